import type { AiFilter } from '@fovea/shared-types/goods/ai-search.dto';
import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { UnderstoodChips } from './understood-chips';

const aFilter = (over: Partial<AiFilter>): AiFilter => ({
  id: 'category:1',
  kind: 'category',
  text: 'OCT',
  source: 'OCT',
  is_excluded: false,
  currency: '',
  price_min: null,
  price_max: null,
  year_min: null,
  year_max: null,
  ...over,
});
const filters = [
  aFilter({}),
  aFilter({ id: 'price:JPY:-2000000', kind: 'price', text: '', currency: 'JPY', price_max: '2000000' }),
  aFilter({ id: 'year:2019-', kind: 'year', text: '', year_min: 2019 }),
  aFilter({ id: 'not:made_in:CN', kind: 'made_in', text: 'made in China', is_excluded: true }),
];

function show(removed = 0) {
  const onRemove = vi.fn<(id: string) => void>();
  const onRestore = vi.fn();
  render(<UnderstoodChips filters={filters} removed={removed} onRemove={onRemove} onRestore={onRestore} />);
  return { onRemove, onRestore };
}

describe('what was understood', () => {
  it('is shown filter by filter, with prices and years as people read them', () => {
    show();
    expect(screen.getAllByRole('button').map((chip) => chip.textContent)).toEqual([
      'OCT',
      'Up to JPY ¥2,000,000.00',
      'Made: 2019 or later',
      'Not: made in China',
    ]);
  });

  it('is taken away by a click, and by Delete and Backspace, which leave the focus in the list', () => {
    const { onRemove } = show();
    const [oct, price, year] = screen.getAllByRole('button');
    fireEvent.click(oct as HTMLElement);
    fireEvent.keyDown(price as HTMLElement, { key: 'Delete' });
    expect(document.activeElement).toBe(year);
    fireEvent.keyDown(year as HTMLElement, { key: 'Backspace' });
    expect(onRemove.mock.calls.map(([id]) => id)).toEqual(['category:1', 'price:JPY:-2000000', 'year:2019-']);
  });

  it('returns at once when something was removed', () => {
    const { onRestore } = show(2);
    fireEvent.click(screen.getByRole('button', { name: 'Put 2 removed filters back' }));
    expect(onRestore).toHaveBeenCalledOnce();
  });
});
