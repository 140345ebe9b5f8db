import { randomUUID } from 'node:crypto';
import { creditLimit } from '@fovea/shared-types/finance/credit-limit.record';
import {
  addMonthBill,
  confirmMonthBill,
  monthBillDetail,
  monthBillDocument,
  myMonthBillList,
  myMonthBillDocument,
  payMonthBill,
} from '@fovea/shared-types/finance/month-bill.calls';
import { monthBill } from '@fovea/shared-types/finance/month-bill.record';
import { writeOff } from '@fovea/shared-types/finance/write-off.record';
import { messageList } from '@fovea/shared-types/message/message.calls';
import { MESSAGE_TYPE, type MessageType } from '@fovea/shared-types/message/message.dto';
import { addExport } from '@fovea/shared-types/platform/platform.calls';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { payOrder } from '@fovea/shared-types/order/payment.calls';
import { MONTH_BILL_STATUS, ORDER_STATUS, REQUESTED_STATUS } from '@fovea/shared-types/states';
import { MonthBillJobs } from '../../../server/src/finance/month-bills/month-bill.jobs.js';
import { payeeAccount } from '../../../server/src/finance/ledger/ledger-rows.js';
import { CaptureRefunds } from '../../../server/src/finance/payments/capture-refunds.js';
import { aMonthlyMember, anUnpaidOrder } from '../../fixtures/months.js';
import { aCompany, insert } from '../../fixtures/rows.js';
import { runNamed } from '../../../server/src/platform/database/database.js';
import { pg } from '../../../server/src/platform/database/pg-types.js';
import { startApi, type Person, type TestApi } from '../../support/api.js';
import { eventually } from '../../support/eventually.js';
import { aMember, aStaff, giveMoney } from '../../support/people.js';
import { violations } from '../../support/violations.js';

const { open, overdue, paid } = MONTH_BILL_STATUS;
const { pending, booked, rejected, withdrawn } = REQUESTED_STATUS;

let api: TestApi;
let clerk: Person;
let second: Person;
beforeAll(async () => {
  api = await startApi();
  const permissions = [
    'finance:month-bill:list',
    'finance:month-bill:add',
    'finance:month-bill:confirm',
    'platform:export:add',
    'finance:write-off:list',
    'finance:write-off:add',
    'finance:write-off:approve',
  ] as const;
  [clerk, second] = [await aStaff(api, permissions), await aStaff(api, permissions)];
});
afterEach(async () => expect(await violations(api.db, 'bills')).toEqual([]));
afterAll(() => api?.stop());

const run = (): Promise<void> => api.app.get(MonthBillJobs, { strict: false }).run();
const onMonthly = (id: number) => ({ id, pay_type: PAY_TYPE.monthly });

async function aCustomer(limit: number, changes = {}): Promise<Person> {
  return api.signIn(await aMonthlyMember(api.db, limit, changes));
}

/** An order on the bill of the month that runs. */
async function anOrderOnBill(customer: Person, price: number): Promise<number> {
  const id = await anUnpaidOrder(api.db, customer.accountId, price);
  await api.ok(payOrder, onMonthly(id), { as: customer });
  return id;
}

const requests = (bill_id: number, as = clerk) =>
  api.ok(writeOff.calls.add, { bill_id, reason: 'the clinic closed' }, { as });

const decide = async (id: number, status: 1 | -1, as = second) => {
  const [outcome] = await api.ok(
    writeOff.calls.audit,
    { ids: [id], status, audit_notes: 'looked at' },
    { as },
  );
  return outcome?.error ?? outcome?.status;
};

/** Requested by one person, posted by another. */
async function writesOff(billId: number): Promise<void> {
  const { id } = await requests(billId);
  expect(await decide(id, 1)).toBe(booked);
}

const billsOf = async (as: Person) => (await api.ok(myMonthBillList, {}, { as })).data;

/** The month of the customer's open bill is over: it was the last one. */
async function monthEnds({ accountId }: Person): Promise<void> {
  await api.db.query(
    `UPDATE month_bill SET closes_at = clock_timestamp(),
       month = to_char(to_date(month, 'YYYY-MM') - interval '1 month', 'YYYY-MM')
     WHERE account_id = $1 AND status = ${open}`,
    [accountId],
  );
  await run();
}

