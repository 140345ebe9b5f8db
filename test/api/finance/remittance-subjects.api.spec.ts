import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { createRecharge, rechargeOrderDetail } from '@fovea/shared-types/finance/recharge.calls';
import {
  creditRemittance,
  remittanceDetail,
  sendRemittance,
  sentRemittances,
} from '@fovea/shared-types/finance/remittance.calls';
import { remittance } from '@fovea/shared-types/finance/remittance.record';
import { payOrder, payPaymentGroup } from '@fovea/shared-types/order/payment.calls';
import { ORDER_STATUS, RECHARGE_STATUS, REMITTANCE_STATUS } from '@fovea/shared-types/states';
import { RechargeRepository } from '../../../server/src/finance/recharges/recharge.repository.js';
import { OrderEndingService } from '../../../server/src/order/orders/order-ending.service.js';
import { aFile } from '../../fixtures/rows.js';
import { startApi, type TestApi } from '../../support/api.js';
import { aMember, giveMoney } from '../../support/people.js';
import { aBankScene, named, type BankScene, type Paid } from '../../support/remitted.js';

const { pending_payment: unpaid, payment_review: inReview, to_ship: toShip } = ORDER_STATUS;
const { confirmed, rejected, credited } = REMITTANCE_STATUS;

let api: TestApi;
let bankScene: BankScene;
beforeAll(async () => {
  api = await startApi();
  bankScene = await aBankScene(api);
});
afterAll(async () => {
  await bankScene?.expectSoundLedger();
  await api?.stop();
});

const rechargeOf = ({ id, payer }: Paid) => api.ok(rechargeOrderDetail, { id }, { as: payer });

describe('orders of one checkout', () => {
  it('are paid by one bank transfer with one reference, each with a capture of its own, once', async () => {
    const group = await bankScene.aGroup();
    const { pay_types, bank, reference, money } = await bankScene.optionsOf(group);
    expect([pay_types.includes(PAY_TYPE.bank), bank?.account_no, money]).toEqual([true, '1234567', '2000']);
    const sent = await bankScene.send(group);
    expect(await bankScene.statesOf(group)).toEqual([inReview, inReview]);
    expect(await api.ok(remittanceDetail, { id: sent }, { as: bankScene.clerk })).toMatchObject({
      ...{ subject_type: 'payment_group', subject_id: group.id, reference, money: '2000' },
      shares: group.orders.map((subject_id) => ({ subject_type: 'order', subject_id, money: '1000' })),
    });
    for (const id of group.orders)
      expect(await api.ok(sentRemittances, { id }, { as: group.payer })).toMatchObject([
        { id: sent, reference, status: 0, decided_by: null },
      ]);
    expect(await bankScene.confirmedAtOnce(sent)).toBe(1);
    expect(await bankScene.statesOf(group)).toEqual([toShip, toShip]);
    expect(await bankScene.capturesOf(group)).toEqual(
      group.orders.map((subject_id) => ({ subject_id, amount: 1_000 })),
    );
    expect((await api.ok(remittanceDetail, { id: sent }, { as: bankScene.clerk })).status).toBe(confirmed);
  });

  it('wait for finance as long as it takes, and are not paid another way meanwhile', async () => {
    const group = await bankScene.aGroup();
    await giveMoney(api.db, group.payer.accountId, 5_000);
    await bankScene.send(group);
    await api.db.query(
      `UPDATE orders SET pay_deadline = clock_timestamp() - interval '1 day' WHERE payment_group_id = $1`,
      [group.id],
    );
    await api.app.get(OrderEndingService, { strict: false }).endLate();
    const byBalance = { id: group.id, pay_type: PAY_TYPE.balance };
    const statuses = [
      (await api.refused(payPaymentGroup, byBalance, { as: group.payer })).error,
      (await api.refused(payOrder, { ...byBalance, id: group.orders[0] ?? 0 }, { as: group.payer })).error,
      (
        await api.refused(
          sendRemittance,
          { ...named(group), ...(await bankScene.papers(group)) },
          { as: group.payer },
        )
      ).error,
    ];
    expect(statuses).toEqual(['STATE_CONFLICT', 'STATE_CONFLICT', 'STATE_CONFLICT']);
    expect([await bankScene.statesOf(group), await bankScene.yenOf(group)]).toEqual([
      [inReview, inReview],
      '5000',
    ]);
  });

  it('wait for their payment again when finance finds nothing, and are transferred anew', async () => {
    const group = await bankScene.aGroup();
    const first = await bankScene.send(group);
    expect(await bankScene.refuse(first)).toEqual({ id: first, status: rejected });
    expect(await bankScene.statesOf(group)).toEqual([unpaid, unpaid]);
    await bankScene.confirm(await bankScene.send(group));
    expect(await bankScene.statesOf(group)).toEqual([toShip, toShip]);
    expect(await api.ok(sentRemittances, named(group), { as: group.payer })).toHaveLength(2);
  });

  it('are not paid by another sum, which is its payer’s', async () => {
    const group = await bankScene.aGroup();
    const decision = {
      id: await bankScene.send(group),
      amount: 1_900,
      currency: 'JPY' as const,
      audit_notes: '100 short',
    };
    expect((await api.ok(creditRemittance, decision, { as: bankScene.clerk })).status).toBe(credited);
    expect((await api.refused(creditRemittance, decision, { as: bankScene.clerk })).error).toBe(
      'ALREADY_DECIDED',
    );
    expect([await bankScene.statesOf(group), await bankScene.yenOf(group)]).toEqual([
      [unpaid, unpaid],
      '1900',
    ]);
  });

  it('leave out of a bank transfer what was paid separately before', async () => {
    const group = await bankScene.aGroup();
    await giveMoney(api.db, group.payer.accountId, 1_000);
    const [first = 0, second = 0] = group.orders;
    await api.ok(payOrder, { id: first, pay_type: PAY_TYPE.balance }, { as: group.payer });
    await bankScene.confirm(await bankScene.send(group));
    expect(await bankScene.capturesOf(group)).toEqual([{ subject_id: second, amount: 1_000 }]);
    expect(await api.ok(sentRemittances, { id: first }, { as: group.payer })).toEqual([]);
  });
});

