import type { AiFilter } from '@fovea/shared-types/goods/ai-search.dto';
import { isCurrency } from '@fovea/shared-types/money';
import type { TFunction } from 'i18next';
import { formatNumber } from '../../lib/format';
import { priceText, yearText } from '../goods-list/range-text';

interface Texts {
  ai: TFunction<'ai-search'>;
  goods: TFunction<'goods'>;
}

/** What a filter reads like: prices and years by their figures, the rest as the server calls it. */
export function filterLabel(filter: AiFilter, { ai, goods }: Texts): string {
  const text = figuresOf(filter, { ai, goods }) ?? filter.text;
  return filter.is_excluded ? ai('chip.excluded', { name: text }) : text;
}

function figuresOf({ kind, currency, ...range }: AiFilter, { ai, goods }: Texts): string | null {
  if (kind === 'year') return ai('chip.year', { years: yearText(goods, range.year_min, range.year_max) });
  if (kind !== 'price') return null;
  const [min, max] = [range.price_min, range.price_max];
  if (isCurrency(currency)) return priceText(goods, { min, max, currency });
  const money = (text: string): string => formatNumber(Number(text));
  if (min !== null && max !== null) return goods('chip.price_between', { min: money(min), max: money(max) });
  return min === null
    ? goods('chip.price_to', { max: money(max ?? '0') })
    : goods('chip.price_from', { min: money(min) });
}
