import fc from 'fast-check';
import { taxOnTop, taxWithin } from './tax-table.js';

const amounts = fc.array(
  fc.record({ ratePercent: fc.constantFrom(8, 10), amount: fc.integer({ min: 0, max: 10 ** 12 }) }),
  { minLength: 1, maxLength: 30 },
);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const RUNS = { numRuns: 10_000 };

describe('tax of an invoice', () => {
  it('is a part of the requested amount, and nothing is lost', () =>
    fc.assert(
      fc.property(amounts, (requested) => {
        const rows = taxWithin(requested);
        expect(sum(rows.map(({ base, tax }) => base + tax))).toBe(sum(requested.map(({ amount }) => amount)));
        for (const { ratePercent, base, tax } of rows) {
          // Never a whole unit away from the rate applied to the sum.
          const exact = ((base + tax) * ratePercent) / (100 + ratePercent);
          expect(exact - tax).toBeGreaterThanOrEqual(-0.001);
          expect(exact - tax).toBeLessThan(1.001);
        }
      }),
      RUNS,
    ));

  it('is rounded once for a rate, however many lines there are', () =>
    fc.assert(
      fc.property(amounts, (requested) => {
        const whole = [8, 10].map((ratePercent) => ({
          ratePercent,
          amount: sum(requested.filter((one) => one.ratePercent === ratePercent).map(({ amount }) => amount)),
        }));
        const some = (rows: readonly { tax: number }[]) => sum(rows.map(({ tax }) => tax));
        expect(some(taxOnTop(requested))).toBe(some(taxOnTop(whole)));
        expect(some(taxWithin(requested))).toBe(some(taxWithin(whole)));
      }),
      RUNS,
    ));

  it('of three lines of 105 yen at 10% is 31, not three times 10', () => {
    const lines = [105, 105, 105].map((amount) => ({ ratePercent: 10, amount }));
    expect(taxOnTop(lines)).toEqual([{ ratePercent: 10, base: 315, tax: 31 }]);
  });

  it('is listed per rate, the highest first', () => {
    expect(
      taxWithin([
        { ratePercent: 8, amount: 1_080 },
        { ratePercent: 10, amount: 1_100 },
      ]),
    ).toEqual([
      { ratePercent: 10, base: 1_000, tax: 100 },
      { ratePercent: 8, base: 1_000, tax: 80 },
    ]);
  });
});
