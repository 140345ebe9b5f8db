import { atRate, partOf, WHOLE_RATE } from '@fovea/shared-types/money';

/** What is taxed at one rate, in minor units. */
export interface TaxRow {
  ratePercent: number;
  /** Without the tax. */
  base: number;
  tax: number;
}

/** An amount at its rate, in minor units. */
export interface TaxedAmount {
  ratePercent: number;
  amount: number;
}

/** In hundredths of a percent. */
const rateOf = (ratePercent: number): number => Math.round((ratePercent * WHOLE_RATE) / 100);

/**
 * Tax per rate of amounts that contain it, rounded down once per rate as a qualified invoice requires (never per line).
 * @returns one row per rate, the highest first; bases and taxes sum to the amounts
 * Source: National Tax Agency, 適格請求書等保存方式 Q&A, 端数処理 (一の適格請求書につき、税率ごとに1回)
 */
export function taxWithin(amounts: readonly TaxedAmount[]): TaxRow[] {
  return perRate(amounts).map(({ ratePercent, amount }) => {
    const rate = rateOf(ratePercent);
    const tax = partOf(amount, rate, WHOLE_RATE + rate);
    return { ratePercent, base: amount - tax, tax };
  });
}

/** Tax per rate of amounts without it, rounded down once per rate; bases sum to the amounts. */
export function taxOnTop(amounts: readonly TaxedAmount[]): TaxRow[] {
  return perRate(amounts).map(({ ratePercent, amount }) => ({
    ratePercent,
    base: amount,
    tax: atRate(amount, rateOf(ratePercent)),
  }));
}

function perRate(amounts: readonly TaxedAmount[]): TaxedAmount[] {
  const sums = new Map<number, number>();
  for (const { ratePercent, amount } of amounts) sums.set(ratePercent, (sums.get(ratePercent) ?? 0) + amount);
  return [...sums]
    .map(([ratePercent, amount]) => ({ ratePercent, amount }))
    .sort((a, b) => b.ratePercent - a.ratePercent);
}
