import type { ConstraintCase } from '../proof.js';

export const ledgerCases: ConstraintCase[] = [
  {
    refuses: 'ledger_account_owner_type_ck',
    violation: 'an account of nobody in particular',
    when: ({ insert }) => insert('ledger_account', { owner_type: 'stranger' }),
  },
  {
    refuses: 'ledger_account_kind_ck',
    violation: 'an unknown kind of account',
    when: ({ insert }) => insert('ledger_account', { kind: 'secret' }),
  },
  {
    refuses: 'ledger_account_currency_ck',
    violation: 'a currency we do not keep',
    when: ({ insert }) => insert('ledger_account', { currency: 'EUR' }),
  },
  {
    refuses: 'ledger_account_owner_uq',
    violation: 'a second account of one owner, kind and currency',
    when: async ({ insert }) => {
      await insert('ledger_account', { owner_id: 77 });
      await insert('ledger_account', { owner_id: 77 });
    },
  },
  {
    refuses: 'ledger_account_not_negative_ck',
    violation: 'spending more than there is',
    when: ({ insert }) => insert('posting', { change: -10_001 }),
  },
  {
    refuses: 'ledger_account_whose_kind_ck',
    violation: 'a bank account of a member',
    when: ({ insert }) => insert('ledger_account', { kind: 'bank' }),
  },
  {
    refuses: 'ledger_account_whose_kind_ck',
    violation: 'money of the platform that could be spent',
    when: ({ insert }) => insert('ledger_account', { owner_type: 'platform', owner_id: 0 }),
  },
  {
    refuses: 'ledger_account_whose_kind_ck',
    violation: 'a deposit of a company',
    when: ({ insert }) => insert('ledger_account', { owner_type: 'company', kind: 'deposit' }),
  },
  {
    refuses: 'ledger_account_identity',
    violation: 'an account that changes its kind, even by the owner',
    when: async ({ becomeOwner, sql, world }) => {
      await becomeOwner();
      await sql(`UPDATE ledger_account SET kind = 'external' WHERE id = $1`, [world.ledgerAccount]);
    },
  },
  {
    refuses: 'journal_entry_type_ck',
    violation: 'an entry of no kind',
    when: ({ insert }) => insert('journal_entry', { type: 0 }),
  },
  {
    refuses: 'journal_entry_note_ck',
    violation: 'a note that says nothing',
    when: ({ insert }) => insert('journal_entry', { note: '' }),
  },
  {
    refuses: 'account_code_kind_uq',
    violation: 'a kind of account that is called two things',
    when: ({ sql }) => sql(`INSERT INTO account_code (kind, code, name) VALUES ('bank', '1', 'Bank')`),
  },
  {
    refuses: 'account_code_code_ck',
    violation: 'a kind of account without a code',
    when: ({ sql }) => sql(`UPDATE account_code SET code = ''`),
  },
  {
    refuses: 'account_code_name_ck',
    violation: 'a kind of account without a name',
    when: ({ sql }) => sql(`UPDATE account_code SET name = ''`),
  },
  {
    refuses: 'journal_entry_cause_uq',
    violation: 'a second entry of one cause',
    when: async ({ insert }) => {
      const cause = { cause_type: 'deposit', cause_id: 5, step: 'freeze' };
      await insert('journal_entry', cause);
      await insert('journal_entry', cause);
    },
  },
  {
    refuses: 'journal_entry_balances',
    violation: 'an entry without postings',
    when: async ({ insert, commitWould }) => {
      await insert('journal_entry');
      await commitWould();
    },
  },
  {
    refuses: 'posting_balances',
    violation: 'a posting alone added to an entry that was whole',
    when: async ({ insert, commitWould }) => {
      await insert('posting', { change: 1 });
      await commitWould();
    },
  },
  {
    refuses: 'journal_entry_balances',
    violation: 'an entry whose postings sum to zero only over two currencies',
    when: async ({ insert, commitWould, world }) => {
      const yen = world.ledgerAccount;
      const yuan = await insert('ledger_account', {
        owner_type: 'platform',
        owner_id: 0,
        kind: 'external',
        currency: 'CNY',
      });
      const entry_id = await insert('journal_entry');
      await insert('posting', { entry_id, account_id: yen, change: 100 });
      await insert('posting', { entry_id, account_id: yuan, currency: 'CNY', change: -100 });
      await commitWould();
    },
  },
  {
    refuses: 'posting_change_ck',
    violation: 'a posting of nothing',
    when: ({ insert }) => insert('posting', { change: 0 }),
  },
  {
    refuses: 'posting_change_ck',
    violation: 'a posting above ten trillion minor units',
    when: ({ insert }) => insert('posting', { change: 10_000_000_000_001 }),
  },
  {
    refuses: 'posting_account_fk',
    violation: 'a posting in another currency than its account has',
    when: ({ insert }) => insert('posting', { currency: 'CNY' }),
  },
  {
    refuses: 'posting_seq_uq',
    violation: 'two postings at one place of an account, even where the trigger that counts is off',
    when: async ({ becomeOwner, insert, sql }) => {
      await becomeOwner();
      await sql('ALTER TABLE posting DISABLE TRIGGER posting_moves_balance');
      await insert('posting', { seq: 1, created_at: new Date() });
    },
  },
  ...(['posting', 'journal_entry'] as const).flatMap((table): ConstraintCase[] =>
    ['UPDATE %s SET id = DEFAULT', 'DELETE FROM %s', 'TRUNCATE %s CASCADE'].map((sqlText) => ({
      refuses: `${table}_append_only`,
      violation: `${sqlText.split(' ')[0]?.toLowerCase()} on ${table}, even by the owner`,
      when: async ({ becomeOwner, sql }) => {
        await becomeOwner();
        await sql(sqlText.replace('%s', table));
      },
    })),
  ),
];
