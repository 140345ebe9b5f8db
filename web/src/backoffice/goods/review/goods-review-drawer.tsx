import { SUBMISSION_STATUS } from '@fovea/shared-types/states';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ApprovalDetail } from '../../../kit/approval/approval-detail';
import { ApprovalDrawer } from '../../../kit/approval/approval-drawer';
import type { OpenDocument } from '../../../kit/approval/approval-page';
import { useMay } from '../../../lib/permissions';
import { adminGoodsDetailQuery, decideGoods } from '../manage.queries';
import { useGoodsChanged } from '../publish/publishing.queries';
import { GoodsFiles, GoodsPills, GoodsText, useGoodsSummary } from './goods-cards';
import { documentsOf, useFaultFields } from './goods-subject';

/** Pending goods, over their queue. */
export function GoodsReviewDrawer({ id, place, onClose, onDecided }: OpenDocument) {
  const { t } = useTranslation('publishing');
  const { t: own } = useTranslation('approval');
  const may = useMay();
  const changed = useGoodsChanged();
  const result = useQuery(adminGoodsDetailQuery(id));
  const summary = useGoodsSummary();
  const fields = useFaultFields();
  return (
    <ApprovalDrawer {...{ id, place, onClose, result }} title={t('queue.title')}>
      {(goods, access) => (
        <ApprovalDetail
          {...access}
          subject={{
            id: goods.id,
            name: goods.goods_name,
            documents: documentsOf(goods),
            ownText: goods.pending?.is_own === true ? own('own') : null,
            firstDecision: goods.pending?.first_word ?? null,
          }}
          state={<GoodsPills goods={goods} />}
          summary={summary(goods)}
          mayDecide={may('goods:goods:approve')}
          facts={<GoodsText goods={goods} />}
          pictures={<GoodsFiles goods={goods} />}
          fields={fields}
          consequences={{ approve: t('review.approve_text'), reject: t('review.reject_text') }}
          decide={async ({ status, notes, fieldReasons, documentId }) => {
            const outcome = await decideGoods({
              id,
              status,
              audit_notes: notes,
              field_reasons: fieldReasons,
              submission_id: documentId,
            });
            if (outcome.error !== null) throw new Error(outcome.msg ?? outcome.error);
            return { isFinal: outcome.audit_status !== SUBMISSION_STATUS.under_review };
          }}
          onChanged={changed}
          onDecided={onDecided}
        />
      )}
    </ApprovalDrawer>
  );
}
