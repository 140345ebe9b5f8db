import type { MerchantDetail } from '@fovea/shared-types/member/merchant.dto';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DetailDrawer } from '../../kit/detail-view/detail-drawer';
import { DetailCard, DetailView, Facts } from '../../kit/detail-view/detail-view';
import { useLeaving } from '../../kit/form/use-leaving';
import { useUnsavedWarning } from '../../kit/form/use-unsaved-warning';
import { StatusPill } from '../../kit/status-pill/status-pill';
import { useDict } from '../../lib/dicts';
import { formatDate, formatDateTime, formatNumber } from '../../lib/format';
import { useMay } from '../../lib/permissions';
import { AuditPart } from './audit-part';
import { CompanyFacts } from './company-facts';
import { merchantDetailQuery } from './merchant.queries';
import { Papers } from './papers';
import { changesOf, pendingOf } from './submission-changes';
import { SubmissionHistory } from './submission-history';
import { CERTIFICATION_TONES, MERCHANT_TONES } from './tones';

interface MerchantDetailDrawerProps {
  id: number;
  onClose: () => void;
  /** After a decision: the next one that waits. */
  onDecided: () => void;
  actions?: (merchant: MerchantDetail) => ReactNode;
}

/** A company with everything known of it; papers that wait stand first, beside what was approved before. */
export function MerchantDetailDrawer({ id, onClose, onDecided, actions }: MerchantDetailDrawerProps) {
  const { t } = useTranslation('member');
  const result = useQuery(merchantDetailQuery(id));
  const [isDirty, setDirty] = useState(false);
  const { close, question } = useLeaving(isDirty, onClose);
  useUnsavedWarning(isDirty);
  return (
    <>
      <DetailDrawer title={t('merchant.title')} onClose={close} result={result}>
        {/* A new merchant is a new form: nothing written about one is sent for another. */}
        {(merchant) => (
          <Merchant
            key={merchant.id}
            merchant={merchant}
            onDirty={setDirty}
            onDecided={onDecided}
            actions={actions?.(merchant)}
          />
        )}
      </DetailDrawer>
      {question}
    </>
  );
}

function Merchant({
  merchant,
  onDirty,
  onDecided,
  actions,
}: {
  merchant: MerchantDetail;
  onDirty: (isDirty: boolean) => void;
  onDecided: () => void;
  actions: ReactNode;
}) {
  const { t } = useTranslation('member');
  const may = useMay();
  const certification = useDict('states:certification');
  const states = useDict('states:merchant');
  const pending = pendingOf(merchant.submissions);
  const changes = pending === undefined ? undefined : changesOf(pending, merchant.submissions);
  return (
    <DetailView
      title={merchant.company_name}
      state={
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
      }
      summary={[
        { label: t('detail.number'), value: merchant.id },
        { label: t('field.expired_at'), value: formatDate(merchant.expired_at) },
        { label: t('merchant.people'), value: formatNumber(merchant.member_count) },
      ]}
      actions={actions}
    >
      {merchant.reason !== null && (
        <DetailCard title={t('merchant.reason')} isWide>
          <p>{merchant.reason}</p>
        </DetailCard>
      )}
      <DetailCard title={pending === undefined ? t('merchant.values') : t('audit.submitted_values')}>
        <CompanyFacts company={pending ?? merchant} changes={changes} />
      </DetailCard>
      <DetailCard title={t('field.papers')}>
        {/* A company that was never certified shows what it sent last. */}
        <Papers
          files={(pending ?? (merchant.images.length > 0 ? merchant : merchant.submissions[0]))?.images ?? []}
        />
      </DetailCard>
      {may('member:company:audit') && <AuditPart {...{ merchant, pending, onDirty, onDecided }} />}
      <DetailCard title={t('field.owner')}>
        <Facts
          facts={[
            { label: t('field.username'), value: merchant.owner?.username },
            { label: t('field.email'), value: merchant.owner?.email },
            { label: t('field.phone'), value: merchant.owner?.phone },
            {
              label: t('field.may_publish'),
              value: t(merchant.is_add_good === 1 ? 'detail.yes' : 'detail.no'),
            },
            { label: t('merchant.since'), value: formatDateTime(merchant.created_at) },
          ]}
        />
      </DetailCard>
      <DetailCard title={t('history.title')}>
        <SubmissionHistory submissions={merchant.submissions} />
      </DetailCard>
    </DetailView>
  );
}
