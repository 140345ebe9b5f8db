import {
  matchBankLine,
  reopenBankLine,
  setAsideBankLine,
} from '@fovea/shared-types/finance/bank-import.calls';
import { bankLineMachine } from '@fovea/shared-types/states/bank-line.states';
import { randomBytes } from 'node:crypto';
import { aBankImport, aBankLine, aBankLineAside } from '../../fixtures/payouts.js';
import { anAccount } from '../../fixtures/rows.js';
import { aBankFile, daysAgo } from '../../support/bank-files.js';
import { aMember } from '../../support/people.js';
import { broken, twice } from '../faults.js';
import { reason } from '../moves.js';
import { thing } from '../thing.js';

declare module '../database.js' {
  interface World {
    bankImport: number;
  }
}

const DECIDED = { decided_by: 1, decided_at: new Date() };

const long = (length: number): string => 'x'.repeat(length);

export default thing({
  calls: {
    '/bank-imports/bank-import-accounts': {},
    '/bank-imports/upload-bank-file': { file: (api) => aBankFile(api, `Date,Amount\n${daysAgo(6)},5`) },
    // Only for its sender.
    '/bank-imports/add-bank-import': {
      request: async (api, { member }) => ({ id: await aBankImport(api.db, member.accountId) }),
      platform: 'NOT_FOUND',
    },
    '/bank-lines/bank-line-proposals': {
      request: async (api, { member }) => ({ ids: [await aBankLine(api.db, member.accountId)] }),
    },
    '/bank-lines/bank-line-detail': {
      request: async (api, { member }) => ({ id: await aBankLine(api.db, member.accountId) }),
    },
    // Nothing quotes it.
    '/bank-lines/match-bank-line': {
      request: async (api, { member }) => ({
        id: await aBankLine(api.db, member.accountId),
        subject_type: 'withdrawal',
        subject_id: 999_999_999,
      }),
      platform: 'NOT_FOUND',
    },
    '/bank-lines/set-aside-bank-line': {
      request: async (api, { member }) => ({
        id: await aBankLine(api.db, member.accountId),
        reason: 'not ours',
      }),
    },
    '/bank-lines/credit-bank-line': {
      request: async (api, { member }) => ({
        id: await aBankLine(api.db, member.accountId, { kind: 1 }),
        member_id: (await aMember(api)).accountId,
        reason: 'his transfer of today',
      }),
    },
    '/bank-lines/reopen-bank-line': {
      request: async (api, { member }) => ({ id: await aBankLineAside(api.db, member.accountId) }),
    },
  },
  records: {
    'finance:bank-line': { aRow: ({ db }, { accountId }) => aBankLine(db, accountId) },
  },
  moves: [
    {
      machine: bankLineMachine,
      table: 'bank_line',
      column: 'matching',
      aRow: async ({ api }, matching) => {
        const by = await anAccount(api.db);
        const decided = { matching, decided_by: by, decided_at: new Date() };
        const of = { subject_type: 'sample', subject_id: by, subject_sn: 'S1' };
        const changes = [{}, { ...decided, ...of }, { ...decided, reason }][matching];
        return { id: await aBankLine(api.db, by, changes) };
      },
      actions: {
        match: {
          path: matchBankLine.path,
          body: (id) => ({ id, subject_type: 'withdrawal', subject_id: 1 }),
        },
        'set aside': { path: setAsideBankLine.path, body: (id) => ({ id, reason }) },
        'open again': { path: reopenBankLine.path, body: (id) => ({ id }) },
      },
    },
  ],
  database: {
    rows: {
      bank_import: (world) => ({
        account_id: world.rival,
        file_name: 'bank.csv',
        currency: 'JPY',
        content: '{}',
      }),
      bank_statement: (world) => ({
        import_id: world.bankImport,
        currency: 'JPY',
        from_day: '2026-11-23',
        to_day: '2026-11-24',
        opening: 0,
        closing: 1_000,
      }),
      bank_line: (world) => ({
        import_id: world.bankImport,
        row_no: 1,
        kind: 1,
        amount: 1_000,
        currency: 'JPY',
        reference: '',
        words: '',
        hash: randomBytes(32),
      }),
    },
    world: {
      bankImport: 'bank_import',
    },
    breaks: [
      broken('bank_import', 'bank_import_name_ck', 'a file without a name', { file_name: '' }),
      broken('bank_import', 'bank_import_currency_ck', 'an unsupported currency', { currency: 'EUR' }),
      broken('bank_import', 'bank_import_added_ck', 'fewer lines than none', { added_count: -1 }),
      broken('bank_statement', 'bank_statement_currency_ck', 'an unsupported currency', { currency: 'EUR' }),
      broken('bank_statement', 'bank_statement_days_ck', 'a statement that ends before it begins', {
        to_day: '2026-11-22',
      }),
      twice('bank_statement', 'bank_statement_once_uq', 'the same statement twice'),
      broken('bank_line', 'bank_line_kind_ck', 'a movement of no kind', { kind: 4 }),
      broken('bank_line', 'bank_line_amount_ck', 'a movement of nothing', { amount: 0 }),
      broken('bank_line', 'bank_line_currency_ck', 'an unsupported currency', { currency: 'EUR' }),
      broken('bank_line', 'bank_line_reference_ck', 'a longer reference than is kept', {
        reference: long(201),
      }),
      broken('bank_line', 'bank_line_words_ck', 'more words than are kept', { words: long(301) }),
      broken('bank_line', 'bank_line_party_ck', 'a longer name than is kept', { party: long(141) }),
      broken('bank_line', 'bank_line_hash_ck', 'a hash of another length', { hash: randomBytes(31) }),
      broken('bank_line', 'bank_line_decided_ck', 'a line set aside by nobody', {
        matching: 2,
        reason: 'so',
      }),
      broken('bank_line', 'bank_line_decided_ck', 'a line that is open and matched', {
        subject_type: 'x',
        subject_id: 1,
      }),
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
        when: ({ insert, world }) =>
          insert('bank_line', { matching: 3, ...DECIDED, decided_by: world.rival }),
      },
      {
        refuses: 'bank_line_decided_ck',
        violation: 'a line set aside for no reason',
        when: ({ insert, world }) =>
          insert('bank_line', { matching: 2, ...DECIDED, decided_by: world.rival }),
      },
      broken('bank_line', 'bank_line_decided_by_fk', 'a word that nobody said', {
        matching: 2,
        ...DECIDED,
        decided_by: 999_999_999,
        reason: 'so',
      }),
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
    ],
    appendOnly: {
      bank_import: {
        who: 'finance',
        when: 'at any time; closed once its lines are counted',
        refuses: [
          {
            by: 'bank_import_append_only_ck',
            violation: 'to open one again',
            when: async ({ sql, world }) => {
              await sql('UPDATE bank_import SET added_count = 0 WHERE id = $1', [world.bankImport]);
              await sql('UPDATE bank_import SET added_count = NULL WHERE id = $1', [world.bankImport]);
            },
          },
        ],
      },
      bank_statement: {
        who: 'finance',
        when: 'with the lines of its `bank_import`, until they are counted',
        refuses: [
          {
            by: 'bank_statement_belongs_ck',
            violation: 'a statement of an import that was taken',
            when: async ({ insert, sql, world }) => {
              await sql('UPDATE bank_import SET added_count = 0 WHERE id = $1', [world.bankImport]);
              await insert('bank_statement');
            },
          },
        ],
      },
      bank_line: {
        who: 'finance',
        when: 'with the lines of its `bank_import`, until they are counted',
        refuses: [
          {
            by: 'bank_line_belongs_ck',
            violation: 'a line of an import that was taken',
            when: async ({ insert, sql, world }) => {
              await sql('UPDATE bank_import SET added_count = 0 WHERE id = $1', [world.bankImport]);
              await insert('bank_line');
            },
          },
        ],
      },
    },
    forbidden: [
      'UPDATE bank_line SET amount = 1',
      'DELETE FROM bank_line',
      'UPDATE bank_statement SET closing = 1',
      "UPDATE bank_import SET content = '{}'",
    ],
    keysElsewhere: {
      bank_line_decided_by_fk: 'of a decided line: its case covers that',
    },
  },
});
