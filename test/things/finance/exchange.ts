import { exchange } from '@fovea/shared-types/finance/exchange.record';
import { exchangeMachine } from '@fovea/shared-types/states/requested.states';
import { anExchange } from '../../fixtures/exchanges.js';
import { listed, numberOf } from '../../support/approval-contract.js';
import { aStaff } from '../../support/people.js';
import { reason } from '../moves.js';
import { thing } from '../thing.js';

export default thing({
  records: {
    'finance:exchange': { sample: () => ({ bought_currency: 'USD', rate: '0.5' }) },
  },
  moves: [
    {
      machine: exchangeMachine,
      table: 'exchange',
      column: 'status',
      aRow: async ({ api }, status) => {
        const owner = await aStaff(api, ['finance:exchange:add']);
        return { id: await anExchange(api.db, status, { madeBy: owner.accountId }), owner };
      },
      actions: {
        approve: { path: exchange.calls.audit.path, body: (id) => ({ ids: [id], status: 1 }) },
        reject: {
          path: exchange.calls.audit.path,
          body: (id) => ({ ids: [id], status: -1, audit_notes: reason }),
        },
        withdraw: { path: exchange.calls.cancel.path, isOwners: true, body: (id) => ({ id }) },
      },
    },
  ],
  approvals: {
    'the approval of exchanges': {
      name: 'exchange',
      permission: 'finance:exchange:approve',
      reads: 'finance:exchange:list',
      path: exchange.calls.audit.path,
      notesField: 'audit_notes',
      auditAction: 'finance:exchange:audit',
      isNeverOwn: true,
      aPending: async (api) => {
        const initiator = await aStaff(api, []);
        const id = await anExchange(api.db, 0, { madeBy: initiator.accountId });
        return { id, documentId: id, initiator };
      },
      body: listed,
      statusOf: (api, { id }) => numberOf(api, 'SELECT status AS found FROM exchange WHERE id = $1', id),
    },
  },
});
