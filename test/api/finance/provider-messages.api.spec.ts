import { randomUUID } from 'node:crypto';
import { CODE_OK } from '@fovea/shared-types/envelope';
import { myBalance } from '@fovea/shared-types/finance/finance.calls';
import {
  creditSuspensePayment,
  returnSuspensePayment,
} from '@fovea/shared-types/finance/suspense-payment.calls';
import { suspensePayment } from '@fovea/shared-types/finance/suspense-payment.record';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { createRecharge, rechargeOrderDetail } from '@fovea/shared-types/finance/recharge.calls';
import { payOrder } from '@fovea/shared-types/order/payment.calls';
import { ORDER_STATUS, PAYMENT_STATUS, RECHARGE_STATUS } from '@fovea/shared-types/states';
import { OnlinePaymentRepository } from '../../../server/src/finance/payments/online.repository.js';
import { PaymentRefundService } from '../../../server/src/finance/payments/payment-refund.service.js';
import { Log } from '../../../server/src/platform/logging/log.js';
import { CALLBACK_PATH, PaymentProviders } from '../../../server/src/platform/payments/payment-providers.js';
import { aReceivedOrder } from '../../fixtures/rows.js';
import { startApi, type Person, type TestApi } from '../../support/api.js';
import { aMember, aStaff } from '../../support/people.js';
import { signedBody, success, notifyServer } from '../../support/provider.js';
import { violations } from '../../support/violations.js';

const isLong = process.env.FOVEA_LONG === '1';
const ROUNDS = isLong ? 200 : 5;
jest.setTimeout(isLong ? 3_600_000 : 300_000);

const PRICE = 1_000;
const { captured, expired, failed, parked, returned } = PAYMENT_STATUS;

let api: TestApi;
let clerk: Person;
/** What puts back what a test watched. */
const restores: (() => void)[] = [];
beforeAll(async () => {
  api = await startApi();
  clerk = await aStaff(api, ['finance:parked:list', 'finance:parked:settle']);
});
afterEach(async () => {
  for (const restore of restores.splice(0)) restore();
  expect(await violations(api.db, 'money')).toEqual([]);
});
afterAll(() => api?.stop());

interface Started {
  paymentId: number;
  orderId: number;
  payer: Person;
}

/** A buyer starts an online payment of an order of 1,000 yen. */
async function aStarted(): Promise<Started> {
  const payer = await aMember(api);
  const orderId = await aReceivedOrder(api.db, {
    ...{ buyer_id: payer.accountId, status: 10, pay_deadline: new Date(Date.now() + 3_600_000) },
  });
  const { payment_id } = await api.ok(payOrder, { id: orderId, pay_type: PAY_TYPE.online }, { as: payer });
  return { paymentId: payment_id ?? 0, orderId, payer };
}

interface PaymentState {
  status: number;
  park_cause: string | null;
  amount: number | null;
}

/** The payments of an order, and what each received. */
const paymentsOf = async ({ orderId }: Started): Promise<PaymentState[]> =>
  (
    await api.db.query<PaymentState>(
      `SELECT status, park_cause, received_amount AS amount FROM payment
       WHERE subject_type = 'order' AND subject_id = $1 ORDER BY id`,
      [orderId],
    )
  ).rows;
const orderStatus = async ({ orderId }: Started): Promise<number | undefined> =>
  (await api.db.query<{ status: number }>('SELECT status FROM orders WHERE id = $1', [orderId])).rows[0]
    ?.status;
const expire = async ({ paymentId }: Started): Promise<void> => {
  await api.db.query('UPDATE payment SET expires_at = clock_timestamp() WHERE id = $1', [paymentId]);
  await api.app.get(OnlinePaymentRepository, { strict: false }).expire(api.db, 500);
};
const returnAll = () => api.app.get(PaymentRefundService, { strict: false }).run();

/** Refund requests to the provider, by the reference of the charge. */
function watchRefunds(): { ref: string; amount: number }[] {
  const refunds: { ref: string; amount: number }[] = [];
  const { sandbox } = api.app.get(PaymentProviders, { strict: false });
  if (!sandbox) throw new Error('specs pay in the sandbox');
  const spy = jest.spyOn(sandbox, 'refund').mockImplementation(({ ref, amount }) => {
    refunds.push({ ref, amount });
    return Promise.resolve();
  });
  restores.push(() => spy.mockRestore());
  return refunds;
}

