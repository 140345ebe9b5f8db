import type { ConstraintCase } from '../proof.js';
import type { Row } from '../sound-rows.js';

const remittance = (refuses: string, says: string, fault: Row): ConstraintCase => ({
  refuses,
  says,
  when: ({ insert }) => insert('remittance', fault),
});
const account = (refuses: string, says: string, fault: string): ConstraintCase => ({
  refuses,
  says,
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
    says: 'a state that we do not know',
    when: ({ insert, world }) => insert('remittance', { status: 3, audit_notes: 'x', ...decided(world) }),
  },
  {
    refuses: 'remittance_received_currency_ck',
    says: 'euros that came',
    when: ({ insert, world }) =>
      insert('remittance', {
        ...{ status: 2, audit_notes: 'x', received_amount: 1, received_currency: 'EUR' },
        ...decided(world),
      }),
  },
  {
    refuses: 'remittance_self_ck',
    says: 'a word on one’s own transfer',
    when: ({ insert, world }) =>
      insert('remittance', { status: 1, decided_by: world.buyer, decided_at: new Date() }),
  },
  {
    refuses: 'remittance_reason_ck',
    says: 'a refusal without its reason',
    when: ({ insert, world }) => insert('remittance', { status: -1, ...decided(world) }),
  },
  {
    refuses: 'remittance_received_ck',
    says: 'a credit of nothing',
    when: ({ insert, world }) => insert('remittance', { status: 2, audit_notes: 'x', ...decided(world) }),
  },
  {
    refuses: 'remittance_open_uq',
    says: 'two open transfers of one order',
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
    says: 'a share of a whole checkout',
    when: ({ insert }) => insert('remittance_share', { subject_type: 'payment_group' }),
  },
  {
    refuses: 'remittance_share_amount_ck',
    says: 'a share of nothing',
    when: ({ insert }) => insert('remittance_share', { amount: 0 }),
  },
  {
    refuses: 'remittance_share_pk',
    says: 'two shares of one order',
    when: async ({ insert }) => {
      await insert('remittance_share');
      await insert('remittance_share');
    },
  },
  {
    refuses: 'remittance_file_sort_ck',
    says: 'a twenty-first picture',
    when: ({ insert }) => insert('remittance_file', { sort: 21 }),
  },
  {
    refuses: 'remittance_file_pk',
    says: 'two pictures at one place',
    when: async ({ insert }) => {
      await insert('remittance_file');
      await insert('remittance_file');
    },
  },
];
