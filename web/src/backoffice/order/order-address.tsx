import type { AdminOrderDetail } from '@fovea/shared-types/order/order-admin.dto';
import { useTranslation } from 'react-i18next';
import { DetailCard } from '../../kit/detail-view/detail-view';
import { AddressLines } from '../../kit/order-address/address-lines';

/** Where an order goes. */
export function OrderAddress({ order: { address } }: { order: AdminOrderDetail }) {
  const { t } = useTranslation('order_admin');
  return (
    address !== null && (
      <DetailCard title={t('address.title')}>
        <AddressLines address={address} />
      </DetailCard>
    )
  );
}
