import { CARRIER_NAMES } from '@fovea/shared-types/warehouse/carriers';
import type { AdminOrderDetail } from '@fovea/shared-types/order/order-admin.dto';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { DetailCard } from '../../kit/detail-view/detail-view';
import { StatusPill } from '../../kit/status-pill/status-pill';
import { useDict } from '../../lib/dicts';
import { formatDateTime } from '../../lib/format';
import { to } from '../../lib/paths';
import { useMay } from '../../lib/permissions';
import { localText } from '../../lib/local-text';
import classes from './order-parcels.module.css';
import { adminShipmentsQuery } from './order.queries';

/** The parcels of an order, prepared or on their way. */
export function OrderParcels({ order }: { order: AdminOrderDetail }) {
  const { t } = useTranslation('order_admin');
  const may = useMay();
  const states = useDict('states:send');
  const { data = [] } = useQuery(adminShipmentsQuery(order.id));
  if (data.length === 0) return null;
  return (
    <DetailCard title={t('parcels.title')}>
      <ul className={classes.parcels}>
        {data.map((parcel) => (
          <li key={parcel.id}>
            <StatusPill tone={states.tone(parcel.status)}>{states.label(parcel.status)}</StatusPill>
            <span>
              {localText(CARRIER_NAMES[parcel.logistics_company])}{' '}
              {parcel.tracking_url === null ? (
                parcel.logistics_code
              ) : (
                <a href={parcel.tracking_url} target="_blank" rel="noreferrer">
                  {parcel.logistics_code}
                </a>
              )}
            </span>
            <span>
              {parcel.lines
                .map(({ goods_name, quantity }) => t('parcels.line', { name: goods_name, count: quantity }))
                .join(' · ')}
            </span>
            {parcel.sent_at !== null && (
              <time dateTime={parcel.sent_at}>{formatDateTime(parcel.sent_at)}</time>
            )}
            {may('order:shipment:list') && (
              <Link to={to.managedParcel(parcel.id)}>{t('parcels.to_parcel')}</Link>
            )}
          </li>
        ))}
      </ul>
    </DetailCard>
  );
}
