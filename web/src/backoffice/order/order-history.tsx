import type { AdminOrderDetail } from '@fovea/shared-types/order/order-admin.dto';
import { useTranslation } from 'react-i18next';
import { DetailCard, Timeline } from '../../kit/detail-view/detail-view';
import { formatDateTime } from '../../lib/format';

/** Who moved the order, and why; the latest first. */
export function OrderHistory({ order }: { order: AdminOrderDetail }) {
  const { t } = useTranslation('order_admin');
  return (
    <DetailCard title={t('history.title')}>
      <Timeline
        entries={order.history.map((step, index) => ({
          key: order.history.length - index,
          at: formatDateTime(step.created_at),
          who: step.username ?? t('history.nobody'),
          what: step.status_name,
          notes: step.reason,
        }))}
      />
    </DetailCard>
  );
}