/** The due day of the debt has passed. */
async function dayPasses({ accountId }: Person): Promise<void> {
  await api.db.query(
    'UPDATE month_bill SET due_at = clock_timestamp() WHERE account_id = $1 AND status = 10',
    [accountId],
  );
  await run();
}

async function anIssuedBill(price: number): Promise<{ customer: Person; id: number }> {
  const customer = await aCustomer(1_000_000);
  await anOrderOnBill(customer, price);
  await monthEnds(customer);
  const [bill] = await billsOf(customer);
  return { customer, id: bill?.id ?? 0 };
}

/** Out of what the seller waits for, the way it was paid. */
async function refundOrder(order: number, amount: number): Promise<void> {
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

const balanceOf = async (kind: string, ownerId = 0): Promise<number> =>
  (
    await api.db.query<{ sum: number }>(
      `SELECT coalesce(sum(balance), 0)::bigint AS sum FROM ledger_account WHERE kind = $1 AND owner_id = $2 AND currency = 'JPY'`,
      [kind, ownerId],
    )
  ).rows[0]?.sum ?? 0;

describe('an order on monthly payment', () => {
  it('is to be shipped at once, and is on the bill of the month', async () => {
    const customer = await aCustomer(50_000);
    const id = await anUnpaidOrder(api.db, customer.accountId, 30_000);
    expect((await api.ok(payOrder, onMonthly(id), { as: customer })).status).toBe(ORDER_STATUS.to_ship);
    const [bill] = await billsOf(customer);
    expect(bill).toMatchObject({
      price: '30000',
      type1_total_price: '0',
      type2_total_price: '0',
      goods_total_price: '30000',
      status: open,
    });
    const { rows } = await api.db.query<{ order_no: string }>('SELECT order_no FROM orders WHERE id = $1', [
      id,
    ]);
    const detail = await api.ok(monthBillDetail, { id: bill?.id ?? 0 }, { as: clerk });
    expect(detail.lines).toMatchObject([{ type: 3, title: rows[0]?.order_no, price: '30000' }]);
  });

  it('is refused without the switch, without a limit, and above it (R-ORD-15)', async () => {
    const pay = async (customer: Person, price: number) =>
      (
        await api.refused(payOrder, onMonthly(await anUnpaidOrder(api.db, customer.accountId, price)), {
          as: customer,
        })
      ).error;
    expect(await pay(await aCustomer(50_000, { is_month_payment: 0 }), 100)).toBe('PAY_TYPE_REFUSED');
    expect(await pay(await aCustomer(0), 100)).toBe('PAY_TYPE_REFUSED');
    const customer = await aCustomer(50_000);
    await anOrderOnBill(customer, 50_000);
    expect(await pay(customer, 1)).toBe('PAY_TYPE_REFUSED');
  });

  it('shares the limit of the company', async () => {
    const company_id = await aCompany(api.db);
    await insert(api.db, 'credit_limit', { company_id, currency: 'JPY', credit_limit: 1_000 });
    const [first, colleague] = [await aCustomer(0, { company_id }), await aCustomer(0, { company_id })];
    await anOrderOnBill(first, 700);
    const id = await anUnpaidOrder(api.db, colleague.accountId, 301);
    expect((await api.refused(payOrder, onMonthly(id), { as: colleague })).error).toBe('PAY_TYPE_REFUSED');
    await anOrderOnBill(colleague, 300);
  });

  it('takes exactly what the limit allows of fifty orders at once', async () => {
    const customer = await aCustomer(10_000);
    const ids: number[] = [];
    for (let index = 0; index < 50; index += 1)
      ids.push(await anUnpaidOrder(api.db, customer.accountId, 1_000));
    const answers = await Promise.all(
      ids.map((id) =>
        api.envelope(payOrder.path, onMonthly(id), {
          as: customer,
          headers: { 'Idempotency-Key': randomUUID() },
        }),
      ),
    );
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(10);
    expect(answers.filter(({ error }) => error === 'PAY_TYPE_REFUSED')).toHaveLength(40);
    expect(await billsOf(customer)).toMatchObject([{ price: '10000' }]);
    expect(await balanceOf('receivable', customer.accountId)).toBe(-10_000);
  });
});

describe('a credit limit', () => {
  it('is a member’s or a company’s, shows how much of it is used, and holds from then on', async () => {
    const keeper = await aStaff(api, [
      'finance:credit-limit:list',
      'finance:credit-limit:add',
      'finance:credit-limit:update',
      'finance:credit-limit:delete',
    ]);
    const customer = await aCustomer(0);
    const account_id = customer.accountId;
    const wanted = { account_id, currency: 'JPY', credit_limit: 800 } as const;
    const nobody = await api.refused(creditLimit.calls.add, { ...wanted, account_id: null }, { as: keeper });
    expect(nobody.error).toBe('VALIDATION');
    const { id } = await api.ok(creditLimit.calls.add, wanted, { as: keeper });
    expect((await api.refused(creditLimit.calls.add, wanted, { as: keeper })).error).toBe('ALREADY_DONE');
    await anOrderOnBill(customer, 500);
    const listed = await api.ok(creditLimit.calls.list, { account_id }, { as: keeper });
    expect(listed.data).toMatchObject([{ id, used: '500', credit_limit: 800 }]);
    await api.ok(creditLimit.calls.update, { id, credit_limit: 400 }, { as: keeper });
    const order = await anUnpaidOrder(api.db, account_id, 100);
    expect((await api.refused(payOrder, onMonthly(order), { as: customer })).error).toBe('PAY_TYPE_REFUSED');
    await api.ok(creditLimit.calls.delete, { id }, { as: keeper });
  });
});

describe('a bill', () => {
  it('ends with the month where the customer is', async () => {
    const monthsOf = async (time_zone: string) => {
      const company_id = await aCompany(api.db, { time_zone });
      const customer = await aCustomer(9_000, { company_id });
      await anOrderOnBill(customer, 100);
      const { rows } = await api.db.query<{ month: string; is_right: boolean }>(
        `SELECT month, closes_at = (date_trunc('month', created_at AT TIME ZONE $2) + interval '1 month') AT TIME ZONE $2
           AND month = to_char(created_at AT TIME ZONE $2, 'YYYY-MM') AS is_right FROM month_bill WHERE account_id = $1`,
        [customer.accountId, time_zone],
      );
      return rows;
    };
    for (const zone of ['Asia/Tokyo', 'America/Los_Angeles', 'Pacific/Kiritimati', 'Europe/Berlin'])
      expect(await monthsOf(zone)).toMatchObject([{ is_right: true }]);
  });

  it('is issued when the month is over, notified with its document, and paid from the balance once', async () => {
    const { customer, id } = await anIssuedBill(30_000);
    const pay = { id, pay_type: PAY_TYPE.balance };
    expect((await api.refused(payMonthBill, pay, { as: customer })).error).toBe('INSUFFICIENT_BALANCE');
    expect((await api.refused(payMonthBill, pay, { as: await aMember(api) })).error).toBe('NOT_FOUND');
    const { rows: mails } = await api.db.query(
      `SELECT 1 FROM outgoing_message m JOIN account a ON a.email = m.recipient WHERE a.id = $1`,
      [customer.accountId],
    );
    expect(mails).toHaveLength(1);
    await giveMoney(api.db, customer.accountId, 30_500);
    expect((await api.refused(payMonthBill, onMonthly(id), { as: customer })).error).toBe('PAY_TYPE_REFUSED');
    expect(await api.ok(payMonthBill, pay, { as: customer })).toMatchObject({ status: paid, pay_url: null });
    expect((await api.refused(payMonthBill, pay, { as: customer })).error).toBe('ALREADY_PAID');
    expect(await balanceOf('receivable', customer.accountId)).toBe(0);
    expect(await balanceOf('available', customer.accountId)).toBe(500);
    expect(await billsOf(customer)).toMatchObject([{ status: paid, pay_time: expect.any(String) }]);
    const documents = [
      await api.ok(monthBillDocument, { id }, { as: clerk }),
      await api.ok(myMonthBillDocument, { id }, { as: customer }),
    ];
    for (const { url } of documents)
      expect((await api.app.inject({ url })).headers['content-type']).toBe('application/pdf');
  });

  it('is recorded as paid by bank, at a time that has been', async () => {
    const { customer, id } = await anIssuedBill(20_000);
    const bank = await balanceOf('bank');
    const later = new Date(Date.now() + 3_600_000).toISOString();
    const refused = await api.refused(confirmMonthBill, { id, pay_time: later }, { as: clerk });
    expect(refused.error).toBe('VALIDATION');
    const closed = await api.db.query<{ at: Date }>('SELECT closes_at AS at FROM month_bill WHERE id = $1', [
      id,
    ]);
    const pay_time = closed.rows[0]?.at.toISOString() ?? '';
    await api.ok(confirmMonthBill, { id, pay_time, remark: 'by cheque' }, { as: clerk });
    expect((await balanceOf('bank')) - bank).toBe(-20_000);
    const listed = await api.ok(monthBill.calls.list, { status: paid }, { as: clerk });
    expect(listed.data).toEqual(expect.arrayContaining([expect.objectContaining({ id, price: '20000' })]));
    expect(await billsOf(customer)).toMatchObject([
      { status: paid, pay_time, paid: '20000', owed: '0', is_written_off: false },
    ]);
    const { payments } = await api.ok(monthBillDetail, { id }, { as: clerk });
    expect(payments).toMatchObject([{ price: '20000', paid_at: pay_time, remark: 'by cheque' }]);
  });

  it('that is overdue is notified, blocks new orders, and is written off by two people', async () => {
    const { customer, id } = await anIssuedBill(5_000);
    const write = { bill_id: id, reason: 'the clinic closed' };
    expect((await api.refused(writeOff.calls.add, write, { as: clerk })).error).toBe('STATE_CONFLICT');
    await dayPasses(customer);
    expect(await billsOf(customer)).toMatchObject([{ status: overdue }]);
    const order = await anUnpaidOrder(api.db, customer.accountId, 100);
    expect((await api.refused(payOrder, onMonthly(order), { as: customer })).error).toBe('PAY_TYPE_REFUSED');
    const loss = await balanceOf('loss');
    const document = await requests(id);
    expect(document.status).toBe(pending);
    expect((await api.refused(writeOff.calls.add, write, { as: second })).error).toBe('ALREADY_DONE');
    expect(await decide(document.id, 1, clerk)).toBe('SELF_APPROVAL');
    expect(await billsOf(customer)).toMatchObject([{ status: overdue, is_written_off: false }]);
    expect(await decide(document.id, 1)).toBe(booked);
    expect((await balanceOf('loss')) - loss).toBe(-5_000);
    expect(await api.ok(monthBillDetail, { id }, { as: clerk })).toMatchObject({
      ...{ status: MONTH_BILL_STATUS.void, write_off_by: expect.any(String) },
      write_offs: [{ id: document.id, status: booked, is_own: true, entry_id: expect.any(Number) }],
    });
    expect(await billsOf(customer)).toMatchObject([{ status: MONTH_BILL_STATUS.void, is_written_off: true }]);
    expect(await balanceOf('receivable', customer.accountId)).toBe(0);
    await api.ok(payOrder, onMonthly(order), { as: customer });
  });

  it('may be requested for write-off again once refused or withdrawn, and keeps the remarks', async () => {
    const { customer, id } = await anIssuedBill(6_000);
    await dayPasses(customer);
    const refused = await requests(id);
    expect(await decide(refused.id, -1)).toBe(rejected);
    const back = await requests(id);
    const cancel = (as: Person) => api.envelope(writeOff.calls.cancel.path, { id: back.id }, { as });
    expect((await cancel(second)).error).toBe('NOT_FOUND');
    expect(await api.ok(writeOff.calls.cancel, { id: back.id }, { as: clerk })).toMatchObject({
      status: withdrawn,
    });
    expect((await cancel(clerk)).error).toBe('STATE_CONFLICT');
    const waiting = await requests(id);
    const { write_offs } = await api.ok(monthBillDetail, { id }, { as: second });
    expect(write_offs).toMatchObject([
      { id: waiting.id, status: pending, is_own: false, decided_by: null },
      { id: back.id, status: withdrawn, withdrawn_at: expect.any(String) },
      { id: refused.id, status: rejected, audit_notes: 'looked at', decided_by: expect.any(String) },
    ]);
    const { data } = await api.ok(writeOff.calls.list, { status: pending, sort: '-id' }, { as: second });
    expect(data[0]).toMatchObject({
      id: waiting.id,
      price: '6000',
      currency: 'JPY',
      reason: 'the clinic closed',
    });
    expect(await api.ok(writeOff.calls.detail, { id: waiting.id }, { as: second })).toMatchObject({
      ...{ bill_id: id, bill_status: overdue, price: '6000', words: [] },
    });
  });

  it('notifies approvers of the request and its requester of the decision; the file of bills shows it written off', async () => {
    const { customer, id } = await anIssuedBill(2_000);
    await dayPasses(customer);
    const document = await requests(id);
    const noticesOf = async (type: MessageType, as: Person) =>
      (await api.ok(messageList, { data_type: type }, { as })).data.filter(
        ({ data_id }) => data_id === document.id,
      );
    await eventually('the approver is notified', async () => {
      const messages = await noticesOf(MESSAGE_TYPE.write_off_waits, second);
      return messages.length === 1;
    });
    expect(await noticesOf(MESSAGE_TYPE.write_off_waits, clerk)).toEqual([]);
    expect(await decide(document.id, 1)).toBe(booked);
    await eventually('the requester is notified', async () => {
      const messages = await noticesOf(MESSAGE_TYPE.write_off_decided, clerk);
      return messages.length === 1;
    });
    const exported = await api.ok(
      addExport,
      { resource: 'month_bills', format: 'csv', columns: ['status'], ids: [id], filters: {} },
      { as: clerk },
    );
    const { body } = await api.app.inject({ url: exported.url ?? '' });
    expect(body).toContain('Written off');
    expect(body).not.toContain('Nothing to pay');
  });

  it('that is paid while its write-off waits is no loss any more', async () => {
    const { customer, id } = await anIssuedBill(4_000);
    await dayPasses(customer);
    const document = await requests(id);
    await giveMoney(api.db, customer.accountId, 4_000);
    await api.ok(payMonthBill, { id, pay_type: PAY_TYPE.balance }, { as: customer });
    expect(await decide(document.id, 1)).toBe('STATE_CONFLICT');
    expect(await decide(document.id, -1)).toBe(rejected);
  });

  it('is nobody’s own to request, and has a reason', async () => {
    const { customer, id } = await anIssuedBill(3_000);
    await dayPasses(customer);
    const own = await aStaff(api, ['finance:write-off:add']);
    await api.db.query('UPDATE month_bill SET account_id = $2 WHERE id = $1', [id, own.accountId]);
    const ask = { bill_id: id, reason: 'it is mine' };
    expect((await api.refused(writeOff.calls.add, ask, { as: own })).error).toBe('SELF_APPROVAL');
    await api.db.query('UPDATE month_bill SET account_id = $2 WHERE id = $1', [id, customer.accountId]);
    const wordless = await api.refused(writeOff.calls.add, { ...ask, reason: '  ' }, { as: clerk });
    expect(wordless).toMatchObject({ error: 'VALIDATION', fields: { reason: expect.any(String) } });
    expect((await api.refused(writeOff.calls.add, { ...ask, bill_id: 999_999 }, { as: clerk })).error).toBe(
      'NOT_FOUND',
    );
  });

  it('of which a part was refunded meanwhile is a loss of the rest alone', async () => {
    const customer = await aCustomer(1_000_000);
    const order = await anOrderOnBill(customer, 100_000);
    await monthEnds(customer);
    const [bill] = await billsOf(customer);
    await dayPasses(customer);
    await refundOrder(order, 40_000);
    expect(await billsOf(customer)).toMatchObject([{ price: '-40000', status: open }, { status: overdue }]);
    const loss = await balanceOf('loss');
    await writesOff(bill?.id ?? 0);
    expect((await balanceOf('loss')) - loss).toBe(-60_000);
    expect(await balanceOf('receivable', customer.accountId)).toBe(0);
    expect(await billsOf(customer)).toMatchObject([
      { price: '0', status: open },
      { price: '100000', status: MONTH_BILL_STATUS.void },
    ]);
  });

  it('of which all was refunded is no loss', async () => {
    const customer = await aCustomer(1_000_000);
    const order = await anOrderOnBill(customer, 7_000);
    await monthEnds(customer);
    const [bill] = await billsOf(customer);
    await dayPasses(customer);
    await refundOrder(order, 7_000);
    const loss = await balanceOf('loss');
    await writesOff(bill?.id ?? 0);
    expect(await balanceOf('loss')).toBe(loss);
    expect(await balanceOf('receivable', customer.accountId)).toBe(0);
  });

  it('carries a refund after it was paid into the next month', async () => {
    const customer = await aCustomer(50_000);
    const order = await anOrderOnBill(customer, 8_000);
    await monthEnds(customer);
    await giveMoney(api.db, customer.accountId, 8_000);
    const [bill] = await billsOf(customer);
    await api.ok(payMonthBill, { id: bill?.id ?? 0, pay_type: PAY_TYPE.balance }, { as: customer });
    await refundOrder(order, 3_000);
    expect(await billsOf(customer)).toMatchObject([{ price: '-3000', status: open }, { status: paid }]);
    await api.db.query(
      'UPDATE month_bill SET closes_at = clock_timestamp() WHERE account_id = $1 AND status = 0',
      [customer.accountId],
    );
    await run();
    expect((await billsOf(customer)).map(({ price, status }) => [price, status])).toEqual([
      ['-3000', open],
      ['0', MONTH_BILL_STATUS.void],
      ['8000', paid],
    ]);
    await anOrderOnBill(customer, 10_000);
    expect(await billsOf(customer)).toMatchObject([{ price: '7000' }, {}, {}]);
  });

  it('is opened by finance for the month that runs, once', async () => {
    const customer = await aCustomer(0);
    const { rows } = await api.db.query<{ month: string }>(
      `SELECT to_char(clock_timestamp() AT TIME ZONE 'Asia/Tokyo', 'YYYY-MM') AS month`,
    );
    const request = {
      customer_id: customer.accountId,
      month: rows[0]?.month ?? '',
      remark: 'framework contract',
    };
    const wrong = await api.refused(addMonthBill, { ...request, month: '2020-01' }, { as: clerk });
    expect(wrong).toMatchObject({ error: 'VALIDATION', fields: { month: expect.any(String) } });
    await api.ok(addMonthBill, request, { as: clerk });
    expect((await api.refused(addMonthBill, request, { as: clerk })).error).toBe('ALREADY_DONE');
    expect(await billsOf(customer)).toMatchObject([
      { price: '0', status: open, remark: 'framework contract' },
    ]);
    await monthEnds(customer);
    expect(await billsOf(customer)).toMatchObject([{ status: MONTH_BILL_STATUS.void }]);
  });
});

describe('what is planted into the ledger', () => {
  const CORRUPT = [
    [
      'a fee',
      'UPDATE month_bill SET type1_total = type1_total + 1, price = price + 1 WHERE status = 0',
      'price is its lines',
    ],
    ['a line', 'UPDATE month_bill_line SET amount = amount + 1', 'put on the customer’s receivable'],
    ['a debt', `UPDATE ledger_account SET balance = balance - 1 WHERE kind = 'receivable'`, 'unpaid bills'],
    [
      'a loss',
      `UPDATE month_bill_line SET amount = amount - 1 WHERE step = 'write-off'`,
      'a loss of what was not refunded',
    ],
    [
      'who approved a write-off',
      `UPDATE write_off w SET made_by = d.decided_by FROM approval_decision d WHERE d.id = w.decision_id AND w.status = 1`,
      'not decided by its requester',
    ],
    [
      'a bill that is due although it was written off',
      'UPDATE month_bill SET status = 20, written_off = NULL WHERE written_off IS NOT NULL',
      'its bill is void where it is booked',
    ],
    ['a payment', 'UPDATE month_bill_payment SET amount = amount + 1', 'its payments'],
    [
      'the tax of a month',
      `UPDATE month_bill SET taxes = jsonb_set(taxes, '{0,tax}', to_jsonb((taxes->0->>'tax')::bigint + 1))
       WHERE jsonb_array_length(taxes) > 0`,
      'computed once per rate',
    ],
  ] as const;

  it.each(CORRUPT)('is found: %s', async (_what, sql, message) => {
    await anOrderOnBill(await aCustomer(1_000), 100);
    const owner = new pg.Client({ connectionString: api.databaseUrl });
    await owner.connect();
    try {
      await owner.query('SET session_replication_role = replica');
      await owner.query('BEGIN');
      await owner.query(sql);
      const found = await violations(
        { query: (text, values = []) => runNamed(owner, text, values) },
        'bills',
      );
      expect(found.join()).toContain(message);
      await owner.query('ROLLBACK');
    } finally {
      await owner.end();
    }
  });
});
