import type { Call } from '@fovea/shared-types/call';
import { goodsDetail } from '@fovea/shared-types/goods/goods.calls';
import {
  addBargain,
  adminBargainDetail,
  auditBargain,
  bargainDetail,
  cancelBargain,
  myBargainList,
  replyBargain,
} from '@fovea/shared-types/order/bargain.calls';
import { addOrder, orderQuote } from '@fovea/shared-types/order/checkout.calls';
import { bargain } from '@fovea/shared-types/order/bargain.record';
import { SALE_STATE } from '@fovea/shared-types/sale-states';
import { BARGAIN_STATUS } from '@fovea/shared-types/states';
import { bargainChecks } from '../../../server/src/invariants/bargain.checks.js';
import { stockChecks } from '../../../server/src/invariants/stock.checks.js';
import { BargainEndingService } from '../../../server/src/order/bargains/bargain-ending.service.js';
import { aBargain, someNegotiable } from '../../fixtures/bargains.js';
import { uniqueText } from '../../fixtures/rows.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aMember, aSeller, aStaff, type Seller } from '../../support/people.js';
import { aStaffedStockroom, anItemInStock } from '../../support/stock.js';
import { plant } from '../../support/planting.js';

const { offered, countered, agreed, declined, withdrawn, expired, void: voided } = BARGAIN_STATUS;
const MAY = ['order:bargain:list', 'order:bargain:answer'] as const;

let api: TestApi;
let seller: Seller;
let clerk: Person;
beforeAll(async () => {
  api = await startApi();
  seller = await aSeller(api);
  clerk = await aStaff(api, MAY, seller.companyId);
});
afterAll(async () => {
  for (const check of [...bargainChecks, ...stockChecks])
    expect((await check.run(api.db)).violations).toEqual([]);
  await api?.stop();
});

const goodsOf = (changes = {}): Promise<number> =>
  someNegotiable(api.db, { seller_id: seller.accountId, company_id: seller.companyId, ...changes });
const first = (goods_id: number, more = {}) => ({
  ...{ goods_id, offer_price: '600', currency: 'JPY', checked: true, request_id: uniqueText() },
  ...more,
});
const reply = (id: number, status: number, offer_price?: string) => ({
  id,
  status,
  ...(offer_price !== undefined && { offer_price, currency: 'JPY' }),
});
const shopShows = async (id: number) => {
  const { rows } = await api.db.query('SELECT quantity, sale_state FROM goods WHERE id = $1', [id]);
  return rows[0];
};
const lapse = (id: number) =>
  api.db.query(`UPDATE bargain SET expired_at = clock_timestamp() - interval '1 second' WHERE id = $1`, [id]);
const errorOf = async <Request>(call: Call<Request, unknown>, request: Request, by: { as: Person }) =>
  (await api.refused(call, request, by)).error;

