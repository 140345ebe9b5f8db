import { applyEngineer, engineerStatus } from '@fovea/shared-types/maintenance/engineer.calls';
import { engineer } from '@fovea/shared-types/maintenance/engineer.record';
import { engineerMachine } from '@fovea/shared-types/states/maintenance.states';
import { anEngineer, rejectEngineer } from '../../fixtures/engineers.js';
import { aCompany, anAccount } from '../../fixtures/rows.js';
import { listed, numberOf } from '../../support/approval-contract.js';
import { engineerFacts } from '../../support/engineers.js';
import { aStaff } from '../../support/people.js';
import { PLATFORM_ONLY } from '../matrix-row.js';
import { reason, SAME_CALL } from '../moves.js';
import { thing } from '../thing.js';

export default thing({
  calls: {
    '/engineers/apply-engineer': {
      request: async (api, { member }) => engineerFacts(api, member),
      others: 'FILE_UNKNOWN',
    },
    '/engineers/my-engineer': {},
    '/engineers/engineer-status': {
      request: async (api) => ({ id: await anEngineer(api.db, 2), disable_status: 1, reason: 'no answer' }),
      ...PLATFORM_ONLY,
    },
  },
  ids: {
    askers: {
      '/engineers/add-engineer': async (api) => {
        const as = await aStaff(api, ['maintenance:engineer:add'], await aCompany(api.db));
        return { as, body: await engineerFacts(api, as) };
      },
    },
  },
  records: {
    // The number of a phone has a country; skills are codes.
    'maintenance:engineer': {
      sample: () => ({ phone: '+819012345678', good_at: [1] }),
      changes: { phone: '+819087654321', good_at: [2] },
      reopen: ({ db }, id) => rejectEngineer(db, id),
    },
  },
  moves: [
    {
      machine: engineerMachine,
      table: 'engineer',
      column: 'status',
      aRow: async ({ api }, status) => {
        const owner = await api.signIn(await anAccount(api.db));
        return { id: await anEngineer(api.db, status, { accountId: owner.accountId }), owner };
      },
      actions: {
        approve: { path: engineer.calls.audit.path, body: (id) => ({ ids: [id], status: 1 }) },
        reject: {
          path: engineer.calls.audit.path,
          body: (id) => ({ ids: [id], status: -1, audit_notes: reason }),
        },
        submit: {
          path: applyEngineer.path,
          also: ['add skills'],
          isOwners: true,
          body: (_, { api, staff }, { owner = staff }) => engineerFacts(api, owner),
        },
        disable: { path: engineerStatus.path, body: (id) => ({ id, disable_status: 1, reason }) },
        enable: { path: engineerStatus.path, body: (id) => ({ id, disable_status: 0 }) },
      },
      elsewhere: { 'add skills': SAME_CALL('submit') },
    },
  ],
  approvals: {
    'the certification of engineers': {
      name: 'engineer_submission',
      permission: 'maintenance:engineer:approve',
      reads: 'maintenance:engineer:list',
      path: engineer.calls.audit.path,
      notesField: 'audit_notes',
      auditAction: 'maintenance:engineer:audit',
      isNeverOwn: true,
      aPending: async (api) => {
        const initiator = await aStaff(api, []);
        const id = await anEngineer(api.db, 1, { madeBy: initiator.accountId });
        const sql = 'SELECT submission_id AS found FROM engineer WHERE id = $1';
        return { id, documentId: await numberOf(api, sql, id), initiator };
      },
      body: (documents, decision) => ({
        ...listed(documents, decision),
        ...(decision.read && { submission_ids: decision.read }),
      }),
      statusOf: async (api, { id }) => {
        const status = await numberOf(api, 'SELECT status AS found FROM engineer WHERE id = $1', id);
        return status === 2 ? 1 : status === 1 ? 0 : status;
      },
    },
  },
});
