import type { ConstraintCase } from '../proof.js';
import type { Row } from '../sound-rows.js';

const bill = (refuses: string, violation: string, fault: Row): ConstraintCase => ({
  refuses,
  violation,
  when: ({ insert }) => insert('month_bill', fault),
});
const line = (refuses: string, violation: string, fault: Row): ConstraintCase => ({
  refuses,
  violation,
  when: ({ insert }) => insert('month_bill_line', fault),
});
const limit = (refuses: string, violation: string, fault: Row): ConstraintCase => ({
  refuses,
  violation,
  when: ({ insert }) => insert('credit_limit', fault),
});

const NOW = new Date();

export const monthCases: ConstraintCase[] = [
  limit('credit_limit_currency_ck', 'a limit in a currency we do not keep', { currency: 'EUR' }),
  limit('credit_limit_limit_ck', 'a limit below nothing', { credit_limit: -1 }),
  limit('credit_limit_whose_ck', 'a limit of nobody', { account_id: null }),
  {
    refuses: 'credit_limit_account_uq',
    violation: 'two limits of one member in one currency',
    when: async ({ insert }) => {
      await insert('credit_limit');
      await insert('credit_limit');
    },
  },
  {
    refuses: 'credit_limit_company_uq',
    violation: 'two limits of one company in one currency',
    when: async ({ insert, world }) => {
      const ofCompany = { account_id: null, company_id: world.company };
      await insert('credit_limit', ofCompany);
      await insert('credit_limit', ofCompany);
    },
  },
  limit('credit_limit_company_fk', 'a limit of a company that is not there', {
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
  bill('month_bill_currency_ck', 'a bill in a currency we do not keep', { currency: 'EUR' }),
  bill('month_bill_month_ck', 'a thirteenth month', { month: '2026-13' }),
  bill('month_bill_status_ck', 'an unknown state', { status: 5 }),
  bill('month_bill_price_ck', 'a price that is not the sum of its fees', { price: 7 }),
  bill('month_bill_due_ck', 'an issued bill that is never due', { status: 10, price: 5, type1_total: 5 }),
  bill('month_bill_paid_ck', 'a time of payment before it was paid', { pay_time: NOW }),
  bill('month_bill_void_ck', 'what is owed and simply forgotten', { status: 40, price: 5, type1_total: 5 }),
  {
    refuses: 'month_bill_written_off_ck',
    violation: 'a bill written off by the document of another',
    when: async ({ insert, sql, world }) => {
      const id = await insert('month_bill');
      await sql('UPDATE month_bill SET status = 40, written_off = $2 WHERE id = $1', [id, world.monthBill]);
    },
  },
  {
    refuses: 'month_bill_month_uq',
    violation: 'two bills of one month',
    when: async ({ insert }) => {
      await insert('month_bill');
      await insert('month_bill');
    },
  },
  line('month_bill_line_type_ck', 'a third kind of fee', { type: 3 }),
  line('month_bill_line_amount_ck', 'a line of nothing', { amount: 0 }),
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
  ...(
    [
      ['write_off_reason_ck', 'no reason', { reason: '' }],
      ['write_off_decided_ck', 'a booked one that nobody approved', { status: 1 }],
      ['write_off_withdrawn_ck', 'one that was withdrawn at no time', { status: -2 }],
    ] as const
  ).map(([refuses, violation, changes]): ConstraintCase => ({
    refuses,
    violation,
    when: ({ insert }) => insert('write_off', changes),
  })),
  {
    refuses: 'write_off_open_uq',
    violation: 'two that wait of one bill',
    when: async ({ insert }) => {
      await insert('write_off');
      await insert('write_off');
    },
  },
  {
    refuses: 'write_off_status_ck',
    violation: 'a state that is none',
    when: async ({ insert }) =>
      insert('write_off', {
        status: 9,
        decision_id: await insert('approval_decision', { document: 'write_off' }),
      }),
  },
  {
    refuses: 'write_off_decision_fk',
    violation: 'a word that nobody said',
    when: ({ insert }) => insert('write_off', { status: -1, decision_id: 999_999_999 }),
  },
  {
    refuses: 'write_off_decision_uq',
    violation: 'two decided by one word',
    when: async ({ insert }) => {
      const decision_id = await insert('approval_decision', { document: 'write_off' });
      await insert('write_off', { status: -1, decision_id });
      await insert('write_off', { status: -1, decision_id });
    },
  },
  {
    refuses: 'write_off_move',
    violation: 'a refused one that is booked',
    when: async ({ insert, sql }) => {
      const decision_id = await insert('approval_decision', { document: 'write_off' });
      const id = await insert('write_off', { status: -1, decision_id });
      await sql('UPDATE write_off SET status = 1 WHERE id = $1', [id]);
    },
  },
  {
    refuses: 'approval_decision_never_own_ck',
    violation: 'a word on one’s own write-off, whatever one holds',
    when: ({ insert, world }) =>
      insert('approval_decision', {
        document: 'write_off',
        ...{ initiator_id: world.rival, decided_by: world.rival, is_own_by_wildcard: true },
      }),
  },
];
