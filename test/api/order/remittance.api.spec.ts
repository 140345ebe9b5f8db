import { myBalance } from '@fovea/shared-types/finance/finance.calls';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { paymentOptions } from '@fovea/shared-types/finance/payment.calls';
import { orderDetail } from '@fovea/shared-types/order/order.calls';
import { payOrder } from '@fovea/shared-types/order/payment.calls';
import {
  confirmRemittance,
  creditRemittance,
  sentRemittances,
  remittanceDetail,
  sendRemittance,
} from '@fovea/shared-types/finance/remittance.calls';
import { platformBankAccount } from '@fovea/shared-types/finance/platform-account.record';
import { remittance } from '@fovea/shared-types/finance/remittance.record';
import { ORDER_STATUS, REMITTANCE_STATUS } from '@fovea/shared-types/states';
import { OrderEndingService } from '../../../server/src/order/orders/order-ending.service.js';
import { RemittanceRepository } from '../../../server/src/finance/remittances/remittance.repository.js';
import { aFile, aReceivedOrder } from '../../fixtures/rows.js';
import { aRemittance, takeYenByBank } from '../../fixtures/remittances.js';
import { startApi, type Person, type TestApi } from '../../support/api.js';
import { refundedOrder } from '../../support/refunded-order.js';
import { aMember, aSeller, aStaff, type Seller } from '../../support/people.js';
import { violations } from '../../support/violations.js';

const { pending_payment: unpaid, payment_review: inReview, to_ship: toShip } = ORDER_STATUS;
const { confirmed, rejected, credited } = REMITTANCE_STATUS;
const PRICE = 1_000;
const HOUR_MS = 3_600_000;

let api: TestApi;
let clerk: Person;
beforeAll(async () => {
  api = await startApi();
  await takeYenByBank(api.db);
  clerk = await aStaff(api, ['finance:remittance:list', 'finance:remittance:confirm']);
});
afterEach(async () => expect(await violations(api.db, 'money')).toEqual([]));
afterAll(() => api?.stop());

interface Sale {
  id: number;
  buyer: Person;
  seller: Seller;
}

/** An order of 1,000 yen that nobody paid, whose time ends in a moment. */
async function aSale(currency = 'JPY'): Promise<Sale> {
  const [seller, buyer] = await Promise.all([aSeller(api), aMember(api)]);
  const id = await aReceivedOrder(api.db, {
    ...{ buyer_id: buyer.accountId, seller_id: seller.accountId, company_id: seller.companyId },
    ...{ status: unpaid, currency, pay_deadline: new Date(Date.now() + HOUR_MS) },
  });
  return { id, buyer, seller };
}

/** Notifies the buyer of their transfer. */
async function aSent(): Promise<Sale & { remittance: number }> {
  const sale = await aSale();
  await send(sale);
  return { ...sale, remittance: (await newest(sale)).id };
}
const send = async ({ id, buyer }: Sale) =>
  api.ok(
    sendRemittance,
    { id, remittance_images: [await aFile(api.db, buyer.accountId), await aFile(api.db, buyer.accountId)] },
    { as: buyer },
  );
const newest = async ({ id, buyer }: Sale) => {
  const [first] = await api.ok(sentRemittances, { id }, { as: buyer });
  if (!first) throw new Error('nothing was sent');
  return first;
};
const orderOf = ({ id, buyer }: Sale) => api.ok(orderDetail, { id }, { as: buyer });
const yenOf = async ({ buyer }: Sale) =>
  (await api.ok(myBalance, {}, { as: buyer })).find(({ currency }) => currency === 'JPY')?.balance ?? '0';
const bankEntries = async ({ id }: Sale) => {
  const { rows } = await api.db.query<{ n: number }>(
    `SELECT count(*)::int AS n FROM capture WHERE subject_type = 'order' AND subject_id = $1 AND method = 2`,
    [id],
  );
  return rows[0]?.n;
};

describe('paying by bank', () => {
  it('shows where to transfer to, accepts the receipts and stops the clock (R-ORD-06)', async () => {
    const sale = await aSale();
    const options = await api.ok(paymentOptions, { subject_type: 'order', id: sale.id }, { as: sale.buyer });
    expect(options.pay_types).toContain(PAY_TYPE.bank);
    expect(options.bank).toMatchObject({ bank_name: 'みずほ銀行', account_no: '1234567', account_type: 1 });
    expect((await send(sale)).status).toBe(0);
    expect((await orderOf(sale)).status).toBe(inReview);
    const queue = await api.ok(remittance.calls.list, { reference: options.reference }, { as: clerk });
    expect(queue.data).toMatchObject([{ money: '1000', status: 0, waiting_hours: 0 }]);
    expect(await newest(sale)).toMatchObject({
      ...{ status: 0, money: '1000', bank: options.bank, decided_by: null },
      images: [expect.anything(), expect.anything()],
    });
    await api.db.query(
      `UPDATE orders SET pay_deadline = clock_timestamp() - interval '1 day' WHERE id = $1`,
      [sale.id],
    );
    await api.app.get(OrderEndingService, { strict: false }).endLate();
    expect((await orderOf(sale)).status).toBe(inReview);
    const byBalance = { id: sale.id, pay_type: PAY_TYPE.balance };
    expect((await api.refused(payOrder, byBalance, { as: sale.buyer })).error).toBe('STATE_CONFLICT');
  });

  it('is offered in no currency before staff set its account', async () => {
    const sale = await aSale('USD');
    const request = { subject_type: 'order' as const, id: sale.id };
    const { pay_types, bank } = await api.ok(paymentOptions, request, { as: sale.buyer });
    expect([pay_types.includes(PAY_TYPE.bank), bank]).toEqual([false, null]);
    const documents = { id: sale.id, remittance_images: [await aFile(api.db, sale.buyer.accountId)] };
    expect((await api.refused(sendRemittance, documents, { as: sale.buyer })).error).toBe('PAY_TYPE_REFUSED');
    const staff = await aStaff(api, ['finance:house-account:list', 'finance:house-account:update']);
    const { data } = await api.ok(platformBankAccount.calls.list, {}, { as: staff });
    const dollars = data.find(({ currency }) => currency === 'USD');
    await api.ok(
      platformBankAccount.calls.update,
      {
        ...{ id: dollars?.id ?? 0, version: dollars?.version ?? '' },
        ...{ payee: 'Fovea Inc.', bank_name: 'First Bank', account_type: 2, account_no: '0001' },
      },
      { as: staff },
    );
    expect((await api.ok(paymentOptions, request, { as: sale.buyer })).bank).toMatchObject({
      ...{ payee: 'Fovea Inc.', branch_name: '', account_type: 2 },
    });
  });
});

