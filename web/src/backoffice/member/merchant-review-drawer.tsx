import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApprovalDetail } from '../../kit/approval/approval-detail';
import { ApprovalDrawer } from '../../kit/approval/approval-drawer';
import type { OpenDocument } from '../../kit/approval/approval-page';
import { useMay } from '../../lib/permissions';
import { newRequestId } from '../../lib/request-id';
import { useAccess } from '../layout/access/access-context';
import { CompanyCard, MerchantPills, OwnerCard, DocumentsCard, useMerchantSummary } from './merchant-cards';
import { useSubmittedDocuments } from './merchant-subject';
import { decideMerchant, merchantDetailQuery, useMerchantsChanged } from './merchant.queries';
import { pendingOf } from './submission-changes';

/** Documents of a company pending a decision, over their queue. */
export function MerchantReviewDrawer({ id, place, onClose, onDecided }: OpenDocument) {
  const { t } = useTranslation('member');
  const may = useMay();
  const { user } = useAccess();
  const changed = useMerchantsChanged();
  const result = useQuery(merchantDetailQuery(id));
  const summary = useMerchantSummary();
  const { documentsOf, fields } = useSubmittedDocuments();
  return (
    <ApprovalDrawer {...{ id, place, onClose, result }} title={t('audit.title')}>
      {(merchant, access) => {
        const pending = pendingOf(merchant.submissions);
        // The server refuses members of the company, whatever their permissions.
        const isOwn = merchant.owner?.id === user.id || merchant.id === user.company_id;
        return (
          <ApprovalDetail
            {...access}
            subject={{
              id: merchant.id,
              name: merchant.company_name,
              documents: documentsOf(merchant),
              ownText: isOwn ? t('audit.own') : null,
            }}
            state={<MerchantPills merchant={merchant} />}
            summary={summary(merchant)}
            mayDecide={may('member:company:approve')}
            facts={<CompanyCard merchant={merchant} pending={pending} />}
            pictures={<DocumentsCard merchant={merchant} pending={pending} />}
            fields={fields}
            consequences={{ approve: t('audit.approve_text'), reject: t('audit.reject_text') }}
            decide={async ({ status, notes, fieldReasons, documentId }) => {
              await decideMerchant({
                id,
                status,
                reason: notes,
                field_reasons: fieldReasons,
                submission_id: documentId,
                request_id: newRequestId(),
              });
              return { isFinal: true };
            }}
            onChanged={changed}
            onDecided={onDecided}
          >
            <OwnerCard merchant={merchant} />
          </ApprovalDetail>
        );
      }}
    </ApprovalDrawer>
  );
}
