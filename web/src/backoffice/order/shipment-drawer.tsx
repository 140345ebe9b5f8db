import { sendOutOrderDetail } from '@fovea/shared-types/order/shipping.calls';
import { shipment } from '@fovea/shared-types/order/shipment.record';
import { CARRIER_NAMES } from '@fovea/shared-types/warehouse/carriers';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../kit/button/button';
import { DetailDrawer } from '../../kit/detail-view/detail-drawer';
import { DetailCard, DetailView, Facts } from '../../kit/detail-view/detail-view';
import { PictureRow } from '../../kit/picture-row/picture-row';
import { StatusPill } from '../../kit/status-pill/status-pill';
import { api } from '../../lib/api-client';
import { useDict } from '../../lib/dicts';
import { formatDateTime } from '../../lib/format';
import { to } from '../../lib/paths';
import { useMay } from '../../lib/permissions';
import { localText } from '../../lib/local-text';
import { printPackingLists } from './order.queries';
import { hasPackingList } from '@fovea/shared-types/order/order-admin-rules';
import { ParcelEndButtons } from './parcel-end';
import { recordKey } from '../record/record.queries';

const { shown, one } = shipment.declared;

/** One parcel, and what is in it. */
export function ShipmentDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const { t } = useTranslation('order_admin');
  const may = useMay();
  const states = useDict('states:send');
  const result = useQuery({
    queryKey: [...recordKey(shipment), 'seen', id] as const,
    queryFn: ({ signal }) => api(sendOutOrderDetail, { id }, { signal, quiet: true }),
  });
  return (
    <DetailDrawer title={localText(one)} onClose={onClose} result={result}>
      {(parcel) => (
        <DetailView
          title={parcel.order_no}
          state={<StatusPill tone={states.tone(parcel.status)}>{states.label(parcel.status)}</StatusPill>}
          summary={[{ label: localText(shown.username.label), value: parcel.username }]}
          actions={
            <>
              <ParcelEndButtons parcel={parcel} />
              {hasPackingList(parcel.status) && may('order:order:print') && (
                <Button
                  variant="default"
                  onClick={() => void printPackingLists([parcel.order_id], parcel.id)}
                >
                  {t('packing.list')}
                </Button>
              )}
              {may('order:order:list') && (
                <ButtonLink variant="default" to={to.managedOrder(parcel.order_id)}>
                  {t('parcels.to_order')}
                </ButtonLink>
              )}
            </>
          }
        >
          <DetailCard title={t('parcels.contents')}>
            <ul>
              {parcel.items.map((item) => (
                <li key={item.line}>{t('parcels.line', { name: item.goods_name, count: item.quantity })}</li>
              ))}
            </ul>
          </DetailCard>
          <DetailCard title={t('parcels.way')}>
            <Facts
              facts={[
                {
                  label: localText(shown.logistics_company.label),
                  value: localText(CARRIER_NAMES[parcel.logistics_company]),
                },
                {
                  label: localText(shown.logistics_code.label),
                  value:
                    parcel.tracking_url === null ? (
                      parcel.logistics_code
                    ) : (
                      <a href={parcel.tracking_url} target="_blank" rel="noreferrer">
                        {parcel.logistics_code}
                      </a>
                    ),
                },
                {
                  label: t('parcels.sent_at'),
                  value: parcel.sent_at === null ? null : formatDateTime(parcel.sent_at),
                },
                {
                  label: t('parcels.ended_at'),
                  value: parcel.ended_at === null ? null : formatDateTime(parcel.ended_at),
                },
              ]}
            />
            {parcel.images.length > 0 && (
              <PictureRow images={parcel.images} nameOf={(number) => `${parcel.order_no} ${number}`} />
            )}
          </DetailCard>
        </DetailView>
      )}
    </DetailDrawer>
  );
}
