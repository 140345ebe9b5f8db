import { useTranslation } from 'react-i18next';
import { Countdown } from '../../kit/countdown/countdown';
import { MoneyText } from '../../kit/money-text/money-text';
import { StatusPill } from '../../kit/status-pill/status-pill';
import { formatDeadline } from '../../lib/format';
import classes from './lot-box.module.css';
import { type LotStage, priceLabelOf } from '../../kit/lot/lot-stage';
import { useFlash } from '../../kit/lot/use-flash';
import type { ShownLot } from '../../kit/lot/shown-lot';

/** The two figures everybody looks at: the price, largest, and the time left. */
export function PricePanel({ lot, stage }: { lot: ShownLot; stage: LotStage }) {
  const { t } = useTranslation('auction');
  const isFlashing = useFlash(lot.current_price);
  const isOpen = stage === 'scheduled' || stage === 'bidding' || stage === 'closing';
  return (
    <div className={classes.figures}>
      <div className={classes.price} data-flash={isFlashing || undefined}>
        <span className={classes.label}>{t(priceLabelOf(stage, lot.bid_count))}</span>
        <MoneyText className={classes.amount} value={lot.current_price} currency={lot.currency} />
        <span className={classes.below}>
          <span>{t('live.bids', { count: lot.bid_count })}</span>
          {lot.bidder_count > 0 && <span>{t('live.bidders', { count: lot.bidder_count })}</span>}
          <Reserve lot={lot} />
        </span>
      </div>
      {isOpen && (
        <div className={classes.time}>
          <span className={classes.label}>{t(stage === 'scheduled' ? 'time.starts_in' : 'time.left')}</span>
          {stage === 'scheduled' ? (
            <Countdown
              className={classes.clock}
              endAt={lot.start_at}
              label={t('time.starts_in')}
              overText={t('time.opening')}
              urgent={false}
            />
          ) : (
            <Countdown
              className={classes.clock}
              endAt={lot.end_at}
              label={t('time.left')}
              overText={t('time.closing')}
            />
          )}
          <span className={classes.below}>
            {stage === 'scheduled'
              ? t('time.starts_at', { time: formatDeadline(lot.start_at) })
              : t('time.ends_at', { time: formatDeadline(lot.end_at) })}
          </span>
        </div>
      )}
    </div>
  );
}

function Reserve({ lot }: { lot: ShownLot }) {
  const { t } = useTranslation('auction');
  if (!lot.has_reserve) return <StatusPill tone="neutral">{t('reserve.none')}</StatusPill>;
  return lot.reserve_met ? (
    <StatusPill tone="success">{t('reserve.met')}</StatusPill>
  ) : (
    <StatusPill tone="warning">{t('reserve.not_met')}</StatusPill>
  );
}
