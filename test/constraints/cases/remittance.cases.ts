import type { ConstraintCase } from '../proof.js';
import type { Row } from '../sound-rows.js';

const remittance = (refuses: string, violation: string, fault: Row): ConstraintCase => ({
  refuses,
  violation,
  when: ({ insert }) => insert('remittance', fault),
});
const account = (refuses: string, violation: string, fault: string): ConstraintCase => ({
  refuses,
  violation,
  when: ({ sql }) => sql(`UPDATE house_account SET ${fault} WHERE currency = 'JPY'`),
});
const decided = (world: { seller: number }) => ({ decided_by: world.seller, decided_at: new Date() });

export const remittanceCases: ConstraintCase[] = [
  account('house_account_currency_uq', 'two accounts for one currency', `currency = 'CNY'`),
  account('house_account_currency_ck', 'an account in euros', `currency = 'EUR'`),
  account('house_account_type_ck', 'an account of no kind', 'account_type = 3'),
  account('house_account_whole_ck', 'a number of nobody', `account_no = '1'`),
  remittance('remittance_amount_ck', 'a transfer of nothing', { amount: 0 }),
  remittance('remittance_currency_ck', 'a transfer in euros', { currency: 'EUR' }),
  remittance('remittance_notes_ck', 'a reason without end', { audit_notes: 'x'.repeat(1_001) }),
  remittance('remittance_decided_ck', 'a word of nobody', { status: 1 }),
  {
    refuses: 'remittance_status_ck',
    violation: 'a state that we do not know',
    when: ({ insert, world }) => insert('remittance', { status: 3, audit_notes: 'x', ...decided(world) }),
  },
  {
    refuses: 'remittance_received_currency_ck',
    violation: 'euros that came',
    when: ({ insert, world }) =>
      insert('remittance', {
        ...{ status: 2, audit_notes: 'x', received_amount: 1, received_currency: 'EUR' },
        ...decided(world),
      }),
  },
  {
    refuses: 'remittance_self_ck',
    violation: 'a word on one’s own transfer',
    when: ({ insert, world }) =>
      insert('remittance', { status: 1, decided_by: world.buyer, decided_at: new Date() }),
  },
  {
    refuses: 'remittance_reason_ck',
    violation: 'a refusal without its reason',
    when: ({ insert, world }) => insert('remittance', { status: -1, ...decided(world) }),
  },
  {
    refuses: 'remittance_received_ck',
    violation: 'a credit of nothing',
    when: ({ insert, world }) => insert('remittance', { status: 2, audit_notes: 'x', ...decided(world) }),
  },
  {
    refuses: 'remittance_open_uq',
    violation: 'two open transfers of one order',
    when: async ({ insert }) => {
      await insert('remittance');
      await insert('remittance');
    },
  },
  remittance('remittance_subject_ck', 'a transfer for what is not paid by bank', {
    subject_type: 'reservation',
  }),
  {
    refuses: 'remittance_share_subject_ck',
    violation: 'a share of a whole checkout',
    when: ({ insert }) => insert('remittance_share', { subject_type: 'payment_group' }),
  },
  {
    refuses: 'remittance_share_amount_ck',
    violation: 'a share of nothing',
    when: ({ insert }) => insert('remittance_share', { amount: 0 }),
  },
  {
    refuses: 'remittance_share_pk',
    violation: 'two shares of one order',
    when: async ({ insert }) => {
      await insert('remittance_share');
      await insert('remittance_share');
    },
  },
  {
    refuses: 'remittance_file_sort_ck',
    violation: 'a twenty-first picture',
    when: ({ insert }) => insert('remittance_file', { sort: 21 }),
  },
  {
    refuses: 'remittance_file_pk',
    violation: 'two pictures at one place',
    when: async ({ insert }) => {
      await insert('remittance_file');
      await insert('remittance_file');
    },
  },
];
