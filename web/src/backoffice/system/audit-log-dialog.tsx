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
import { ChangedFields } from './changed-fields';

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
      <ChangedFields fields={line.fields} names={line.field_names} />
    </>
  );
}