function watchWarnings() {
  const spy = jest.spyOn(api.app.get(Log, { strict: false }), 'warn');
  restores.push(() => spy.mockRestore());
  return spy;
}

/** Of the platform and its payers together: money enters by the gateway alone. */
const gateway = async (): Promise<number> =>
  (
    await api.db.query<{ sum: number }>(
      `SELECT coalesce(sum(-balance), 0)::int AS sum FROM ledger_account WHERE kind = 'gateway' AND currency = 'JPY'`,
    )
  ).rows[0]?.sum ?? 0;

const post = async (body: string): Promise<{ status: number; answer: unknown }> => {
  const answer = await fetch(`${api.url}${CALLBACK_PATH}`, { method: 'POST', ...signedBody(body) });
  return { status: answer.status, answer: await answer.json() };
};

describe('a signed message that cannot be placed', () => {
  const ended = (changes: object) =>
    JSON.stringify({
      ...{ event_id: 'evt_stray', payment_id: 1, status: 'succeeded' },
      ...{ amount: PRICE, currency: 'JPY', ref: 'stray', ...changes },
    });

  it.each([
    ['without our reference', ended({ payment_id: null })],
    ['with a reference that is no number', ended({ payment_id: 'shop-7-order-12' })],
    ['with a number that is none', ended({ payment_id: '12e3' })],
    ['with a number beyond every column', ended({ payment_id: '9'.repeat(30) })],
    ['of a payment that does not exist', ended({ payment_id: 999_999_999 })],
    ['of no amount', ended({ amount: undefined })],
    ['of an amount in words', ended({ amount: 'many' })],
    ['of less than nothing', ended({ amount: -5 })],
    ['of a fraction', ended({ amount: 10.5 })],
    ['of an amount beyond every column', ended({ amount: 1e300 })],
    ['in no currency', ended({ currency: '' })],
    ['in what is no currency', ended({ currency: 'yen\u0000' })],
    ['without a reference of the charge', ended({ ref: null })],
    ['with a reference that no column takes', ended({ ref: 'a\u0000b' })],
    ['without its id', ended({ event_id: undefined })],
    ['that waits for no hours', ended({ status: 'waiting', hours: 'some' })],
    ['that waits for ever', ended({ status: 'waiting', hours: 1e12 })],
    ['that is null', 'null'],
    ['that is a list', '[1]'],
    ['that is a number', '5'],
    ['that is no JSON', 'a greeting'],
    ['that is empty', ' '],
  ])('%s is acknowledged, logged and changes nothing', async (_what, body) => {
    const warned = watchWarnings();
    const before = await gateway();
    expect(await post(body)).toMatchObject({ status: 200, answer: { code: CODE_OK } });
    expect(await gateway()).toBe(before);
    expect(warned.mock.calls.filter(([text]) => text.includes('was not placed'))).toEqual([
      [expect.any(String), expect.objectContaining({ provider: 'sandbox', reason: expect.any(String) })],
    ]);
  });

  it('is logged with its id', async () => {
    const warned = watchWarnings();
    await post(ended({ payment_id: 'of another shop' }));
    expect(warned.mock.calls[0]?.[1]).toMatchObject({ provider: 'sandbox', event_id: 'evt_stray' });
  });

  it('of a payment by another method changes nothing', async () => {
    const started = await aStarted();
    const { rows } = await api.db.query<{ id: number }>(
      `INSERT INTO payment (subject_type, subject_id, payer_id, method, amount, currency)
       VALUES ('order', $1, $2, 1, 1000, 'JPY') RETURNING id`,
      [started.orderId, started.payer.accountId],
    );
    expect((await post(ended({ payment_id: rows[0]?.id }))).status).toBe(200);
    expect(await orderStatus(started)).toBe(ORDER_STATUS.pending_payment);
  });
});

