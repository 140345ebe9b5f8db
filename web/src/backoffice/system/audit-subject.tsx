import type { AuditLogRow } from '@fovea/shared-types/rbac/audit-log.dto';

/** Which row a line is about. */
export function AuditSubject({ row }: { row: Pick<AuditLogRow, 'subject_type' | 'subject_id'> }) {
  return <>{row.subject_id === null ? row.subject_type : `${row.subject_type} #${row.subject_id}`}</>;
}
