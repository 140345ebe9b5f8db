import { feeOf, type FeeLine } from './fee-rules.js';

const line = (changes: Partial<FeeLine> = {}): FeeLine => ({
  categoryId: null,
  companyId: null,
  currency: 'JPY',
  rate: 500,
  minimum: 0,
  taxRate: 1000,
  ...changes,
});
const sale = { companyId: 7, currency: 'JPY' as const, total: 11_000, held: 11_000 };
const sold = [{ amount: 10_000, categories: [3, 2, 1] }];

describe('the fee of a sale', () => {
  it('is of the goods, with its tax, rounded down', () => {
    expect(feeOf([line()], { ...sale, lines: sold })).toEqual({ fee: 500, tax: 50 });
    expect(feeOf([line()], { ...sale, lines: [{ amount: 199, categories: [] }] })).toEqual({
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

  it('has a least sum for each line, and no more than the line', () => {
    const least = [line({ minimum: 800 })];
    expect(feeOf(least, { ...sale, lines: sold }).fee).toBe(800);
    expect(feeOf(least, { ...sale, lines: [{ amount: 300, categories: [] }] }).fee).toBe(300);
  });

  it('is no more where freight that was billed afterwards is held beside it', () => {
    expect(feeOf([line()], { ...sale, held: 15_500, lines: sold })).toEqual({ fee: 500, tax: 50 });
  });

  it('charges nothing on a refund, nothing without a line, and never more than is held', () => {
    expect(feeOf([line()], { ...sale, held: 5_500, lines: sold })).toEqual({ fee: 250, tax: 25 });
    expect(feeOf([line({ currency: 'USD' })], { ...sale, lines: sold })).toEqual({ fee: 0, tax: 0 });
    expect(feeOf([line({ rate: 10_000 })], { ...sale, total: 10_000, held: 10_000, lines: sold })).toEqual({
      fee: 10_000,
      tax: 0,
    });
  });
});
