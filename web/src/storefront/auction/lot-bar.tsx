import { Button, ButtonLink } from '../../kit/button/button';
import { useTranslation } from 'react-i18next';
import { Countdown } from '../../kit/countdown/countdown';
import { MoneyText } from '../../kit/money-text/money-text';
import { to } from '../../lib/paths';
import { bidScale } from './bid-amount';
import classes from './lot-bar.module.css';
import {
  admissionOf,
  type LotStage,
  priceLabelOf,
  resultTitleOf,
  readerPositionOf,
} from '../../kit/lot/lot-stage';
import { useProblemText } from './problem-text';
import type { BidFlow } from './use-bid';
import { useStage } from '../../kit/lot/use-stage';
import type { ShownLot } from '../../kit/lot/shown-lot';

interface LotBarProps {
  lot: ShownLot;
  flow: BidFlow;
  isStale: boolean;
}

/** On a phone the price, the time, what came of a bid or of the lot, and the main action stay at the bottom of the screen. */
export function LotBar({ lot, flow, isStale }: LotBarProps) {
  const { t } = useTranslation('auction');
  const stage = useStage(lot);
  const message = useLatestMessage(lot, flow, stage);
  const isOver = resultTitleOf(stage, lot) !== null;
  const position = readerPositionOf(lot);
  const canBid =
    stage === 'bidding' && position !== 'owner' && admissionOf(lot) === 'open' && lot.chances_left !== 0;
  const action =
    position === 'leading'
      ? 'form.raise_short'
      : position === 'outbid'
        ? 'standing.bid_again'
        : 'form.submit';
  return (
    <div className={classes.bar} data-standing={isOver ? stage : position}>
      {message !== null && <p className={classes.said}>{message}</p>}
      <div className={classes.figures}>
        <MoneyText className={classes.price} value={lot.current_price} currency={lot.currency} />
        <span className={classes.state}>
          {isOver ? (
            <span>{t(priceLabelOf(stage, lot.bid_count))}</span>
          ) : (
            <Countdown
              endAt={stage === 'scheduled' ? lot.start_at : lot.end_at}
              label={t(stage === 'scheduled' ? 'time.starts_in' : 'time.left')}
              overText={t(stage === 'scheduled' ? 'time.opening' : 'time.closing')}
              urgent={stage !== 'scheduled'}
            />
          )}
          {!isOver && position === 'leading' && <strong>{t('standing.leading_short')}</strong>}
          {!isOver && position === 'outbid' && <strong>{t('standing.outbid_short')}</strong>}
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
      {stage === 'won' && lot.order_id !== null && (
        <ButtonLink to={to.payment(lot.order_id)} size="lg">
          {t('outcome.pay')}
        </ButtonLink>
      )}
    </div>
  );
}

/** The result of the lot, or of the last press as long as it holds. The box announces it. */
function useLatestMessage(lot: ShownLot, flow: BidFlow, stage: LotStage): string | null {
  const { t } = useTranslation('auction');
  const problemText = useProblemText();
  const { notice } = flow;
  const result = resultTitleOf(stage, lot);
  if (result !== null) return t(result);
  switch (notice?.kind) {
    case 'refused':
      return problemText(notice.problem, '');
    case 'bought':
      return t('notice.bought');
    case 'confirmed':
      if (lot.is_leading) return t(notice.isRaise ? 'notice.raised' : 'notice.confirmed');
      return notice.isLeading ? null : t('notice.beaten');
    case undefined:
      return null;
  }
}
