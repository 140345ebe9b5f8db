import type { GoodsSubmission } from '@fovea/shared-types/goods/publishing.dto';
import { useTranslation } from 'react-i18next';
import { Timeline } from '../../../kit/detail-view/detail-view';
import { formatDateTime } from '../../../lib/format';

const VERDICTS: Readonly<Record<number, 'approved' | 'rejected' | 'taken_back'>> = {
  1: 'approved',
  [-1]: 'rejected',
  [-2]: 'taken_back',
};

/** Who submitted and who decided, when, with which words; the latest first. */
export function SubmissionHistory({ submissions }: { submissions: readonly GoodsSubmission[] }) {
  const { t } = useTranslation('publishing');
  const entries = submissions.flatMap((submission) => {
    const verdict = VERDICTS[submission.audit_status];
    const sent = {
      key: `${submission.id}-sent`,
      at: formatDateTime(submission.created_at),
      who: submission.submitted_by,
      what: t('history.sent'),
    };
    if (verdict === undefined) return [sent];
    const decided = {
      key: `${submission.id}-decided`,
      at: formatDateTime(submission.decided_at),
      who: submission.decided_by ?? submission.submitted_by,
      what: t(`history.${verdict}`),
      notes: submission.audit_notes,
    };
    return [decided, sent];
  });
  return entries.length === 0 ? <p>{t('history.none')}</p> : <Timeline entries={entries} />;
}
