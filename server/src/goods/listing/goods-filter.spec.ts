import { AppError } from '../../platform/kernel/app-error.js';
import { toGoodsFilter, toGoodsSort } from './goods-filter.js';

const fieldsOf = (read: () => unknown): unknown => {
  try {
    read();
  } catch (error) {
    if (error instanceof AppError) return error.fields;
  }
  return undefined;
};

describe('the filter of the goods list', () => {
  it('takes "all" as no sale type', () => {
    expect(toGoodsFilter({ sale_type: 1 }).saleType).toBeNull();
    expect(toGoodsFilter({ sale_type: 2 }).saleType).toBe(2);
  });

  it('reads prices in minor units of the currency', () => {
    expect(toGoodsFilter({ currency: 'CNY', price_min: '100.5' }).priceMin).toBe(10_050);
    expect(toGoodsFilter({ currency: 'JPY', price_max: '5000' }).priceMax).toBe(5_000);
  });

  it('refuses a price without a currency, and decimals the currency has not', () => {
    expect(fieldsOf(() => toGoodsFilter({ price_min: '1' }))).toEqual({ currency: { key: 'required' } });
    expect(fieldsOf(() => toGoodsFilter({ currency: 'JPY', price_max: '1.5' }))).toEqual({
      price_max: { key: 'money_digits' },
    });
  });

  it('splits words, folds them and bounds their number', () => {
    expect(toGoodsFilter({ goods_name: '  OCT　ＦＵＮＤＵＳ ' }).words).toEqual(['oct', 'fundus']);
    expect(toGoodsFilter({ goods_name: 'a b c d e f g h i j' }).words).toHaveLength(8);
  });

  it('sorts by how well words fit, without words by newest, unless another order is requested', () => {
    expect(toGoodsSort(undefined, false)).toBe('newest');
    expect(toGoodsSort('relevance', false)).toBe('newest');
    expect(toGoodsSort(undefined, true)).toBe('relevance');
    expect(toGoodsSort('price_asc', true)).toBe('price_asc');
  });
});
