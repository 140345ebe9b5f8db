import type { OrderDetail } from '@fovea/shared-types/order/order.dto';
import { useTranslation } from 'react-i18next';
import { AddressLines } from '../../kit/order-address/address-lines';
import { useDict } from '../../lib/dicts';
import classes from './order-detail.module.css';

/** Where an order goes and how, by what it is paid, and what its buyer wrote to the seller. */
export function OrderTerms({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('order');
  const delivery = useDict('delivery_type');
  return (
    <section className={classes.card} aria-labelledby="order-terms">
      <h2 id="order-terms">{t('terms.title')}</h2>
      <dl className={classes.terms}>
        {order.address !== null && (
          <>
            <dt>{t('terms.address')}</dt>
            <dd>
              <AddressLines address={order.address} />
            </dd>
          </>
        )}
        {order.delivery_type !== null && (
          <>
            <dt>{t('terms.delivery')}</dt>
            <dd>{delivery.label(order.delivery_type)}</dd>
          </>
        )}
        {order.pay_type_name !== null && (
          <>
            <dt>{t('terms.payment')}</dt>
            <dd>{order.pay_type_name}</dd>
          </>
        )}
        {order.company_name !== null && (
          <>
            <dt>{t('terms.seller')}</dt>
            <dd>{order.company_name}</dd>
          </>
        )}
        {order.remark !== '' && (
          <>
            <dt>{t('terms.remark')}</dt>
            <dd>{order.remark}</dd>
          </>
        )}
      </dl>
    </section>
  );
}
