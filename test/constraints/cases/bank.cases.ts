import { randomBytes } from 'node:crypto';
import type { ConstraintCase } from '../proof.js';

const DECIDED = { decided_by: 1, decided_at: new Date() };
const long = (length: number): string => 'x'.repeat(length);

const inserts = (
  [
    ['payout_file', 'payout_file_format_ck', 'a file that no bank reads', { format: 4 }],
    ['payout_file', 'payout_file_currency_ck', 'an unsupported currency', { currency: 'EUR' }],
    ['payout_file_item', 'payout_file_item_seq_ck', 'a payout before the first', { seq: 0 }],
    ['payout_file_item', 'payout_file_item_attempt_ck', 'an attempt before the first', { attempt: 0 }],
    ['bank_import', 'bank_import_name_ck', 'a file without a name', { file_name: '' }],
    ['bank_import', 'bank_import_currency_ck', 'an unsupported currency', { currency: 'EUR' }],
    ['bank_import', 'bank_import_added_ck', 'fewer lines than none', { added_count: -1 }],
    ['bank_line', 'bank_line_kind_ck', 'a movement of no kind', { kind: 4 }],
    ['bank_line', 'bank_line_amount_ck', 'a movement of nothing', { amount: 0 }],
    ['bank_line', 'bank_line_currency_ck', 'an unsupported currency', { currency: 'EUR' }],
    ['bank_line', 'bank_line_reference_ck', 'a longer reference than is kept', { reference: long(201) }],
    ['bank_line', 'bank_line_words_ck', 'more words than are kept', { words: long(301) }],
    ['bank_line', 'bank_line_hash_ck', 'a hash of another length', { hash: randomBytes(31) }],
    ['bank_line', 'bank_line_decided_ck', 'a line set aside by nobody', { matching: 2, reason: 'so' }],
    [
      'bank_line',
      'bank_line_decided_ck',
      'a line that is open and matched',
      { subject_type: 'x', subject_id: 1 },
    ],
  ] as const
).map(([table, refuses, violation, changes]): ConstraintCase => ({
  refuses,
  violation,
  when: ({ insert }) => insert(table, changes),
}));

const senders = (
  [
    ['client', "client_code = 'A'", 'a client code with letters'],
    ['bank', "bank_code = '1234567890123'", 'a longer code than a bank has'],
    ['branch', "branch_code = '1234'", 'a longer code than a branch has'],
    ['number', "account_no = '12-3'", 'an account number with marks'],
  ] as const
).map(([column, change, violation]): ConstraintCase => ({
  refuses: `house_account_${column}_ck`,
  violation,
  when: ({ sql }) => sql(`UPDATE house_account SET ${change}`),
}));

export const bankCases: ConstraintCase[] = [
  ...inserts,
  ...senders,
  {
    refuses: 'payout_file_item_once_uq',
    violation: 'a bank instructed twice to pay the same',
    when: async ({ insert }) => {
      await insert('payout_file_item');
      await insert('payout_file_item', { seq: 2 });
    },
  },
  {
    refuses: 'payout_file_item_pk',
    violation: 'two payouts in one place of a file',
    when: async ({ insert }) => {
      await insert('payout_file_item');
      await insert('payout_file_item', { attempt: 2 });
    },
  },
  {
    refuses: 'bank_line_hash_uq',
    violation: 'a movement that is here already',
    when: async ({ insert }) => {
      const hash = randomBytes(32);
      await insert('bank_line', { hash });
      await insert('bank_line', { hash });
    },
  },
  {
    refuses: 'bank_line_matching_ck',
    violation: 'a word that is none',
    when: ({ insert, world }) => insert('bank_line', { matching: 3, ...DECIDED, decided_by: world.rival }),
  },
  {
    refuses: 'bank_line_decided_ck',
    violation: 'a line set aside for no reason',
    when: ({ insert, world }) => insert('bank_line', { matching: 2, ...DECIDED, decided_by: world.rival }),
  },
  {
    refuses: 'bank_line_decided_by_fk',
    violation: 'a word that nobody said',
    when: ({ insert }) =>
      insert('bank_line', { matching: 2, ...DECIDED, decided_by: 999_999_999, reason: 'so' }),
  },
  {
    refuses: 'bank_line_reason_ck',
    violation: 'a longer reason than anybody reads',
    when: ({ insert, world }) =>
      insert('bank_line', { matching: 2, ...DECIDED, decided_by: world.rival, reason: long(501) }),
  },
  {
    refuses: 'bank_line_subject_uq',
    violation: 'one thing paid by two movements',
    when: async ({ insert, world }) => {
      const matched = {
        matching: 1,
        ...DECIDED,
        decided_by: world.rival,
        subject_type: 'sample',
        subject_id: 1,
        subject_sn: 'S1',
      };
      await insert('bank_line', matched);
      await insert('bank_line', matched);
    },
  },
  {
    refuses: 'bank_line_move',
    violation: 'a line set aside that is matched without being opened again',
    when: async ({ insert, sql, world }) => {
      const aside = { matching: 2, ...DECIDED, decided_by: world.rival, reason: 'so' };
      const id = await insert('bank_line', aside);
      await sql(
        `UPDATE bank_line SET matching = 1, reason = NULL, subject_type = 'sample', subject_id = 1, subject_sn = 'S1' WHERE id = $1`,
        [id],
      );
    },
  },
];
