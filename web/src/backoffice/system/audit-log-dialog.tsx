import type { AuditLogDetail } from '@fovea/shared-types/rbac/audit-log.dto';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../kit/copy-button/copy-button';
import { Dialog } from '../../kit/dialog/dialog';
import { ErrorState } from '../../kit/error-state/error-state';
import { PageLoading } from '../../kit/page-loading/page-loading';
import { formatDateTimeSeconds } from '../../lib/format';
import classes from './audit-log-dialog.module.css';
import { auditLogDetailQuery } from './audit-log.queries';
import { AuditSubject } from './audit-subject';
import { AuditSide } from './audit-value';

/** One line whole: what the row was before and after, and where the call came from. */
export function AuditLogDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('system');
  const { data, error, isError, refetch } = useQuery(auditLogDetailQuery(id));
  return (
    <Dialog opened onClose={onClose} title={t('audit.detail')} size={1000} isPage>
      {data !== undefined && <Line line={data} />}
      {data === undefined &&
        (isError ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageLoading />)}
    </Dialog>
  );
}

function Line({ line }: { line: AuditLogDetail }) {
  const { t } = useTranslation('system');
  return (
    <>
      <dl className={classes.facts}>
        <dt>{t('audit.at')}</dt>
        <dd>{formatDateTimeSeconds(line.at)}</dd>
        <dt>{t('audit.who')}</dt>
        <dd>
          {line.username ?? t('audit.by_itself')}
          {line.email !== null && <span className={classes.minor}> {line.email}</span>}
        </dd>
        <dt>{t('audit.company')}</dt>
        <dd>{line.company_name ?? '-'}</dd>
        <dt>{t('audit.action')}</dt>
        <dd>
          {line.action_name} <code className={classes.minor}>{line.action}</code>
        </dd>
        <dt>{t('audit.subject')}</dt>
        <dd>
          {line.subject_name} <AuditSubject row={line} />
        </dd>
        <dt>{t('audit.reason')}</dt>
        <dd>{line.reason ?? '-'}</dd>
        <dt>{t('audit.address')}</dt>
        <dd>{line.client_address ?? '-'}</dd>
        <dt>{t('audit.trace')}</dt>
        <dd>
          {line.trace_id ?? '-'}
          {line.trace_id !== null && <CopyButton text={line.trace_id} label={t('audit.copy_trace')} />}
        </dd>
      </dl>
      <Changes line={line} />
    </>
  );
}

function Changes({ line }: { line: AuditLogDetail }) {
  const { t } = useTranslation('system');
  if (line.fields.length === 0) return <p className={classes.minor}>{t('audit.no_fields')}</p>;
  return (
    <div className={classes.scroll}>
      <table className={classes.changes}>
        <caption>{t('audit.fields')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('audit.field')}</th>
            <th scope="col">{t('audit.before')}</th>
            <th scope="col">{t('audit.after')}</th>
          </tr>
        </thead>
        <tbody>
          {line.fields.map((field) => (
            <tr key={field.path.join('.')} data-changed={field.is_changed || undefined}>
              <th scope="row">{titleOf(field.path, line.field_names)}</th>
              <td>
                <AuditSide field={field} side="before" />
              </td>
              <td>
                <AuditSide field={field} side="after" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Words for a field: the titles on the way to it; a name that has none stays as it was written. */
const titleOf = (path: readonly string[], titles: Readonly<Record<string, string>>): string =>
  path.map((name) => (Object.hasOwn(titles, name) ? titles[name] : name)).join(' · ');
