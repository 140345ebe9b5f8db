import type { MerchantDetail } from '@fovea/shared-types/member/merchant.dto';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApprovalHistory } from '../../kit/approval/approval-history';
import { DetailDrawer } from '../../kit/detail-view/detail-drawer';
import { DetailCard, DetailView } from '../../kit/detail-view/detail-view';
import { CompanyCard, MerchantPills, OwnerCard, PapersCard, useMerchantSummary } from './merchant-cards';
import { useSentPapers } from './merchant-subject';
import { merchantDetailQuery } from './merchant.queries';
import { pendingOf } from './submission-changes';

interface MerchantDetailDrawerProps {
  id: number;
  onClose: () => void;
  actions: (merchant: MerchantDetail) => ReactNode;
}

/** A company with everything known of it. */
export function MerchantDetailDrawer({ id, onClose, actions }: MerchantDetailDrawerProps) {
  const { t } = useTranslation('member');
  const result = useQuery(merchantDetailQuery(id));
  const summary = useMerchantSummary();
  const { documentsOf, fields } = useSentPapers();
  return (
    <DetailDrawer title={t('merchant.title')} onClose={onClose} result={result}>
      {(merchant) => {
        const pending = pendingOf(merchant.submissions);
        return (
          <DetailView
            title={merchant.company_name}
            state={<MerchantPills merchant={merchant} />}
            summary={summary(merchant)}
            actions={actions(merchant)}
          >
            {merchant.reason !== null && (
              <DetailCard title={t('merchant.reason')} isWide>
                <p>{merchant.reason}</p>
              </DetailCard>
            )}
            <CompanyCard merchant={merchant} pending={pending} />
            <PapersCard merchant={merchant} pending={pending} />
            <OwnerCard merchant={merchant} />
            <DetailCard title={t('history.title')} isWide>
              <ApprovalHistory documents={documentsOf(merchant)} fields={fields} />
            </DetailCard>
          </DetailView>
        );
      }}
    </DetailDrawer>
  );
}
