import { Button } from '../../kit/button/button';
import { useTranslation } from 'react-i18next';
import { Countdown } from '../../kit/countdown/countdown';
import { MoneyText } from '../../kit/money-text/money-text';
import { bidScale } from './bid-amount';
import classes from './lot-bar.module.css';
import { admissionOf, standingOf } from '../../kit/lot/lot-stage';
import type { BidFlow } from './use-bid';
import { useStage } from '../../kit/lot/use-stage';
import type { ShownLot } from '../../kit/lot/shown-lot';

/** On a phone the price, the time and the main action stay at the bottom of the screen. */
export function LotBar({ lot, flow, isStale }: { lot: ShownLot; flow: BidFlow; isStale: boolean }) {
  const { t } = useTranslation('auction');
  const stage = useStage(lot);
  if (stage !== 'scheduled' && stage !== 'bidding' && stage !== 'closing') return null;
  const standing = standingOf(lot);
  const canBid =
    stage === 'bidding' && standing !== 'owner' && admissionOf(lot) === 'open' && lot.chances_left !== 0;
  const action =
    standing === 'leading'
      ? 'form.raise_short'
      : standing === 'outbid'
        ? 'standing.bid_again'
        : 'form.submit';
  return (
    <div className={classes.bar} data-standing={standing}>
      <div className={classes.figures}>
        <MoneyText className={classes.price} value={lot.current_price} currency={lot.currency} />
        <span className={classes.state}>
          <Countdown
            endAt={stage === 'scheduled' ? lot.start_at : lot.end_at}
            label={t(stage === 'scheduled' ? 'time.starts_in' : 'time.left')}
            overText={t(stage === 'scheduled' ? 'time.opening' : 'time.closing')}
            urgent={stage !== 'scheduled'}
          />
          {standing === 'leading' && <span>{t('standing.leading_short')}</span>}
          {standing === 'outbid' && <span>{t('standing.outbid_short')}</span>}
        </span>
      </div>
      {canBid && (
        <Button
          className={classes.action}
          size="lg"
          disabled={isStale}
          onClick={() => flow.open('bid', bidScale(lot).suggested)}
        >
          {t(action)}
        </Button>
      )}
    </div>
  );
}
