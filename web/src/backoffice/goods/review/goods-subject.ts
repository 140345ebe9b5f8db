import type { AdminGoodsDetail, GoodsSubmission } from '@fovea/shared-types/goods/publishing.dto';
import { SUBMISSION_STATUS } from '@fovea/shared-types/states';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FaultField, SentDocument } from '../../../kit/approval/approval-subject';
import { useFieldLabel } from './compared-fields';
import { REVIEWED, REVIEWED_FILES } from './review-fields';

const { approved, rejected, withdrawn } = SUBMISSION_STATUS;
const VERDICTS: Readonly<Record<number, SentDocument['verdict']>> = {
  [approved]: 'approved',
  [rejected]: 'rejected',
  [withdrawn]: 'taken_back',
};

const toDocument = (submission: GoodsSubmission): SentDocument => ({
  id: submission.id,
  sentBy: submission.submitted_by,
  sentAt: submission.created_at,
  verdict: VERDICTS[submission.audit_status] ?? 'waiting',
  decidedBy: submission.decided_by,
  decidedAt: submission.decided_at,
  notes: submission.audit_notes,
  fieldReasons: submission.field_reasons,
});

/** All submissions of goods, the newest first. */
export const documentsOf = ({ submissions }: AdminGoodsDetail): SentDocument[] => submissions.map(toDocument);

/** The fields of the form, as a rejection names them; sizes are three. */
export function useFaultFields(): FaultField[] {
  const { t } = useTranslation('publishing');
  const label = useFieldLabel();
  return useMemo(() => {
    const texts = REVIEWED.map((field) => ({
      name: field === 'size' ? 'length_mm' : field,
      label: label(field),
    }));
    return [...texts, ...REVIEWED_FILES.map((name) => ({ name, label: t(`field.${name}`) }))];
  }, [t, label]);
}
