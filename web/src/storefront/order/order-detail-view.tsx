import type { OrderDetail } from '@fovea/shared-types/order/order.dto';
import { orderMachine } from '@fovea/shared-types/states/order.states';
import { IconClock, IconPhoto } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { ButtonLink } from '../../kit/button/button';
import { CopyButton } from '../../kit/copy-button/copy-button';
import { MoneyText } from '../../kit/money-text/money-text';
import { StatusPill } from '../../kit/status-pill/status-pill';
import { RemittancePanel } from '../../kit/remittance/remittance-panel';
import { formatDateTime, formatDeadline } from '../../lib/format';
import { to } from '../../lib/paths';
import classes from './order-detail.module.css';
import { FreightPanel } from './freight-panel';
import { OrderAgain } from './order-again';
import { OrderCancel } from './order-cancel';
import { OrderDocuments } from './order-documents';
import { OrderParcels } from './order-parcels';
import { OrderReceipt } from './order-receipt';
import { RefundPanel } from './refund-panel';
import { OrderSteps } from './order-steps';
import { OrderTerms } from './order-terms';
import { orderTone } from './order-tone';

/** States whose automatic end the buyer should know. */
const isKnownClock = (status: number): status is 20 | 30 | 40 => [20, 30, 40].includes(status);

export function OrderDetailView({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('order');
  const isUnpaid = orderMachine.may(order.status, 'pay by balance');
  const money = (value: string) => <MoneyText value={value} currency={order.currency} />;
  return (
    <div className={classes.root}>
      <section className={classes.card} aria-label={t('detail.summary')}>
        <div className={classes.head}>
          <div>
            <StatusPill tone={orderTone(order.status)}>{order.status_name}</StatusPill>
            <p className={classes.number}>
              {t('row.number', { number: order.order_no })}
              <CopyButton text={order.order_no} label={t('detail.copy_number')} />
            </p>
          </div>
          <div className={classes.due}>
            <span>{t(isUnpaid ? 'detail.pay_price' : 'detail.total')}</span>
            <MoneyText
              value={isUnpaid ? order.to_pay : order.pay_price}
              currency={order.currency}
              className={classes.amount}
            />
          </div>
        </div>
        {orderMachine.may(order.status, 'unpaid at pay_deadline') && order.pay_deadline !== null && (
          <p className={classes.deadline}>
            <IconClock size={20} aria-hidden />
            <span>{t('detail.pay_by', { time: formatDeadline(order.pay_deadline) })}</span>
          </p>
        )}
        {isUnpaid && (
          <div className={classes.next}>
            <ButtonLink to={to.payment(order.id)} size="lg">
              {t('detail.pay')}
            </ButtonLink>
          </div>
        )}
        <OrderCancel order={order} />
        {order.auction_id === null && <OrderAgain order={order} />}
        <OrderSteps order={order} />
        {order.clock_at !== null && isKnownClock(order.status) && (
          <p className={classes.clock}>
            <IconClock size={20} aria-hidden />
            <span>{t(`clock.${order.status}`, { time: formatDeadline(order.clock_at) })}</span>
          </p>
        )}
        {orderMachine.may(order.status, 'confirm receipt') && (
          <div className={classes.next}>
            <OrderReceipt orderId={order.id} />
          </div>
        )}
        {orderMachine.may(order.status, 'evaluate') && (
          <div className={classes.next}>
            <ButtonLink to={to.evaluations(order.id)}>{t('detail.evaluate')}</ButtonLink>
          </div>
        )}
      </section>
      <OrderParcels order={order} />
      <section className={classes.card} aria-labelledby="order-items">
        <h2 id="order-items">{t('detail.items')}</h2>
        <ul className={classes.items}>
          {order.items.map((item) => (
            <li key={item.goods_id}>
              <Link to={to.goods(item.goods_id)}>
                <span className={classes.picture}>
                  {item.image === null ? (
                    <IconPhoto size={28} stroke={1} aria-hidden />
                  ) : (
                    <img src={item.image} alt="" width={120} height={90} />
                  )}
                </span>
                <span className={classes.name}>{item.goods_name}</span>
              </Link>
              <span className={classes.quantity}>{t('detail.quantity', { count: item.quantity })}</span>
              {money(item.unit_price)}
            </li>
          ))}
        </ul>
        <dl className={classes.sums}>
          <div>
            <dt>{t('detail.freight')}</dt>
            <dd>{money(order.freight)}</dd>
          </div>
          <div>
            <dt>{t('detail.tax')}</dt>
            <dd>{money(order.tax)}</dd>
          </div>
          <div className={classes.total}>
            <dt>{t('detail.total')}</dt>
            <dd>{money(order.total_price)}</dd>
          </div>
          {/[1-9]/.test(order.deposit) && (
            <>
              <div>
                <dt>{t('detail.deposit')}</dt>
                <dd>−{money(order.deposit)}</dd>
              </div>
              <div className={classes.total}>
                <dt>{t(isUnpaid ? 'detail.pay_price' : 'detail.after_deposit')}</dt>
                <dd>{money(order.to_pay)}</dd>
              </div>
            </>
          )}
        </dl>
        <p className={classes.more}>
          <Link to={to.orderPrice(order.id)}>{t('price.look')}</Link>
        </p>
      </section>
      <OrderTerms order={order} />
      <RemittancePanel subject={{ subject_type: 'order', id: order.id }} />
      <FreightPanel order={order} />
      <RemittancePanel subject={{ subject_type: 'freight_bill', id: order.id }} />
      <RefundPanel order={order} />
      <OrderDocuments order={order} />
      <section className={classes.card} aria-labelledby="order-history">
        <h2 id="order-history">{t('detail.history')}</h2>
        <ol className={classes.history}>
          {order.history.map((entry) => (
            <li key={`${entry.status} ${entry.created_at}`}>
              <span>{entry.status_name}</span>
              <time dateTime={entry.created_at}>{formatDateTime(entry.created_at)}</time>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