describe('a negotiation', () => {
  it('begins once its terms are accepted, about negotiable goods of others, below the list price', async () => {
    const [as, goods_id] = [await aMember(api), await goodsOf()];
    const fixed = await goodsOf({ is_negotiable: false });
    const refusals = [
      [as, first(goods_id, { checked: false }), 'AGREEMENT_REQUIRED'],
      [as, first(goods_id, { offer_price: '1000' }), 'AMOUNT_INVALID'],
      [as, first(goods_id, { offer_price: '0' }), 'AMOUNT_INVALID'],
      [as, first(goods_id, { currency: 'CNY' }), 'CURRENCY_MISMATCH'],
      [as, first(goods_id, { quantity: 4 }), 'STOCK_INSUFFICIENT'],
      [as, first(fixed), 'STATE_CONFLICT'],
      [as, first(await goodsOf({ status: 20 })), 'NOT_FOUND'],
      [seller, first(goods_id), 'BARGAIN_OWN_GOODS'],
      [clerk, first(goods_id), 'BARGAIN_OWN_GOODS'],
    ] as const;
    for (const [who, request, error] of refusals)
      expect([request, await errorOf(addBargain, request, { as: who })]).toEqual([request, error]);
    const { id } = await api.ok(addBargain, first(goods_id, { remark: ' For a clinic ' }), { as });
    expect(await api.ok(bargainDetail, { id }, { as })).toMatchObject({
      ...{ status: offered, price: '1000', offer_price: '600', buyer_price: '600', merchant_price: null },
      ...{ remark: 'For a clinic', offers: [{ seq: 1, is_buyer: true, price: '600' }] },
    });
    // R-BAR-04: one open thread of each buyer about each thing.
    expect(await errorOf(addBargain, first(goods_id), { as })).toBe('STATE_CONFLICT');
    await api.ok(addBargain, first(goods_id), { as: await aMember(api) });
  });

  it('continues in turns within bounds until the price is agreed, and holds the pieces', async () => {
    const [as, goods_id] = [await aMember(api), await goodsOf({ quantity: 2 })];
    const { id } = await api.ok(addBargain, first(goods_id, { quantity: 2 }), { as });
    // It is the merchant's turn.
    expect(await errorOf(replyBargain, reply(id, agreed), { as })).toBe('STATE_CONFLICT');
    for (const price of ['600', '1001'])
      expect(await errorOf(auditBargain, reply(id, countered, price), { as: clerk })).toBe('AMOUNT_INVALID');
    await api.ok(auditBargain, reply(id, countered, '900'), { as: clerk });
    expect(await errorOf(auditBargain, reply(id, agreed), { as: clerk })).toBe('STATE_CONFLICT');
    for (const price of ['600', '900'])
      expect(await errorOf(replyBargain, reply(id, offered, price), { as })).toBe('AMOUNT_INVALID');
    await api.ok(replyBargain, reply(id, offered, '800'), { as });
    // Another price than the current one was seen.
    expect(await errorOf(auditBargain, reply(id, agreed, '600'), { as: clerk })).toBe('STATE_CONFLICT');
    await api.ok(auditBargain, reply(id, agreed, '800'), { as: clerk });
    const { data: waiting } = await api.ok(bargain.calls.list, { status: agreed }, { as: clerk });
    expect(waiting.find((row) => row.id === id)).toMatchObject({
      price: '1000',
      offer_price: '800',
      quantity: 2,
    });
    expect(await api.ok(adminBargainDetail, { id }, { as: clerk })).toMatchObject({
      status: agreed,
      offer_price: '800',
      offers: [{ price: '600' }, { price: '900' }, { price: '800' }],
    });
    expect(await shopShows(goods_id)).toEqual({ quantity: 0, sale_state: SALE_STATE.negotiating });
    // Others may still open a thread, and get none of it.
    const rival = await aMember(api);
    expect(await errorOf(addBargain, first(goods_id), { as: rival })).toBe('STOCK_INSUFFICIENT');
    expect((await api.ok(goodsDetail, { id: goods_id }, { as: rival })).price).toBe('1000');
  });

  it('has ten offers at most', async () => {
    const as = await aMember(api);
    const { id } = await api.ok(addBargain, first(await goodsOf()), { as });
    for (let at = 1; at < 10; at += 1)
      await (at % 2 === 1
        ? api.ok(auditBargain, reply(id, countered, String(1_000 - at)), { as: clerk })
        : api.ok(replyBargain, reply(id, offered, String(600 + at)), { as }));
    expect(await errorOf(replyBargain, reply(id, offered, '700'), { as })).toBe('BARGAIN_OFFERS');
    await api.ok(replyBargain, reply(id, agreed, '991'), { as });
  });

  it('ends by a decision of either side; a declined buyer waits a day', async () => {
    const as = await aMember(api);
    const goods_id = await goodsOf();
    const one = await api.ok(addBargain, first(goods_id), { as });
    await api.ok(replyBargain, reply(one.id, withdrawn), { as });
    const two = await api.ok(addBargain, first(goods_id), { as });
    await api.ok(auditBargain, reply(two.id, declined), { as: clerk });
    expect(await errorOf(addBargain, first(goods_id), { as })).toBe('STATE_CONFLICT');
    await plant(api.db, `UPDATE bargain SET ended_at = ended_at - interval '25 hours' WHERE id = $1`, [
      two.id,
    ]);
    const three = await api.ok(addBargain, first(goods_id), { as });
    const { data } = await api.ok(myBargainList, { goods_id }, { as });
    expect(data.map(({ id, status }) => [id, status])).toEqual([
      [three.id, offered],
      [two.id, declined],
      [one.id, withdrawn],
    ]);
  });

  it('expires when its time is over, and releases what it held', async () => {
    const goods_id = await goodsOf({ quantity: 1 });
    const as = await aMember(api);
    const { id } = await api.ok(addBargain, first(goods_id), { as });
    await api.ok(auditBargain, reply(id, agreed), { as: clerk });
    const silent = await aBargain(api.db, offered, { goods_id: await goodsOf() });
    await lapse(id);
    await lapse(silent);
    // Its time is over before the job has come.
    expect(await errorOf(auditBargain, reply(silent, agreed), { as: clerk })).toBe('STATE_CONFLICT');
    await Promise.all([1, 2, 3].map(() => api.app.get(BargainEndingService).endAll()));
    const { rows } = await api.db.query('SELECT status FROM bargain WHERE id = ANY ($1::bigint[])', [
      [id, silent],
    ]);
    expect(rows).toEqual([{ status: expired }, { status: expired }]);
    expect(await shopShows(goods_id)).toEqual({ quantity: 1, sale_state: SALE_STATE.on_sale });
  });

  it('is void when its goods leave the shelf; an agreed price only by the platform, with its reason', async () => {
    const goods_id = await goodsOf({ quantity: 1 });
    const open = await aBargain(api.db, countered, { goods_id });
    await api.db.query('UPDATE goods SET status = 20 WHERE id = $1', [goods_id]);
    await api.app.get(BargainEndingService).endAll();
    const kept = await goodsOf({ quantity: 1 });
    const as = await aMember(api);
    const { id } = await api.ok(addBargain, first(kept), { as });
    await api.ok(auditBargain, reply(id, agreed), { as: clerk });
    const house = await aStaff(api, ['order:bargain:list', 'order:bargain:void']);
    await api.ok(cancelBargain, { id, reason: 'recalled by its maker' }, { as: house });
    expect(await api.ok(bargainDetail, { id }, { as })).toMatchObject({
      status: voided,
      reason: 'recalled by its maker',
    });
    expect(await shopShows(kept)).toEqual({ quantity: 1, sale_state: SALE_STATE.on_sale });
    const { rows } = await api.db.query('SELECT status FROM bargain WHERE id = $1', [open]);
    expect(rows).toEqual([{ status: voided }]);
  });
});

