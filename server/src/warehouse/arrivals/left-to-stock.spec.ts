import { leftOfProducts, leftToStock } from './left-to-stock.js';

const line = (
  at: number,
  product_id: number,
  arrived_number: number,
  serial_number: string | null = null,
) => ({
  line: at,
  product_id,
  serial_number,
  arrived_number,
});
const taken = (product_id: number, quantity: number, serial_number: string | null = null) => ({
  product_id,
  serial_number,
  quantity,
});

describe('what is left to be put in stock', () => {
  const lines = [line(1, 7, 5), line(2, 8, 1, 'sn-１'), line(3, 7, 2), line(4, 8, 1, 'SN-2')];

  it('is what was counted, before any document', () => {
    expect([...leftToStock(lines, [])]).toEqual([
      [1, 5],
      [2, 1],
      [3, 2],
      [4, 1],
    ]);
  });

  it('is filled line by line of a product, and by the number of a piece however it is typed', () => {
    expect([...leftToStock(lines, [taken(7, 6), taken(8, 1, 'SN-2')])]).toEqual([
      [1, 0],
      [2, 1],
      [3, 1],
      [4, 0],
    ]);
    expect([...leftToStock(lines, [taken(8, 1, 'SN-1')])][1]).toEqual([2, 0]);
  });

  it('falls by a piece whose number nobody announced', () => {
    expect([...leftOfProducts(lines, [taken(8, 1, 'other')])]).toEqual([
      [7, 7],
      [8, 1],
    ]);
  });

  it('is never below nothing', () => {
    expect([...leftOfProducts([line(1, 7, 3)], [taken(7, 9)])]).toEqual([[7, 0]]);
  });
});
