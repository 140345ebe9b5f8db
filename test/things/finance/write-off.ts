import { writeOff } from '@fovea/shared-types/finance/write-off.record';
import { writeOffMachine } from '@fovea/shared-types/states/requested.states';
import { anOverdueBill, aWriteOff } from '../../fixtures/months.js';
import { listed, numberOf } from '../../support/approval-contract.js';
import { aStaff } from '../../support/people.js';
import { anyTime, type ConstraintCase } from '../database.js';
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
  database: {
    rows: {
      write_off: (world) => ({ bill_id: world.monthBill, reason: 'the clinic closed', made_by: world.rival }),
    },
    breaks: [
      ...(
        [
          ['write_off_reason_ck', 'no reason', { reason: '' }],
          ['write_off_decided_ck', 'a booked one that nobody approved', { status: 1 }],
          ['write_off_withdrawn_ck', 'one that was withdrawn at no time', { status: -2 }],
        ] as const
      ).map(([refuses, violation, changes]): ConstraintCase => ({
        refuses,
        violation,
        when: ({ insert }) => insert('write_off', changes),
      })),
      {
        refuses: 'write_off_open_uq',
        violation: 'two that wait of one bill',
        when: async ({ insert }) => {
          await insert('write_off');
          await insert('write_off');
        },
      },
      {
        refuses: 'write_off_status_ck',
        violation: 'a state that is none',
        when: async ({ insert }) =>
          insert('write_off', {
            status: 9,
            decision_id: await insert('approval_decision', { document: 'write_off' }),
          }),
      },
      {
        refuses: 'write_off_decision_fk',
        violation: 'a word that nobody said',
        when: ({ insert }) => insert('write_off', { status: -1, decision_id: 999_999_999 }),
      },
      {
        refuses: 'write_off_decision_uq',
        violation: 'two decided by one word',
        when: async ({ insert }) => {
          const decision_id = await insert('approval_decision', { document: 'write_off' });
          await insert('write_off', { status: -1, decision_id });
          await insert('write_off', { status: -1, decision_id });
        },
      },
      {
        refuses: 'write_off_move',
        violation: 'a refused one that is booked',
        when: async ({ insert, sql }) => {
          const decision_id = await insert('approval_decision', { document: 'write_off' });
          const id = await insert('write_off', { status: -1, decision_id });
          await sql('UPDATE write_off SET status = 1 WHERE id = $1', [id]);
        },
      },
      {
        refuses: 'approval_decision_never_own_ck',
        violation: 'a word on one’s own write-off, whatever one holds',
        when: ({ insert, world }) =>
          insert('approval_decision', {
            document: 'write_off',
            ...{ initiator_id: world.rival, decided_by: world.rival, is_own_by_wildcard: true },
          }),
      },
    ],
    appendOnly: {
      write_off: anyTime('finance'),
    },
    forbidden: ['DELETE FROM write_off', 'UPDATE write_off SET reason = reason'],
    keysElsewhere: {
      write_off_decision_fk: 'a decided one is in another state: its case covers that',
    },
    unbreakable: ['write_off_sn_uq', 'write_off_booked_uq'],
  },
});
