import { PAY_TYPE, type PayType } from '@fovea/shared-types/finance/pay-kinds';
import { paymentOptions } from '@fovea/shared-types/finance/payment.calls';
import { addCart, cartList } from '@fovea/shared-types/order/cart.calls';
import {
  addOrder,
  adminCancelOrder,
  cancelOrder,
  orderQuote,
} from '@fovea/shared-types/order/checkout.calls';
import type { OrderQuoteRequest } from '@fovea/shared-types/order/checkout.dto';
import { orderDetail, orderList, orderPrice } from '@fovea/shared-types/order/order.calls';
import { payOrder } from '@fovea/shared-types/order/payment.calls';
import { OrderEndingService } from '../../../server/src/order/orders/order-ending.service.js';
import { orderChecks } from '../../../server/src/invariants/order.checks.js';
import { stockChecks } from '../../../server/src/invariants/stock.checks.js';
import { takeYenByBank } from '../../fixtures/remittances.js';
import { uniqueText } from '../../fixtures/rows.js';
import { anAddress, shopGoods } from '../../fixtures/shop.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aMember, aSeller, aStaff, giveMoney, type Seller } from '../../support/people.js';
import { plant } from '../../support/planting.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await takeYenByBank(api.db);
});
afterAll(async () => {
  for (const check of [...orderChecks, ...stockChecks])
    expect((await check.run(api.db)).violations).toEqual([]);
  await api?.stop();
});

async function aBuyer(country = 'JP'): Promise<Person> {
  const buyer = await aMember(api);
  await anAddress(api.db, buyer.accountId, country);
  return buyer;
}

const sold = (seller: Seller, more = {}) => shopGoods(api.db, seller, { freight: 500, ...more });
const quote = (as: Person, request: OrderQuoteRequest) => api.ok(orderQuote, request, { as });

async function order(as: Person, request: OrderQuoteRequest, pay_type: PayType = 1) {
  const { quote_id } = await quote(as, request);
  return api.ok(addOrder, { ...request, pay_type, quote_id, request_id: uniqueText() }, { as });
}

const offeredOf = async (goodsId: number) =>
  (
    await api.db.query<{ quantity: number; sale_state: number }>(
      'SELECT quantity, sale_state FROM goods WHERE id = $1',
      [goodsId],
    )
  ).rows[0];

