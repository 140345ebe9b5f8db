import { PRICE_STEPS, stepAt } from './currency-steps.js';
import { CURRENCIES, type Currency, minorPerUnit } from './money.js';

// Typed from the auction rules a second time, on purpose: [from, step] in whole units.
const TABLES: Record<Currency, Array<[number, number]>> = {
  JPY: [
    [0, 10],
    [1000, 100],
    [5000, 250],
    [10000, 500],
    [50000, 2000],
    [100000, 5000],
    [300000, 10000],
    [500000, 20000],
    [1000000, 30000],
    [5000000, 50000],
    [10000000, 100000],
  ],
  CNY: [
    [0, 1],
    [50, 10],
    [500, 50],
    [1000, 100],
    [5000, 200],
    [10000, 500],
    [30000, 1000],
    [100000, 2000],
    [300000, 5000],
  ],
  USD: [
    [0, 1],
    [50, 5],
    [100, 10],
    [500, 20],
    [1000, 50],
    [3000, 100],
    [10000, 200],
    [30000, 500],
  ],
};

describe.each(CURRENCIES)('the steps of %s', (currency) => {
  const unit = minorPerUnit(currency);
  const rows = TABLES[currency];

  it.each(rows)('from %p on are %p', (from, step) => {
    expect(stepAt(from * unit, currency)).toBe(step * unit);
    expect(stepAt((from + 1) * unit, currency)).toBe(step * unit);
  });

  it.each(rows.slice(1).map(([from], index) => [from, rows[index]?.[1] ?? 0]))(
    'just below %p are still %p',
    (from, step) => {
      expect(stepAt(from * unit - 1, currency)).toBe(step * unit);
    },
  );

  it('stay at the last one far above the table', () => {
    expect(stepAt(10 ** 13, currency)).toBe((rows.at(-1)?.[1] ?? 0) * unit);
  });

  it('never shrink, so that one step over a higher price is always more', () => {
    const steps = PRICE_STEPS[currency].map((row) => row.step);
    expect(steps).toEqual([...steps].sort((a, b) => a - b));
    expect(PRICE_STEPS[currency]).toHaveLength(rows.length);
  });
});
