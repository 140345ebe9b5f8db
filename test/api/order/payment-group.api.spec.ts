import { randomUUID } from 'node:crypto';
import { myBalance } from '@fovea/shared-types/finance/finance.calls';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { paymentDetail, paymentOptions } from '@fovea/shared-types/finance/payment.calls';
import { cancelOrder } from '@fovea/shared-types/order/checkout.calls';
import { payOrder, payPaymentGroup, paymentGroup } from '@fovea/shared-types/order/payment.calls';
import { ORDER_STATUS, PAYMENT_STATUS } from '@fovea/shared-types/states';
import { OnlinePaymentService } from '../../../server/src/finance/payments/online-payment.service.js';
import { PaymentRefundService } from '../../../server/src/finance/payments/payment-refund.service.js';
import { aPaymentGroup } from '../../fixtures/payment-groups.js';
import { startApi, type Person, type TestApi } from '../../support/api.js';
import { refundedOrder } from '../../support/refunded-order.js';
import { aMember, aSeller, giveMoney, type Seller } from '../../support/people.js';
import { violations } from '../../support/violations.js';

const { pending_payment: unpaid, to_ship: toShip, canceled } = ORDER_STATUS;

let api: TestApi;
let sellers: [Seller, Seller];
beforeAll(async () => {
  api = await startApi();
  sellers = [await aSeller(api), await aSeller(api)];
});
afterEach(async () => expect(await violations(api.db, 'money')).toEqual([]));
afterAll(() => api?.stop());

interface Group {
  id: number;
  orders: number[];
  buyer: Person;
}

/** Two orders of 1,000 yen for two merchants, and somebody who has so much. */
async function aGroup(money = 2_500): Promise<Group> {
  const buyer = await aMember(api);
  if (money > 0) await giveMoney(api.db, buyer.accountId, money);
  return { ...(await aPaymentGroup(api.db, buyer.accountId, sellers)), buyer };
}

const byBalance = ({ id }: Group) => ({ id, pay_type: PAY_TYPE.balance });
const optionsOf = ({ id, buyer }: Group) =>
  api.envelope(paymentOptions.path, { subject_type: 'payment_group', id }, { as: buyer });
const statesOf = async ({ id, buyer }: Group) =>
  (await api.ok(paymentGroup, { id }, { as: buyer })).orders.map(({ status }) => status);
const yenOf = async ({ buyer }: Group) =>
  (await api.ok(myBalance, {}, { as: buyer })).find(({ currency }) => currency === 'JPY')?.balance;
const capturesOf = async ({ id }: Group) =>
  (
    await api.db.query<{ subject_id: number; amount: number; payment_id: number }>(
      'SELECT subject_id, amount, payment_id FROM capture WHERE payment_group_id = $1 ORDER BY subject_id',
      [id],
    )
  ).rows;
const statusOf = async ({ buyer }: Group, id: number) =>
  (await api.ok(paymentDetail, { id }, { as: buyer })).status;

async function startOnline(group: Group): Promise<number> {
  const request = { id: group.id, pay_type: PAY_TYPE.online };
  const { status, payment_id, pay_url } = await api.ok(payPaymentGroup, request, { as: group.buyer });
  expect([status, typeof pay_url]).toEqual([unpaid, 'string']);
  return payment_id ?? 0;
}
const paidEvent = (paymentId: number, amount: number) =>
  api.app.get(OnlinePaymentService, { strict: false }).process('sandbox', {
    kind: 'ended',
    eventId: randomUUID(),
    paymentId,
    isSuccess: true,
    amount,
    currency: 'JPY',
    ref: `ref-${paymentId}`,
  });

const refundOne = async (group: Group, at: 0 | 1, amount: number) =>
  (await refundedOrder(api, group.orders[at] ?? 0, amount)).went;

