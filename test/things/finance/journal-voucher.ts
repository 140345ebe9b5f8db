import { journalVoucher } from '@fovea/shared-types/finance/journal-voucher.record';
import { journalVoucherMachine } from '@fovea/shared-types/states/requested.states';
import { aVoucher } from '../../fixtures/vouchers.js';
import { listed, numberOf } from '../../support/approval-contract.js';
import { aStaff } from '../../support/people.js';
import { reason } from '../moves.js';
import { thing } from '../thing.js';

export default thing({
  records: {
    'finance:journal-voucher': {
      sample: () => ({ kind: 3, fee: '0', debit_kind: 'loss', credit_kind: 'bank' }),
    },
  },
  moves: [
    {
      machine: journalVoucherMachine,
      table: 'journal_voucher',
      column: 'status',
      aRow: async ({ api }, status) => {
        const owner = await aStaff(api, ['finance:journal-voucher:add']);
        return { id: await aVoucher(api.db, status, { madeBy: owner.accountId }), owner };
      },
      actions: {
        approve: { path: journalVoucher.calls.audit.path, body: (id) => ({ ids: [id], status: 1 }) },
        reject: {
          path: journalVoucher.calls.audit.path,
          body: (id) => ({ ids: [id], status: -1, audit_notes: reason }),
        },
        withdraw: { path: journalVoucher.calls.cancel.path, isOwners: true, body: (id) => ({ id }) },
      },
    },
  ],
  approvals: {
    'the approval of journal vouchers': {
      name: 'journal_voucher',
      permission: 'finance:journal-voucher:approve',
      reads: 'finance:journal-voucher:list',
      path: journalVoucher.calls.audit.path,
      notesField: 'audit_notes',
      auditAction: 'finance:journal-voucher:audit',
      isNeverOwn: true,
      aPending: async (api) => {
        const initiator = await aStaff(api, []);
        const id = await aVoucher(api.db, 0, { madeBy: initiator.accountId });
        return { id, documentId: id, initiator };
      },
      body: listed,
      statusOf: (api, { id }) =>
        numberOf(api, 'SELECT status AS found FROM journal_voucher WHERE id = $1', id),
    },
  },
});
