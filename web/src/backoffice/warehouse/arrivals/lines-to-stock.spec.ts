import type { ArrivalLine } from '@fovea/shared-types/warehouse/arrival.dto';
import { describe, expect, it } from 'vitest';
import { linesToStock } from './lines-to-stock';

const line = (product_id: number, to_stock_number: number, serial_number: string | null = null) =>
  ({
    product_id,
    goods_name: `Lamp ${product_id}`,
    goods_code: 'L-1',
    tracking: serial_number === null ? 0 : 1,
    serial_number,
    to_stock_number,
  }) as ArrivalLine; // the rest is not read

describe('the lines of a document made from an arrival', () => {
  it('are one per product, with its sum or the numbers of its pieces, without what is in stock', () => {
    const drafts = linesToStock([
      line(1, 5),
      line(2, 1, 'A'),
      line(1, 2),
      line(2, 1, 'B'),
      line(2, 0, 'C'),
      line(3, 0),
    ]);
    expect(drafts.map(({ item, quantity, serials }) => [item.id, quantity, serials])).toEqual([
      [1, '7', ''],
      [2, '2', 'A\nB'],
    ]);
  });
});
