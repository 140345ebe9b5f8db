import type { Currency } from '@fovea/shared-types/money';
import type { TFunction } from 'i18next';
import { formatMoney, formatPlainMoney } from '../../lib/format';

interface PriceRange {
  min: string | null;
  max: string | null;
  currency: Currency;
}

/** A range of prices in words, its currency once; open on both sides it is the currency alone. */
export function priceText(t: TFunction<'goods'>, { min, max, currency }: PriceRange): string {
  const money = (text: string): string => formatMoney(text, currency);
  if (min !== null && max !== null)
    return t('chip.price_between', { min: money(min), max: formatPlainMoney(max) });
  if (min !== null) return t('chip.price_from', { min: money(min) });
  return max === null ? t(`currency.${currency}`) : t('chip.price_to', { max: money(max) });
}

/** A range of years of make in words; one of the two is given. */
export function yearText(t: TFunction<'goods'>, min: number | null, max: number | null): string {
  if (min !== null && max !== null)
    return min === max ? t('chip.year', { year: min }) : t('chip.year_between', { min, max });
  return min === null ? t('chip.year_to', { max }) : t('chip.year_from', { min });
}
