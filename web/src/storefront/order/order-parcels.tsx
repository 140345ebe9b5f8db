import type { OrderDetail } from '@fovea/shared-types/order/order.dto';
import { ORDER_STATUS, SEND_STATUS } from '@fovea/shared-types/states';
import { CARRIER_NAMES } from '@fovea/shared-types/warehouse/carriers';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CopyButton } from '../../kit/copy-button/copy-button';
import { formatDateTime } from '../../lib/format';
import { localText } from '../../lib/local-text';
import classes from './order-detail.module.css';
import { shipmentsQuery } from './order.queries';

/** Sent parcels, their carriers, and where they can be tracked. */
export function OrderParcels({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('order');
  const { data = [] } = useQuery({
    ...shipmentsQuery(order.id),
    enabled: order.status >= ORDER_STATUS.to_ship && order.status !== ORDER_STATUS.canceled,
  });
  if (data.length === 0) return null;
  return (
    <section className={classes.card} aria-labelledby="order-parcels">
      <h2 id="order-parcels">{t('parcels.title')}</h2>
      <ul className={classes.parcels}>
        {data.map((parcel) => (
          <li key={parcel.id}>
            <p>
              <strong>{localText(CARRIER_NAMES[parcel.logistics_company])}</strong>{' '}
              {parcel.logistics_code !== '' && (
                <>
                  {parcel.tracking_url === null ? (
                    parcel.logistics_code
                  ) : (
                    <a href={parcel.tracking_url} target="_blank" rel="noreferrer">
                      {parcel.logistics_code}
                    </a>
                  )}
                  <CopyButton text={parcel.logistics_code} label={t('parcels.copy')} />
                </>
              )}
            </p>
            {parcel.sent_at !== null && <p>{t('parcels.sent', { time: formatDateTime(parcel.sent_at) })}</p>}
            {parcel.ended_at !== null && (
              <p>
                {t(parcel.status === SEND_STATUS.came_back ? 'parcels.came_back' : 'parcels.delivered', {
                  time: formatDateTime(parcel.ended_at),
                })}
              </p>
            )}
            <p>
              {parcel.lines
                .map((line) => t('parcels.line', { name: line.goods_name, count: line.quantity }))
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
