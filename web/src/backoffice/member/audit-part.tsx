import type { CompanySubmission } from '@fovea/shared-types/member/company.dto';
import type { MerchantDetail } from '@fovea/shared-types/member/merchant.dto';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailCard } from '../../kit/detail-view/detail-view';
import { Quote } from '../../kit/quote/quote';
import { FormAlert } from '../../kit/form/form-alert';
import { formatDateTime } from '../../lib/format';
import { useAccess } from '../layout/access/access-context';
import { type AuditDraft, fieldReasonsOf, isWritten, NO_WORDS } from './audit-draft';
import { AuditForm } from './audit-form';
import classes from './audit-form.module.css';
import { COMPARED } from './submission-changes';

interface AuditPartProps {
  merchant: MerchantDetail;
  /** The papers that wait. */
  pending: CompanySubmission | undefined;
  onDirty: (isDirty: boolean) => void;
  onDecided: () => void;
}

/**
 * The decision on papers that wait. When somebody else decides them or the company sends others while they are read,
 * that is said, and what was written about them stays on screen.
 */
export function AuditPart({ merchant, pending, onDirty, onDecided }: AuditPartProps) {
  const { t } = useTranslation('member');
  const { user } = useAccess();
  const [draft, setDraft] = useState(NO_WORDS);
  const [read, setRead] = useState(pending);
  if (read === undefined && pending !== undefined) setRead(pending);
  const isDirty = pending !== undefined && isWritten(draft);
  useEffect(() => {
    onDirty(isDirty);
    return () => onDirty(false);
  }, [isDirty, onDirty]);
  // The server refuses whoever belongs to the company, whatever else he may do.
  const isOwn = merchant.owner?.id === user.id || merchant.id === user.company_id;
  return (
    <>
      {read !== undefined && read.id !== pending?.id && (
        <Outrun
          submission={merchant.submissions.find(({ id }) => id === read.id)}
          isReplaced={pending !== undefined}
          draft={draft}
        />
      )}
      {pending !== undefined &&
        (isOwn ? (
          <DetailCard title={t('audit.decision')} isWide>
            <p>{t('audit.own')}</p>
          </DetailCard>
        ) : (
          <AuditForm key={pending.id} {...{ merchant, draft, setDraft, onDecided }} submission={pending} />
        ))}
    </>
  );
}

interface OutrunProps {
  /** What was read, as it stands now. */
  submission: CompanySubmission | undefined;
  /** Other papers wait in their place: the form below carries what was written on. */
  isReplaced: boolean;
  draft: AuditDraft;
}

function Outrun({ submission, isReplaced, draft }: OutrunProps) {
  const { t } = useTranslation('member');
  const reasons = fieldReasonsOf(draft);
  const words = [
    draft.notes.trim(),
    ...COMPARED.flatMap((field) =>
      reasons[field] === undefined
        ? []
        : [t('history.field', { field: t(`field.${field}`), reason: reasons[field] })],
    ),
  ].filter((line) => line !== '');
  const said = (): string => {
    if (isReplaced) return t('audit.other_papers');
    if (submission?.decided_by == null) return t('audit.other_taken_back');
    return t(submission.status === 2 ? 'audit.other_approved' : 'audit.other_rejected', {
      name: submission.decided_by,
      at: formatDateTime(submission.decided_at),
    });
  };
  return (
    <DetailCard title={t('audit.decision')} isWide>
      <FormAlert>{said()}</FormAlert>
      {!isReplaced && words.length > 0 && (
        <>
          <p className={classes.unsent}>{t('audit.not_sent')}</p>
          <Quote>{words.join('\n')}</Quote>
        </>
      )}
    </DetailCard>
  );
}