describe('money in a currency without accounts', () => {
  const rowOf = async ({ paymentId }: Started) =>
    (await api.ok(suspensePayment.calls.list, { id: paymentId }, { as: clerk })).data[0];
  const settle = ({ paymentId }: Started) => ({ id: paymentId, remark: 'Returned to the card' });

  it('is held for finance, which returns it by the provider and cannot credit it', async () => {
    const refunds = watchRefunds();
    const started = await aStarted();
    const before = await gateway();
    const event = success(started.paymentId, 12_345, { currency: 'EUR', ref: `eur-${started.paymentId}` });
    expect((await notifyServer(api.url, event)).status).toBe(200);
    expect(await rowOf(started)).toMatchObject({
      ...{ money: '123.45', currency: 'EUR', due: '1000', due_currency: 'JPY', cause: 2, status: parked },
      provider_ref: event.ref,
    });
    expect(
      (await api.ok(suspensePayment.calls.list, { currency: 'EUR' }, { as: clerk })).data.map(({ id }) => id),
    ).toContain(started.paymentId);
    expect((await api.refused(creditSuspensePayment, settle(started), { as: clerk })).error).toBe(
      'CURRENCY_MISMATCH',
    );
    await api.ok(returnSuspensePayment, settle(started), { as: clerk });
    await returnAll();
    expect(await rowOf(started)).toMatchObject({ status: returned, resolution: 2 });
    expect(refunds).toEqual([{ ref: event.ref, amount: 12_345 }]);
    expect(await gateway()).toBe(before);
    expect(await orderStatus(started)).toBe(ORDER_STATUS.pending_payment);
  });

  it('is held also where its payment had expired', async () => {
    const started = await aStarted();
    await expire(started);
    await notifyServer(api.url, success(started.paymentId, 700, { currency: 'KWD', ref: randomUUID() }));
    expect(await paymentsOf(started)).toEqual([
      { status: expired, park_cause: null, amount: null },
      { status: parked, park_cause: 'currency', amount: 700 },
    ]);
  });
});

describe('a charge', () => {
  it.each([
    [
      'failed',
      failed,
      (one: Started) => notifyServer(api.url, success(one.paymentId, PRICE, { isSuccess: false })),
    ],
    ['expired', expired, expire],
  ] as const)(
    'of a payment that %s is held once and returned once, in however many messages it comes',
    async (_what, status, end) => {
      const refunds = watchRefunds();
      const started = await aStarted();
      await end(started);
      const before = await gateway();
      const ref = `late-${started.paymentId}`;
      await notifyServer(api.url, success(started.paymentId, PRICE, { ref }));
      await notifyServer(api.url, success(started.paymentId, PRICE, { ref }));
      expect((await gateway()) - before).toBe(PRICE);
      await returnAll();
      expect(await paymentsOf(started)).toEqual([
        { status, park_cause: null, amount: null },
        { status: returned, park_cause: 'late', amount: PRICE },
      ]);
      expect(refunds).toEqual([{ ref, amount: PRICE }]);
      expect(await gateway()).toBe(before);
    },
  );

  it('of the right sum after one of a wrong sum pays the order, and each is refunded by its own reference', async () => {
    const refunds = watchRefunds();
    const started = await aStarted();
    const before = await gateway();
    const [wrong, right] = [`wrong-${started.paymentId}`, `right-${started.paymentId}`];
    await notifyServer(api.url, success(started.paymentId, PRICE - 1, { ref: wrong }));
    await notifyServer(api.url, success(started.paymentId, PRICE, { ref: right }));
    expect((await gateway()) - before).toBe(2 * PRICE - 1);
    expect(await orderStatus(started)).toBe(ORDER_STATUS.to_ship);
    expect(await paymentsOf(started)).toEqual([
      { status: parked, park_cause: 'amount', amount: PRICE - 1 },
      { status: captured, park_cause: null, amount: null },
    ]);
    const request = { id: started.paymentId, remark: 'Returned' };
    await api.ok(returnSuspensePayment, request, { as: clerk });
    await returnAll();
    expect(refunds).toEqual([{ ref: wrong, amount: PRICE - 1 }]);
  });

  it('after another was captured is held, refunded automatically and leaves the first one’s reference', async () => {
    const refunds = watchRefunds();
    const started = await aStarted();
    const [first, second] = [`first-${started.paymentId}`, `second-${started.paymentId}`];
    await notifyServer(api.url, success(started.paymentId, PRICE, { ref: first }));
    const before = await gateway();
    await notifyServer(api.url, success(started.paymentId, PRICE, { ref: second }));
    expect((await gateway()) - before).toBe(PRICE);
    await returnAll();
    expect(refunds).toEqual([{ ref: second, amount: PRICE }]);
    const { rows } = await api.db.query(
      `SELECT c.provider_ref FROM payment p JOIN payment_charge c ON c.id = p.charge_id WHERE p.id = $1`,
      [started.paymentId],
    );
    expect(rows).toEqual([{ provider_ref: first }]);
    expect(await orderStatus(started)).toBe(ORDER_STATUS.to_ship);
  });

  it('that is reported for another payment, too, is received once', async () => {
    const [one, other] = [await aStarted(), await aStarted()];
    const ref = `shared-${one.paymentId}`;
    const before = await gateway();
    await Promise.all(
      [one, other].map(({ paymentId }) => notifyServer(api.url, success(paymentId, PRICE, { ref }))),
    ).then((answers) => expect(answers.map(({ status }) => status)).toEqual([200, 200]));
    expect((await gateway()) - before).toBe(PRICE);
    const paid = [await orderStatus(one), await orderStatus(other)];
    expect(paid.toSorted()).toEqual([ORDER_STATUS.pending_payment, ORDER_STATUS.to_ship]);
  });

  it('of the right sum for a recharge whose first charge is held is refunded, and the recharge stays with finance', async () => {
    const payer = await aMember(api);
    const request = { money: '2000', currency: 'JPY' as const, pay_type: PAY_TYPE.online };
    const { id, payment_id } = await api.ok(createRecharge, request, { as: payer });
    const recharge = async () => (await api.ok(rechargeOrderDetail, { id }, { as: payer })).status;
    await notifyServer(api.url, success(payment_id ?? 0, 1_500, { ref: `less-${id}` }));
    await notifyServer(api.url, success(payment_id ?? 0, 2_000, { ref: `more-${id}` }));
    await returnAll();
    expect(await recharge()).toBe(RECHARGE_STATUS.parked);
    await api.ok(creditSuspensePayment, { id: payment_id ?? 0, remark: 'Credited' }, { as: clerk });
    expect(await recharge()).toBe(RECHARGE_STATUS.paid);
    expect((await api.ok(myBalance, {}, { as: payer }))[0]?.balance).toBe('1500');
  });
});

