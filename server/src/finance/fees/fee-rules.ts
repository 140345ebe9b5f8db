import { nearest } from '../../platform/tree/nearest.js';
import { type Currency, atRate, ofUnits, partOf } from '@fovea/shared-types/money';

/** A line of the table of fees that is in force. */
export interface FeeLine {
  categoryId: number | null;
  companyId: number | null;
  currency: Currency;
  /** In hundredths of a percent. */
  rate: number;
  /** Of each line of an order, in whole units. */
  minimum: number;
  taxRate: number;
}

/** A line of an order, as its fee is worked out. */
export interface SoldLine {
  /** Minor units. */
  amount: number;
  /** Its category and those above it, the narrowest first. */
  categories: readonly number[];
}

/** A sale of which `held` of `total` is still there, freight billed beside it left out: what went back is charged nothing. */
export interface Sale {
  companyId: number | null;
  currency: Currency;
  lines: readonly SoldLine[];
  total: number;
  held: number;
}

export interface Fee {
  fee: number;
  tax: number;
}

/** What the platform takes of a sale and the tax on it, rounded down line by line; never more than is there. */
export function feeOf(
  lines: readonly FeeLine[],
  { companyId, currency, lines: sold, total, held }: Sale,
): Fee {
  let fee = 0;
  let tax = 0;
  for (const { amount, categories } of sold) {
    const line = narrowest(lines, companyId, currency, categories);
    const base = partOf(amount, Math.min(held, total), total);
    if (line === undefined || base === 0) continue;
    const least = ofUnits(line.minimum, currency);
    const taken = Math.min(base, Math.max(atRate(base, line.rate), least));
    fee += taken;
    tax += atRate(taken, line.taxRate);
  }
  const kept = Math.min(fee, held);
  return { fee: kept, tax: Math.min(tax, held - kept) };
}

/** The merchant's own before everybody's; within them the nearest category before all. */
function narrowest(
  lines: readonly FeeLine[],
  companyId: number | null,
  currency: Currency,
  categories: readonly number[],
): FeeLine | undefined {
  const ofSeller = (seller: number | null): FeeLine | undefined =>
    nearest(categories, (category) =>
      lines.find(
        (line) => line.companyId === seller && line.categoryId === category && line.currency === currency,
      ),
    );
  return (companyId === null ? undefined : ofSeller(companyId)) ?? ofSeller(null);
}
