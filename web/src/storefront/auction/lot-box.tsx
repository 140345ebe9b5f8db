import { lazy, Suspense, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { AdmissionPanel } from './admission-panel';
import { BidForm } from './bid-form';
import classes from './lot-box.module.css';
import { LotNotice } from './lot-notice';
import { LotRules } from './lot-rules';
import { admissionOf } from '../../kit/lot/lot-stage';
import { LotStrip } from './lot-strip';
import { OutcomePanel } from './outcome-panel';
import { PricePanel } from './price-panel';
import { LotAnnouncer } from './lot-announcer';
import { useIsShown } from '../../lib/when-shown';
import { useAwaited } from './use-awaited';
import type { BidFlow } from './use-bid';
import { useExtension } from './use-extension';
import type { LiveAuction } from '../../kit/lot/use-live-auction';
import { useStage } from '../../kit/lot/use-stage';
import type { ShownLot } from '../../kit/lot/shown-lot';

/** Loaded before it is needed, but after the page. */
const BidSheet = lazy(() => import('./bid-sheet').then((module) => ({ default: module.BidSheet })));

export interface LotBoxProps {
  lot: ShownLot;
  live: LiveAuction;
  flow: BidFlow;
  onNewer?: () => void;
}

/** The live bid box: price, time, the reader's standing, and what they may do about it. */
export function LotBox({ lot, live, flow, onNewer }: LotBoxProps) {
  const { t } = useTranslation('auction');
  const stage = useStage(lot);
  const extension = useExtension(lot);
  useAwaited(lot, stage, live.refresh);
  const heading = useId();
  const isShown = useIsShown();
  const isSheetThere = isShown || flow.intent !== null;
  const isOver = stage !== 'scheduled' && stage !== 'bidding' && stage !== 'closing';
  const isBlocked = live.isStale || stage === 'closing';
  const admission = admissionOf(lot);
  return (
    <section className={classes.box} aria-labelledby={heading} data-stage={stage}>
      <h2 id={heading} className={classes.heading}>
        {t('live.title')}
      </h2>
      {onNewer !== undefined && (
        <p className={classes.newer}>
          <span>{t('live.newer')}</span>
          <Button size="sm" onClick={onNewer}>
            {t('live.to_newer')}
          </Button>
        </p>
      )}
      <PricePanel
        lot={lot}
        stage={stage}
        extension={extension}
        strip={!isOver && <LotStrip connection={live.connection} watchers={lot.watchers} />}
      />
      <LotNotice lot={lot} stage={stage} flow={flow} connection={live.connection} isStale={live.isStale} />
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
      {!isOver && <LotRules lot={lot} stage={stage} />}
      {isSheetThere && (
        <Suspense>
          <BidSheet lot={lot} flow={flow} isStale={live.isStale} />
        </Suspense>
      )}
      <LotAnnouncer lot={lot} stage={stage} />
    </section>
  );
}
