import { randomUUID } from 'node:crypto';
import { BALANCE_TYPE } from '@fovea/shared-types/finance/balance-types';
import { balanceDetailList, myBalance } from '@fovea/shared-types/finance/finance.calls';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { paymentDetail } from '@fovea/shared-types/finance/payment.calls';
import {
  createRecharge,
  rechargeOrderDetail,
  rechargeOrderList,
} from '@fovea/shared-types/finance/recharge.calls';
import { payOrder } from '@fovea/shared-types/order/payment.calls';
import { ORDER_STATUS, PAYMENT_STATUS, RECHARGE_STATUS } from '@fovea/shared-types/states';
import { OnlinePaymentRepository } from '../../../server/src/finance/payments/online.repository.js';
import { PaymentRefundService } from '../../../server/src/finance/payments/payment-refund.service.js';
import { RechargeRepository } from '../../../server/src/finance/recharges/recharge.repository.js';
import { OrderEndingService } from '../../../server/src/order/orders/order-ending.service.js';
import type { ProviderEvent } from '../../../server/src/platform/payments/provider-message.js';
import { CALLBACK_PATH, PaymentProviders } from '../../../server/src/platform/payments/payment-providers.js';
import { startApi, type Person, type TestApi } from '../../support/api.js';
import { aMember, giveMoney } from '../../support/people.js';
import { refundedOrder } from '../../support/refunded-order.js';
import { success as successOf, notifyServer as tellAt } from '../../support/provider.js';
import { aSoldLot, type SoldLot } from '../../support/scenes.js';
import { violations } from '../../support/violations.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterEach(async () => expect(await violations(api.db, 'money')).toEqual([]));
afterAll(() => api?.stop());

const PRICE = 50_000;
const { pending_payment: unpaid, to_ship: toShip } = ORDER_STATUS;

interface Started {
  sold: SoldLot;
  paymentId: number;
  payUrl: string;
}

/** The winner of a lot starts an online payment. */
async function aStarted(sold?: SoldLot): Promise<Started> {
  const lot = sold ?? (await aSoldLot(api));
  const { status, payment_id, pay_url } = await api.ok(
    payOrder,
    { id: lot.orderId, pay_type: PAY_TYPE.online },
    { as: lot.winner },
  );
  expect(status).toBe(unpaid);
  return { sold: lot, paymentId: payment_id ?? 0, payUrl: pay_url ?? '' };
}

const success = ({ paymentId }: Started, changes: Partial<ProviderEvent> = {}) =>
  successOf(paymentId, PRICE, changes);
const notifyPayment = (event: ProviderEvent, changes: Parameters<typeof tellAt>[2] = {}) =>
  tellAt(api.url, event, changes);

const statusOf = async ({ sold, paymentId }: Started): Promise<number> =>
  (await api.ok(paymentDetail, { id: paymentId }, { as: sold.winner })).status;
const orderStatus = async ({ sold }: Started): Promise<number | undefined> =>
  (await api.db.query<{ status: number }>('SELECT status FROM orders WHERE id = $1', [sold.orderId])).rows[0]
    ?.status;
const returnAll = () => api.app.get(PaymentRefundService, { strict: false }).run();

/** Of the platform, since the suite began. */
async function balanceOf(kind: 'gateway' | 'suspense' | 'refunds'): Promise<number> {
  const { rows } = await api.db.query<{ balance: number }>(
    `SELECT balance FROM ledger_account WHERE owner_type = 'platform' AND kind = $1 AND currency = 'JPY'`,
    [kind],
  );
  return rows[0]?.balance ?? 0;
}