describe('a quote', () => {
  it('returns goods, freight and tax of each merchant, and of all of them', async () => {
    const [as, one, other] = [await aBuyer(), await aSeller(api), await aSeller(api)];
    const lines = [
      await api.ok(addCart, { goods_id: await sold(one), quantity: 2 }, { as }),
      await api.ok(addCart, { goods_id: await sold(other, { price: 999, freight: 0 }), quantity: 1 }, { as }),
    ];
    const quoted = await quote(as, { cart_ids: lines.map(({ id }) => id) });
    expect(quoted.orders).toMatchObject([
      { goods_price: '2000', freight: '500', tax: '250', taxes: [{ rate: 1000, base: '2500' }] },
      // Rounded down once for each order and rate.
      { goods_price: '999', freight: '0', tax: '99', total_price: '1098' },
    ]);
    expect(quoted).toMatchObject({ goods_price: '2999', freight: '500', tax: '349', total_price: '3848' });
  });

  it('charges more freight from three pieces on (R-CRT-02)', async () => {
    const [as, goods_id] = [await aBuyer(), await sold(await aSeller(api))];
    const freightOf = async (quantity: number) => (await quote(as, { goods_id, quantity })).freight;
    expect(await Promise.all([1, 2, 3, 5].map(freightOf))).toEqual(['500', '500', '1000', '1500']);
  });

  it('leaves freight to a quotation where no rate applies, and charges none for pickup', async () => {
    const [as, goods_id] = [await aBuyer(), await sold(await aSeller(api), { freight: null })];
    expect(await quote(as, { goods_id })).toMatchObject({
      freight: null,
      delivery_type: 2,
      delivery_types: [2, 3],
    });
    expect(await quote(as, { goods_id, delivery_type: 3 })).toMatchObject({
      freight: '0',
      total_price: '1100',
    });
  });

  it('keeps the freight that is known where another merchant’s is not, and each order states how it is shipped', async () => {
    const [as, known, unknown] = [await aBuyer(), await aSeller(api), await aSeller(api)];
    const lines = [
      await api.ok(addCart, { goods_id: await sold(known, { freight: 4_500 }), quantity: 1 }, { as }),
      await api.ok(addCart, { goods_id: await sold(unknown, { freight: null }), quantity: 1 }, { as }),
    ];
    const cart_ids = lines.map(({ id }) => id);
    expect(await quote(as, { cart_ids })).toMatchObject({
      ...{ freight: '4500', delivery_type: 1, delivery_types: [1, 3], total_price: '7150' },
      orders: [
        { freight: '4500', delivery_type: 1, total_price: '6050' },
        { freight: null, delivery_type: 2, total_price: '1100' },
      ],
    });
    const { orders } = await order(as, { cart_ids });
    const details = await Promise.all(orders.map(({ id }) => api.ok(orderDetail, { id }, { as })));
    expect(details).toMatchObject([
      { freight: '4500', delivery_type: 1 },
      { freight: '0', delivery_type: 2 },
    ]);
  });

  it('takes no consumption tax of what leaves the country', async () => {
    const [as, goods_id] = [await aBuyer('SG'), await sold(await aSeller(api))];
    expect(await quote(as, { goods_id })).toMatchObject({ tax: '0', total_price: '1500' });
  });

  it('reports for each line what prevents it, and by which rule of the law', async () => {
    const [as, seller] = [await aBuyer('KP'), await aSeller(api)];
    await api.db.query(
      `INSERT INTO compliance_rule (about, outcome, delivery_country, name_c, name_e, name_j, source, effective_from)
       VALUES (1, 2, 'KP', '禁止出口', 'No export there', '輸出禁止', 'Act 1', '2020-01-01')`,
    );
    const goods_id = await sold(seller);
    const { orders, quote_id } = await quote(as, { goods_id });
    expect(orders[0]?.items[0]?.refusal).toContain('No export there');
    const refused = await api.refused(addOrder, { goods_id, pay_type: 1, quote_id }, { as });
    expect(refused.error).toBe('COMPLIANCE_REFUSED');
    expect((await quote(seller, { goods_id })).orders[0]?.items[0]?.refusal).not.toBeNull();
  });

  it('adds no two currencies together, and knows no lines of others', async () => {
    const [as, seller] = [await aBuyer(), await aSeller(api)];
    const yen = await api.ok(addCart, { goods_id: await sold(seller), quantity: 1 }, { as });
    const yuan = await api.ok(
      addCart,
      { goods_id: await sold(seller, { currency: 'CNY' }), quantity: 1 },
      { as },
    );
    const both = await api.refused(orderQuote, { cart_ids: [yen.id, yuan.id] }, { as });
    expect(both.error).toBe('CURRENCY_MISMATCH');
    const foreign = await api.refused(orderQuote, { cart_ids: [yen.id] }, { as: await aBuyer() });
    expect(foreign.error).toBe('NOT_FOUND');
  });
});

