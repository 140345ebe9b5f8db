import { indexCounts } from '@fovea/shared-types/message/message.calls';
import {
  addCart,
  cartList,
  delCart,
  mergeCart,
  previewCart,
  reorder,
  updateCart,
} from '@fovea/shared-types/order/cart.calls';
import { CART_LEFT, CART_LINES_MAX, CART_STATE } from '@fovea/shared-types/order/cart-rules';
import { aGoods, aReceivedOrder, uniqueText } from '../../fixtures/rows.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aMember, aSeller } from '../../support/people.js';
import { plant } from '../../support/planting.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());

const cartOf = (as: Person) => api.ok(cartList, {}, { as });
const put = (as: Person, goods_id: number, quantity = 1) => api.ok(addCart, { goods_id, quantity }, { as });
const offered = (quantity: number, more = {}) => aGoods(api.db, { quantity, price: 1_000, ...more });

describe('a cart', () => {
  it('adds up the same goods, never beyond what is offered (R-CRT-05), and counts pieces at the header', async () => {
    const [as, goods_id] = [await aMember(api), await offered(3)];
    const first = await put(as, goods_id);
    expect(await put(as, goods_id, 2)).toEqual({ id: first.id, cart_cnt: 3 });
    expect((await api.refused(addCart, { goods_id, quantity: 1 }, { as })).error).toBe('STOCK_INSUFFICIENT');
    expect(await api.ok(indexCounts, {}, { as })).toMatchObject({ cart_cnt: 3 });
    expect(await cartOf(as)).toMatchObject({
      items: [{ goods_id, quantity: 3, stock: 3, state: CART_STATE.available, freight_note: true }],
      totals: [{ currency: 'JPY', total_price: '3000' }],
      cart_cnt: 3,
    });
  });

  it('takes a repeat of one request once, and twenty at once up to what is offered', async () => {
    const [as, goods_id] = [await aMember(api), await offered(5)];
    const request = { goods_id, quantity: 1, request_id: uniqueText() };
    const first = await api.ok(addCart, request, { as });
    expect(await api.ok(addCart, request, { as })).toEqual(first);
    await Promise.all(
      Array.from({ length: 20 }, () => api.envelope(addCart.path, { goods_id, quantity: 1 }, { as })),
    );
    expect((await cartOf(as)).cart_cnt).toBe(5);
  });

  it('takes no auctioned, coming, sold out, hidden or own goods (R-CRT-04)', async () => {
    const seller = await aSeller(api);
    const as = await aMember(api);
    const own = await aGoods(api.db, {
      seller_id: seller.accountId,
      company_id: seller.companyId,
      quantity: 1,
    });
    const refusals = [
      [as, await offered(1, { sale_type: 2, sale_state: 4 }), 'NOT_FOR_SALE'],
      [as, await offered(1, { sale_type: 4, sale_state: 3 }), 'NOT_FOR_SALE'],
      [as, await offered(0, { sale_state: 5 }), 'NOT_FOR_SALE'],
      [as, await offered(1, { status: 20 }), 'NOT_FOUND'],
      [seller, own, 'ORDER_OWN_GOODS'],
      [as, 999_999_999, 'NOT_FOUND'],
    ] as const;
    for (const [who, goods_id, error] of refusals) {
      const answer = await api.refused(addCart, { goods_id, quantity: 1 }, { as: who });
      expect([goods_id, answer.error]).toEqual([goods_id, error]);
    }
  });

  it('keeps what can no longer be ordered, and marks it (R-CRT-06)', async () => {
    const as = await aMember(api);
    const [stays, fewer, sold, off] = [
      await offered(5),
      await offered(5),
      await offered(5),
      await offered(5),
    ];
    for (const id of [stays, fewer, sold, off]) await put(as, id, 2);
    await api.db.query('UPDATE goods SET quantity = 1 WHERE id = $1', [fewer]);
    await api.db.query('UPDATE goods SET quantity = 0, sale_state = 5 WHERE id = $1', [sold]);
    await api.db.query('UPDATE goods SET status = 20 WHERE id = $1', [off]);
    const { items, totals } = await cartOf(as);
    const { available, fewer_left, sold_out, gone } = CART_STATE;
    expect(items.map(({ state }) => state).reverse()).toEqual([available, fewer_left, sold_out, gone]);
    expect(totals).toEqual([{ currency: 'JPY', total_price: '2000' }]);
  });

  it('adds up each currency by itself, and only what is chosen (R-MNY-07)', async () => {
    const as = await aMember(api);
    await put(as, await offered(1, { currency: 'CNY', price: 150 }));
    const { id } = await put(as, await offered(4), 4);
    const yen = { currency: 'JPY', total_price: '2000' };
    expect((await api.ok(updateCart, { id, quantity: 2 }, { as })).totals).toEqual([
      yen,
      { currency: 'CNY', total_price: '1.50' },
    ]);
    expect((await api.ok(updateCart, { id, checked: 0 }, { as })).totals).toHaveLength(1);
    expect((await api.refused(updateCart, { id, quantity: 5 }, { as })).error).toBe('STOCK_INSUFFICIENT');
    expect((await api.ok(delCart, { ids: [id] }, { as })).totals).toHaveLength(1);
  });

  it('is nobody else’s', async () => {
    const [owner, other] = [await aMember(api), await aMember(api)];
    const { id } = await put(owner, await offered(2));
    expect((await api.refused(updateCart, { id, quantity: 2 }, { as: other })).error).toBe('NOT_FOUND');
    await api.ok(delCart, { ids: [id] }, { as: other });
    expect((await cartOf(owner)).cart_cnt).toBe(1);
  });

  it('merges what a visitor collected: of each the larger number, however often it is sent', async () => {
    const as = await aMember(api);
    const [both, fresh, gone] = [await offered(5), await offered(2), await offered(5, { status: 20 })];
    await put(as, both, 2);
    const lines = [
      { goods_id: both, quantity: 3 },
      { goods_id: fresh, quantity: 9 },
      { goods_id: gone, quantity: 1 },
    ];
    await api.ok(mergeCart, { lines }, { as });
    const { items, left } = await api.ok(mergeCart, { lines }, { as });
    expect(new Map(items.map(({ goods_id, quantity }) => [goods_id, quantity]))).toEqual(
      new Map([
        [both, 3],
        [fresh, 2],
      ]),
    );
    expect(left).toMatchObject([
      { goods_id: fresh, wanted: 9, quantity: 2, reason: CART_LEFT.fewer_left },
      { goods_id: gone, goods_name: null, wanted: 1, quantity: 0, reason: CART_LEFT.gone },
    ]);
  });

  it('takes what fits of more lines than it holds, and returns the rest', async () => {
    const as = await aMember(api);
    const goods: number[] = [];
    for (let n = 0; n < CART_LINES_MAX + 1; n++) goods.push(await offered(1));
    const [first = 0, second = 0, ...others] = goods;
    await api.db.query(
      'INSERT INTO cart_line (account_id, goods_id, quantity) SELECT $1, unnest($2::bigint[]), 1',
      [as.accountId, others],
    );
    const lines = [first, second].map((goods_id) => ({ goods_id, quantity: 1 }));
    const { items, left } = await api.ok(mergeCart, { lines }, { as });
    expect(items).toHaveLength(CART_LINES_MAX);
    expect(left).toMatchObject([{ goods_id: second, quantity: 0, reason: CART_LEFT.full }]);
  });

  it('is shown to a visitor by the prices and pieces of now, without what the shop hides', async () => {
    const [here, sold, hidden] = [
      await offered(2),
      await offered(0, { sale_state: 5 }),
      await offered(5, { status: 20 }),
    ];
    const lines = [here, sold, hidden].map((goods_id) => ({ goods_id, quantity: 3 }));
    expect(await api.ok(previewCart, { lines: [...lines, { goods_id: here, quantity: 1 }] })).toMatchObject({
      items: [
        { id: here, goods_id: here, price: '1000', quantity: 3, stock: 2, state: CART_STATE.fewer_left },
        { id: sold, state: CART_STATE.sold_out },
      ],
      totals: [],
    });
    const one = [{ goods_id: here, quantity: 2 }];
    expect((await api.ok(previewCart, { lines: one })).totals).toEqual([
      { currency: 'JPY', total_price: '2000' },
    ]);
  });

  it('refuses numbers that are none', async () => {
    const [as, goods_id] = [await aMember(api), await offered(3)];
    for (const quantity of [0, -1, 1.5, 10_000]) {
      const answer = await api.refused(addCart, { goods_id, quantity }, { as });
      expect([answer.error, Object.keys(answer.fields ?? {})]).toEqual(['VALIDATION', ['quantity']]);
    }
  });
});

