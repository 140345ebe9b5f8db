import type { AdminOrderDetail } from '@fovea/shared-types/order/order-desk.dto';
import { useTranslation } from 'react-i18next';
import { DetailCard } from '../../kit/detail-view/detail-view';
import { formatCountry } from '../../lib/format';

/** Where an order goes. */
export function OrderAddress({ order: { address } }: { order: AdminOrderDetail }) {
  const { t } = useTranslation('order_desk');
  if (address === null) return null;
  const lines = [
    [address.name],
    [address.mobile, address.telephone],
    [address.postal_code, address.province, address.city, address.district],
    [address.street, address.house_number, address.building],
    [formatCountry(address.country)],
  ].map((parts) => parts.filter(Boolean).join(' '));
  return (
    <DetailCard title={t('address.title')}>
      <address>{lines.map((line) => line !== '' && <div key={line}>{line}</div>)}</address>
    </DetailCard>
  );
}
