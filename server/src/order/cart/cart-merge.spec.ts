import { CART_LEFT } from '@fovea/shared-types/order/cart-rules';
import { mergeOf, type MergedGoods } from './cart-merge.js';

const goods = (id: number, more: Partial<MergedGoods> = {}): [number, MergedGoods] => [
  id,
  {
    ...{ id, seller_id: 1, company_id: null, stock: 5, is_buyable: true, is_sold_out: false, in_cart: 0 },
    ...{ name: `goods ${id}`, isOwn: false, refusal: null },
    ...more,
  },
];
const line = (goods_id: number, quantity = 1) => ({ goods_id, quantity });
const ROOM = 100;

describe('what a visitor collected', () => {
  it('is merged whole where it is offered, with the larger number of both', () => {
    const known = new Map([goods(1), goods(2, { in_cart: 4 }), goods(3, { in_cart: 2 })]);
    expect(mergeOf([line(1, 5), line(2, 3), line(3, 5), line(1, 2)], known, ROOM)).toEqual({
      put: [
        { goodsId: 1, quantity: 5 },
        { goodsId: 2, quantity: 4 },
        { goodsId: 3, quantity: 5 },
      ],
      left: [],
    });
  });

  it('gives a reason for each line that was reduced', () => {
    const known = new Map([
      goods(1),
      goods(2, { stock: 0 }),
      goods(3, { is_buyable: false, is_sold_out: true }),
      goods(4, { is_buyable: false, name: null }),
      goods(5, { isOwn: true }),
    ]);
    const { put, left } = mergeOf([line(1, 9), line(2), line(3), line(4), line(5), line(6)], known, ROOM);
    expect(put).toEqual([{ goodsId: 1, quantity: 5 }]);
    expect(
      left.map(({ goods_id, goods_name, quantity, reason }) => [goods_id, goods_name, quantity, reason]),
    ).toEqual([
      [1, 'goods 1', 5, CART_LEFT.fewer_left],
      [2, 'goods 2', 0, CART_LEFT.sold_out],
      [3, 'goods 3', 0, CART_LEFT.sold_out],
      [4, null, 0, CART_LEFT.gone],
      [5, 'goods 5', 0, CART_LEFT.own],
      [6, null, 0, CART_LEFT.gone],
    ]);
  });

  it('leaves behind what the law refuses, with its rule', () => {
    const known = new Map([goods(1, { refusal: 'Rule 7' }), goods(2, { refusal: 'Rule 7', stock: 0 })]);
    expect(mergeOf([line(1), line(2)], known, ROOM)).toMatchObject({
      put: [],
      left: [
        { goods_id: 1, quantity: 0, reason: CART_LEFT.refused, refusal: 'Rule 7' },
        { goods_id: 2, quantity: 0, reason: CART_LEFT.sold_out, refusal: null },
      ],
    });
  });

  it('fills the cart to its limit, the first lines first; lines that are there already need no room', () => {
    const known = new Map([goods(1), goods(2), goods(3, { in_cart: 1 })]);
    expect(mergeOf([line(1), line(2), line(3, 2)], known, 1)).toEqual({
      put: [
        { goodsId: 1, quantity: 1 },
        { goodsId: 3, quantity: 2 },
      ],
      left: [
        { goods_id: 2, goods_name: 'goods 2', wanted: 1, quantity: 0, reason: CART_LEFT.full, refusal: null },
      ],
    });
  });
});