describe('finance', () => {
  it('confirms once, however often it is sent at once; the money waits in the escrow', async () => {
    const sale = await aSent();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () =>
        api.envelope(confirmRemittance.path, { id: sale.remittance, status: 1 }, { as: clerk }),
      ),
    );
    const codes = answers.map(({ error }) => error ?? 'done');
    expect(codes.filter((code) => code === 'done')).toHaveLength(1);
    expect(new Set(codes)).toEqual(new Set(['done', 'ALREADY_DECIDED']));
    expect((await orderOf(sale)).status).toBe(toShip);
    expect(await bankEntries(sale)).toBe(1);
    expect(await api.ok(remittanceDetail, { id: sale.remittance }, { as: clerk })).toMatchObject({
      status: confirmed,
      received: null,
    });
    const { rows } = await api.db.query(
      `SELECT a.kind, a.balance::int FROM ledger_account a
       WHERE a.owner_type = 'company' AND a.owner_id = $1 AND a.kind = 'escrow'`,
      [sale.seller.companyId],
    );
    expect(rows).toEqual([{ kind: 'escrow', balance: PRICE }]);
  });

  it('refunds what came by bank to the balance', async () => {
    const sale = await aSent();
    await api.ok(confirmRemittance, { id: sale.remittance, status: 1 }, { as: clerk });
    await refundedOrder(api, sale.id, 400);
    expect(await yenOf(sale)).toBe('400');
  });

  it('refuses with its reason; the buyer has 24 hours for another bank transfer', async () => {
    const sale = await aSent();
    await api.db.query(
      'UPDATE orders SET reminders_sent = 1, pay_deadline = clock_timestamp() WHERE id = $1',
      [sale.id],
    );
    const silent = { id: sale.remittance, status: -1 };
    expect((await api.refused(confirmRemittance, silent, { as: clerk })).error).toBe('VALIDATION');
    const decision = { id: sale.remittance, status: -1, audit_notes: 'Nothing arrived until today' };
    expect(await api.ok(confirmRemittance, decision, { as: clerk })).toEqual({
      id: sale.remittance,
      status: rejected,
    });
    const order = await orderOf(sale);
    expect(order.status).toBe(unpaid);
    const left = Date.parse(order.pay_deadline ?? '') - Date.parse(order.server_time);
    expect(left).toBeGreaterThan(23.9 * HOUR_MS);
    // The watcher is reminded of the new end too.
    const { rows } = await api.db.query('SELECT reminders_sent FROM orders WHERE id = $1', [sale.id]);
    expect(rows).toEqual([{ reminders_sent: 0 }]);
    expect((await newest(sale)).audit_notes).toBe('Nothing arrived until today');
    await send(sale);
    expect(await api.ok(sentRemittances, { id: sale.id }, { as: sale.buyer })).toHaveLength(2);
  });

  it('credits what came instead of what was due, once', async () => {
    const sale = await aSent();
    const decision = {
      id: sale.remittance,
      amount: 900,
      currency: 'JPY' as const,
      audit_notes: '100 yen short',
    };
    expect(await api.ok(creditRemittance, decision, { as: clerk })).toEqual({
      id: sale.remittance,
      status: credited,
    });
    expect((await api.refused(creditRemittance, decision, { as: clerk })).error).toBe('ALREADY_DECIDED');
    expect([(await orderOf(sale)).status, await yenOf(sale)]).toEqual([unpaid, '900']);
    expect(await newest(sale)).toMatchObject({ received: '900', received_currency: 'JPY' });
  });

  it('never decides on their own bank transfer', async () => {
    const own = await aStaff(api, ['finance:remittance:list', 'finance:remittance:confirm']);
    const { id } = await aRemittance(api.db, { buyer_id: own.accountId });
    const decision = { id, audit_notes: 'My own' };
    const outcomes = [
      (await api.refused(confirmRemittance, { ...decision, status: 1 }, { as: own })).error,
      (await api.refused(creditRemittance, { ...decision, amount: 1, currency: 'JPY' }, { as: own })).error,
    ];
    expect(outcomes).toEqual(['SELF_APPROVAL', 'SELF_APPROVAL']);
  });

  it('raises an alarm for a remittance that waits for three days, each day anew', async () => {
    const { remittance: sent } = await aSent();
    const repository = new RemittanceRepository();
    const late = () => api.db.transaction((tx) => repository.markLate(tx, 500));
    const mine = async () => (await late()).filter(({ id }) => id === sent).length;
    expect(await mine()).toBe(0);
    const age = () =>
      api.db.query(`UPDATE remittance SET alarm_at = clock_timestamp() - interval '1 second' WHERE id = $1`, [
        sent,
      ]);
    await age();
    expect([await mine(), await mine()]).toEqual([1, 0]);
    await age();
    expect(await mine()).toBe(1);
  });
});
