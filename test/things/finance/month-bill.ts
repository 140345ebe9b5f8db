import { confirmMonthBill, payMonthBill } from '@fovea/shared-types/finance/month-bill.calls';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { writeOff } from '@fovea/shared-types/finance/write-off.record';
import { monthBillMachine } from '@fovea/shared-types/states/finance.states';
import { aMonthBill, aMonthlyMember } from '../../fixtures/months.js';
import { anAccount, insert as insertRow } from '../../fixtures/rows.js';
import type { TestApi } from '../../support/api.js';
import { aMember, giveMoney } from '../../support/people.js';
import { broken, hour, text, twice } from '../faults.js';
import type { Cast } from '../matrix-row.js';
import { insert, reason } from '../moves.js';
import { thing } from '../thing.js';

declare module '../database.js' {
  interface World {
    /** Of `rival`, open, without lines. */
    monthBill: number;
    /** Of `rival`, issued, over 300. */
    owedBill: number;
  }
}

/** What the member owes for September, issued and not yet due. */
async function aBill({ db }: TestApi, { member }: Cast): Promise<{ id: number }> {
  const [month] = [`20${10 + Math.floor(Math.random() * 89)}-0${1 + Math.floor(Math.random() * 9)}`];
  const id = await aMonthBill(db, { account_id: member.accountId, month });
  await db.query(
    `INSERT INTO month_bill_line (bill_id, type, amount, title, cause_type, cause_id, step)
     VALUES ($1, 1, 300, 'O-1', 'test', $1, 'charge')`,
    [id],
  );
  await db.query(`UPDATE month_bill SET status = 10, due_at = now() + interval '30 days' WHERE id = $1`, [
    id,
  ]);
  return { id };
}

/** A part of it that finance recorded. */
async function aPayment(api: TestApi, cast: Cast): Promise<number> {
  const { id } = await aBill(api, cast);
  return insertRow(api.db, 'month_bill_payment', {
    ...{ bill_id: id, amount: 100, pay_type: 2, paid_at: new Date('2026-10-02T00:00:00Z') },
  });
}

const NOW = new Date();

