import { AUCTION_STATUS } from '@fovea/shared-types/sale-states';
import { useTranslation } from 'react-i18next';
import { StatusPill } from '../../kit/status-pill/status-pill';
import type { LotPreview } from '../../lib/goods-preview';
import { AdmissionPanel } from '../auction/admission-panel';
import { BidForm } from '../auction/bid-form';
import classes from '../auction/lot-box.module.css';
import { CalmNotice } from '../auction/lot-notice';
import { LotRules } from '../auction/lot-rules';
import { PricePanel } from '../auction/price-panel';
import { CommodityTerms } from './commodity-detail-facts';
import { CommodityLayout } from './commodity-detail-layout';

/** The lot page before there is a lot: every part as bidders will see it, none of which can be pressed. */
export function LotPreviewView({ goods, lot }: LotPreview) {
  const { t } = useTranslation('auction');
  const stage = lot.status === AUCTION_STATUS.scheduled ? 'scheduled' : 'bidding';
  const needsAdmission = lot.need_approval || Number(lot.deposit) > 0;
  return (
    <CommodityLayout
      goods={goods}
      pill={<StatusPill tone={stage === 'scheduled' ? 'info' : 'success'}>{t(`state.${stage}`)}</StatusPill>}
      box={
        <section className={classes.box} aria-label={t('live.title')}>
          <PricePanel lot={lot} stage={stage} />
          <CalmNotice lot={lot} stage={stage} />
          <div inert>
            {needsAdmission && <AdmissionPanel lot={lot} admission="apply" />}
            {!needsAdmission && stage === 'bidding' && (
              <BidForm lot={lot} isBlocked={false} onBid={nothing} onBuyNow={nothing} />
            )}
          </div>
          <LotRules lot={lot} stage={stage} />
        </section>
      }
      first={<CommodityTerms goods={goods} />}
    />
  );
}

const nothing = (): void => undefined;
