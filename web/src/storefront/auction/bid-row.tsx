import type { MyAuctionOrder } from '@fovea/shared-types/auction/auction-order.dto';
import { AUCTION_ORDER_STATUS } from '@fovea/shared-types/states';
import { ButtonLink } from '../../kit/button/button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Countdown } from '../../kit/countdown/countdown';
import { MoneyText } from '../../kit/money-text/money-text';
import { StatusPill, type StatusTone } from '../../kit/status-pill/status-pill';
import { formatDateTime } from '../../lib/format';
import { to } from '../../lib/paths';
import classes from './auction-orders.module.css';
import { type BidGroup, bidPriceKey, bidStatusKey, groupOf } from './bid-group';

const TONES: Record<BidGroup, StatusTone> = {
  outbid: 'danger',
  leading: 'success',
  won: 'success',
  ended: 'neutral',
};

/** One lot the reader has bid on, with the one step they can take now. */
export function BidRow({ row }: { row: MyAuctionOrder }) {
  const { t } = useTranslation('auction');
  const group = groupOf(row);
  const isRunning = group === 'outbid' || group === 'leading';
  return (
    <article className={classes.row}>
      <Link to={to.goods(row.goods_id)} className={classes.picture} tabIndex={-1} aria-hidden>
        {row.image !== null && <img src={row.image} alt="" width={160} height={120} loading="lazy" />}
      </Link>
      <div className={classes.main}>
        <div className={classes.state}>
          <StatusPill tone={TONES[group]}>{t(bidStatusKey(row))}</StatusPill>
          {isRunning ? (
            <Countdown endAt={row.auction_end_time} label={t('time.left')} overText={t('time.closing')} />
          ) : (
            <span>{t('mine.ended_at', { time: formatDateTime(row.auction_end_time) })}</span>
          )}
        </div>
        <h3>
          <Link to={to.goods(row.goods_id)}>{row.goods_name}</Link>
        </h3>
        {isRunning && row.chances_left !== null && (
          <p className={classes.chances}>{t('mine.chances', { count: row.chances_left })}</p>
        )}
      </div>
      <dl className={classes.prices}>
        <div>
          <dt>{t(bidPriceKey(row))}</dt>
          <dd className={classes.price}>
            <MoneyText value={row.current_price} currency={row.currency} />
          </dd>
        </div>
        <div>
          <dt>{t('mine.own_maximum')}</dt>
          <dd>
            <MoneyText value={row.bid_price} currency={row.currency} />
          </dd>
        </div>
      </dl>
      <div className={classes.step}>
        {group === 'outbid' && row.chances_left !== 0 && (
          <ButtonLink to={to.goods(row.goods_id)}>{t('standing.bid_again')}</ButtonLink>
        )}
        {group === 'won' && row.order_id !== null && <WonStep status={row.status} orderId={row.order_id} />}
      </div>
    </article>
  );
}

/** What was won is paid; then there is its order to look at. */
function WonStep({ status, orderId }: { status: number; orderId: number }) {
  const { t } = useTranslation('auction');
  return status === AUCTION_ORDER_STATUS.won ? (
    <ButtonLink to={to.payment(orderId)}>{t('mine.pay')}</ButtonLink>
  ) : (
    <ButtonLink to={to.order(orderId)}>{t('mine.to_order')}</ButtonLink>
  );
}
