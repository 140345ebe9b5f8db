import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { Choice } from './fields';
import { SearchSelect } from './search-select';

const PEOPLE = ['Ant Clinic', 'Bee Clinic', 'Cat Clinic', 'Dog Clinic'].map((label, at) => ({
  value: String(at + 1),
  label,
}));
const find = vi.fn((text: string) =>
  Promise.resolve(PEOPLE.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()))),
);

function Customers({
  given,
  may = true,
  first = null,
  named,
  nameOf,
}: {
  given?: readonly Choice[];
  nameOf?: (value: string) => Promise<string>;
  may?: boolean;
  first?: string | null;
  named?: string;
}) {
  const [value, setValue] = useState<string | null>(first);
  return (
    <>
      <SearchSelect
        label="Customer"
        value={value}
        onChange={setValue}
        named={named}
        given={given}
        search={may ? { key: ['customers'], find, ...(nameOf && { nameOf }) } : null}
      />
      <output>{value}</output>
    </>
  );
}
const show = (props: Parameters<typeof Customers>[0] = {}) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MantineProvider env="test">
        <Customers {...props} />
      </MantineProvider>
    </QueryClientProvider>,
  );
const box = () => screen.getByRole('combobox', { name: 'Customer' });
const offered = () => screen.queryAllByRole('option').map((option) => option.textContent);

describe('a select box that searches', () => {
  it('offers what it is given, and searches for the rest', async () => {
    show({ given: PEOPLE.slice(0, 2) });
    await userEvent.click(box());
    expect(offered()).toEqual(['Ant Clinic', 'Bee Clinic']);
    expect(find).not.toHaveBeenCalled();
    await userEvent.type(box(), 'dog');
    await waitFor(() => expect(offered()).toEqual(['Dog Clinic']));
    await userEvent.click(screen.getByRole('option', { name: 'Dog Clinic' }));
    expect(screen.getByRole('status')).toHaveTextContent('4');
    expect(box()).toHaveValue('Dog Clinic');
  });

  it('offers what an empty search finds where it is given nothing', async () => {
    show();
    await userEvent.click(box());
    await waitFor(() => expect(offered()).toHaveLength(4));
  });

  it('keeps the name of the current value, though it is not offered', async () => {
    show({ given: PEOPLE.slice(0, 2), first: '9', named: 'Elk Clinic' });
    expect(box()).toHaveValue('Elk Clinic');
    await userEvent.click(box());
    expect(offered()).toEqual(['Elk Clinic', 'Ant Clinic', 'Bee Clinic']);
  });

  it('looks only among what is given for users who may not search', async () => {
    find.mockClear();
    show({ given: PEOPLE.slice(0, 2), may: false });
    await userEvent.click(box());
    await userEvent.type(box(), 'ｂee');
    await waitFor(() => expect(offered()).toEqual(['Bee Clinic']));
    expect(find).not.toHaveBeenCalled();
  });

  it('looks up the name of a value that an address gives by id, until another is chosen', async () => {
    const nameOf = vi.fn(() => Promise.resolve('Emu Clinic'));
    show({ first: '77', nameOf });
    await waitFor(() => expect(box()).toHaveValue('Emu Clinic'));
    expect(nameOf).toHaveBeenCalledTimes(1);
    await userEvent.click(box());
    await userEvent.click(await screen.findByRole('option', { name: 'Bee Clinic' }));
    expect(box()).toHaveValue('Bee Clinic');
    expect(nameOf).toHaveBeenCalledTimes(1);
  });
});
