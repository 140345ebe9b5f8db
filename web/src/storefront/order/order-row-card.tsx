import type { OrderRow } from '@fovea/shared-types/order/order.dto';
import { orderMachine } from '@fovea/shared-types/states/order.states';
import { IconClock, IconPhoto } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MoneyText } from '../../kit/money-text/money-text';
import { StatusPill } from '../../kit/status-pill/status-pill';
import { formatDateTime, formatDeadline } from '../../lib/format';
import { to } from '../../lib/paths';
import { orderTone } from './order-tone';
import classes from './orders.module.css';

export function OrderRowCard({ order }: { order: OrderRow }) {
  const { t } = useTranslation('order');
  return (
    <Link to={to.order(order.id)} className={classes.row}>
      <span className={classes.picture}>
        {order.image === null ? (
          <IconPhoto size={32} stroke={1} aria-hidden />
        ) : (
          <img src={order.image} alt="" width={160} height={120} loading="lazy" />
        )}
      </span>
      <span className={classes.what}>
        <StatusPill tone={orderTone(order.status)}>{order.status_name}</StatusPill>
        <strong>{order.goods_name}</strong>
        <span className={classes.fine}>
          {t('row.number', { number: order.order_no })} · {formatDateTime(order.created_at)}
        </span>
        {order.company_name !== null && <span className={classes.fine}>{order.company_name}</span>}
        {orderMachine.may(order.status, 'unpaid at pay_deadline') && order.pay_deadline !== null && (
          <span className={classes.deadline}>
            <IconClock size={16} aria-hidden />
            {t('row.pay_by', { time: formatDeadline(order.pay_deadline) })}
          </span>
        )}
      </span>
      <MoneyText
        value={orderMachine.may(order.status, 'pay by balance') ? order.to_pay : order.pay_price}
        currency={order.currency}
        className={classes.price}
      />
    </Link>
  );
}
