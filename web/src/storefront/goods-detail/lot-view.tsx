import type { GoodsDetail } from '@fovea/shared-types/goods/goods.dto';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorState } from '../../kit/error-state/error-state';
import { Skeleton } from '../../kit/skeleton/skeleton';
import { StatusPill, type StatusTone } from '../../kit/status-pill/status-pill';
import { LotActions } from './commodity-detail-actions';
import { CommodityTerms } from './commodity-detail-facts';
import { CommodityLayout } from './commodity-detail-layout';
import { BoxSkeleton } from './commodity-detail-skeleton';
import { BidHistory } from '../../kit/lot/bid-history';
import { LotBar } from '../auction/lot-bar';
import { LotBox } from '../auction/lot-box';
import { OwnReceipt } from '../auction/receipt-button';
import type { LotStage } from '../../kit/lot/lot-stage';
import { useBid } from '../auction/use-bid';
import { useLiveAuction } from '../../kit/lot/use-live-auction';
import { useStage } from '../../kit/lot/use-stage';
import { keepTrayAway } from '../compare/compare-store';
import { WatchButton } from '../auction/watch-button';
import type { ShownLot } from '../../kit/lot/shown-lot';

export interface LotViewProps {
  goods: GoodsDetail;
  auctionId: number;
  /** The goods are up in a newer auction; leads there. */
  onNewer?: () => void;
}

/** The lot page. The parts around the box do not move while the box updates. */
export function LotView({ goods, auctionId, onNewer }: LotViewProps) {
  const live = useLiveAuction(auctionId);
  const flow = useBid(live);
  const { lot } = live;
  useEffect(keepTrayAway, []);
  if (lot === undefined) {
    return (
      <CommodityLayout
        goods={goods}
        pill={<Skeleton height={24} width={76} radius={999} />}
        actions={<LotActions goods={goods} watch={<Skeleton height={40} width={112} radius={999} />} />}
        box={live.error === null ? <BoxSkeleton /> : <ErrorState error={live.error} onRetry={live.reload} />}
      />
    );
  }
  return (
    <CommodityLayout
      goods={goods}
      pill={<StagePill lot={lot} />}
      actions={<LotActions goods={goods} watch={<WatchButton lot={lot} />} />}
      box={<LotBox lot={lot} live={live} flow={flow} onNewer={onNewer} />}
      first={
        <>
          <BidHistory lot={lot} action={(row) => <OwnReceipt auctionId={lot.id} row={row} />} />
          <CommodityTerms goods={goods} />
        </>
      }
      bar={<LotBar lot={lot} flow={flow} isStale={live.isStale} />}
    />
  );
}

const TONES: Record<LotStage, StatusTone> = {
  scheduled: 'info',
  bidding: 'success',
  closing: 'warning',
  awaiting_seller: 'warning',
  won: 'success',
  lost: 'neutral',
  sold: 'neutral',
  failed: 'neutral',
  cancelled: 'danger',
};

function StagePill({ lot }: { lot: ShownLot }) {
  const { t } = useTranslation('auction');
  const stage = useStage(lot);
  return <StatusPill tone={TONES[stage]}>{t(`state.${stage}`)}</StatusPill>;
}
