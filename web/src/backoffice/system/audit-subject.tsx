import type { AuditLogRow } from '@fovea/shared-types/rbac/audit-log.dto';
import { Link } from 'react-router-dom';
import { useAccess } from '../layout/access/access-context';
import { auditWay } from './audit-links';

interface Named {
  text: string;
  subjectType: string | null;
  opens: number | null;
}

/** The name of a thing, with the way to its page where there is one for this reader. */
export function AuditName({ text, subjectType, opens }: Named) {
  const { routes } = useAccess();
  const way = subjectType === null ? null : auditWay(subjectType, opens, (path) => routes.has(path));
  return way === null ? <>{text}</> : <Link to={way}>{text}</Link>;
}

/** The subject of a line: by its name, by its number where it has none. */
export function AuditSubject({
  row,
}: {
  row: Pick<AuditLogRow, 'subject_type' | 'subject_id' | 'subject_title' | 'subject_opens'>;
}) {
  if (row.subject_id === null) return <>-</>;
  return (
    <AuditName
      text={row.subject_title ?? `#${row.subject_id}`}
      subjectType={row.subject_type}
      opens={row.subject_opens}
    />
  );
}