describe('an order once more', () => {
  async function anOrderOf(as: Person, goods: readonly number[]): Promise<number> {
    const [first = 0] = goods;
    const id = await aReceivedOrder(api.db, { goods_id: first, buyer_id: as.accountId, status: 50 });
    await plant(api.db, 'UPDATE order_line SET quantity = 3 WHERE order_id = $1', [id]);
    await plant(
      api.db,
      `INSERT INTO order_line (order_id, line, goods_id, goods_name_c, goods_name_e, goods_name_j, quantity, unit_price)
       SELECT $1, place + 1, goods_id, '相机', 'Camera', 'カメラ', 3, 1000
       FROM unnest($2::bigint[]) WITH ORDINALITY g (goods_id, place)`,
      [id, goods.slice(1)],
    );
    return id;
  }

  it('is added to the cart as far as it is offered, and lists what is gone or costs another price', async () => {
    const as = await aMember(api);
    const goods = [
      await offered(9),
      await offered(2),
      await offered(9, { price: 1_200 }),
      await offered(9, { status: 20 }),
    ];
    const id = await anOrderOf(as, goods);
    await put(as, goods[0] ?? 0, 1);
    const request = { id, request_id: uniqueText() };
    const answer = await api.ok(reorder, request, { as });
    expect(answer.lines).toMatchObject([
      { ordered: 3, quantity: 3, state: CART_STATE.available, price_then: '1000', price: '1000' },
      { ordered: 3, quantity: 2, state: CART_STATE.fewer_left },
      { quantity: 3, state: CART_STATE.available, price_then: '1000', price: '1200', currency: 'JPY' },
      { quantity: 0, state: CART_STATE.gone },
    ]);
    expect(answer.cart_cnt).toBe(8);
    // However often: as many as the order had.
    expect(await api.ok(reorder, request, { as })).toEqual(answer);
    expect((await api.ok(reorder, { id, request_id: uniqueText() }, { as })).cart_cnt).toBe(8);
    expect((await cartOf(as)).items).toHaveLength(3);
  });

  it('is the buyer’s own alone', async () => {
    const id = await anOrderOf(await aMember(api), [await offered(9)]);
    expect((await api.refused(reorder, { id }, { as: await aMember(api) })).error).toBe('NOT_FOUND');
  });
});
