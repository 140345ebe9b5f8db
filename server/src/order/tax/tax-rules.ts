import { atRate } from '@fovea/shared-types/money';

/** What a rate is of, in minor units. */
export interface TaxedPart {
  /** In hundredths of a percent. */
  rate: number;
  base: number;
}

export interface RateOfTax extends TaxedPart {
  tax: number;
}

/** The tax of one order, worked out and rounded down once for each rate, as a qualified invoice wants it. */
export function taxesOf(parts: readonly TaxedPart[]): RateOfTax[] {
  const bases = new Map<number, number>();
  for (const { rate, base } of parts) if (base > 0) bases.set(rate, (bases.get(rate) ?? 0) + base);
  return [...bases]
    .toSorted(([a], [b]) => b - a)
    .map(([rate, base]) => ({ rate, base, tax: atRate(base, rate) }));
}
