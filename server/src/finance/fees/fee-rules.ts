import { type Currency, atRate, ofUnits, partOf } from '@fovea/shared-types/money';
import { elementAt } from '../../platform/kernel/element-at.js';
import { nearest } from '../../platform/tree/nearest.js';

/** A line of the table of fees. */
export interface FeeLine {
  categoryId: number | null;
  companyId: number | null;
  currency: Currency;
  /** In hundredths of a percent. */
  rate: number;
  /** Of each line of an order, in whole units. */
  minimum: number;
  taxRate: number;
  /** Days where the platform is, `2026-10-31`. */
  effectiveFrom: string;
  effectiveUntil: string | null;
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
  /** Day of the sale where the platform is: whose fees apply. */
  soldOn: string;
  lines: readonly SoldLine[];
  total: number;
  held: number;
}

/** What is taxed at one rate, in hundredths of a percent. */
export interface FeeAtRate {
  rate: number;
  fee: number;
  tax: number;
}

export interface Fee {
  fee: number;
  tax: number;
  /** The same by the rate of the tax, the lowest first. */
  rates: FeeAtRate[];
}

/**
 * What the platform takes of a sale and the tax on it, rounded down line by line; never more than is there.
 * @param lines all that were in force on the day of the sale
 */
export function feeOf(
  lines: readonly FeeLine[],
  { companyId, currency, soldOn, lines: sold, total, held }: Sale,
): Fee {
  const inForce = lines.filter(
    ({ effectiveFrom, effectiveUntil }) =>
      effectiveFrom <= soldOn && (effectiveUntil === null || effectiveUntil >= soldOn),
  );
  const rates = new Map<number, FeeAtRate>();
  for (const { amount, categories } of sold) {
    const line = narrowest(inForce, companyId, currency, categories);
    const base = partOf(amount, Math.min(held, total), total);
    if (line === undefined || base === 0) continue;
    const least = ofUnits(line.minimum, currency);
    const taken = Math.min(base, Math.max(atRate(base, line.rate), least));
    const { fee, tax } = rates.get(line.taxRate) ?? { fee: 0, tax: 0 };
    const rate = line.taxRate;
    rates.set(rate, { rate, fee: fee + taken, tax: tax + atRate(taken, line.taxRate) });
  }
  return withinHeld([...rates.values()], held);
}

/** Fees first, then their tax: as much as there is. */
function withinHeld(rates: readonly FeeAtRate[], held: number): Fee {
  const ordered = rates.toSorted((a, b) => a.rate - b.rate);
  let left = held;
  const take = (amount: number): number => {
    const taken = Math.min(amount, left);
    left -= taken;
    return taken;
  };
  const fees = ordered.map(({ fee }) => take(fee));
  const kept = ordered.map(({ rate, tax }, at) => ({ rate, fee: elementAt(fees, at), tax: take(tax) }));
  return {
    fee: kept.reduce((sum, { fee }) => sum + fee, 0),
    tax: kept.reduce((sum, { tax }) => sum + tax, 0),
    rates: kept.filter(({ fee }) => fee > 0),
  };
}

/** The merchant's own before everybody's; within them the nearest category before all, and the latest of its lines. */
function narrowest(
  lines: readonly FeeLine[],
  companyId: number | null,
  currency: Currency,
  categories: readonly number[],
): FeeLine | undefined {
  const ofSeller = (seller: number | null): FeeLine | undefined =>
    nearest(categories, (category) =>
      lines
        .filter(
          (line) => line.companyId === seller && line.categoryId === category && line.currency === currency,
        )
        .reduce<FeeLine | undefined>(
          (latest, line) => (latest && latest.effectiveFrom >= line.effectiveFrom ? latest : line),
          undefined,
        ),
    );
  return (companyId === null ? undefined : ofSeller(companyId)) ?? ofSeller(null);
}
