import type { CompanySubmission } from '@fovea/shared-types/member/company.dto';
import type { MerchantDetail } from '@fovea/shared-types/member/merchant.dto';
import { CERTIFICATION_STATUS } from '@fovea/shared-types/states';
import { useTranslation } from 'react-i18next';
import type { FaultField, SentDocument } from '../../kit/approval/approval-subject';
import { merchantLabel } from './labels';
import { COMPARED } from './submission-changes';

const { uncertified, certified, failed } = CERTIFICATION_STATUS;
const VERDICTS: Readonly<Record<number, SentDocument['verdict']>> = {
  [certified]: 'approved',
  [failed]: 'rejected',
  [uncertified]: 'taken_back',
};

/** All documents that a company submitted, and the fields of its form that a rejection may comment. */
export function useSubmittedDocuments(): {
  documentsOf: (merchant: MerchantDetail) => SentDocument[];
  fields: FaultField[];
} {
  const { t } = useTranslation('member');
  const toDocument = (submission: CompanySubmission): SentDocument => ({
    id: submission.id,
    sentBy: submission.submitted_by,
    sentAt: submission.created_at,
    sentText: t('history.sent', { count: submission.images.length }),
    verdict: VERDICTS[submission.status] ?? 'waiting',
    decidedBy: submission.decided_by,
    decidedAt: submission.decided_at,
    notes: submission.reason,
    fieldReasons: submission.field_reasons,
  });
  return {
    documentsOf: ({ submissions }) => submissions.map(toDocument),
    fields: [
      ...COMPARED.map((name) => ({ name, label: merchantLabel(name) })),
      { name: 'images', label: merchantLabel('images') },
    ],
  };
}
