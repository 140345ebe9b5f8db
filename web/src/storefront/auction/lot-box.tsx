import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { IconPlugConnectedX } from '@tabler/icons-react';
import { Button } from '../../kit/button/button';
import { AdmissionPanel } from './admission-panel';
import { BidForm } from './bid-form';
import classes from './lot-box.module.css';
import { AnswerNotice, ExtensionNotice, StandingBanner } from './lot-notice';
import { LotRules } from './lot-rules';
import { admissionOf } from '../../kit/lot/lot-stage';
import { LotStrip } from './lot-strip';
import { OutcomePanel } from './outcome-panel';
import { PricePanel } from './price-panel';
import { LotAnnouncer } from './lot-announcer';
import { BidSheet } from './bid-sheet';
import { useAwaited } from './use-awaited';
import type { BidFlow } from './use-bid';
import { useExtension } from './use-extension';
import type { LiveAuction } from '../../kit/lot/use-live-auction';
import { useStage } from '../../kit/lot/use-stage';
import type { ShownLot } from '../../kit/lot/shown-lot';

export interface LotBoxProps {
  lot: ShownLot;
  live: LiveAuction;
  flow: BidFlow;
  onNewer?: () => void;
}

/** The live bid box: price, time, where the reader stands, and what he may do about it. */
export function LotBox({ lot, live, flow, onNewer }: LotBoxProps) {
  const { t } = useTranslation('auction');
  const stage = useStage(lot);
  const extension = useExtension(lot);
  useAwaited(lot, stage, live.refresh);
  const heading = useId();
  const isOpen = stage === 'bidding' || stage === 'closing';
  const isOver = !isOpen && stage !== 'scheduled';
  const isBlocked = live.isStale || stage === 'closing';
  const admission = admissionOf(lot);
  return (
    <section className={classes.box} aria-labelledby={heading} data-stage={stage}>
      <h2 id={heading} className={classes.heading}>
        {t('live.title')}
      </h2>
      {!isOver && <LotStrip connection={live.connection} watchers={lot.watchers} />}
      {live.isStale && (
        <p className={classes.stale} role="status">
          <IconPlugConnectedX size={20} aria-hidden />
          <span>
            {t(`connection.${live.connection === 'offline' ? 'offline_text' : 'reconnecting_text'}`)}
          </span>
        </p>
      )}
      {onNewer !== undefined && (
        <p className={classes.newer}>
          <span>{t('live.newer')}</span>
          <Button size="sm" onClick={onNewer}>
            {t('live.to_newer')}
          </Button>
        </p>
      )}
      <PricePanel lot={lot} stage={stage} />
      <ExtensionNotice extension={extension} stage={stage} />
      {!(isOver && flow.notice?.kind === 'bought') && <AnswerNotice flow={flow} />}
      {isOpen && <StandingBanner lot={lot} flow={flow} isBlocked={isBlocked} />}
      {stage === 'scheduled' && <p className={classes.calm}>{t('time.scheduled_text')}</p>}
      {stage === 'closing' && <p className={classes.calm}>{t('time.closing_text')}</p>}
      {!isOver && !lot.is_own_goods && admission !== 'open' && (
        <AdmissionPanel lot={lot} admission={admission} />
      )}
      {stage === 'bidding' && !lot.is_own_goods && admission === 'open' && (
        <BidForm
          lot={lot}
          isBlocked={isBlocked}
          onBid={(amount) => flow.open('bid', amount)}
          onBuyNow={(price) => flow.open('buy_now', price)}
        />
      )}
      {isOver && <OutcomePanel lot={lot} stage={stage} />}
      {!isOver && <LotRules lot={lot} />}
      <BidSheet lot={lot} flow={flow} isStale={live.isStale} />
      <LotAnnouncer lot={lot} stage={stage} />
    </section>
  );
}
