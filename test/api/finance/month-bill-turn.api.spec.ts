import { addMonthBill } from '@fovea/shared-types/finance/month-bill.calls';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { writeOff } from '@fovea/shared-types/finance/write-off.record';
import { payOrder } from '@fovea/shared-types/order/payment.calls';
import { MONTH_BILL_STATUS, ORDER_STATUS } from '@fovea/shared-types/states';
import { payeeAccount } from '../../../server/src/finance/ledger/ledger-rows.js';
import { MonthBillJobs } from '../../../server/src/finance/month-bills/month-bill.jobs.js';
import { CaptureRefunds } from '../../../server/src/finance/payments/capture-refunds.js';
import { type OpenTransaction, openTransaction } from '../../fixtures/held-rows.js';
import { aMonthlyMember, anUnpaidOrder } from '../../fixtures/months.js';
import { aCompany, insert } from '../../fixtures/rows.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aStaff } from '../../support/people.js';
import { violations } from '../../support/violations.js';
import { untilWaiting } from '../../support/waiting.js';

const { open, issued } = MONTH_BILL_STATUS;
const LIMIT = 1_000_000;

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterEach(async () => expect(await violations(api.db, 'bills')).toEqual([]));
afterAll(() => api?.stop());

const onMonthly = (id: number) => ({ id, pay_type: PAY_TYPE.monthly });
const aCustomer = async (): Promise<Person> => api.signIn(await aMonthlyMember(api.db, LIMIT));

async function anOrderOnBill(customer: Person, price: number): Promise<number> {
  const id = await anUnpaidOrder(api.db, customer.accountId, price);
  await api.ok(payOrder, onMonthly(id), { as: customer });
  return id;
}

async function refund(order: number, amount: number): Promise<void> {
  const { rows } = await api.db.query<{ seller_id: number }>('SELECT seller_id FROM orders WHERE id = $1', [
    order,
  ]);
  const escrow = payeeAccount({ sellerId: rows[0]?.seller_id ?? 0, companyId: null }, 'escrow', 'JPY');
  const cause = { type: 'test-refund', id: order, step: 'back' };
  await api.db.transaction(async (tx) => {
    await api.app
      .get(CaptureRefunds, { strict: false })
      .refundCapture(tx, { type: 'order', id: order }, amount, cause, [{ account: escrow, change: -amount }]);
    await tx.query('UPDATE orders SET refunded = refunded + $2 WHERE id = $1', [order, amount]);
  });
}

const billsOf = async ({ accountId }: Person) =>
  (
    await api.db.query<{ status: number; price: number; is_next: boolean }>(
      `SELECT status, price, month > to_char(now() AT TIME ZONE 'Asia/Tokyo', 'YYYY-MM') AS is_next FROM month_bill
       WHERE account_id = $1 ORDER BY month`,
      [accountId],
    )
  ).rows;

const hold = (sql: string): Promise<OpenTransaction> => openTransaction(sql, api.databaseUrl);

/** As the job does: the open bill is issued, and nobody sees it before it commits. */
const issuing = ({ accountId }: Person): Promise<OpenTransaction> =>
  hold(
    `UPDATE month_bill SET status = ${issued}, due_at = clock_timestamp() + interval '30 days'
     WHERE account_id = ${accountId} AND status = ${open}`,
  );

describe('while the bill of a customer is being issued', () => {
  it('an order on monthly payment waits, and is on the next bill', async () => {
    const customer = await aCustomer();
    await anOrderOnBill(customer, 300);
    const next = await anUnpaidOrder(api.db, customer.accountId, 500);
    const job = await issuing(customer);
    const paid = api.envelope(payOrder.path, onMonthly(next), { as: customer });
    await untilWaiting(api.db, 1);
    await job.commit();
    expect(await paid).toMatchObject({ code: 200, data: { status: ORDER_STATUS.to_ship } });
    expect(await billsOf(customer)).toEqual([
      { status: issued, price: 300, is_next: false },
      { status: open, price: 500, is_next: true },
    ]);
  });

  it('a refund of what was bought by it waits, and is on the next bill', async () => {
    const customer = await aCustomer();
    const order = await anOrderOnBill(customer, 300);
    const job = await issuing(customer);
    const refunded = refund(order, 200);
    await untilWaiting(api.db, 1);
    await job.commit();
    await refunded;
    expect(await billsOf(customer)).toEqual([
      { status: issued, price: 300, is_next: false },
      { status: open, price: -200, is_next: true },
    ]);
  });

  it('an order is on this bill where the job gives up', async () => {
    const customer = await aCustomer();
    await anOrderOnBill(customer, 300);
    const next = await anUnpaidOrder(api.db, customer.accountId, 500);
    const job = await issuing(customer);
    const paid = api.ok(payOrder, onMonthly(next), { as: customer });
    await untilWaiting(api.db, 1);
    await job.end();
    await paid;
    expect(await billsOf(customer)).toEqual([{ status: open, price: 800, is_next: false }]);
  });

  it('finance opens no bill of a month that was not requested', async () => {
    const customer = await aCustomer();
    await anOrderOnBill(customer, 300);
    const clerk = await aStaff(api, ['finance:month-bill:add']);
    const { rows } = await api.db.query<{ month: string }>(
      'SELECT month FROM month_bill WHERE account_id = $1',
      [customer.accountId],
    );
    const job = await issuing(customer);
    const request = { customer_id: customer.accountId, month: rows[0]?.month ?? '' };
    const added = api.envelope(addMonthBill.path, request, { as: clerk });
    await untilWaiting(api.db, 1);
    await job.commit();
    expect((await added).error).toBe('ALREADY_DONE');
    expect(await billsOf(customer)).toEqual([{ status: issued, price: 300, is_next: false }]);
  });
});

