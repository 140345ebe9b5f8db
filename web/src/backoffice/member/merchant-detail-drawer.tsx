import type { MerchantDetail } from '@fovea/shared-types/member/merchant.dto';
import { certificationMachine } from '@fovea/shared-types/states/member.states';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../kit/button/button';
import { ApprovalHistory } from '../../kit/approval/approval-history';
import { DetailDrawer } from '../../kit/detail-view/detail-drawer';
import { DetailCard, DetailView } from '../../kit/detail-view/detail-view';
import { to } from '../../lib/paths';
import { useMay } from '../../lib/permissions';
import { CompanyCard, MerchantPills, OwnerCard, DocumentsCard, useMerchantSummary } from './merchant-cards';
import { MerchantForm } from './merchant-form';
import { useSubmittedDocuments } from './merchant-subject';
import { merchantDetailQuery } from './merchant.queries';
import { pendingOf } from './submission-changes';

interface MerchantDetailDrawerProps {
  id: number;
  onClose: () => void;
}

/** A company with everything known of it. */
export function MerchantDetailDrawer({ id, onClose }: MerchantDetailDrawerProps) {
  const { t } = useTranslation('member');
  const result = useQuery(merchantDetailQuery(id));
  const summary = useMerchantSummary();
  const { documentsOf, fields } = useSubmittedDocuments();
  const may = useMay();
  const mayEdit = may('member:company:update');
  const [edited, setEdited] = useState<MerchantDetail | null>(null);
  return (
    <>
      <DetailDrawer title={t('merchant.title')} onClose={onClose} result={result}>
        {(merchant) => {
          const pending = pendingOf(merchant.submissions);
          const mayReview =
            may('member:company:approve') &&
            certificationMachine.may(merchant.certification_status, 'approve', 'reject');
          return (
            <DetailView
              title={merchant.company_name}
              state={<MerchantPills merchant={merchant} />}
              summary={summary(merchant)}
              actions={
                mayEdit || mayReview ? (
                  <>
                    {mayEdit && (
                      <Button variant="default" onClick={() => setEdited(merchant)}>
                        {t('action.edit')}
                      </Button>
                    )}
                    {mayReview && (
                      <ButtonLink to={to.merchantReview(merchant.id)}>{t('action.review')}</ButtonLink>
                    )}
                  </>
                ) : null
              }
            >
              {merchant.reason !== null && (
                <DetailCard title={t('merchant.reason')} isWide>
                  <p>{merchant.reason}</p>
                </DetailCard>
              )}
              <CompanyCard merchant={merchant} pending={pending} />
              <DocumentsCard merchant={merchant} pending={pending} />
              <OwnerCard merchant={merchant} />
              <DetailCard title={t('history.title')} isWide>
                <ApprovalHistory documents={documentsOf(merchant)} fields={fields} />
              </DetailCard>
            </DetailView>
          );
        }}
      </DetailDrawer>
      {edited !== null && <MerchantForm merchant={edited} onClose={() => setEdited(null)} />}
    </>
  );
}
