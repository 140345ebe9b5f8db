import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { createRecharge } from '@fovea/shared-types/finance/recharge.calls';
import { sendRemittance } from '@fovea/shared-types/finance/remittance.calls';
import { auditTransfer } from '@fovea/shared-types/finance/transfer.calls';
import { addWithdrawal, auditWithdrawal } from '@fovea/shared-types/finance/withdrawal.calls';
import { payOrder } from '@fovea/shared-types/order/payment.calls';
import { receiveOrder } from '@fovea/shared-types/order/shipping.calls';
import { MONTH_BILL_STATUS, ORDER_STATUS, PAYMENT_STATUS } from '@fovea/shared-types/states';
import { MonthBillJobs } from '../../../server/src/finance/month-bills/month-bill.jobs.js';
import { OnlinePaymentRepository } from '../../../server/src/finance/payments/online.repository.js';
import { RechargeRepository } from '../../../server/src/finance/recharges/recharge.repository.js';
import { RemittanceRepository } from '../../../server/src/finance/remittances/remittance.repository.js';
import { ProceedsPayoutReleaseService } from '../../../server/src/finance/proceeds-payouts/proceeds-payout-release.service.js';
import { WithdrawalJobs } from '../../../server/src/finance/withdrawals/withdrawal.jobs.js';
import { aMonthlyMember, anUnpaidOrder } from '../../fixtures/months.js';
import { aBankAccount } from '../../fixtures/payouts.js';
import { aPaidOrder } from '../../fixtures/refunds.js';
import { takeYenByBank } from '../../fixtures/remittances.js';
import { aFile } from '../../fixtures/rows.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aMember, aSeller, aStaff, giveMoney } from '../../support/people.js';
import { expectAfter, expectTimeout, timeoutOf } from '../../support/timeouts.js';

const MANY = 500;

let api: TestApi;
let finance: Person;
beforeAll(async () => {
  api = await startApi();
  await takeYenByBank(api.db);
  finance = await aStaff(api, [
    'finance:transfer:list',
    'finance:transfer:approve',
    'finance:withdrawal:list',
    'finance:withdrawal:approve',
  ]);
});
afterAll(() => api?.stop());

const service = <Service>(type: abstract new (...given: never[]) => Service): Service =>
  api.app.get<Service>(type, { strict: false });

/** The proceeds of an order that was just received. */
async function someProceeds(): Promise<number> {
  const [seller, buyer] = await Promise.all([aSeller(api), aMember(api)]);
  const parties = { buyer_id: buyer.accountId, seller_id: seller.accountId, company_id: seller.companyId };
  const id = await aPaidOrder(api.db, { ...parties, status: ORDER_STATUS.to_receive });
  await api.ok(receiveOrder, { id }, { as: buyer });
  const { rows } = await api.db.query<{ id: number }>('SELECT id FROM transfer WHERE order_id = $1', [id]);
  return rows[0]?.id ?? 0;
}

async function anOnlinePayment(): Promise<number> {
  const buyer = await aMember(api);
  const id = await anUnpaidOrder(api.db, buyer.accountId, 1_000);
  const { payment_id } = await api.ok(payOrder, { id, pay_type: PAY_TYPE.online }, { as: buyer });
  return payment_id ?? 0;
}
const expirePayments = () => service(OnlinePaymentRepository).expire(api.db, MANY);

const recharge = async (pay_type: typeof PAY_TYPE.online | typeof PAY_TYPE.bank): Promise<number> =>
  (await api.ok(createRecharge, { money: '5000', currency: 'JPY', pay_type }, { as: await aMember(api) })).id;
const expireRecharges = () => service(RechargeRepository).expire(api.db, MANY);
const statusOf = (table: string, id: number) => async (): Promise<number | undefined> =>
  (await api.db.query<{ status: number }>(`SELECT status FROM ${table} WHERE id = $1`, [id])).rows[0]?.status;

/** Whether the row that waits is among those that a run took. */
function taken(id: number, take: () => Promise<readonly { id: number }[]>) {
  let isTaken = false;
  return {
    run: async () => {
      isTaken = (await take()).some((row) => row.id === id);
    },
    seen: { look: () => Promise.resolve(isTaken), before: false, after: true },
  };
}

