import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { SearchBox } from './search-box';

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

const show = (address: string) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <SearchBox />
        <Address />
      </MemoryRouter>
    </QueryClientProvider>,
  );
const aiSwitch = () => screen.getByRole('switch', { name: 'AI search' });
const search = (text: string): string | null => {
  fireEvent.change(screen.getByRole('combobox'), { target: { value: text } });
  fireEvent.submit(screen.getByRole('search'));
  return screen.getByText(/^\/searchCommodity/).textContent;
};

describe('the search box', () => {
  it('searches words, and after a press of the switch for the meaning of a sentence, until it is pressed again', () => {
    show('/shoppingMall');
    expect(aiSwitch()).not.toBeChecked();
    expect(search('OCT')).toBe('/searchCommodity?type=1&search=1&goods_name=OCT');
    fireEvent.click(aiSwitch());
    expect(aiSwitch()).toBeChecked();
    expect(screen.getByRole('combobox')).toHaveFocus();
    expect(search('used OCT')).toBe('/searchCommodity?type=1&search=2&goods_name=used+OCT');
    expect(aiSwitch()).toBeChecked();
    fireEvent.click(aiSwitch());
    expect(search('lamp')).toBe('/searchCommodity?type=1&search=1&goods_name=lamp');
  });

  it('is as the address states', () => {
    show('/searchCommodity?type=1&search=2&goods_name=used+OCT');
    expect(aiSwitch()).toBeChecked();
    expect(screen.getByRole('combobox')).toHaveValue('used OCT');
  });
});