describe('a payment on the provider’s page', () => {
  it('is captured by pressing "pay" there, and the payer comes back to its result', async () => {
    const started = await aStarted();
    const toPage = await fetch(`${api.url}${started.payUrl}?language=3`, { redirect: 'manual' });
    expect(toPage.status).toBe(303);
    const page = toPage.headers.get('location') ?? '';
    const shown = await (await fetch(`${api.url}${page}`)).text();
    expect(shown).toContain('テスト決済');
    expect(shown).toContain('JPY');
    expect(await statusOf(started)).toBe(PAYMENT_STATUS.processing);
    const pressed = await fetch(`${api.url}${page}&paid=1`, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(pressed.headers.get('location')).toBe(`/#/paymentSuccess?payment_id=${started.paymentId}`);
    expect(await statusOf(started)).toBe(PAYMENT_STATUS.captured);
    expect(await orderStatus(started)).toBe(toShip);
  });

  it('that is declined leaves the order to be paid again', async () => {
    const started = await aStarted();
    await notifyPayment(success(started, { isSuccess: false }));
    expect(await statusOf(started)).toBe(PAYMENT_STATUS.failed);
    expect(await orderStatus(started)).toBe(unpaid);
    const again = await aStarted(started.sold);
    await notifyPayment(success(again));
    expect(await orderStatus(again)).toBe(toShip);
  });

  it('has an address that nobody guesses, and a page that nobody writes themselves', async () => {
    expect((await fetch(`${api.url}/pay/${'a'.repeat(32)}`, { redirect: 'manual' })).status).toBe(404);
    const forged = Buffer.from(JSON.stringify({ paymentId: 1, amount: 1 })).toString('base64url');
    expect((await fetch(`${api.url}/sandboxPay?of=${forged}&sig=00`)).status).toBe(404);
  });
});

describe('a message of the provider', () => {
  it('without its signature is refused with 400 and changes nothing', async () => {
    const started = await aStarted();
    const wrong = await notifyPayment(success(started), {
      signature: `t=${Date.now()},v1=${'0'.repeat(64)}`,
    });
    expect(wrong.status).toBe(400);
    expect(await wrong.json()).toMatchObject({ code: 400, error: 'SIGNATURE_INVALID' });
    expect((await notifyPayment(success(started), { body: '{"status":"succeeded"}' })).status).toBe(400);
    expect((await fetch(`${api.url}${CALLBACK_PATH}`, { method: 'POST' })).status).toBe(400);
    expect(await statusOf(started)).toBe(PAYMENT_STATUS.created);
  });

  it('that comes twice, or twenty times at once, counts once (M7)', async () => {
    const started = await aStarted();
    const event = success(started);
    const before = await balanceOf('gateway');
    const answers = await Promise.all(Array.from({ length: 20 }, () => notifyPayment(event)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    await notifyPayment(success(started));
    expect(await orderStatus(started)).toBe(toShip);
    expect(before - (await balanceOf('gateway'))).toBe(PRICE);
  });

  it.each([
    ['another amount', { amount: PRICE - 1 }],
    ['another currency', { currency: 'CNY' }],
  ])('of %s is held, never given to the order', async (_what, changes) => {
    const started = await aStarted();
    await notifyPayment(success(started, changes));
    expect(await statusOf(started)).toBe(PAYMENT_STATUS.parked);
    expect(await orderStatus(started)).toBe(unpaid);
    await returnAll();
    expect(await statusOf(started)).toBe(PAYMENT_STATUS.parked);
  });

  it('of a second payment is held and refunded automatically (O2)', async () => {
    const first = await aStarted();
    const second = await aStarted(first.sold);
    await notifyPayment(success(first));
    const before = { gateway: await balanceOf('gateway'), suspense: await balanceOf('suspense') };
    await notifyPayment(success(second));
    expect(await statusOf(second)).toBe(PAYMENT_STATUS.parked);
    expect((await balanceOf('suspense')) - before.suspense).toBe(PRICE);
    await returnAll();
    expect(await statusOf(second)).toBe(PAYMENT_STATUS.returned);
    expect({ gateway: await balanceOf('gateway'), suspense: await balanceOf('suspense') }).toEqual(before);
  });

  it('after the payment expired, or the order was cancelled, is held and refunded', async () => {
    const [expired, cancelled] = [await aStarted(), await aStarted()];
    await api.db.query(`UPDATE payment SET expires_at = clock_timestamp() WHERE id = $1`, [
      expired.paymentId,
    ]);
    await api.app.get(OnlinePaymentRepository, { strict: false }).expire(api.db, 100);
    expect(await statusOf(expired)).toBe(PAYMENT_STATUS.expired);
    await api.db.query('UPDATE orders SET pay_deadline = clock_timestamp() WHERE id = $1', [
      cancelled.sold.orderId,
    ]);
    await api.app.get(OrderEndingService, { strict: false }).endLate();
    await notifyPayment(success(expired));
    await notifyPayment(success(cancelled));
    await returnAll();
    expect(await orderStatus(expired)).toBe(unpaid);
    expect(await statusOf(cancelled)).toBe(PAYMENT_STATUS.returned);
    const { rows } = await api.db.query(
      `SELECT status, park_cause FROM payment WHERE subject_id = $1 AND subject_type = 'order' ORDER BY id`,
      [expired.sold.orderId],
    );
    expect(rows).toEqual([
      { status: PAYMENT_STATUS.expired, park_cause: null },
      { status: PAYMENT_STATUS.returned, park_cause: 'late' },
    ]);
  });

  it('at the instant of the expiry leaves one truth', async () => {
    const started = await Promise.all(Array.from({ length: 5 }, () => aStarted()));
    const ids = started.map(({ paymentId }) => paymentId);
    await api.db.query('UPDATE payment SET expires_at = clock_timestamp() WHERE id = ANY ($1::bigint[])', [
      ids,
    ]);
    const payments = api.app.get(OnlinePaymentRepository, { strict: false });
    await Promise.all([...started.map((one) => notifyPayment(success(one))), payments.expire(api.db, 100)]);
    await returnAll();
    for (const one of started) {
      const paid = (await statusOf(one)) === PAYMENT_STATUS.captured;
      expect(await orderStatus(one)).toBe(paid ? toShip : unpaid);
    }
  });
});

describe('what was paid online', () => {
  it('is refunded through the provider by a job, and its requester is notified', async () => {
    const started = await aStarted();
    await notifyPayment(success(started));
    const { orderId } = started.sold;
    const before = await balanceOf('refunds');
    const { went } = await refundedOrder(api, orderId, PRICE);
    expect(went).toBe('on its way');
    expect((await balanceOf('refunds')) - before).toBe(PRICE);
    await returnAll();
    expect(await balanceOf('refunds')).toBe(before);
    expect(await statusOf(started)).toBe(PAYMENT_STATUS.returned);
  });

  it('that the provider refuses is tried five times, and then a person decides', async () => {
    const started = await aStarted();
    const { sold } = started;
    await giveMoney(api.db, sold.winner.accountId, PRICE);
    await api.ok(payOrder, { id: sold.orderId, pay_type: PAY_TYPE.balance }, { as: sold.winner });
    await notifyPayment(success(started));
    const provider = api.app.get(PaymentProviders, { strict: false }).sandbox;
    const refused = jest.spyOn(provider ?? { refund: () => Promise.resolve() }, 'refund');
    refused.mockRejectedValue(new Error('the account is closed'));
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 5; attempt++) {
      await returnAll();
      const { rows } = await api.db.query<{ pause: number }>(
        `UPDATE payment_refund SET next_at = clock_timestamp() WHERE payment_id = $1
         RETURNING attempts AS pause`,
        [started.paymentId],
      );
      pauses.push(rows[0]?.pause ?? 0);
    }
    refused.mockRestore();
    expect(pauses).toEqual([1, 2, 3, 4, 5]);
    const { rows } = await api.db.query(
      `SELECT failed_at IS NOT NULL AS failed, last_error FROM payment_refund WHERE payment_id = $1`,
      [started.paymentId],
    );
    expect(rows).toEqual([{ failed: true, last_error: 'the account is closed' }]);
    expect(await statusOf(started)).toBe(PAYMENT_STATUS.parked);
    const money = await api.ok(myBalance, {}, { as: sold.winner });
    expect(money).toEqual([{ balance: '0', freeze_balance: '0', currency: 'JPY' }]);
  });
});

describe('a recharge', () => {
  const recharge = async (person: Person, money: string) =>
    api.ok(createRecharge, { money, currency: 'JPY', pay_type: PAY_TYPE.online }, { as: person });

  it('is on the balance once its payment is reported, once (M7)', async () => {
    const member = await aMember(api);
    const { id, order_no, payment_id } = await recharge(member, '50000');
    expect(order_no).toMatch(/^R\d{8}-\d{6}$/);
    const event: ProviderEvent = {
      kind: 'ended',
      ...{
        eventId: randomUUID(),
        paymentId: payment_id ?? 0,
        isSuccess: true,
        amount: PRICE,
        currency: 'JPY',
      },
      ref: 'recharged',
    };
    await Promise.all([
      notifyPayment(event),
      notifyPayment(event),
      notifyPayment({ ...event, eventId: randomUUID() }),
    ]);
    expect(await api.ok(rechargeOrderDetail, { id }, { as: member })).toMatchObject({
      status: RECHARGE_STATUS.paid,
      money: '50000',
    });
    expect((await api.ok(myBalance, {}, { as: member }))[0]?.balance).toBe('50000');
    const lines = (await api.ok(balanceDetailList, {}, { as: member })).data;
    expect(lines).toMatchObject([{ change: '50000', after: '50000', type: BALANCE_TYPE.recharge }]);
    expect((await api.ok(rechargeOrderList, { status: RECHARGE_STATUS.paid }, { as: member })).total).toBe(1);
  });

  it('of another amount than was ordered is held', async () => {
    const member = await aMember(api);
    const { id, payment_id } = await recharge(member, '2000');
    await notifyPayment({
      kind: 'ended',
      ...{ eventId: randomUUID(), paymentId: payment_id ?? 0, isSuccess: true, amount: 1, currency: 'JPY' },
      ref: 'less',
    });
    expect((await api.ok(rechargeOrderDetail, { id }, { as: member })).status).toBe(RECHARGE_STATUS.parked);
    expect((await api.ok(myBalance, {}, { as: member }))[0]?.balance).toBe('0');
  });

  it.each(['999', '50000001', '1000.50', '-1000'])('of %s yen is refused', async (money) => {
    const requested = { money, currency: 'JPY' as const, pay_type: PAY_TYPE.online };
    expect((await api.refused(createRecharge, requested, { as: await aMember(api) })).error).toBe(
      'AMOUNT_INVALID',
    );
  });

  it('that nobody pays expires', async () => {
    const member = await aMember(api);
    const { id } = await recharge(member, '1000');
    await api.db.query('UPDATE recharge SET expires_at = clock_timestamp() WHERE id = $1', [id]);
    await api.app.get(RechargeRepository, { strict: false }).expire(api.db, 100);
    expect((await api.ok(rechargeOrderDetail, { id }, { as: member })).status).toBe(RECHARGE_STATUS.expired);
  });
});