export default thing({
  calls: {
    '/month-bills/my-month-bill-list': { request: async () => ({}) },
    '/month-bills/pay-month-bill': {
      request: async (api, cast) => {
        await giveMoney(api.db, cast.member.accountId, 300);
        return { ...(await aBill(api, cast)), pay_type: 1 };
      },
      others: 'NOT_FOUND',
    },
    '/month-bills/my-month-bill-paper': { request: aBill, others: 'NOT_FOUND' },
    '/month-bills/customer-statement': {
      request: async (_api, { member }) => ({ account_id: member.accountId, currency: 'JPY' }),
    },
    '/month-bills/my-statement': { request: async () => ({ currency: 'JPY' }) },
    '/month-bills/month-bill-detail': { request: aBill },
    '/month-bills/month-bill-paper': { request: aBill },
    '/month-bills/add-month-bill': {
      request: async ({ db }) => {
        const { rows } = await db.query<{ month: string }>(
          `SELECT to_char(now() AT TIME ZONE 'Asia/Tokyo', 'YYYY-MM') AS month`,
        );
        return { customer_id: await aMonthlyMember(db, 0), month: rows[0]?.month };
      },
    },
    '/month-bills/reverse-month-bill-payment': {
      request: async (api, cast) => ({ id: await aPayment(api, cast), reason }),
    },
    '/month-bills/confirm-month-bill': {
      request: async (api, cast) => ({ ...(await aBill(api, cast)), pay_time: '2026-10-02T00:00:00Z' }),
    },
  },
  records: {
    'finance:month-bill': { aRow: (api) => aMonthBill(api.db) },
    // A limit is a member's or a company's.
    'finance:credit-limit': {
      sample: async (api) => ({ account_id: await anAccount(api.db), company_id: null }),
      changes: { credit_limit: 7 },
    },
  },
  moves: [
    {
      machine: monthBillMachine,
      table: 'month_bill',
      column: 'status',
      aRow: async (scene, status) => {
        const now = new Date();
        const price = status === 0 || status === 40 ? 0 : 300;
        const owner = await aMember(scene.api);
        return {
          owner,
          id: await insert(scene, 'month_bill', {
            ...{ account_id: owner.accountId, currency: 'JPY', month: '2026-09', closes_at: now },
            ...{ status, price, type1_total: price, due_at: now },
            ...(status === 30 ? { pay_time: now, pay_type: 1, paid: price } : {}),
          }),
        };
      },
      actions: {
        pay: { path: payMonthBill.path, isOwners: true, body: (id) => ({ id, pay_type: PAY_TYPE.balance }) },
        'record a bank payment': {
          path: confirmMonthBill.path,
          also: ['pay'],
          body: (id) => ({ id, pay_time: new Date().toISOString() }),
        },
        'write off': { path: writeOff.calls.add.path, body: (id) => ({ bill_id: id, reason }) },
      },
      elsewhere: { 'reverse a payment': 'of a part it leaves the state: month-invoices.api.spec' },
    },
  ],
  database: {
    rows: {
      credit_limit: (world) => ({ account_id: world.buyer, currency: 'JPY', credit_limit: 1_000 }),
      month_bill: (world) => ({
        account_id: world.buyer,
        currency: 'JPY',
        month: '2026-09',
        closes_at: hour(1),
      }),
      month_bill_line: (world) => ({
        ...{ bill_id: world.monthBill, type: 1, amount: 300, title: 'O-1' },
        ...{ cause_type: `test-${text()}`, cause_id: 1, step: 'charge' },
      }),
      month_bill_payment: (world) => ({
        ...{ bill_id: world.owedBill, amount: 100, pay_type: 2, paid_at: new Date() },
      }),
    },
    world: {
      owedBill: async ({ insert, sql, world }) => {
        const id = await insert('month_bill', {
          account_id: world.rival,
          month: '2026-08',
          closes_at: hour(-1),
        });
        await insert('month_bill_line', { bill_id: id });
        await sql('UPDATE month_bill SET status = 10, due_at = $2 WHERE id = $1', [id, hour(1)]);
        return id;
      },
      monthBill: ({ insert, world }) => insert('month_bill', { account_id: world.rival }),
    },
    breaks: [
      broken('credit_limit', 'credit_limit_currency_ck', 'a limit in a currency we do not keep', {
        currency: 'EUR',
      }),
      broken('credit_limit', 'credit_limit_limit_ck', 'a limit below nothing', { credit_limit: -1 }),
      broken('credit_limit', 'credit_limit_whose_ck', 'a limit of nobody', { account_id: null }),
      twice('credit_limit', 'credit_limit_account_uq', 'two limits of one member in one currency'),
      {
        refuses: 'credit_limit_company_uq',
        violation: 'two limits of one company in one currency',
        when: async ({ insert, world }) => {
          const ofCompany = { account_id: null, company_id: world.company };
          await insert('credit_limit', ofCompany);
          await insert('credit_limit', ofCompany);
        },
      },
      broken('credit_limit', 'credit_limit_company_fk', 'a limit of a company that is not there', {
        account_id: null,
        company_id: -1,
      }),
      {
        refuses: 'month_bill_written_off_fk',
        violation: 'a bill written off by no booked document',
        when: async ({ insert, sql }) => {
          const bill_id = await insert('month_bill');
          await insert('write_off', { bill_id });
          await sql('UPDATE month_bill SET status = 40, written_off = id WHERE id = $1', [bill_id]);
        },
      },
      broken('month_bill', 'month_bill_currency_ck', 'a bill in a currency we do not keep', {
        currency: 'EUR',
      }),
      broken('month_bill', 'month_bill_month_ck', 'a thirteenth month', { month: '2026-13' }),
      broken('month_bill', 'month_bill_status_ck', 'an unknown state', { status: 5 }),
      broken('month_bill', 'month_bill_price_ck', 'a price that is not the sum of its fees', { price: 7 }),
      broken('month_bill', 'month_bill_due_ck', 'an issued bill that is never due', {
        status: 10,
        price: 5,
        type1_total: 5,
      }),
      broken('month_bill', 'month_bill_paid_ck', 'a time of payment before it was paid', { pay_time: NOW }),
      broken('month_bill', 'month_bill_void_ck', 'what is owed and simply forgotten', {
        status: 40,
        price: 5,
        type1_total: 5,
      }),
      {
        refuses: 'month_bill_written_off_ck',
        violation: 'a bill written off by the document of another',
        when: async ({ insert, sql, world }) => {
          const id = await insert('month_bill');
          await sql('UPDATE month_bill SET status = 40, written_off = $2 WHERE id = $1', [
            id,
            world.monthBill,
          ]);
        },
      },
      twice('month_bill', 'month_bill_month_uq', 'two bills of one month'),
      broken('month_bill', 'month_bill_paid_sum_ck', 'more paid than owed', { paid: 1 }),
      {
        refuses: 'month_bill_settled_ck',
        violation: 'a bill that counts as paid before its payments are its price',
        when: async ({ sql, world }) => {
          await sql('UPDATE month_bill SET status = 30, pay_time = now(), pay_type = 2 WHERE id = $1', [
            world.owedBill,
          ]);
        },
      },
      broken('month_bill', 'month_bill_reminders_ck', 'fewer reminders than none', { reminders: -1 }),
      broken('month_bill_payment', 'month_bill_payment_amount_ck', 'a payment of nothing', { amount: 0 }),
      broken('month_bill_payment', 'month_bill_payment_type_ck', 'a bill paid by a bill', { pay_type: 3 }),
      broken('month_bill_payment', 'month_bill_payment_reversal_ck', 'money back that reverses nothing', {
        amount: -1,
      }),
      {
        refuses: 'month_bill_payment_capture_uq',
        violation: 'one capture that pays twice',
        when: async ({ insert }) => {
          const capture_id = await insert('capture');
          await insert('month_bill_payment', { capture_id });
          await insert('month_bill_payment', { capture_id });
        },
      },
      {
        refuses: 'month_bill_payment_reverses_uq',
        violation: 'a payment that is reversed twice',
        when: async ({ insert }) => {
          const reverses_id = await insert('month_bill_payment');
          await insert('month_bill_payment', { amount: -100, reverses_id });
          await insert('month_bill_payment', { amount: -100, reverses_id });
        },
      },
      {
        refuses: 'month_bill_payment_reverses_fk',
        violation: 'a reversal of another amount',
        when: async ({ insert }) => {
          const reverses_id = await insert('month_bill_payment');
          await insert('month_bill_payment', { amount: -99, reverses_id });
        },
      },
      {
        refuses: 'month_bill_payment_pays',
        violation: 'payments that are more than the price',
        when: async ({ insert }) => {
          await insert('month_bill_payment', { amount: 200 });
          await insert('month_bill_payment', { amount: 101 });
        },
      },
      {
        refuses: 'month_bill_payment_append_only',
        violation: 'a payment that changes, even by the owner',
        when: async ({ becomeOwner, insert, sql }) => {
          await insert('month_bill_payment');
          await becomeOwner();
          await sql('UPDATE month_bill_payment SET amount = 1');
        },
      },
      broken('month_bill_line', 'month_bill_line_type_ck', 'a fourth kind of fee', { type: 4 }),
      broken('month_bill_line', 'month_bill_line_amount_ck', 'a line of nothing', { amount: 0 }),
      {
        refuses: 'month_bill_line_cause_uq',
        violation: 'one cause charged twice',
        when: async ({ insert, world }) => {
          const twice = { cause_type: 'capture', cause_id: world.order, step: 'take' };
          await insert('month_bill_line', twice);
          await insert('month_bill_line', twice);
        },
      },
      {
        refuses: 'month_bill_line_open',
        violation: 'a line on a bill that is issued',
        when: async ({ insert, sql }) => {
          const bill_id = await insert('month_bill');
          await sql('UPDATE month_bill SET status = 40 WHERE id = $1', [bill_id]);
          await insert('month_bill_line', { bill_id });
        },
      },
      {
        refuses: 'month_bill_line_append_only',
        violation: 'a line that changes, even by the owner',
        when: async ({ becomeOwner, insert, sql }) => {
          await insert('month_bill_line');
          await becomeOwner();
          await sql('UPDATE month_bill_line SET amount = 1');
        },
      },
    ],
    deadEnds: [['month_bill', { status: 40 }, 'status = 0']],
    appendOnly: {
      month_bill_payment: {
        who: 'the server',
        when: 'while its `month_bill` is owed, from the day of its issue on',
        refuses: [
          {
            by: 'month_bill_payment_state_ck',
            violation: 'a payment of a month that still runs',
            when: async ({ insert, world }) => {
              await insert('month_bill_payment', { bill_id: world.monthBill });
            },
          },
          {
            by: 'month_bill_payment_day_ck',
            violation: 'a payment from before the bill',
            when: async ({ insert }) => {
              await insert('month_bill_payment', { paid_at: new Date('2020-01-01T00:00:00Z') });
            },
          },
        ],
      },
      month_bill_line: {
        who: 'the server',
        when: 'while its `month_bill` is open',
        refuses: [
          {
            by: 'month_bill_line_open_ck',
            violation: 'a line of a bill that is closed',
            when: async ({ insert, sql }) => {
              const bill_id = await insert('month_bill');
              await sql('UPDATE month_bill SET status = 40 WHERE id = $1', [bill_id]);
              await insert('month_bill_line', { bill_id });
            },
          },
        ],
      },
    },
    timesAhead: ['month_bill_payment.paid_at'],
    unbreakable: ['month_bill_payment_row_uq'],
    keysElsewhere: {
      month_bill_payment_reverses_fk: 'what is below 0 reverses just that: the cases cover the rest',
      credit_limit_company_fk:
        'a limit is of one owner alone, and a write-off names itself: the cases cover the rest',
      month_bill_written_off_fk:
        'a limit is of one owner alone, and a write-off names itself: the cases cover the rest',
    },
    answers: {
      month_bill_line_open: 'month_bill_line_open_ck',
      month_bill_payment_pays: 'month_bill_payment_sum_ck',
    },
    unmapped: [
      [
        /^(month_bill(_line)?|credit_limit)_/,
        'what a person may break is mapped; the rest the code sets under the lock of the bill, or the request’s schema bounds it',
      ],
    ],
  },
});
