import { randomBytes } from 'node:crypto';
import { aBalanceLine, anAccountCode } from '../../fixtures/money.js';
import { anyTime, type Attempt, type ConstraintCase } from '../database.js';
import { PLATFORM_ONLY } from '../matrix-row.js';
import { broken, twice } from '../faults.js';
import { thing } from '../thing.js';

declare module '../database.js' {
  interface World {
    ledgerAccount: number;
    entry: number;
  }
}

const twoPostings = async ({ insert, world }: Attempt, entry_id: number): Promise<void> => {
  const outside = await insert('ledger_account', { owner_type: 'company', kind: 'escrow' });
  await insert('posting', { entry_id, account_id: world.ledgerAccount, change: -300 });
  await insert('posting', { entry_id, account_id: outside, change: 300 });
};

const anEntry = async (attempt: Attempt): Promise<void> =>
  twoPostings(attempt, await attempt.insert('journal_entry'));

export default thing({
  calls: {
    '/member/my-balance': {},
    '/wallet/balance-detail-list': {},
    '/books/trial-balance': PLATFORM_ONLY,
    '/wallet/balance-history': { request: () => Promise.resolve({ currency: 'JPY', days: 30 }) },
  },
  records: {
    'finance:account-code': { aRow: (api) => anAccountCode(api.db) },
    'finance:journal': {
      aRow: (api, { companyId, accountId }) => aBalanceLine(api.db, companyId, accountId),
    },
    'finance:ledger': { aRow: (api, { companyId, accountId }) => aBalanceLine(api.db, companyId, accountId) },
  },
  database: {
    rows: {
      ledger_account: () => ({
        owner_type: 'member',
        owner_id: randomBytes(4).readUInt32BE(),
        kind: 'available',
        currency: 'JPY',
      }),
      journal_entry: () => ({
        cause_type: 'sample',
        cause_id: randomBytes(4).readUInt32BE(),
        step: 'deposit',
      }),
      posting: (world) => ({
        entry_id: world.entry,
        account_id: world.ledgerAccount,
        currency: 'JPY',
        change: 500,
        seq: 0,
        after: 0,
        type: 9,
        kind: 'available',
      }),
    },
    world: {
      ledgerAccount: 'ledger_account',
      entry: {
        row: ({ insert }) => insert('journal_entry'),
        parts: async ({ insert }) => {
          const outside = await insert('ledger_account', {
            owner_type: 'platform',
            owner_id: 0,
            kind: 'external',
          });
          await insert('posting', { change: 10_000 });
          await insert('posting', { account_id: outside, change: -10_000 });
        },
      },
    },
    breaks: [
      broken('ledger_account', 'ledger_account_owner_type_ck', 'an account of nobody in particular', {
        owner_type: 'stranger',
      }),
      broken('ledger_account', 'ledger_account_kind_ck', 'an unknown kind of account', { kind: 'secret' }),
      broken('ledger_account', 'ledger_account_currency_ck', 'a currency we do not keep', {
        currency: 'EUR',
      }),
      twice('ledger_account', 'ledger_account_owner_uq', 'a second account of one owner, kind and currency', {
        owner_id: 77,
      }),
      broken('posting', 'ledger_account_not_negative_ck', 'spending more than there is', { change: -10_001 }),
      broken('ledger_account', 'ledger_account_whose_kind_ck', 'a bank account of a member', {
        kind: 'bank',
      }),
      broken('ledger_account', 'ledger_account_whose_kind_ck', 'money of the platform that could be spent', {
        owner_type: 'platform',
        owner_id: 0,
      }),
      broken('ledger_account', 'ledger_account_whose_kind_ck', 'a deposit of a company', {
        owner_type: 'company',
        kind: 'deposit',
      }),
      {
        refuses: 'ledger_account_identity',
        violation: 'an account that changes its kind, even by the owner',
        when: async ({ becomeOwner, sql, world }) => {
          await becomeOwner();
          await sql(`UPDATE ledger_account SET kind = 'external' WHERE id = $1`, [world.ledgerAccount]);
        },
      },
      broken('journal_entry', 'journal_entry_type_ck', 'an entry of no kind', { type: 0 }),
      broken('journal_entry', 'journal_entry_note_ck', 'a note that says nothing', { note: '' }),
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
      broken('posting', 'posting_change_ck', 'a posting of nothing', { change: 0 }),
      broken('posting', 'posting_change_ck', 'a posting above ten trillion minor units', {
        change: 10_000_000_000_001,
      }),
      broken('posting', 'posting_account_fk', 'a posting in another currency than its account has', {
        currency: 'CNY',
      }),
      {
        refuses: 'posting_seq_uq',
        violation: 'two postings at one place of an account, even where the trigger that counts is off',
        when: async ({ becomeOwner, insert, sql }) => {
          await becomeOwner();
          await sql('ALTER TABLE posting DISABLE TRIGGER posting_moves_balance');
          await insert('posting', { seq: 1, created_at: new Date(), posted_on: '2026-11-24' });
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
      {
        refuses: 'journal_entry_withdrawal_end_uq',
        violation: 'a withdrawal that was paid and is returned as well',
        when: async ({ sql }) => {
          for (const step of ['payout', 'give_back'])
            await sql(`INSERT INTO journal_entry (cause_type, cause_id, step) VALUES ('withdrawal', 1, $1)`, [
              step,
            ]);
        },
      },
    ],
    appendOnly: {
      journal_entry: {
        who: 'the ledger',
        when: 'at any time, with its postings, once per cause',
        allows: anEntry,
      },
      ledger_account: anyTime('the ledger, once per owner, kind and currency'),
      posting: {
        who: 'the ledger',
        when: 'with its `journal_entry`, in one transaction',
        allows: anEntry,
        refuses: [
          {
            by: 'posting_belongs_ck',
            violation: 'two balanced postings for an entry that was made before',
            when: (attempt) => twoPostings(attempt, attempt.world.entry),
          },
        ],
      },
    },
    forbidden: [
      'DELETE FROM journal_entry',
      'TRUNCATE journal_entry',
      'DELETE FROM posting',
      'TRUNCATE posting',
      'UPDATE journal_entry SET step = step',
      'UPDATE posting SET change = 1',
      'UPDATE ledger_account SET balance = 1',
      'UPDATE ledger_account SET last_seq = 0',
      `UPDATE ledger_account SET currency = 'USD'`,
      'DELETE FROM ledger_account',
    ],
    keysElsewhere: {
      posting_account_fk:
        'a posting of no account has no place in one: NOT NULL answers first, and another currency is the case that is left',
    },
    answers: {
      ledger_account_identity: 'ledger_account_append_only_ck',
      journal_entry_balances: 'journal_entry_balances_ck',
      posting_balances: 'journal_entry_balances_ck',
    },
    unbreakable: ['ledger_account_currency_uq'],
    notRules: ['posting_moves_balance'],
    completedLater: ['posting', 'journal_entry'],
    unmapped: [
      [/^account_code_/, 'bounded by the request’s schema; the kinds come with the program'],
      [/^(ledger_account|posting|journal_entry)_/, 'the ledger’s own consistency: M1, M2'],
    ],
  },
});
