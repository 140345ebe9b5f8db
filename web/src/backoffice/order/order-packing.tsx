import { shippingLabels } from '@fovea/shared-types/order/packing.calls';
import type { AdminOrderDetail } from '@fovea/shared-types/order/order-admin.dto';
import { order as orders } from '@fovea/shared-types/order/order.record';
import { Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { Can } from '../../kit/can/can';
import { DetailCard } from '../../kit/detail-view/detail-view';
import { LabelsDialog } from '../../kit/labels/labels-dialog';
import { formatDateTime } from '../../lib/format';
import { useRecordChanged } from '../record/record.queries';
import { printPackingLists } from './order.queries';
import { LABEL_CODES_OF_ORDERS } from './use-order-bulk';

/** Packing list and labels of the parcels of an order, and when they were printed last. */
export function OrderPacking({ order }: { order: AdminOrderDetail }) {
  const { t } = useTranslation('order_admin');
  const changed = useRecordChanged(orders);
  const [isLabelling, setLabelling] = useState(false);
  return (
    <Can any={['order:order:print']}>
      <DetailCard title={t('packing.title')}>
        <Group gap="xs">
          <Button
            variant="default"
            size="sm"
            onClick={() => void printPackingLists([order.id]).then(changed)}
          >
            {t('packing.list')}
          </Button>
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
