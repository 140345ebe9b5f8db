import type { AdminGoodsDetail } from '@fovea/shared-types/goods/publishing.dto';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ApprovalHistory } from '../../../kit/approval/approval-history';
import { DetailDrawer } from '../../../kit/detail-view/detail-drawer';
import { DetailCard, DetailView } from '../../../kit/detail-view/detail-view';
import { adminGoodsDetailQuery } from '../manage.queries';
import { GoodsFiles, GoodsPills, GoodsText, useGoodsSummary } from './goods-cards';
import { documentsOf, useFaultFields } from './goods-subject';
import { Rejection } from './rejection';

interface GoodsDrawerProps {
  id: number;
  onClose: () => void;
  actions: (goods: AdminGoodsDetail) => ReactNode;
}

/** Goods with everything known of them. */
export function GoodsDrawer({ id, onClose, actions }: GoodsDrawerProps) {
  const { t } = useTranslation('publishing');
  const result = useQuery(adminGoodsDetailQuery(id));
  const summary = useGoodsSummary();
  const fields = useFaultFields();
  return (
    <DetailDrawer title={t('review.title')} onClose={onClose} result={result} width={1000}>
      {(goods) => (
        <DetailView
          title={goods.goods_name}
          state={<GoodsPills goods={goods} />}
          summary={summary(goods)}
          actions={actions(goods)}
        >
          {goods.audit_notes !== null && (
            <DetailCard title={t('notice.rejected')} isWide>
              <Rejection goods={goods} />
            </DetailCard>
          )}
          <GoodsText goods={goods} />
          <GoodsFiles goods={goods} />
          <DetailCard title={t('history.title')} isWide>
            <ApprovalHistory documents={documentsOf(goods)} fields={fields} />
          </DetailCard>
        </DetailView>
      )}
    </DetailDrawer>
  );
}
