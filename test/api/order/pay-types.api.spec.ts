import { chooseBank, paymentOptions } from '@fovea/shared-types/finance/payment.calls';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { addCart } from '@fovea/shared-types/order/cart.calls';
import { addOrder, orderQuote } from '@fovea/shared-types/order/checkout.calls';
import type { OrderQuoteRequest } from '@fovea/shared-types/order/checkout.dto';
import { orderDetail } from '@fovea/shared-types/order/order.calls';
import { payOrder } from '@fovea/shared-types/order/payment.calls';
import { ORDER_STATUS } from '@fovea/shared-types/states';
import { monthBillChecks } from '../../../server/src/invariants/month-bill.checks.js';
import { orderChecks } from '../../../server/src/invariants/order.checks.js';
import { paymentChecks } from '../../../server/src/invariants/payment.checks.js';
import { aCreditLimit } from '../../fixtures/months.js';
import { takeYenByBank } from '../../fixtures/remittances.js';
import { uniqueText } from '../../fixtures/rows.js';
import { anAddress, shopGoods } from '../../fixtures/shop.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aMember, aSeller, giveMoney } from '../../support/people.js';
import { plant } from '../../support/planting.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
  await takeYenByBank(api.db);
});
afterAll(async () => {
  for (const check of [...orderChecks, ...paymentChecks, ...monthBillChecks])
    expect((await check.run(api.db)).violations).toEqual([]);
  await api?.stop();
});

const { balance, bank, monthly, online } = PAY_TYPE;
const HOUR_MS = 3_600_000;

/** @param credit yen that may be owed by the month; 0: not on monthly payment */
async function aBuyer(credit = 0): Promise<Person> {
  const buyer = await aMember(api);
  await anAddress(api.db, buyer.accountId, 'JP');
  if (credit > 0) {
    await api.db.query('UPDATE account SET is_month_payment = 1 WHERE id = $1', [buyer.accountId]);
    await aCreditLimit(api.db, buyer.accountId, credit);
  }
  return buyer;
}

const sold = async (more = {}) => shopGoods(api.db, await aSeller(api), more);
const payTypes = async (as: Person, request: OrderQuoteRequest) =>
  (await api.ok(orderQuote, request, { as })).pay_types;
async function asking(as: Person, request: OrderQuoteRequest, pay_type: 1 | 2 | 3 | 4) {
  const { quote_id } = await api.ok(orderQuote, request, { as });
  return { ...request, pay_type, quote_id, request_id: uniqueText() };
}
const order = async (as: Person, request: OrderQuoteRequest, pay_type: 1 | 2 | 3 | 4) =>
  api.ok(addOrder, await asking(as, request, pay_type), { as });
const optionsOf = (as: Person, id: number) =>
  api.ok(paymentOptions, { subject_type: 'order' as const, id }, { as });

describe('a way of paying that the seller does not take', () => {
  it('is refused after the placement too, whatever the goods allow by then', async () => {
    const [as, goods_id] = [await aBuyer(), await sold({ pay_types: [bank] })];
    const { id } = await order(as, { goods_id }, bank);
    await api.db.query(`UPDATE goods SET pay_types = '{1,2,3,4}' WHERE id = $1`, [goods_id]);
    await giveMoney(api.db, as.accountId, 9_000);
    expect((await optionsOf(as, id)).pay_types).toEqual([bank]);
    for (const pay_type of [balance, online])
      expect((await api.refused(payOrder, { id, pay_type }, { as })).error).toBe('PAY_TYPE_REFUSED');
  });

  it('pays no checkout of which one seller does not take it', async () => {
    const as = await aBuyer();
    const cart_ids: number[] = [];
    for (const pay_types of [
      [balance, bank],
      [bank, online],
    ]) {
      const line = { goods_id: await sold({ pay_types }), quantity: 1 };
      cart_ids.push((await api.ok(addCart, line, { as })).id);
    }
    const { orders, payment_group_id } = await order(as, { cart_ids }, bank);
    const group = { subject_type: 'payment_group' as const, id: payment_group_id ?? 0 };
    expect((await api.ok(paymentOptions, group, { as })).pay_types).toEqual([bank]);
    expect((await optionsOf(as, orders[0]?.id ?? 0)).pay_types).toEqual([bank, balance]);
  });
});

