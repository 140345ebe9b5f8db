import { IconClockPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Countdown } from '../../kit/countdown/countdown';
import { MoneyText } from '../../kit/money-text/money-text';
import { StatusPill } from '../../kit/status-pill/status-pill';
import { formatDeadline, formatTimeSeconds } from '../../lib/format';
import classes from './lot-box.module.css';
import { type LotStage, priceLabelOf } from '../../kit/lot/lot-stage';
import type { Extension } from './use-extension';
import { useFlash } from '../../kit/lot/use-flash';
import type { ShownLot } from '../../kit/lot/shown-lot';

export interface PricePanelProps {
  lot: ShownLot;
  stage: LotStage;
  /** The end moved a moment ago. */
  extension?: Extension | null;
  /** How fresh the price is: beside its label. */
  strip?: ReactNode;
}

/** The two figures everybody looks at: the price, largest, and the time left. */
export function PricePanel({ lot, stage, extension = null, strip }: PricePanelProps) {
  const { t } = useTranslation('auction');
  const isFlashing = useFlash(lot.current_price);
  const isOpen = stage === 'scheduled' || stage === 'bidding' || stage === 'closing';
  return (
    <div className={classes.figures}>
      <div className={classes.price} data-flash={isFlashing || undefined}>
        <span className={classes.label}>{t(priceLabelOf(stage, lot.bid_count))}</span>
        {strip}
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
            {extension !== null && stage === 'bidding' ? (
              <Extended extension={extension} />
            ) : (
              t(stage === 'scheduled' ? 'time.starts_at' : 'time.ends_at', {
                time: formatDeadline(stage === 'scheduled' ? lot.start_at : lot.end_at),
              })
            )}
          </span>
        </div>
      )}
    </div>
  );
}

/** The end moved because of a late bid. */
function Extended({ extension }: { extension: Extension }) {
  const { t } = useTranslation('auction');
  const time = formatTimeSeconds(extension.to);
  // Bids within one second move it by less; it still moved.
  const seconds = Math.max(1, Math.round((Date.parse(extension.to) - Date.parse(extension.from)) / 1000));
  return (
    <span className={classes.extended}>
      <IconClockPlus size={16} aria-hidden />
      {seconds >= 60
        ? t('live.extended_minutes', { time, minutes: Math.round(seconds / 60) })
        : t('live.extended_seconds', { time, seconds })}
    </span>
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
