import { writeOff } from '@fovea/shared-types/finance/write-off.record';
import { writeOffMachine } from '@fovea/shared-types/states/requested.states';
import { anOverdueBill, aWriteOff } from '../../fixtures/months.js';
import { listed, numberOf } from '../../support/approval-contract.js';
import { aStaff } from '../../support/people.js';
import { reason } from '../moves.js';
import { thing } from '../thing.js';

export default thing({
  records: {
    'finance:write-off': { sample: async ({ db }) => ({ bill_id: await anOverdueBill(db) }) },
  },
  moves: [
    {
      machine: writeOffMachine,
      table: 'write_off',
      column: 'status',
      aRow: async ({ api }, status) => {
        const owner = await aStaff(api, ['finance:write-off:add']);
        return { id: await aWriteOff(api.db, status, { madeBy: owner.accountId }), owner };
      },
      actions: {
        approve: { path: writeOff.calls.audit.path, body: (id) => ({ ids: [id], status: 1 }) },
        reject: {
          path: writeOff.calls.audit.path,
          body: (id) => ({ ids: [id], status: -1, audit_notes: reason }),
        },
        withdraw: { path: writeOff.calls.cancel.path, isOwners: true, body: (id) => ({ id }) },
      },
    },
  ],
  approvals: {
    'the approval of write-offs': {
      name: 'write_off',
      permission: 'finance:write-off:approve',
      reads: 'finance:write-off:list',
      path: writeOff.calls.audit.path,
      notesField: 'audit_notes',
      auditAction: 'finance:write-off:audit',
      isNeverOwn: true,
      aPending: async (api) => {
        const initiator = await aStaff(api, []);
        const id = await aWriteOff(api.db, 0, { madeBy: initiator.accountId });
        return { id, documentId: id, initiator };
      },
      body: listed,
      statusOf: (api, { id }) => numberOf(api, 'SELECT status AS found FROM write_off WHERE id = $1', id),
    },
  },
});
