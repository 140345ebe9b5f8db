import fc from 'fast-check';
import { feeOf, type FeeLine, type Sale } from '../../../server/src/finance/fees/fee-rules.js';

const RUNS = process.env.FOVEA_LONG === '1' ? 200_000 : 5_000;
const SEED = Number(process.env.FOVEA_SEED ?? Date.now() % 2 ** 31);

const amount = fc.integer({ min: 1, max: 10 ** 12 });
const LINE: fc.Arbitrary<FeeLine> = fc.record({
  categoryId: fc.constant(null),
  companyId: fc.constant(null),
  currency: fc.constantFrom('JPY' as const, 'CNY' as const),
  rate: fc.integer({ min: 0, max: 10_000 }),
  minimum: fc.integer({ min: 0, max: 1_000_000 }),
  taxRate: fc.integer({ min: 0, max: 10_000 }),
  effectiveFrom: fc.constant('2026-01-01'),
  effectiveUntil: fc.constant(null),
});
/** Goods with tax and freight on top, of which some went back; or of which more is held than it came to. */
const SALE: fc.Arbitrary<Sale> = fc
  .record({
    amounts: fc.array(amount, { minLength: 1, maxLength: 5 }),
    beside: fc.nat(10 ** 9),
    share: fc.integer({ min: 0, max: 300 }),
  })
  .map(({ amounts, beside, share }) => {
    const total = amounts.reduce((sum, one) => sum + one, 0) + beside;
    const held = Number((BigInt(total) * BigInt(share)) / 100n);
    const lines = amounts.map((one) => ({ amount: one, categories: [] }));
    return { companyId: null, currency: 'JPY', soldOn: '2026-10-31', lines, total, held };
  });

describe(`the fee of any sale (seed ${SEED})`, () => {
  it('is of its goods, never of more, and with its tax never more than is held', () => {
    fc.assert(
      fc.property(LINE, SALE, (line, sale) => {
        const { fee, tax, rates } = feeOf([line], sale);
        const goods = sale.lines.reduce((sum, one) => sum + one.amount, 0);
        expect(fee).toBeLessThanOrEqual(goods);
        expect(rates.reduce((sum, at) => sum + at.fee, 0)).toBe(fee);
        expect(rates.reduce((sum, at) => sum + at.tax, 0)).toBe(tax);
        expect(fee + tax).toBeLessThanOrEqual(sale.held);
        expect(Math.min(fee, tax)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });

  it('is the same however much is held beyond what it came to', () => {
    fc.assert(
      fc.property(LINE, SALE, amount, (line, sale, more) => {
        const whole = { ...sale, held: sale.total };
        const { fee } = feeOf([line], whole);
        expect(feeOf([line], { ...sale, held: sale.total + more }).fee).toBe(fee);
      }),
      { numRuns: RUNS, seed: SEED },
    );
  });
});
