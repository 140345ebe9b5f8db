import type { CompanySubmission } from '@fovea/shared-types/member/company.dto';
import type { MerchantDetail } from '@fovea/shared-types/member/merchant.dto';
import { useTranslation } from 'react-i18next';
import { DetailCard, Facts } from '../../kit/detail-view/detail-view';
import { StatusPill } from '../../kit/status-pill/status-pill';
import { useDict } from '../../lib/dicts';
import { formatDate, formatDateTime, formatNumber } from '../../lib/format';
import { CompanyFacts } from './company-facts';
import { memberLabel, merchantLabel } from './labels';
import { FileList } from '../../kit/file-list/file-list';
import { changesOf } from './submission-changes';
import { CERTIFICATION_TONES, MERCHANT_TONES } from './tones';

interface MerchantProps {
  merchant: MerchantDetail;
}
interface SubmittedProps extends MerchantProps {
  /** The pending documents. */
  pending: CompanySubmission | undefined;
}

/** The states of a company. */
export function MerchantPills({ merchant }: MerchantProps) {
  const certification = useDict('states:certification');
  const states = useDict('states:merchant');
  return (
    <>
      <StatusPill tone={CERTIFICATION_TONES[merchant.certification_status] ?? 'neutral'}>
        {certification.label(merchant.certification_status)}
      </StatusPill>
      {merchant.status !== null && (
        <StatusPill tone={MERCHANT_TONES[merchant.status] ?? 'neutral'}>
          {states.label(merchant.status)}
        </StatusPill>
      )}
    </>
  );
}

/** The figures that decide. */
export function useMerchantSummary(): (merchant: MerchantDetail) => Array<{ label: string; value: string }> {
  const { t } = useTranslation('member');
  return (merchant) => [
    { label: t('detail.number'), value: String(merchant.id) },
    { label: merchantLabel('expired_at'), value: formatDate(merchant.expired_at) },
    { label: t('merchant.people'), value: formatNumber(merchant.member_count) },
    { label: merchantLabel('unshipped_orders'), value: formatNumber(merchant.unshipped_orders) },
  ];
}

/** A company's own statements; pending documents are shown beside what was approved before. */
export function CompanyCard({ merchant, pending }: SubmittedProps) {
  const { t } = useTranslation('member');
  return (
    <DetailCard title={t(pending === undefined ? 'merchant.values' : 'audit.submitted_values')}>
      <CompanyFacts
        company={pending ?? merchant}
        changes={pending === undefined ? undefined : changesOf(pending, merchant.submissions)}
      />
    </DetailCard>
  );
}

export function DocumentsCard({ merchant, pending }: SubmittedProps) {
  // A company that was never certified shows what it sent last.
  const shown = pending ?? (merchant.images.length > 0 ? merchant : merchant.submissions[0]);
  return (
    <DetailCard title={merchantLabel('images')}>
      <FileList files={shown?.images ?? []} />
    </DetailCard>
  );
}

export function OwnerCard({ merchant }: MerchantProps) {
  const { t } = useTranslation('member');
  return (
    <DetailCard title={merchantLabel('owner_name')} isWide>
      <Facts
        facts={[
          { label: memberLabel('username'), value: merchant.owner?.username },
          { label: memberLabel('email'), value: merchant.owner?.email },
          { label: memberLabel('phone'), value: merchant.owner?.phone },
          {
            label: merchantLabel('is_add_good'),
            value: t(merchant.is_add_good === 1 ? 'detail.yes' : 'detail.no'),
          },
          { label: merchantLabel('created_at'), value: formatDateTime(merchant.created_at) },
        ]}
      />
    </DetailCard>
  );
}