describe('an order of the shop', () => {
  it('is one for each merchant, under one payment, with its address and taxes (R-ORD-04)', async () => {
    const [as, one, other] = [await aBuyer(), await aSeller(api), await aSeller(api)];
    const goods = [await sold(one), await sold(one), await sold(other)];
    const lines = await Promise.all(
      goods.map((goods_id) => api.ok(addCart, { goods_id, quantity: 1 }, { as })),
    );
    const cart_ids = lines.map(({ id }) => id);
    const placed = await order(as, { cart_ids });
    expect(placed.orders).toHaveLength(2);
    expect(placed.payment_group_id).not.toBeNull();
    expect((await api.ok(orderList, {}, { as })).total).toBe(2);
    expect((await api.ok(cartList, {}, { as })).items).toEqual([]);
    const { rows } = await api.db.query(
      `SELECT o.source, o.payment_group_id, a.country, t.tax FROM orders o JOIN order_address a ON a.order_id = o.id
       JOIN order_tax t ON t.order_id = o.id WHERE o.buyer_id = $1 ORDER BY t.tax`,
      [as.accountId],
    );
    const group = { source: 1, payment_group_id: placed.payment_group_id, country: 'JP' };
    expect(rows).toEqual([
      { ...group, tax: 150 },
      { ...group, tax: 300 },
    ]);
  });

  it('waits a day for its payment, three with a bank transfer (R-ORD-02)', async () => {
    const [as, goods_id] = [await aBuyer(), await sold(await aSeller(api))];
    const hours = async (pay_type: PayType) =>
      Math.round(
        (Date.parse((await order(as, { goods_id }, pay_type)).pay_deadline) - Date.now()) / 3_600_000,
      );
    expect(await hours(1)).toBe(24);
    expect(await hours(2)).toBe(72);
  });

  it('shows the parts of its price, to its buyer alone', async () => {
    const [as, goods_id] = [await aBuyer(), await sold(await aSeller(api))];
    const { id } = await order(as, { goods_id, quantity: 2 });
    const parts = { goods_price: '2000', freight: '500', tax: '250', total_price: '2750' };
    expect(await api.ok(orderPrice, { id }, { as })).toMatchObject({
      ...parts,
      lines: [{ goods_id, quantity: 2, unit_price: '1000', money: '2000' }],
      taxes: [{ rate: 1000, base: '2500', tax: '250' }],
      ...{ paid: '0', refunded: '0', due: '2750', freight_bill: null },
    });
    await giveMoney(api.db, as.accountId, 5_000);
    await api.ok(payOrder, { id, pay_type: PAY_TYPE.balance, request_id: uniqueText() }, { as });
    expect(await api.ok(orderPrice, { id }, { as })).toMatchObject({ ...parts, paid: '2750', due: '0' });
    expect((await api.refused(orderPrice, { id }, { as: await aBuyer() })).error).toBe('NOT_FOUND');
  });

  it('shows its freight for crates and for export, from the quote on', async () => {
    const [as, seller] = [await aBuyer('SG'), await aSeller(api)];
    const goods_id = await sold(seller, { freight: null, weight_g: 70_000 });
    const parts = { freight: '87000', crate_price: '12000', export_price: '15000' };
    const abroad = await quote(as, { goods_id });
    expect(abroad.orders).toMatchObject([{ ...parts, total_price: '88000' }]);
    const { id } = await order(as, { goods_id });
    const quoted = await api.ok(orderPrice, { id }, { as });
    expect(quoted).toMatchObject({ ...parts, total_price: '88000', due: '88000' });
    const fixed = api.db.query('UPDATE orders SET crate_price = 1 WHERE id = $1', [id]);
    await expect(fixed).rejects.toMatchObject({ constraint: 'orders_placement_fixed_ck' });
  });

  it('offers first the method its buyer chose, whatever else would pay it', async () => {
    const [as, goods_id] = [await aBuyer(), await sold(await aSeller(api))];
    const firstOf = async (chosen: PayType) => {
      const { id } = await order(as, { goods_id }, chosen);
      return (await api.ok(paymentOptions, { subject_type: 'order', id }, { as })).pay_types[0];
    };
    expect(await firstOf(PAY_TYPE.bank)).toBe(PAY_TYPE.bank);
    expect(await firstOf(PAY_TYPE.online)).toBe(PAY_TYPE.online);
  });

  it('is refused when anything of its quote has changed (R-ORD-03), and placed once by one request', async () => {
    const [as, goods_id] = [await aBuyer(), await sold(await aSeller(api))];
    const { quote_id } = await quote(as, { goods_id });
    await api.db.query('UPDATE goods SET price = 1200 WHERE id = $1', [goods_id]);
    const request = { goods_id, pay_type: 1 as const, quote_id, request_id: uniqueText() };
    expect((await api.refused(addOrder, request, { as })).error).toBe('PRICE_CHANGED');
    const fresh = {
      ...request,
      quote_id: (await quote(as, { goods_id })).quote_id,
      request_id: uniqueText(),
    };
    const first = await api.ok(addOrder, fresh, { as });
    expect(await api.ok(addOrder, fresh, { as })).toEqual(first);
    expect(await api.ok(orderDetail, { id: first.id }, { as })).toMatchObject({
      ...{ total_price: '1870', freight: '500', tax: '170', status: 10 },
      items: [{ goods_id, quantity: 1, unit_price: '1200' }],
    });
    expect(await offeredOf(goods_id)).toEqual({ quantity: 9, sale_state: 1 });
  });

  it('is refused without an address, and by a way of paying that its seller or the platform does not take', async () => {
    const goods_id = await sold(await aSeller(api), { pay_types: [2] });
    const homeless = await aMember(api);
    const lost = await quote(homeless, { goods_id });
    expect(lost.address_id).toBeNull();
    const refused = (as: Person, quote_id: string) =>
      api.refused(addOrder, { goods_id, pay_type: 1, quote_id }, { as });
    expect((await refused(homeless, lost.quote_id)).error).toBe('ADDRESS_INCOMPLETE');
    const as = await aBuyer();
    const inYen = await quote(as, { goods_id });
    expect((await refused(as, inYen.quote_id)).error).toBe('PAY_TYPE_REFUSED');
    expect(inYen.pay_types).toEqual([PAY_TYPE.bank]);
    await plant(api.db, `UPDATE house_account SET account_no = '' WHERE currency = 'JPY'`);
    expect((await quote(as, { goods_id })).pay_types).toEqual([]);
    await takeYenByBank(api.db);
  });

  it('gives the last piece to one of fifty buyers', async () => {
    const goods_id = await sold(await aSeller(api), { quantity: 1 });
    const buyers = await Promise.all(Array.from({ length: 50 }, () => aBuyer()));
    const quotes = await Promise.all(buyers.map((as) => quote(as, { goods_id })));
    const answers = await Promise.all(
      buyers.map((as, at) =>
        api.envelope(addOrder.path, { goods_id, pay_type: 1, quote_id: quotes[at]?.quote_id }, { as }),
      ),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ code }) => code !== 200).map(({ error }) => error))).toEqual(
      new Set(['NOT_FOR_SALE']),
    );
    expect(await offeredOf(goods_id)).toEqual({ quantity: 0, sale_state: 5 });
  });
});

