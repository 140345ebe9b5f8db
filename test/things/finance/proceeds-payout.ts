import { auditTransfer } from '@fovea/shared-types/finance/transfer.calls';
import { proceedsPayoutMachine } from '@fovea/shared-types/states/transfer.states';
import { aProceedsPayout } from '../../fixtures/proceeds-payouts.js';
import { aPaidOrder } from '../../fixtures/refunds.js';
import { anAccount } from '../../fixtures/rows.js';
import { listed, numberOf } from '../../support/approval-contract.js';
import { aStaff } from '../../support/people.js';
import type { Cast } from '../matrix-row.js';
import { reason, SAME_CALL } from '../moves.js';
import { thing } from '../thing.js';

const ownersOf = ({ seller }: Cast) => ({ accountId: seller.accountId, companyId: seller.companyId });

export default thing({
  calls: {
    '/transfers/transfer-detail': {
      request: async (api, cast) => ({ id: await aProceedsPayout(api.db, ownersOf(cast)) }),
      others: 'NOT_FOUND',
    },
    '/transfers/add-transfer': {
      request: async (api, { seller, member }) => ({
        order_id: await aPaidOrder(api.db, {
          ...{ buyer_id: member.accountId, seller_id: seller.accountId, company_id: seller.companyId },
          status: 50,
        }),
        ...{ money: '10000', currency: 'JPY', remark: 'sold before' },
      }),
    },
    '/transfers/audit-transfer': {
      request: async (api, cast) => ({
        ids: [await aProceedsPayout(api.db, ownersOf(cast), 0, { madeBy: await anAccount(api.db) })],
        status: 1,
      }),
    },
  },
  reach: {
    shared: {
      '/transfers/transfer-detail': 'money of a company',
    },
  },
  records: {
    'finance:transfer': { aRow: ({ db }, owner) => aProceedsPayout(db, owner) },
  },
  moves: [
    {
      machine: proceedsPayoutMachine,
      table: 'transfer',
      column: 'status',
      aRow: async ({ api }, status) => {
        const seller = { accountId: await anAccount(api.db), companyId: null };
        return { id: await aProceedsPayout(api.db, seller, status) };
      },
      actions: {
        // One made by hand, by the same call, is approved in its state as well.
        approve: { path: auditTransfer.path, body: (id) => ({ ids: [id], status: 1 }) },
        stop: { path: auditTransfer.path, body: (id) => ({ ids: [id], status: -1, audit_notes: reason }) },
      },
      elsewhere: { 'approve one made by hand': SAME_CALL('approve') },
    },
  ],
  approvals: {
    'the release of proceeds payouts made by hand': {
      name: 'transfer',
      permission: 'finance:transfer:approve',
      reads: 'finance:transfer:list',
      path: auditTransfer.path,
      notesField: 'audit_notes',
      auditAction: 'finance:transfer:audit',
      isNeverOwn: true,
      isReopened: true,
      aPending: async (api) => {
        const initiator = await aStaff(api, []);
        const seller = { accountId: await anAccount(api.db), companyId: null };
        const id = await aProceedsPayout(api.db, seller, 0, { madeBy: initiator.accountId });
        const sql = 'SELECT max(id) AS found FROM transfer_history WHERE transfer_id = $1';
        return { id, documentId: await numberOf(api, sql, id), initiator };
      },
      body: listed,
      statusOf: (api, { id }) => numberOf(api, 'SELECT status AS found FROM transfer WHERE id = $1', id),
    },
  },
});
