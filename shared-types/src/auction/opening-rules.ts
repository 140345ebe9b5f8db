import { type Currency, minorPerUnit, percentOf } from '../money.js';

/** Goods that one call puts up for auction. */
export const LOTS_AT_ONCE_MAX = 100;

/** Between the ends of lots opened in one go, so that a bidder on several can follow each. */
export const LOT_SPACING_MS = 60_000;

/** Start prices in whole units from which a certified company pays a deposit like everybody. */
export const DEPOSIT_EXEMPT_BELOW: Readonly<Record<Currency, number>> = {
  JPY: 300_000,
  CNY: 15_000,
  USD: 1_500,
};

/** The deposit: a percentage of the start price, rounded half up to minor units, then up to a whole yen, yuan or dollar. */
export function depositFor(startPrice: number, ratePercent: number, currency: Currency): number {
  const unit = minorPerUnit(currency);
  return Math.ceil(percentOf(startPrice, ratePercent) / unit) * unit;
}
