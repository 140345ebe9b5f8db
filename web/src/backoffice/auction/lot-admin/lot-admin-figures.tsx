import { useTranslation } from 'react-i18next';
import { Countdown } from '../../../kit/countdown/countdown';
import { DetailCard } from '../../../kit/detail-view/detail-view';
import { priceLabelOf } from '../../../kit/lot/lot-stage';
import type { LiveAuction } from '../../../kit/lot/use-live-auction';
import { useFlash } from '../../../kit/lot/use-flash';
import { useStage } from '../../../kit/lot/use-stage';
import { MoneyText } from '../../../kit/money-text/money-text';
import { StatusPill } from '../../../kit/status-pill/status-pill';
import { formatDeadline } from '../../../lib/format';
import classes from './lot-admin.module.css';
import { endOf } from './consequences';
import type { AdminLot } from './admin-lot';

/** Price, time and reserve, as they move. */
export function LotAdminFigures({ auction, lot, live }: AdminLot & { live: LiveAuction }) {
  const { t } = useTranslation('auction_admin');
  const { t: shop } = useTranslation('auction');
  const stage = useStage(lot);
  const isFlashing = useFlash(lot.current_price);
  const isOpen = stage === 'scheduled' || stage === 'bidding' || stage === 'closing';
  const startsLater = stage === 'scheduled';
  const endedAt = endOf(auction, lot);
  const leader =
    lot.leader_no === null
      ? t(isOpen ? 'now.no_leader' : 'now.no_bid')
      : t(isOpen ? 'now.leader' : 'now.highest', { number: lot.leader_no });
  return (
    <DetailCard title={t('now.title')} isWide>
      <div className={classes.now}>
        <div className={classes.figure} data-flash={isFlashing || undefined}>
          <span className={classes.label}>{shop(priceLabelOf(stage, lot.bid_count))}</span>
          <MoneyText className={classes.price} value={lot.current_price} currency={lot.currency} />
          <span>{leader}</span>
        </div>
        <div className={classes.figure}>
          <span className={classes.label}>
            {isOpen ? shop(startsLater ? 'time.starts_in' : 'time.left') : t('now.result')}
          </span>
          {isOpen ? (
            <Countdown
              className={classes.clock}
              endAt={startsLater ? lot.start_at : lot.end_at}
              label={shop(startsLater ? 'time.starts_in' : 'time.left')}
              overText={shop(startsLater ? 'time.opening' : 'time.closing')}
              urgent={!startsLater}
            />
          ) : (
            <span className={classes.clock}>{shop(`state.${stage}`)}</span>
          )}
          {isOpen && <span>{shop('time.ends_at', { time: formatDeadline(lot.end_at) })}</span>}
          {!isOpen && endedAt !== null && <span>{t('now.ended_at', { at: formatDeadline(endedAt) })}</span>}
        </div>
        <div className={classes.figure}>
          <span className={classes.label}>{t('now.connection')}</span>
          <StatusPill tone={live.isStale ? 'danger' : 'success'}>
            {shop(`connection.${live.connection}`)}
          </StatusPill>
          <span>{shop('live.watchers', { count: lot.watchers })}</span>
        </div>
        <div className={classes.figure}>
          <span className={classes.label}>{t('now.reserve')}</span>
          {auction.reserve_price === null ? (
            <span>{shop('reserve.none')}</span>
          ) : (
            <>
              <MoneyText
                className={classes.amount}
                value={auction.reserve_price}
                currency={auction.currency}
              />
              <StatusPill tone={lot.reserve_met ? 'success' : 'warning'}>
                {shop(lot.reserve_met ? 'reserve.met' : 'reserve.not_met')}
              </StatusPill>
            </>
          )}
          {lot.answer_deadline !== null && (
            <span>{t('now.answer_until', { at: formatDeadline(lot.answer_deadline) })}</span>
          )}
        </div>
        <div className={classes.figure}>
          <span className={classes.label}>{t(isOpen ? 'now.next_bid' : 'now.taken_part')}</span>
          {isOpen && (
            <MoneyText className={classes.amount} value={lot.min_next_bid} currency={lot.currency} />
          )}
          <span>{shop('live.bids', { count: lot.bid_count })}</span>
          <span>{shop('live.bidders', { count: lot.bidder_count })}</span>
        </div>
      </div>
    </DetailCard>
  );
}