describe('a write-off while the credit of its customer is carried to the next bill', () => {
  it('uses the credit there', async () => {
    const customer = await aCustomer();
    const order = await anOrderOnBill(customer, 1_000);
    await api.db.query(
      `UPDATE month_bill SET closes_at = clock_timestamp(),
         month = to_char(to_date(month, 'YYYY-MM') - interval '1 month', 'YYYY-MM') WHERE account_id = $1`,
      [customer.accountId],
    );
    const jobs = api.app.get(MonthBillJobs, { strict: false });
    await jobs.run();
    await api.db.query('UPDATE month_bill SET due_at = clock_timestamp() WHERE account_id = $1', [
      customer.accountId,
    ]);
    await jobs.run();
    await refund(order, 400);
    const [overdue, credit] = (
      await api.db.query<{ id: number }>('SELECT id FROM month_bill WHERE account_id = $1 ORDER BY month', [
        customer.accountId,
      ])
    ).rows;
    const staff = ['finance:write-off:add', 'finance:write-off:approve'] as const;
    const [clerk, approver] = [await aStaff(api, staff), await aStaff(api, staff)];
    const { id } = await api.ok(
      writeOff.calls.add,
      { bill_id: overdue?.id ?? 0, reason: 'the clinic closed' },
      { as: clerk },
    );
    const job = await hold(
      `WITH next AS (
         INSERT INTO month_bill (account_id, currency, month, closes_at)
         SELECT account_id, currency, to_char(to_date(month, 'YYYY-MM') + interval '1 month', 'YYYY-MM'),
           closes_at + interval '1 month' FROM month_bill WHERE id = ${credit?.id ?? 0} RETURNING id, month)
       INSERT INTO month_bill_line (bill_id, type, amount, title, cause_type, cause_id, step)
       SELECT l.bill_id, 1, l.amount, next.month, 'month_bill', ${credit?.id ?? 0}, l.step
       FROM next, LATERAL (VALUES (${credit?.id ?? 0}, 400, 'carry-out'), (next.id, -400, 'carry-in'))
         l (bill_id, amount, step);
       UPDATE month_bill SET status = ${MONTH_BILL_STATUS.void} WHERE id = ${credit?.id ?? 0}`,
    );
    const decided = api.ok(
      writeOff.calls.audit,
      { ids: [id], status: 1, audit_notes: 'looked at' },
      { as: approver },
    );
    await untilWaiting(api.db, 1);
    await job.commit();
    await decided;
    expect((await billsOf(customer)).map(({ status, price }) => [status, price])).toEqual([
      [MONTH_BILL_STATUS.void, 1_000],
      [MONTH_BILL_STATUS.void, 0],
      [open, 0],
    ]);
  });
});

describe('the last of the credit of a company', () => {
  it('goes to one of two orders, and the other is answered PAY_TYPE_REFUSED', async () => {
    const company_id = await aCompany(api.db);
    const limit = await insert(api.db, 'credit_limit', { company_id, currency: 'JPY', credit_limit: 1_000 });
    const payers = [
      await api.signIn(await aMonthlyMember(api.db, 0, { company_id })),
      await api.signIn(await aMonthlyMember(api.db, 0, { company_id })),
    ];
    const orders: { id: number; as: Person }[] = [];
    for (const as of payers) orders.push({ id: await anUnpaidOrder(api.db, as.accountId, 600), as });
    const held = await hold(`SELECT FROM credit_limit WHERE id = ${limit} FOR UPDATE`);
    const answers = orders.map(({ id, as }) => api.envelope(payOrder.path, onMonthly(id), { as }));
    await untilWaiting(api.db, 2);
    await held.end();
    const errors = (await Promise.all(answers)).map(({ error }) => error ?? 'ok');
    expect(errors.sort()).toEqual(['PAY_TYPE_REFUSED', 'ok']);
  });
});