describe('proceeds (R-MNY-09)', () => {
  it('transfer: frozen > released', async () => {
    const id = await someProceeds();
    const run = () => service(ProceedsPayoutReleaseService).releaseDue();
    await expectTimeout(api, 'transfer: frozen > released', { table: 'transfer', id, run });
  });

  it('transfer: stopped > stopped', async () => {
    const id = await someProceeds();
    await api.ok(auditTransfer, { ids: [id], status: -1, audit_notes: 'questioned' }, { as: finance });
    const alarms = async () =>
      (await api.db.query('SELECT FROM transfer_history WHERE transfer_id = $1 AND to_status = -1', [id]))
        .count;
    const { wait } = timeoutOf('transfer: stopped > stopped');
    const run = () => service(ProceedsPayoutReleaseService).alarm();
    const row = { table: 'transfer', id, run };
    await expectAfter(api, wait, row, { look: alarms, before: 1, after: 2 });
  });
});

describe('money that nobody sends', () => {
  it('payment: created > expired', async () => {
    const id = await anOnlinePayment();
    await expectTimeout(api, 'payment: created > expired', { table: 'payment', id, run: expirePayments });
  });

  it('payment: processing > expired', async () => {
    const id = await anOnlinePayment();
    await service(OnlinePaymentRepository).markOpened(api.db, id);
    expect(await statusOf('payment', id)()).toBe(PAYMENT_STATUS.processing);
    await expectTimeout(api, 'payment: processing > expired', { table: 'payment', id, run: expirePayments });
  });

  it('recharge: pending > expired', async () => {
    const id = await recharge(PAY_TYPE.online);
    await expectTimeout(api, 'recharge: pending > expired', { table: 'recharge', id, run: expireRecharges });
  });

  it('a recharge by bank transfer is awaited for 7 days', async () => {
    const id = await recharge(PAY_TYPE.bank);
    const { from, to } = timeoutOf('recharge: pending > expired');
    const seen = { look: statusOf('recharge', id), before: from, after: to };
    const wait = { duration: 'P7D', zone: 'Asia/Tokyo' };
    await expectAfter(api, wait, { table: 'recharge', id, run: expireRecharges }, seen);
  });
});

describe('what waits for finance', () => {
  it('withdrawal: approved > pay_failed', async () => {
    const member = await aMember(api);
    const bank_account_id = await aBankAccount(api.db, member.accountId);
    await giveMoney(api.db, member.accountId, 10_000);
    const request = { money: '4000', currency: 'JPY' as const, bank_account_id };
    const { id } = await api.ok(addWithdrawal, request, { as: member });
    await api.ok(auditWithdrawal, { ids: [id], status: 1 }, { as: finance });
    const run = () => service(WithdrawalJobs).run();
    await expectTimeout(
      api,
      'withdrawal: approved > pay_failed',
      { table: 'withdrawal', id, run },
      'Asia/Tokyo',
    );
  });

  it('remittance: pending > pending', async () => {
    const buyer = await aMember(api);
    const order = await anUnpaidOrder(api.db, buyer.accountId, 1_000);
    const remittance_images = [await aFile(api.db, buyer.accountId)];
    const { id } = await api.ok(sendRemittance, { id: order, remittance_images }, { as: buyer });
    const { wait } = timeoutOf('remittance: pending > pending');
    const take = () => api.db.transaction((tx) => service(RemittanceRepository).markLate(tx, MANY));
    const { run, seen } = taken(id, take);
    await expectAfter(api, wait, { table: 'remittance', id, run }, seen);
  });

  it('monthly_bill: issued > overdue', async () => {
    const customer = await api.signIn(await aMonthlyMember(api.db, 10_000));
    const order = await anUnpaidOrder(api.db, customer.accountId, 1_000);
    await api.ok(payOrder, { id: order, pay_type: PAY_TYPE.monthly }, { as: customer });
    const { rows } = await api.db.query<{ id: number }>(
      `UPDATE month_bill SET closes_at = clock_timestamp(),
         month = to_char(to_date(month, 'YYYY-MM') - interval '1 month', 'YYYY-MM')
       WHERE account_id = $1 RETURNING id`,
      [customer.accountId],
    );
    const id = rows[0]?.id ?? 0;
    const run = () => service(MonthBillJobs).run();
    await run();
    expect(await statusOf('month_bill', id)()).toBe(MONTH_BILL_STATUS.issued);
    // Which day that is: month-invoices.api.spec.
    await api.db.query(`UPDATE month_bill SET due_at = clock_timestamp() + interval '1 day' WHERE id = $1`, [
      id,
    ]);
    const seen = {
      look: statusOf('month_bill', id),
      before: MONTH_BILL_STATUS.issued,
      after: MONTH_BILL_STATUS.overdue,
    };
    await expectAfter(api, 'P1D', { table: 'month_bill', id, run, columns: ['due_at'] }, seen);
  });
});
