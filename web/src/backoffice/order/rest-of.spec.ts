import type { OrderShipment } from '@fovea/shared-types/order/shipping.dto';
import { describe, expect, it } from 'vitest';
import { restOf } from './rest-of';

const item = (line: number, quantity: number) => ({
  line,
  quantity,
  released: 0,
  goods_id: line,
  goods_name: `g${line}`,
  image: null,
  unit_price: '1',
  stock_out: null,
});
const parcel = (status: number, line: number, quantity: number): OrderShipment => ({
  id: line,
  logistics_company: 1,
  logistics_code: '',
  tracking_url: null,
  status,
  sent_at: null,
  ended_at: null,
  lines: [{ line, quantity, goods_name: `g${line}` }],
});

describe('what rests of an order', () => {
  it('is what no parcel has; a cancelled or returned one has nothing', () => {
    const rest = restOf(
      [item(1, 3), item(2, 1), item(3, 1)],
      [parcel(1, 1, 2), parcel(3, 1, 1), parcel(0, 2, 1), parcel(9, 3, 1)],
    );
    expect(rest.map(({ line, rest: count }) => [line, count])).toEqual([
      [1, 1],
      [3, 1],
    ]);
  });
});
