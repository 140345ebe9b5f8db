import { feeOf, type FeeLine } from './fee-rules.js';

const line = (changes: Partial<FeeLine> = {}): FeeLine => ({
  categoryId: null,
  companyId: null,
  currency: 'JPY',
  rate: 500,
  minimum: 0,
  taxRate: 1000,
  effectiveFrom: '2026-01-01',
  effectiveUntil: null,
  ...changes,
});
const sale = { companyId: 7, currency: 'JPY' as const, soldOn: '2026-10-31', total: 11_000, held: 11_000 };
const sold = [{ amount: 10_000, categories: [3, 2, 1] }];

describe('the fee of a sale', () => {
  it('is of the goods, with its tax, rounded down', () => {
    expect(feeOf([line()], { ...sale, lines: sold })).toMatchObject({ fee: 500, tax: 50 });
    expect(feeOf([line()], { ...sale, lines: [{ amount: 199, categories: [] }] })).toMatchObject({
      fee: 9,
      tax: 0,
    });
  });

  it('follows the narrowest line: the merchant’s before everybody’s, the nearest category before all', () => {
    const lines = [
      line(),
      line({ categoryId: 1, rate: 400 }),
      line({ categoryId: 2, rate: 300 }),
      line({ companyId: 7, rate: 200 }),
      line({ companyId: 8, categoryId: 3, rate: 9_000 }),
    ];
    expect(feeOf(lines, { ...sale, lines: sold }).fee).toBe(200);
    expect(feeOf(lines, { ...sale, companyId: null, lines: sold }).fee).toBe(300);
    expect(feeOf(lines, { ...sale, companyId: null, lines: [{ amount: 10_000, categories: [9] }] }).fee).toBe(
      500,
    );
  });

  it('is that of the day of the sale', () => {
    const lines = [
      line({ rate: 100, effectiveUntil: '2026-10-30' }),
      line({ rate: 200, effectiveFrom: '2026-10-31' }),
      line({ rate: 300, effectiveFrom: '2026-11-01' }),
    ];
    const feeOn = (soldOn: string): number => feeOf(lines, { ...sale, soldOn, lines: sold }).fee;
    expect(['2026-10-30', '2026-10-31', '2026-11-01'].map(feeOn)).toEqual([100, 200, 300]);
    expect(feeOn('2025-12-31')).toBe(0);
  });

  it('is divided by the rate of its tax', () => {
    const lines = [line(), line({ categoryId: 9, taxRate: 800 })];
    const mixed = [...sold, { amount: 5_000, categories: [9] }, { amount: 1_000, categories: [3] }];
    expect(feeOf(lines, { ...sale, total: 17_000, held: 17_000, lines: mixed })).toEqual({
      ...{ fee: 800, tax: 75 },
      rates: [
        { rate: 800, fee: 250, tax: 20 },
        { rate: 1_000, fee: 550, tax: 55 },
      ],
    });
  });

  it('has a least sum for each line, and no more than the line', () => {
    const least = [line({ minimum: 800 })];
    expect(feeOf(least, { ...sale, lines: sold }).fee).toBe(800);
    expect(feeOf(least, { ...sale, lines: [{ amount: 300, categories: [] }] }).fee).toBe(300);
  });

  it('is no more where freight that was billed afterwards is held beside it', () => {
    expect(feeOf([line()], { ...sale, held: 15_500, lines: sold })).toMatchObject({ fee: 500, tax: 50 });
  });

  it('charges nothing on a refund, nothing without a line, and never more than is held', () => {
    expect(feeOf([line()], { ...sale, held: 5_500, lines: sold })).toMatchObject({ fee: 250, tax: 25 });
    expect(feeOf([line({ currency: 'USD' })], { ...sale, lines: sold })).toEqual({
      fee: 0,
      tax: 0,
      rates: [],
    });
    expect(
      feeOf([line({ rate: 10_000 })], { ...sale, total: 10_000, held: 10_000, lines: sold }),
    ).toMatchObject({
      fee: 10_000,
      tax: 0,
    });
  });
});
