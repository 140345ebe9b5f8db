import type { AuditLogRow } from '@fovea/shared-types/rbac/audit-log.dto';

/** Which record a line is about: its kind in words, and its number. */
export function AuditSubject({ row }: { row: Pick<AuditLogRow, 'subject_name' | 'subject_id'> }) {
  return <>{row.subject_id === null ? row.subject_name : `${row.subject_name} #${row.subject_id}`}</>;
}
