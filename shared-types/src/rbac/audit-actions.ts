import { ACCESS } from '../access.js';
import { auditActionsOf } from '../record/record.js';
import { records, type RecordAuditAction } from '../records.js';

/** What leaves a line in the audit log beside the changes of records: of each module in its order (`<module>.access.ts`). */
export type OwnAuditAction = (typeof ACCESS)[number]['audited'][number];
export type AuditAction = OwnAuditAction | RecordAuditAction;

export const AUDIT_ACTIONS: readonly AuditAction[] = [
  ...ACCESS.flatMap(({ audited }): readonly AuditAction[] => audited),
  ...records.flatMap((record) => auditActionsOf(record).map(({ action }) => action as AuditAction)), // as the type says
];