it('gives the last piece to one of 50 whose offers are accepted at once', async () => {
  const goods_id = await goodsOf({ quantity: 1 });
  const ids = await Promise.all(Array.from({ length: 50 }, () => aBargain(api.db, offered, { goods_id })));
  const answers = await Promise.all(
    ids.map((id) => api.envelope(auditBargain.path, reply(id, agreed), { as: clerk })),
  );
  expect(answers.map(({ code, error }) => (code === 200 ? 'agreed' : error)).sort()).toEqual(
    ['agreed', ...Array.from({ length: 49 }, () => 'STOCK_INSUFFICIENT')].sort(),
  );
  expect(await shopShows(goods_id)).toEqual({ quantity: 0, sale_state: SALE_STATE.negotiating });
});

it('takes one of 50 answers to the same offer', async () => {
  const goods_id = await goodsOf({ quantity: 3 });
  const id = await aBargain(api.db, offered, { goods_id });
  const answers = await Promise.all(
    Array.from({ length: 50 }, () => api.envelope(auditBargain.path, reply(id, agreed), { as: clerk })),
  );
  expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(await shopShows(goods_id)).toEqual({ quantity: 2, sale_state: SALE_STATE.on_sale });
});

describe('an agreed price', () => {
  const withAddress = async (): Promise<Person> => {
    const buyer = await aMember(api);
    await api.db.query(
      `INSERT INTO address (account_id, name, country, city, street, postal_code, mobile)
       VALUES ($1, 'Sample Person', 'JP', 'City', 'Street 1', '100-0001', '+819012345678')`,
      [buyer.accountId],
    );
    return buyer;
  };
  const agreedOn = async (as: Person, goods_id: number, quantity = 1): Promise<number> => {
    const { id } = await api.ok(addBargain, first(goods_id, { quantity }), { as });
    await api.ok(auditBargain, reply(id, agreed, '600'), { as: clerk });
    return id;
  };
  const sold = (quantity: number): Promise<number> => goodsOf({ quantity, ships_from: 'JP', freight: 500 });

  it('serves one order of its buyer, of 20 that come at once (R-BAR-03)', async () => {
    const [as, goods_id] = [await withAddress(), await sold(2)];
    const bargain_id = await agreedOn(as, goods_id, 2);
    expect(await errorOf(orderQuote, { bargain_id }, { as: await withAddress() })).toBe('BARGAIN_INVALID');
    const { quote_id, goods_price } = await api.ok(orderQuote, { bargain_id }, { as });
    expect(goods_price).toBe('1200');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        api.envelope(addOrder.path, { bargain_id, pay_type: 1, quote_id, request_id: uniqueText() }, { as }),
      ),
    );
    expect(answers.map(({ code, error }) => (code === 200 ? 'placed' : error)).sort()).toEqual(
      [...Array.from({ length: 19 }, () => 'BARGAIN_INVALID'), 'placed'].sort(),
    );
    const detail = await api.ok(bargainDetail, { id: bargain_id }, { as });
    expect(detail).toMatchObject({ status: BARGAIN_STATUS.ordered, offer_price: '600' });
    expect(detail.order_id).not.toBeNull();
    expect(await shopShows(goods_id)).toEqual({ quantity: 0, sale_state: SALE_STATE.sold_out });
  });

  it('is no longer one when its time is over', async () => {
    const as = await withAddress();
    const bargain_id = await agreedOn(as, await sold(1));
    const { quote_id } = await api.ok(orderQuote, { bargain_id }, { as });
    await lapse(bargain_id);
    const late = { bargain_id, pay_type: 1 as const, quote_id, request_id: uniqueText() };
    expect(await errorOf(addOrder, late, { as })).toBe('BARGAIN_INVALID');
    expect(await errorOf(orderQuote, { bargain_id }, { as })).toBe('BARGAIN_INVALID');
  });

  it('keeps stock for its buyer until it is ordered or over', async () => {
    const room = await aStaffedStockroom(api);
    const product_id = await anItemInStock(api, room, 3);
    const goods_id = await someNegotiable(api.db, {
      ...{ company_id: room.companyId, product_id, is_stocked: true, quantity: 3 },
    });
    const answering = await aStaff(api, MAY, room.companyId);
    const as = await withAddress();
    const { id: bargain_id } = await api.ok(addBargain, first(goods_id, { quantity: 2 }), { as });
    const reserved = async () =>
      (
        await api.db.query<{ reserved: number }>('SELECT reserved FROM stock WHERE product_id = $1', [
          product_id,
        ])
      ).rows.map((row) => row.reserved);
    await api.ok(auditBargain, reply(bargain_id, agreed, '600'), { as: answering });
    expect(await reserved()).toEqual([2]);
    await lapse(bargain_id);
    await api.app.get(BargainEndingService).endAll();
    expect(await reserved()).toEqual([0]);
    expect(await shopShows(goods_id)).toEqual({ quantity: 3, sale_state: SALE_STATE.on_sale });
  });
});
