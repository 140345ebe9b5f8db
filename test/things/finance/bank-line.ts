import {
  matchBankLine,
  reopenBankLine,
  setAsideBankLine,
} from '@fovea/shared-types/finance/bank-import.calls';
import { bankLineMachine } from '@fovea/shared-types/states/bank-line.states';
import { aBankImport, aBankLine, aBankLineAside } from '../../fixtures/payouts.js';
import { anAccount } from '../../fixtures/rows.js';
import { aBankFile } from '../../support/bank-files.js';
import { aMember } from '../../support/people.js';
import { reason } from '../moves.js';
import { thing } from '../thing.js';

export default thing({
  calls: {
    '/bank-imports/bank-import-accounts': {},
    '/bank-imports/upload-bank-file': { file: (api) => aBankFile(api, 'Date,Amount\n2026-11-24,5') },
    // Only for its sender.
    '/bank-imports/add-bank-import': {
      request: async (api, { member }) => ({ id: await aBankImport(api.db, member.accountId) }),
      platform: 'NOT_FOUND',
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
});
