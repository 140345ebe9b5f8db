import { orderNotes } from '@fovea/shared-types/order/order-note.calls';
import type { AdminOrderDetail } from '@fovea/shared-types/order/order-admin.dto';
import { order as orders } from '@fovea/shared-types/order/order.record';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DetailCard, Timeline } from '../../kit/detail-view/detail-view';
import { api } from '../../lib/api-client';
import { formatDateTime } from '../../lib/format';
import { recordKey } from '../record/record.queries';

/** Internal notes of staff on an order; its buyer reads none of them. */
export function OrderNotes({ order }: { order: AdminOrderDetail }) {
  const { t } = useTranslation('order_admin');
  const { data = [] } = useQuery({
    queryKey: [...recordKey(orders), 'notes', order.id] as const,
    queryFn: ({ signal }) => api(orderNotes, { id: order.id }, { signal, quiet: true }),
  });
  if (data.length === 0) return null;
  return (
    <DetailCard title={t('note.title')}>
      <Timeline
        entries={data.map((note) => ({
          key: note.id,
          at: formatDateTime(note.created_at),
          who: note.username,
          what: note.content,
        }))}
      />
    </DetailCard>
  );
}
