import { describe, expect, it } from 'vitest';
import { stockChanges } from './stock-changes';

const LINES = [
  {
    product_id: 1,
    goods_name: 'Ultrasound',
    goods_code: 'U-1',
    good_number: 2,
    ware_house_product_good_number: 5,
  },
  { product_id: 2, goods_name: 'Probe', goods_code: '', good_number: 1, ware_house_product_good_number: 1 },
  {
    product_id: 1,
    goods_name: 'Ultrasound',
    goods_code: 'U-1',
    good_number: 1,
    ware_house_product_good_number: 5,
  },
];

describe('what a stock document changes', () => {
  it('is counted once for each product, in or out', () => {
    expect(stockChanges(LINES, true)).toEqual([
      { name: 'Ultrasound · U-1', change: 3, before: 5 },
      { name: 'Probe', change: 1, before: 1 },
    ]);
    expect(stockChanges(LINES, false).map(({ change, before }) => before + change)).toEqual([2, 0]);
  });
});
