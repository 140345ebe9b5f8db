import { orderMachine } from '@fovea/shared-types/states/order.states';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MoneyText } from '../../kit/money-text/money-text';
import { StatusPill } from '../../kit/status-pill/status-pill';
import { to } from '../../lib/paths';
import { paymentGroupQuery } from './payment.queries';
import classes from './payment.module.css';

const isDue = (status: number): boolean => orderMachine.may(status, 'pay by balance');

/** The orders that are paid at once; what was paid or cancelled by itself is reported and not charged again. */
export function GroupedOrders({ groupId }: { groupId: number }) {
  const { t } = useTranslation('payment');
  const { data } = useQuery(paymentGroupQuery(groupId));
  if (data === undefined) return null;
  const isApart =
    data.orders.some(({ status }) => isDue(status)) && !data.orders.every(({ status }) => isDue(status));
  return (
    <div>
      <ul className={classes.orders} aria-label={t('group.orders')}>
        {data.orders.map((order) => (
          <li key={order.id}>
            <Link to={to.order(order.id)}>{order.order_no}</Link>
            <StatusPill tone={isDue(order.status) ? 'warning' : 'neutral'}>{order.status_name}</StatusPill>
            <span className={classes.fine}>{order.merchant}</span>
            <MoneyText value={order.money} currency={data.currency} />
          </li>
        ))}
      </ul>
      {isApart && <p className={classes.fine}>{t('group.apart')}</p>}
    </div>
  );
}