/** A repeatable source of chances (mulberry32). */
function chances(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

describe('charges at once', () => {
  it('enter the ledger once each, whatever the order of their messages', async () => {
    const firstSeed = Math.floor(Math.random() * 2 ** 31);
    for (let round = 0; round < ROUNDS; round++) {
      const seed = firstSeed + round;
      const chance = chances(seed);
      const started = await aStarted();
      const before = await gateway();
      const charges = Array.from({ length: 1 + Math.floor(chance() * 3) }, (_, at) => ({
        ref: `race-${started.paymentId}-${at}`,
        amount: chance() < 0.6 ? PRICE : PRICE - 1 - at,
      }));
      const works: { at: number; run: () => Promise<unknown> }[] = charges.flatMap(({ ref, amount }) =>
        Array.from({ length: 1 + Math.floor(chance() * 3) }, () => ({
          at: chance(),
          run: () => notifyServer(api.url, success(started.paymentId, amount, { ref })),
        })),
      );
      if (chance() < 0.3)
        works.push({
          at: chance(),
          run: () => notifyServer(api.url, success(started.paymentId, PRICE, { isSuccess: false })),
        });
      if (chance() < 0.3) works.push({ at: chance(), run: () => expire(started) });
      await Promise.all(works.toSorted((a, b) => a.at - b.at).map(({ run }) => run()));
      const sum = charges.reduce((all, { amount }) => all + amount, 0);
      expect({ seed, received: (await gateway()) - before }).toEqual({ seed, received: sum });
      const payments = await paymentsOf(started);
      const isPaid = payments.filter(({ status }) => status === captured).length;
      expect({ seed, isPaid: isPaid <= 1, status: await orderStatus(started) }).toEqual({
        ...{ seed, isPaid: true },
        status: isPaid === 1 ? ORDER_STATUS.to_ship : ORDER_STATUS.pending_payment,
      });
      await returnAll();
    }
  });
});