describe('monthly payment at the checkout (R-ORD-15)', () => {
  it('is offered to who may, pays as it is placed, and buys what is sold by month alone', async () => {
    const [as, stranger] = [await aBuyer(10_000), await aBuyer()];
    const goods_id = await sold({ pay_types: [monthly] });
    expect(await payTypes(as, { goods_id })).toEqual([monthly]);
    expect(await payTypes(stranger, { goods_id })).toEqual([]);
    const refused = await api.refused(addOrder, await asking(stranger, { goods_id }, monthly), {
      as: stranger,
    });
    expect(refused.error).toBe('PAY_TYPE_REFUSED');
    const request = await asking(as, { goods_id }, monthly);
    const placed = await api.ok(addOrder, request, { as });
    expect(placed.status).toBe(ORDER_STATUS.to_ship);
    expect(await api.ok(addOrder, request, { as })).toEqual(placed);
    expect(await api.ok(orderDetail, { id: placed.id }, { as })).toMatchObject({
      status: ORDER_STATUS.to_ship,
    });
    const { rows } = await api.db.query(
      'SELECT count(*) AS lines FROM month_bill_line l JOIN month_bill b ON b.id = l.bill_id WHERE b.account_id = $1',
      [as.accountId],
    );
    expect(rows).toEqual([{ lines: 1 }]);
  });

  it('pays the orders of several sellers at once, and nothing above the limit', async () => {
    const as = await aBuyer(3_000);
    const cart_ids: number[] = [];
    for (const price of [1_000, 1_200])
      cart_ids.push((await api.ok(addCart, { goods_id: await sold({ price }), quantity: 1 }, { as })).id);
    const dear = await sold({ price: 2_900 });
    expect(await payTypes(as, { goods_id: dear })).not.toContain(monthly);
    const { orders } = await order(as, { cart_ids }, monthly);
    for (const { id } of orders)
      expect((await api.ok(orderDetail, { id }, { as })).status).toBe(ORDER_STATUS.to_ship);
    expect(await payTypes(as, { goods_id: await sold() })).not.toContain(monthly);
  });
});

describe('a bank transfer that is chosen after the placement (R-ORD-02)', () => {
  const hoursOf = async (as: Person, id: number): Promise<number> => {
    const { pay_deadline, server_time } = await optionsOf(as, id);
    return (Date.parse(pay_deadline ?? '') - Date.parse(server_time)) / HOUR_MS;
  };

  it('gives 72 hours from the placement, once, and another reminder', async () => {
    const [as, goods_id] = [await aBuyer(), await sold()];
    const { id } = await order(as, { goods_id }, balance);
    expect(await hoursOf(as, id)).toBeLessThan(24.1);
    await api.db.query('UPDATE orders SET reminders_sent = 1 WHERE id = $1', [id]);
    await api.ok(chooseBank, { subject_type: 'order', id }, { as });
    const { pay_deadline, pay_types } = await optionsOf(as, id);
    expect(pay_types[0]).toBe(bank);
    expect(await hoursOf(as, id)).toBeGreaterThan(71.5);
    await api.ok(chooseBank, { subject_type: 'order', id }, { as });
    expect((await optionsOf(as, id)).pay_deadline).toBe(pay_deadline);
    const { rows } = await api.db.query('SELECT reminders_sent FROM orders WHERE id = $1', [id]);
    expect(rows).toEqual([{ reminders_sent: 0 }]);
  });

  it.each([
    // Three days later are a Saturday, and a Monday that is a holiday of Japan.
    ['2027-01-06T05:00:00Z', '2027-01-12T15:00:00.000Z'],
    // A Thursday.
    ['2027-01-11T05:00:00Z', '2027-01-14T05:00:00.000Z'],
  ])('ends on a day on which banks of Japan are open, of a placement at %s', async (placed, end) => {
    const [as, goods_id] = [await aBuyer(), await sold()];
    const { id } = await order(as, { goods_id }, balance);
    await plant(api.db, 'UPDATE orders SET created_at = $2 WHERE id = $1', [id, placed]);
    await api.ok(chooseBank, { subject_type: 'order', id }, { as });
    expect((await optionsOf(as, id)).pay_deadline).toBe(end);
  });

  it('is nothing for who may not pay by bank, and for another’s order', async () => {
    const [as, goods_id] = [await aBuyer(), await sold({ pay_types: [balance] })];
    const { id } = await order(as, { goods_id }, balance);
    const subject = { subject_type: 'order' as const, id };
    expect((await api.refused(chooseBank, subject, { as })).error).toBe('PAY_TYPE_REFUSED');
    expect((await api.refused(chooseBank, subject, { as: await aBuyer() })).error).toBe('NOT_FOUND');
  });
});
