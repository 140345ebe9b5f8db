import { isPermission, type Permission } from '@fovea/shared-types/permissions';
import type { Machine } from '@fovea/shared-types/states/machine';
import type { DocumentName } from '../../server/src/platform/approval/approval-document.js';
import type { TestApi } from '../support/api.js';
import { listed, numberOf } from '../support/approval-contract.js';
import { aStaff } from '../support/people.js';
import type { ConstraintCase } from './database.js';
import { broken, faultsOf } from './faults.js';
import { reason } from './moves.js';
import type { Thing } from './thing.js';

interface Declared {
  declared: { name: string };
  calls: { audit: { path: string }; cancel: { path: string } };
}

interface RequestedRow {
  /** What its approval is called. */
  title: string;
  machine: Machine<string, number, string>;
  table: DocumentName;
  /** In this state, requested by this member of staff. */
  aRow: (api: TestApi, status: number, madeBy: number) => Promise<number>;
}

/** Who moves a declared document by which call, and how it is decided. */
export function declaredDocument(
  { declared: { name }, calls }: Declared,
  { title, machine, table, aRow }: RequestedRow,
): Pick<Thing, 'moves' | 'approvals'> {
  const { audit, cancel } = calls;
  const may = (verb: string): Permission => {
    const permission = `${name}:${verb}`;
    if (!isPermission(permission)) throw new Error(`${permission} is no permission`);
    return permission;
  };
  return {
    moves: [
      {
        machine,
        table,
        column: 'status',
        aRow: async ({ api }, status) => {
          const owner = await aStaff(api, [may('add')]);
          return { id: await aRow(api, status, owner.accountId), owner };
        },
        actions: {
          approve: { path: audit.path, body: (id) => ({ ids: [id], status: 1 }) },
          reject: { path: audit.path, body: (id) => ({ ids: [id], status: -1, audit_notes: reason }) },
          withdraw: { path: cancel.path, isOwners: true, body: (id) => ({ id }) },
        },
      },
    ],
    approvals: {
      [title]: {
        name: table,
        permission: may('approve'),
        reads: may('list'),
        path: audit.path,
        notesField: 'audit_notes',
        auditAction: `${name}:audit`,
        isNeverOwn: true,
        aPending: async (api) => {
          const initiator = await aStaff(api, []);
          const id = await aRow(api, 0, initiator.accountId);
          return { id, documentId: id, initiator };
        },
        body: listed,
        statusOf: (api, { id }) => numberOf(api, `SELECT status AS found FROM ${table} WHERE id = $1`, id),
      },
    },
  };
}

/** The rules that the table of every declared document has. */
export const requestedCases = (table: DocumentName): ConstraintCase[] => [
  ...faultsOf(table, {
    reason_ck: ['no reason', { reason: '' }],
    decided_ck: ['a booked one that nobody approved', { status: 1 }],
    withdrawn_ck: ['one that was withdrawn at no time', { status: -2 }],
  }),
  broken(table, `${table}_decision_fk`, 'a word that nobody said', {
    status: -1,
    decision_id: 999_999_999,
  }),
  {
    refuses: `${table}_status_ck`,
    violation: 'a state that is none',
    when: async ({ insert }) =>
      insert(table, { status: 9, decision_id: await insert('approval_decision', { document: table }) }),
  },
  {
    refuses: `${table}_decision_uq`,
    violation: 'two documents of one decision',
    when: async ({ insert }) => {
      const decision_id = await insert('approval_decision', { document: table });
      await insert(table, { status: -1, decision_id });
      await insert(table, { status: -1, decision_id });
    },
  },
  {
    refuses: `${table}_move`,
    violation: 'a refused one that is booked',
    when: async ({ insert, sql }) => {
      const decision_id = await insert('approval_decision', { document: table });
      const id = await insert(table, { status: -1, decision_id });
      await sql(`UPDATE ${table} SET status = 1 WHERE id = $1`, [id]);
    },
  },
];
