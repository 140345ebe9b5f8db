import type { ConstraintCase } from '../proof.js';
import type { Row } from '../sound-rows.js';

const bill = (refuses: string, says: string, fault: Row): ConstraintCase => ({
  refuses,
  says,
  when: ({ insert }) => insert('month_bill', fault),
});
const line = (refuses: string, says: string, fault: Row): ConstraintCase => ({
  refuses,
  says,
  when: ({ insert }) => insert('month_bill_line', fault),
});
const limit = (refuses: string, says: string, fault: Row): ConstraintCase => ({
  refuses,
  says,
  when: ({ insert }) => insert('credit_limit', fault),
});

const NOW = new Date();

export const monthCases: ConstraintCase[] = [
  limit('credit_limit_currency_ck', 'a limit in a currency we do not keep', { currency: 'EUR' }),
  limit('credit_limit_limit_ck', 'a limit below nothing', { credit_limit: -1 }),
  limit('credit_limit_whose_ck', 'a limit of nobody', { account_id: null }),
  {
    refuses: 'credit_limit_account_uq',
    says: 'two limits of one member in one currency',
    when: async ({ insert }) => {
      await insert('credit_limit');
      await insert('credit_limit');
    },
  },
  {
    refuses: 'credit_limit_company_uq',
    says: 'two limits of one company in one currency',
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
    refuses: 'month_bill_second_fk',
    says: 'a bill written off by a second person who is not there',
    when: ({ insert, world }) =>
      insert('month_bill', { status: 40, write_off_by: world.seller, written_off_by: -1 }),
  },
  bill('month_bill_currency_ck', 'a bill in a currency we do not keep', { currency: 'EUR' }),
  bill('month_bill_month_ck', 'a thirteenth month', { month: '2026-13' }),
  bill('month_bill_status_ck', 'an unknown state', { status: 5 }),
  bill('month_bill_price_ck', 'a price that is not the sum of its fees', { price: 7 }),
  bill('month_bill_due_ck', 'an issued bill that is never due', { status: 10, price: 5, type1_total: 5 }),
  bill('month_bill_paid_ck', 'a time of payment before it was paid', { pay_time: NOW }),
  bill('month_bill_void_ck', 'what is owed and simply forgotten', { status: 40, price: 5, type1_total: 5 }),
  {
    refuses: 'month_bill_two_ck',
    says: 'a bill written off by one person alone',
    when: ({ insert, world }) => {
      const [write_off_by, written_off_by] = [world.seller, world.seller];
      return insert('month_bill', { status: 40, write_off_by, written_off_by });
    },
  },
  {
    refuses: 'month_bill_month_uq',
    says: 'two bills of one month',
    when: async ({ insert }) => {
      await insert('month_bill');
      await insert('month_bill');
    },
  },
  line('month_bill_line_type_ck', 'a third kind of fee', { type: 3 }),
  line('month_bill_line_amount_ck', 'a line of nothing', { amount: 0 }),
  {
    refuses: 'month_bill_line_cause_uq',
    says: 'one cause charged twice',
    when: async ({ insert, world }) => {
      const twice = { cause_type: 'capture', cause_id: world.order, step: 'take' };
      await insert('month_bill_line', twice);
      await insert('month_bill_line', twice);
    },
  },
  {
    refuses: 'month_bill_line_open',
    says: 'a line on a bill that is issued',
    when: async ({ insert, sql }) => {
      const bill_id = await insert('month_bill');
      await sql('UPDATE month_bill SET status = 40 WHERE id = $1', [bill_id]);
      await insert('month_bill_line', { bill_id });
    },
  },
  {
    refuses: 'month_bill_line_append_only',
    says: 'a line that changes, even by the owner',
    when: async ({ becomeOwner, insert, sql }) => {
      await insert('month_bill_line');
      await becomeOwner();
      await sql('UPDATE month_bill_line SET amount = 1');
    },
  },
];
