import type { AdminOrderDetail } from '@fovea/shared-types/order/order-admin.dto';
import { order as orders } from '@fovea/shared-types/order/order.record';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DetailDrawer } from '../../kit/detail-view/detail-drawer';
import { DetailCard, DetailView, Facts } from '../../kit/detail-view/detail-view';
import { StatusPill } from '../../kit/status-pill/status-pill';
import { useDict } from '../../lib/dicts';
import { formatDateTime, formatDeadline, formatMoney } from '../../lib/format';
import { localText } from '../../lib/local-text';
import { OrderDocuments } from './order-documents';
import { OrderAddress } from './order-address';
import { OrderCancel } from './order-cancel';
import { OrderFreight } from './order-freight';
import { OrderHistory } from './order-history';
import { OrderButtons } from './order-buttons';
import { OrderItems } from './order-items';
import { OrderNotes } from './order-notes';
import { OrderPacking } from './order-packing';
import { OrderParcels } from './order-parcels';
import { OrderStockOuts } from './order-stock-outs';
import { adminOrderQuery } from './order.queries';

const { shown } = orders.declared;

/** One order: its actions are in sections, each of the feature that provides it. */
export function OrderDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('order_admin');
  const result = useQuery(adminOrderQuery(id));
  return (
    <DetailDrawer title={t('detail.title')} onClose={onClose} result={result}>
      {(order) => <Order order={order} />}
    </DetailDrawer>
  );
}

function Order({ order }: { order: AdminOrderDetail }) {
  const { t } = useTranslation('order_admin');
  const states = useDict('states:order');
  const deliveries = useDict('delivery_type');
  return (
    <DetailView
      title={order.order_no}
      state={<StatusPill tone={states.tone(order.status)}>{order.status_name}</StatusPill>}
      summary={[
        { label: localText(shown.username.label), value: order.username },
        { label: localText(shown.pay_price.label), value: formatMoney(order.pay_price, order.currency) },
        { label: localText(shown.created_at.label), value: formatDateTime(order.created_at) },
      ]}
      actions={<OrderButtons order={order} />}
    >
      <OrderCancel order={order} />
      <OrderItems order={order} />
      <DetailCard title={t('detail.facts')}>
        <Facts
          facts={[
            { label: localText(shown.company_name.label), value: order.company_name },
            { label: localText(shown.pay_type_name.label), value: order.pay_type_name },
            {
              label: localText(shown.delivery_type.label),
              value: order.delivery_type === null ? null : deliveries.label(order.delivery_type),
            },
            {
              label: t('detail.pay_deadline'),
              value: order.pay_deadline === null ? null : formatDeadline(order.pay_deadline),
            },
            ...(order.marked_at === null
              ? []
              : [{ label: t('detail.marked_at'), value: formatDateTime(order.marked_at) }]),
            { label: t('detail.remark'), value: order.remark },
            {
              label: localText(shown.refund_switch.label),
              value: t(order.refund_switch === 1 ? 'detail.refund_on' : 'detail.refund_off'),
            },
          ]}
        />
      </DetailCard>
      <OrderAddress order={order} />
      <OrderFreight order={order} />
      <OrderNotes order={order} />
      <OrderDocuments order={order} />
      <OrderPacking order={order} />
      <OrderStockOuts order={order} />
      <OrderParcels order={order} />
      <OrderHistory order={order} />
    </DetailView>
  );
}