describe('a recharge by bank', () => {
  it('shows where to transfer it, and is on the balance once', async () => {
    const recharge = await bankScene.aRecharge();
    const { pay_types, bank, money, reference } = await bankScene.optionsOf(recharge);
    expect([pay_types, bank?.bank_name, money]).toEqual([[PAY_TYPE.bank], 'みずほ銀行', '5000']);
    expect(reference).toMatch(/^R\d{8}-\d{6}$/);
    const sent = await bankScene.send(recharge);
    expect(await rechargeOf(recharge)).toMatchObject({
      ...{ pay_type: PAY_TYPE.bank, status: RECHARGE_STATUS.pending, remittance_status: 0 },
    });
    expect(await bankScene.confirmedAtOnce(sent)).toBe(1);
    expect([await bankScene.yenOf(recharge), await bankScene.capturesOf(recharge)]).toEqual([
      '5000',
      [{ subject_id: recharge.id, amount: 5_000 }],
    ]);
    expect(await rechargeOf(recharge)).toMatchObject({
      ...{ status: RECHARGE_STATUS.paid, remittance_status: confirmed },
    });
  });

  it('does not expire while finance looks for it, and has a day more when it is not found', async () => {
    const recharge = await bankScene.aRecharge();
    const sent = await bankScene.send(recharge);
    const timeIsOver = () =>
      api.db.query(`UPDATE recharge SET expires_at = clock_timestamp() - interval '1 second' WHERE id = $1`, [
        recharge.id,
      ]);
    const expire = () => new RechargeRepository().expire(api.db, 500);
    await timeIsOver();
    await expire();
    expect((await rechargeOf(recharge)).status).toBe(RECHARGE_STATUS.pending);
    await bankScene.refuse(sent);
    await expire();
    expect(await rechargeOf(recharge)).toMatchObject({
      ...{ status: RECHARGE_STATUS.pending, remittance_status: rejected },
    });
    await bankScene.send(recharge);
    await bankScene.refuse(
      (await api.ok(sentRemittances, named(recharge), { as: recharge.payer }))[0]?.id ?? 0,
    );
    await timeIsOver();
    await expire();
    expect((await rechargeOf(recharge)).status).toBe(RECHARGE_STATUS.expired);
    const late = { ...named(recharge), ...(await bankScene.papers(recharge)) };
    expect((await api.refused(sendRemittance, late, { as: recharge.payer })).error).toBe('STATE_CONFLICT');
  });

  it('is nobody else’s, and not begun where no bank account is offered', async () => {
    const recharge = await bankScene.aRecharge();
    const other = await aMember(api);
    const documentsOfOther = { remittance_images: [await aFile(api.db, other.accountId)] };
    expect([
      (await api.refused(sendRemittance, { ...named(recharge), ...documentsOfOther }, { as: other })).error,
      (await api.refused(sentRemittances, named(recharge), { as: other })).error,
      (
        await api.refused(
          createRecharge,
          { money: '100.00', currency: 'USD', pay_type: PAY_TYPE.bank },
          { as: other },
        )
      ).error,
    ]).toEqual(['NOT_FOUND', 'NOT_FOUND', 'PAY_TYPE_REFUSED']);
  });
});

describe('the list of remittances', () => {
  it('is cut by payer, by what is paid, by currency and by month, and ordered by amount and day', async () => {
    const [small, large] = [await bankScene.aRecharge('4000'), await bankScene.aRecharge('6000')];
    const ids = [await bankScene.send(small), await bankScene.send(large)];
    await api.db.query(`UPDATE account SET username = 'Large Payer' WHERE id = $1`, [large.payer.accountId]);
    const found = async (request: object) =>
      (await api.ok(remittance.calls.list, { limit: 160, ...request }, { as: bankScene.clerk })).data
        .map(({ id }) => id)
        .filter((id) => ids.includes(id));
    expect(await found({ subject_type: 'recharge', currency: 'JPY', sort: 'money' })).toEqual(ids);
    expect(await found({ subject_type: 'recharge', sort: '-created_at' })).toEqual(ids.toReversed());
    expect(await found({ username: 'payer large' })).toEqual(ids.slice(1));
    expect(await found({ subject_type: 'order' })).toEqual([]);
    expect(await found({ currency: 'USD' })).toEqual([]);
    expect(await found({ end: new Date(0).toISOString() })).toEqual([]);
    const named = await api.ok(
      remittance.calls.list,
      { subject_type: 'recharge' },
      { as: bankScene.clerk, language: 'ja' },
    );
    expect(new Set(named.data.map(({ subject_name }) => subject_name))).toEqual(new Set(['残高チャージ']));
  });
});
