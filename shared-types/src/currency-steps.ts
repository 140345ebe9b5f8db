import { type Currency, minorPerUnit } from './money.js';

/** From this price on (minor units) a bid rises by at least `step` (minor units). */
export interface PriceStep {
  readonly from: number;
  readonly step: number;
}

// Whole yen, yuan and dollars, as the auction rules list them.
const WHOLE_UNITS: Readonly<Record<Currency, ReadonlyArray<readonly [from: number, step: number]>>> = {
  JPY: [
    [0, 10],
    [1_000, 100],
    [5_000, 250],
    [10_000, 500],
    [50_000, 2_000],
    [100_000, 5_000],
    [300_000, 10_000],
    [500_000, 20_000],
    [1_000_000, 30_000],
    [5_000_000, 50_000],
    [10_000_000, 100_000],
  ],
  CNY: [
    [0, 1],
    [50, 10],
    [500, 50],
    [1_000, 100],
    [5_000, 200],
    [10_000, 500],
    [30_000, 1_000],
    [100_000, 2_000],
    [300_000, 5_000],
  ],
  // A tenth of the CNY table, no step below one dollar.
  USD: [
    [0, 1],
    [50, 5],
    [100, 10],
    [500, 20],
    [1_000, 50],
    [3_000, 100],
    [10_000, 200],
    [30_000, 500],
  ],
};

function inMinorUnits(currency: Currency): readonly PriceStep[] {
  const unit = minorPerUnit(currency);
  return WHOLE_UNITS[currency].map(([from, step]) => ({ from: from * unit, step: step * unit }));
}

/** The step tables in minor units, ascending by `from`, the first `from` is 0. */
export const PRICE_STEPS: Readonly<Record<Currency, readonly PriceStep[]>> = {
  JPY: inMinorUnits('JPY'),
  CNY: inMinorUnits('CNY'),
  USD: inMinorUnits('USD'),
};

/**
 * The least rise over a current price.
 * @param price minor units, >= 0
 * @returns minor units
 */
export function stepAt(price: number, currency: Currency): number {
  const table = PRICE_STEPS[currency];
  let step = 0;
  for (const row of table) {
    if (row.from > price) break;
    step = row.step;
  }
  return step;
}
