import type { OrderRow } from '@fovea/shared-types/order/order.dto';
import { orderMachine } from '@fovea/shared-types/states/order.states';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../kit/button/button';
import { to } from '../../lib/paths';
import { OrderAgain } from './order-again';
import { OrderReceipt } from './order-receipt';
import classes from './orders.module.css';

/** What its buyer can do next with an order, without opening it. */
export function OrderRowActions({ order }: { order: OrderRow }) {
  const { t } = useTranslation('order');
  return (
    <div className={classes.actions}>
      {orderMachine.may(order.status, 'pay by balance') && (
        <ButtonLink to={to.payment(order.id)} size="sm">
          {t('detail.pay')}
        </ButtonLink>
      )}
      {orderMachine.may(order.status, 'confirm receipt') && <OrderReceipt orderId={order.id} size="sm" />}
      {orderMachine.may(order.status, 'evaluate') && (
        <ButtonLink to={to.evaluations(order.id)} size="sm">
          {t('detail.evaluate')}
        </ButtonLink>
      )}
      <OrderAgain order={order} />
    </div>
  );
}