describe('an order that nobody pays', () => {
  const late = (id: number) =>
    api.db.query(`UPDATE orders SET pay_deadline = clock_timestamp() - interval '1 second' WHERE id = $1`, [
      id,
    ]);
  const endings = () => api.app.get(OrderEndingService, { strict: false });
  const statusOf = async (id: number, as: Person) => (await api.ok(orderDetail, { id }, { as })).status;

  it('ends at its time and releases what it held, once, however often it is read (R-ORD-02)', async () => {
    const [as, goods_id] = [await aBuyer(), await sold(await aSeller(api), { quantity: 2 })];
    const { id } = await order(as, { goods_id, quantity: 2 });
    expect(await offeredOf(goods_id)).toEqual({ quantity: 0, sale_state: 5 });
    await endings().endLate();
    expect(await statusOf(id, as)).toBe(10);
    await late(id);
    await Promise.all(Array.from({ length: 5 }, () => endings().endLate()));
    expect(await statusOf(id, as)).toBe(60);
    expect(await offeredOf(goods_id)).toEqual({ quantity: 2, sale_state: 1 });
  });

  it('is announced once before, and its end to nobody who opted out', async () => {
    const [as, goods_id] = [await aBuyer(), await sold(await aSeller(api))];
    const { id } = await order(as, { goods_id });
    await api.db.query(
      `UPDATE orders SET pay_deadline = clock_timestamp() + interval '1 hour' WHERE id = $1`,
      [id],
    );
    await endings().remind();
    await endings().remind();
    const events = await api.db.query(
      `SELECT event FROM outbox WHERE (payload ->> 'order_id')::bigint = $1 AND event = 'order.payment-reminder'
       UNION ALL SELECT data_type::text FROM message WHERE recipient_id = $2 AND data_type = 10`,
      [id, as.accountId],
    );
    expect(events.rows.length).toBeGreaterThan(0);
    expect((await api.db.query('SELECT reminders_sent FROM orders WHERE id = $1', [id])).rows).toEqual([
      { reminders_sent: 1 },
    ]);
  });

  it('is given up by its buyer once, and by its merchant with a reason', async () => {
    const [as, seller] = [await aBuyer(), await aSeller(api)];
    const goods_id = await sold(seller);
    const [own, refused] = [await order(as, { goods_id }), await order(as, { goods_id })];
    const tries = await Promise.all(
      Array.from({ length: 5 }, () => api.envelope(cancelOrder.path, { id: own.id }, { as })),
    );
    expect(tries.filter(({ code }) => code === 200)).toHaveLength(1);
    const clerk = await aStaff(api, ['order:order:cancel'], seller.companyId);
    const silent = await api.refused(adminCancelOrder, { id: refused.id }, { as: clerk });
    expect(silent.fields).toHaveProperty('reason');
    const reason = 'Broken in the store.';
    await api.ok(adminCancelOrder, { id: refused.id, reason }, { as: clerk });
    expect(await statusOf(refused.id, as)).toBe(60);
    expect(await offeredOf(goods_id)).toEqual({ quantity: 10, sale_state: 1 });
  });
});
