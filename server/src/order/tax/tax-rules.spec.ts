import fc from 'fast-check';
import { taxesOf } from './tax-rules.js';

const parts = fc.array(
  fc.record({ rate: fc.constantFrom(0, 800, 1_000), base: fc.integer({ min: 0, max: 10_000_000_000_000 }) }),
  { maxLength: 20 },
);
const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

describe('consumption tax', () => {
  it('is rounded down once for each rate of an order, not for each line', () => {
    const lines = [999, 999, 5].map((base) => ({ rate: 1_000, base }));
    expect(taxesOf([...lines, { rate: 800, base: 99 }])).toEqual([
      { rate: 1_000, base: 2_003, tax: 200 },
      { rate: 800, base: 99, tax: 7 },
    ]);
  });

  it('is of all that was given, each rate once, and never a yen more than the rate', () => {
    fc.assert(
      fc.property(parts, (given) => {
        const taxes = taxesOf(given);
        expect(new Set(taxes.map(({ rate }) => rate)).size).toBe(taxes.length);
        expect(sum(taxes.map(({ base }) => base))).toBe(sum(given.map(({ base }) => base)));
        for (const { rate, base, tax } of taxes) {
          expect(BigInt(tax) * 10_000n <= BigInt(base) * BigInt(rate)).toBe(true);
          expect((BigInt(tax) + 1n) * 10_000n > BigInt(base) * BigInt(rate)).toBe(true);
        }
      }),
    );
  });
});
