import type { CompanySubmission } from '@fovea/shared-types/member/company.dto';
import { useTranslation } from 'react-i18next';
import { Timeline } from '../../kit/detail-view/detail-view';
import { formatDateTime } from '../../lib/format';
import { COMPARED } from './submission-changes';

const VERDICTS: Readonly<Record<number, 'approved' | 'rejected' | 'taken_back'>> = {
  2: 'approved',
  [-1]: 'rejected',
  0: 'taken_back',
};

/** Who sent and who decided, when, with which words; the latest first. */
export function SubmissionHistory({ submissions }: { submissions: readonly CompanySubmission[] }) {
  const { t } = useTranslation('member');
  const entries = submissions.flatMap((submission) => {
    const verdict = VERDICTS[submission.status];
    const wrong = COMPARED.filter((field) => submission.field_reasons[field] !== undefined);
    const sent = {
      key: `${submission.id}-sent`,
      at: formatDateTime(submission.created_at),
      who: submission.submitted_by,
      what: t('history.sent', { count: submission.images.length }),
    };
    if (verdict === undefined) return [sent];
    const decided = {
      key: `${submission.id}-decided`,
      at: formatDateTime(submission.decided_at),
      who: submission.decided_by ?? submission.submitted_by,
      what: t(`history.${verdict}`),
      notes: [
        submission.reason ?? '',
        ...wrong.map((field) =>
          t('history.field', { field: t(`field.${field}`), reason: submission.field_reasons[field] }),
        ),
      ]
        .filter((line) => line !== '')
        .join('\n'),
    };
    return [decided, sent];
  });
  return entries.length === 0 ? <p>{t('history.none')}</p> : <Timeline entries={entries} />;
}
