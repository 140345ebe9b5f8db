import { shippingLabels } from '@fovea/shared-types/order/packing.calls';
import type { AdminOrderDetail } from '@fovea/shared-types/order/order-admin.dto';
import { order as orders } from '@fovea/shared-types/order/order.record';
import { ORDER_STATUS } from '@fovea/shared-types/states';
import { Group } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { Can } from '../../kit/can/can';
import { DetailCard } from '../../kit/detail-view/detail-view';
import { LabelsDialog } from '../../kit/labels/labels-dialog';
import { formatDateTime } from '../../lib/format';
import { useRecordChanged } from '../record/record.queries';
import { adminShipmentsQuery, printPackingLists } from './order.queries';
import { hasPackingList } from '@fovea/shared-types/order/order-admin-rules';
import { LABEL_CODES_OF_ORDERS } from './use-order-bulk';

/** What is in no parcel yet is packed next. */
const TO_PACK: ReadonlySet<number> = new Set([ORDER_STATUS.to_ship, ORDER_STATUS.freight_to_pay]);

/** Packing list and labels of the parcels of an order, and when they were printed last. */
export function OrderPacking({ order }: { order: AdminOrderDetail }) {
  const { t } = useTranslation('order_admin');
  const changed = useRecordChanged(orders);
  const { data: parcels = [] } = useQuery(adminShipmentsQuery(order.id));
  const hasList = TO_PACK.has(order.status) || parcels.some(({ status }) => hasPackingList(status));
  const [isLabelling, setLabelling] = useState(false);
  return (
    <Can any={['order:order:print']}>
      <DetailCard title={t('packing.title')}>
        <Group gap="xs">
          {hasList && (
            <Button
              variant="default"
              size="sm"
              onClick={() => void printPackingLists([order.id]).then(changed)}
            >
              {t('packing.list')}
            </Button>
          )}
          <Button variant="default" size="sm" onClick={() => setLabelling(true)}>
            {t('packing.labels')}
          </Button>
        </Group>
        {order.packed_at !== null && <p>{t('packing.printed', { at: formatDateTime(order.packed_at) })}</p>}
      </DetailCard>
      {isLabelling && (
        <LabelsDialog
          ids={[order.id]}
          codes={LABEL_CODES_OF_ORDERS}
          call={shippingLabels}
          onClose={() => setLabelling(false)}
        />
      )}
    </Can>
  );
}
