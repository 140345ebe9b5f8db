import { randomUUID } from 'node:crypto';
import { myBalance } from '@fovea/shared-types/finance/finance.calls';
import {
  creditSuspensePayment,
  returnSuspensePayment,
} from '@fovea/shared-types/finance/suspense-payment.calls';
import { suspensePayment } from '@fovea/shared-types/finance/suspense-payment.record';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { createRecharge, rechargeOrderDetail } from '@fovea/shared-types/finance/recharge.calls';
import { messageList } from '@fovea/shared-types/message/message.calls';
import { payOrder } from '@fovea/shared-types/order/payment.calls';
import { PAYMENT_STATUS, RECHARGE_STATUS } from '@fovea/shared-types/states';
import { OnlinePaymentService } from '../../../server/src/finance/payments/online-payment.service.js';
import { PaymentRefundService } from '../../../server/src/finance/payments/payment-refund.service.js';
import { ledgerChecks } from '../../../server/src/invariants/ledger.checks.js';
import { paymentChecks } from '../../../server/src/invariants/payment.checks.js';
import { PaymentProviders } from '../../../server/src/platform/payments/payment-providers.js';
import { aReceivedOrder } from '../../fixtures/rows.js';
import { startApi, type Person, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/eventually.js';
import { aMember, aStaff } from '../../support/people.js';

const { parked, returned } = PAYMENT_STATUS;
const MAY = ['finance:parked:list', 'finance:parked:settle'] as const;

let api: TestApi;
let clerk: Person;
beforeAll(async () => {
  api = await startApi();
  clerk = await aStaff(api, [...MAY]);
});
afterAll(async () => {
  for (const check of [...ledgerChecks, ...paymentChecks])
    expect((await check.run(api.db)).violations).toEqual([]);
  await api?.stop();
});

interface Held {
  id: number;
  payer: Person;
}

const paidEvent = (paymentId: number, amount: number, currency = 'JPY') =>
  api.app.get(OnlinePaymentService, { strict: false }).process('sandbox', {
    kind: 'ended',
    eventId: randomUUID(),
    paymentId,
    isSuccess: true,
    amount,
    currency,
    ref: `ref-${paymentId}`,
  });

/** 900 of this currency came for an order of 1,000 yen. */
async function aHeld(currency = 'JPY', by?: Person): Promise<Held> {
  const payer = by ?? (await aMember(api));
  const order = await aReceivedOrder(api.db, {
    ...{ buyer_id: payer.accountId, status: 10, pay_deadline: new Date(Date.now() + 3_600_000) },
  });
  const { payment_id } = await api.ok(payOrder, { id: order, pay_type: PAY_TYPE.online }, { as: payer });
  await paidEvent(payment_id ?? 0, 900, currency);
  return { id: payment_id ?? 0, payer };
}

async function aHeldRecharge(): Promise<Held & { recharge: number }> {
  const payer = await aMember(api);
  const requested = { money: '2000', currency: 'JPY' as const, pay_type: PAY_TYPE.online };
  const { id, payment_id } = await api.ok(createRecharge, requested, { as: payer });
  await paidEvent(payment_id ?? 0, 1_500);
  return { id: payment_id ?? 0, payer, recharge: id };
}

const moneyOf = async (payer: Person, currency: string) =>
  (await api.ok(myBalance, {}, { as: payer })).find((one) => one.currency === currency)?.balance;
const rowOf = async ({ id }: Held) =>
  (await api.ok(suspensePayment.calls.list, { id }, { as: clerk })).data[0];
const rechargeOf = async ({ recharge, payer }: { recharge: number; payer: Person }) =>
  (await api.ok(rechargeOrderDetail, { id: recharge }, { as: payer })).status;
const returnAll = () => api.app.get(PaymentRefundService, { strict: false }).run();
const withRemark = ({ id }: Held) => ({ id, remark: 'Asked the payer by phone' });
const isNotified = (as: Person, notice: string, parked_id?: number) =>
  eventually(`${notice} is notified`, async () =>
    (await api.ok(messageList, {}, { as })).data.some(
      ({ content: { params } }) =>
        params.notice === notice && (parked_id === undefined || params.parked_id === parked_id),
    ),
  );
const suspense = async () =>
  (
    await api.db.query<{ sum: number }>(
      `SELECT coalesce(sum(balance), 0)::int AS sum FROM ledger_account WHERE kind = 'suspense'`,
    )
  ).rows[0]?.sum;

describe('held money', () => {
  it('is listed with what was due, what came and why', async () => {
    const held = await aHeld('CNY');
    expect(await rowOf(held)).toMatchObject({
      ...{ due: '1000', due_currency: 'JPY', money: '9.00', currency: 'CNY', cause: 2, status: parked },
      ...{ provider_ref: `ref-${held.id}`, resolution: null, is_going: false },
    });
    const ofCause = await api.ok(suspensePayment.calls.list, { cause: 1, status: parked }, { as: clerk });
    expect(ofCause.data.map(({ id }) => id)).not.toContain(held.id);
  });

  it('is found by its payer, the currency that came, the provider’s number, the day and what became of it', async () => {
    const [yuan, yen] = [await aHeld('CNY'), await aHeld()];
    await api.db.query(`UPDATE account SET username = 'Yuan Payer' WHERE id = $1`, [yuan.payer.accountId]);
    const found = async (request: object) =>
      (await api.ok(suspensePayment.calls.list, { limit: 160, ...request }, { as: clerk })).data
        .map(({ id }) => id)
        .filter((id) => [yuan.id, yen.id].includes(id));
    expect(await found({ sort: 'created_at' })).toEqual([yuan.id, yen.id]);
    expect(await found({ currency: 'CNY' })).toEqual([yuan.id]);
    expect(await found({ username: 'payer yuan' })).toEqual([yuan.id]);
    expect(await found({ provider_ref: `ref-${yen.id}` })).toEqual([yen.id]);
    expect(await found({ end: new Date(0).toISOString() })).toEqual([]);
    await api.ok(creditSuspensePayment, withRemark(yen), { as: clerk });
    expect(await found({ resolution: 1 })).toEqual([yen.id]);
  });

  it('is credited to its payer in the currency in which it came, once of 50 clicks', async () => {
    const held = await aHeld('CNY');
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        api.envelope(creditSuspensePayment.path, withRemark(held), { as: clerk }),
      ),
    );
    const codes = answers.map(({ error }) => error ?? 'done');
    expect(codes.filter((code) => code === 'done')).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(['done', 'ALREADY_DECIDED']));
    expect(await moneyOf(held.payer, 'CNY')).toBe('9.00');
    expect(await rowOf(held)).toMatchObject({
      ...{ status: returned, resolution: 1, resolve_note: 'Asked the payer by phone' },
    });
    expect((await api.refused(returnSuspensePayment, withRemark(held), { as: clerk })).error).toBe(
      'ALREADY_DECIDED',
    );
    await isNotified(held.payer, 'parked_credited');
  });

  it('is refunded to its source, once, and its payer is notified', async () => {
    const held = await aHeld();
    const before = await suspense();
    expect(await api.ok(returnSuspensePayment, withRemark(held), { as: clerk })).toEqual({
      id: held.id,
      status: parked,
    });
    expect((await rowOf(held))?.is_going).toBe(true);
    expect((await api.refused(creditSuspensePayment, withRemark(held), { as: clerk })).error).toBe(
      'ALREADY_DECIDED',
    );
    await returnAll();
    expect(await rowOf(held)).toMatchObject({ status: returned, resolution: 2, is_going: false });
    expect((before ?? 0) - ((await suspense()) ?? 0)).toBe(900);
    await isNotified(held.payer, 'parked_returned');
  });

  it('that its provider refused five times is requested again, or credited', async () => {
    const held = await aHeld();
    const provider = api.app.get(PaymentProviders, { strict: false }).sandbox;
    const refused = jest.spyOn(provider ?? { refund: () => Promise.resolve() }, 'refund');
    refused.mockRejectedValue(new Error('the account is closed'));
    await api.ok(returnSuspensePayment, withRemark(held), { as: clerk });
    for (let attempt = 1; attempt <= 5; attempt++) {
      await returnAll();
      await api.db.query('UPDATE payment_refund SET next_at = clock_timestamp() WHERE payment_id = $1', [
        held.id,
      ]);
    }
    refused.mockRestore();
    expect(await rowOf(held)).toMatchObject({ is_going: false, last_error: 'the account is closed' });
    await api.ok(creditSuspensePayment, withRemark(held), { as: clerk });
    expect(await moneyOf(held.payer, 'JPY')).toBe('900');
    await returnAll();
    expect(await moneyOf(held.payer, 'JPY')).toBe('900');
    expect((await rowOf(held))?.status).toBe(returned);
  });

  it('of a recharge ends it: paid with what came, or returned', async () => {
    const [credited, sentBack] = [await aHeldRecharge(), await aHeldRecharge()];
    await api.ok(creditSuspensePayment, withRemark(credited), { as: clerk });
    expect([await rechargeOf(credited), await moneyOf(credited.payer, 'JPY')]).toEqual([
      RECHARGE_STATUS.paid,
      '1500',
    ]);
    await api.ok(returnSuspensePayment, withRemark(sentBack), { as: clerk });
    await returnAll();
    expect([await rechargeOf(sentBack), await moneyOf(sentBack.payer, 'JPY')]).toEqual([
      RECHARGE_STATUS.returned,
      '0',
    ]);
  });

  it('is never settled by its payer, nor without a note', async () => {
    const own = await aStaff(api, [...MAY]);
    const held = await aHeld('JPY', own);
    expect((await api.refused(creditSuspensePayment, withRemark(held), { as: own })).error).toBe(
      'SELF_APPROVAL',
    );
    expect(
      (await api.refused(returnSuspensePayment, { id: held.id, remark: ' ' }, { as: clerk })).error,
    ).toBe('VALIDATION');
    await isNotified(clerk, 'parked_waits', held.id);
  });
});