describe('orders of one checkout', () => {
  it('are paid at once from the balance, each with a capture of its own', async () => {
    const group = await aGroup();
    expect((await optionsOf(group)).data).toMatchObject({
      ...{ money: '2000', balance_after: '500', currency: 'JPY' },
      reference: expect.stringMatching(/^G\d{8}-\d{6}$/),
    });
    const paid = await api.ok(payPaymentGroup, byBalance(group), { as: group.buyer });
    expect(paid).toEqual({ status: toShip, payment_id: expect.any(Number), pay_url: null });
    expect(await statesOf(group)).toEqual([toShip, toShip]);
    expect(await yenOf(group)).toBe('500');
    expect(await capturesOf(group)).toEqual(
      group.orders.map((subject_id) => ({ subject_id, amount: 1_000, payment_id: paid.payment_id })),
    );
    expect(await api.ok(paymentDetail, { id: paid.payment_id ?? 0 }, { as: group.buyer })).toMatchObject({
      ...{ status: PAYMENT_STATUS.captured, money: '2000', subject_type: 'payment_group' },
    });
    expect((await optionsOf(group)).error).toBe('ALREADY_PAID');
  });

  it('are paid once, however often the button is pressed (O2)', async () => {
    const group = await aGroup(10_000);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        api.envelope(payPaymentGroup.path, byBalance(group), {
          as: group.buyer,
          headers: { 'Idempotency-Key': randomUUID() },
        }),
      ),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(answers.filter(({ error }) => error === 'ALREADY_PAID')).toHaveLength(49);
    expect([await yenOf(group), (await capturesOf(group)).length]).toEqual(['8000', 2]);
  });

  it('are paid once when somebody pays one of them and all of them at the same instant', async () => {
    const group = await aGroup(10_000);
    const [first = 0] = group.orders;
    await Promise.all([
      api.envelope(payOrder.path, { ...byBalance(group), id: first }, { as: group.buyer }),
      api.envelope(payPaymentGroup.path, byBalance(group), { as: group.buyer }),
    ]);
    expect(await statesOf(group)).toEqual([toShip, toShip]);
    expect(await yenOf(group)).toBe('8000');
  });

  it('are paid all or none where the balance is short', async () => {
    const group = await aGroup(1_999);
    expect((await api.refused(payPaymentGroup, byBalance(group), { as: group.buyer })).error).toBe(
      'INSUFFICIENT_BALANCE',
    );
    expect([await statesOf(group), await yenOf(group)]).toEqual([[unpaid, unpaid], '1999']);
  });

  it('are paid without those that were cancelled or paid by themselves', async () => {
    const group = await aGroup();
    const { buyer } = group;
    await api.ok(cancelOrder, { id: group.orders[0] ?? 0 }, { as: buyer });
    expect((await optionsOf(group)).data).toMatchObject({ money: '1000' });
    await api.ok(payPaymentGroup, byBalance(group), { as: buyer });
    expect([await statesOf(group), await yenOf(group)]).toEqual([[canceled, toShip], '1500']);
    const dead = await aGroup();
    for (const id of dead.orders) await api.ok(cancelOrder, { id }, { as: dead.buyer });
    expect((await optionsOf(dead)).error).toBe('STATE_CONFLICT');
    const late = await aGroup();
    await api.db.query('UPDATE orders SET pay_deadline = clock_timestamp() WHERE id = ANY ($1::bigint[])', [
      late.orders,
    ]);
    expect((await api.refused(payPaymentGroup, byBalance(late), { as: late.buyer })).error).toBe(
      'ORDER_EXPIRED',
    );
  });
});

describe('a payment of several orders online', () => {
  it('is captured once for each of them, however often it is reported', async () => {
    const group = await aGroup(0);
    const payment = await startOnline(group);
    await Promise.all(Array.from({ length: 5 }, () => paidEvent(payment, 2_000)));
    expect(await statesOf(group)).toEqual([toShip, toShip]);
    expect((await capturesOf(group)).map(({ amount }) => amount)).toEqual([1_000, 1_000]);
  });

  it('is held and refunded where one of them was cancelled before it was reported', async () => {
    const group = await aGroup(0);
    const payment = await startOnline(group);
    await api.ok(cancelOrder, { id: group.orders[1] ?? 0 }, { as: group.buyer });
    await paidEvent(payment, 2_000);
    expect(await statusOf(group, payment)).toBe(PAYMENT_STATUS.parked);
    await api.app.get(PaymentRefundService, { strict: false }).run();
    expect(await statusOf(group, payment)).toBe(PAYMENT_STATUS.returned);
    expect(await statesOf(group)).toEqual([unpaid, canceled]);
    const again = await startOnline(group);
    await paidEvent(again, 1_000);
    expect(await statesOf(group)).toEqual([toShip, canceled]);
  });

  it('is refunded order by order; it is returned when nothing of it is left', async () => {
    const group = await aGroup(0);
    const payment = await startOnline(group);
    await paidEvent(payment, 2_000);
    expect(await refundOne(group, 0, 1_000)).toBe('on its way');
    expect(await statusOf(group, payment)).toBe(PAYMENT_STATUS.captured);
    await expect(refundOne(group, 0, 1)).rejects.toMatchObject({ id: 'REFUND_EXCEEDS_PAID' });
    await refundOne(group, 1, 400);
    await refundOne(group, 1, 600);
    expect(await statusOf(group, payment)).toBe(PAYMENT_STATUS.returned);
    await api.app.get(PaymentRefundService, { strict: false }).run();
    const { rows } = await api.db.query(
      'SELECT amount, done_at IS NOT NULL AS is_done FROM payment_refund WHERE payment_id = $1 ORDER BY id',
      [payment],
    );
    expect(rows).toEqual([1_000, 400, 600].map((amount) => ({ amount, is_done: true })));
  });

  it('is refunded from two orders at the same instant and is returned', async () => {
    const group = await aGroup();
    const { payment_id } = await api.ok(payPaymentGroup, byBalance(group), { as: group.buyer });
    await Promise.all([refundOne(group, 0, 1_000), refundOne(group, 1, 1_000)]);
    expect(await statusOf(group, payment_id ?? 0)).toBe(PAYMENT_STATUS.returned);
    expect(await yenOf(group)).toBe('2500');
  });
});
