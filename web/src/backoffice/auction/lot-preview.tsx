import type { AuctionDetail } from '@fovea/shared-types/auction/auction.dto';
import { stepAt } from '@fovea/shared-types/currency-steps';
import type { GoodsDetail } from '@fovea/shared-types/goods/goods.dto';
import { goodsDetail } from '@fovea/shared-types/goods/goods.calls';
import { fromWire, isCurrency, toWire } from '@fovea/shared-types/money';
import { AUCTION_STATUS } from '@fovea/shared-types/sale-states';
import { IconEye } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { api } from '../../lib/api-client';
import { keepLotPreview } from '../../lib/goods-preview';
import { hrefOf, paths } from '../../lib/paths';
import { depositOf, priceProblems, sharedProblems, termsOf, type TermsValues } from './terms-values';

interface LotPreviewProps {
  goodsId: number;
  needsLicence: boolean;
  values: TermsValues;
}

/** Opens the lot page as bidders will see it, in a window of its own; offered once the terms hold together. */
export function LotPreview({ goodsId, needsLicence, values }: LotPreviewProps) {
  const { t } = useTranslation('auctions');
  const isReady =
    Object.keys(priceProblems(values)).length === 0 &&
    Object.keys(sharedProblems(values, Date.now())).length === 0;
  const { mutate, isPending } = useMutation({
    mutationFn: () => api(goodsDetail, { id: goodsId }),
    onSuccess: (goods) => {
      // Nothing that is done on the page may count for the goods themselves.
      const shown = { ...goods, id: 0, auction_id: null };
      keepLotPreview({ goods: shown, lot: lotOf(shown, values, needsLicence) });
      window.open(hrefOf(paths.goodsPreview), '_blank');
    },
  });
  return (
    <Button
      variant="default"
      loading={isPending}
      disabled={!isReady}
      title={isReady ? undefined : t('preview.not_ready')}
      leftSection={<IconEye size={18} aria-hidden />}
      onClick={() => mutate()}
    >
      {t('preview.open')}
    </Button>
  );
}

/** The lot that these terms make, before anybody has bid. */
export function lotOf(goods: GoodsDetail, values: TermsValues, needsLicence: boolean): AuctionDetail {
  const terms = termsOf(values);
  const { currency, start_price: price } = terms;
  const now = new Date().toISOString();
  const step = isCurrency(currency) ? toWire(stepAt(fromWire(price, currency), currency), currency) : price;
  return {
    id: 0,
    goods_id: goods.id,
    goods_name: goods.goods_name,
    image: goods.image,
    status: terms.start_at > now ? AUCTION_STATUS.scheduled : AUCTION_STATUS.bidding,
    start_price: price,
    current_price: price,
    currency,
    bid_count: 0,
    bidder_count: 0,
    start_at: terms.start_at,
    end_at: terms.end_at,
    seq: 0,
    step_price: terms.step_price ?? step,
    fixed_step_price: terms.step_price ?? null,
    min_next_bid: price,
    has_reserve: terms.reserve_price != null,
    reserve_met: terms.reserve_price == null,
    buy_now_price: terms.buy_now_price ?? null,
    extend_seconds: terms.extend_seconds ?? 0,
    latest_end_at: terms.latest_end_at ?? null,
    leader_no: null,
    winner: null,
    answer_deadline: null,
    cancel_reason: null,
    need_approval: terms.need_approval === true || needsLicence,
    deposit: depositOf(values) ?? '0',
    bid_chances: terms.bid_chances ?? null,
    watchers: 0,
    bidder_no: null,
    bidder_status: null,
    deposit_status: null,
    chances_left: terms.bid_chances ?? null,
    my_max_amount: null,
    is_leading: false,
    is_own_goods: false,
    is_watching: false,
    order_id: null,
    rows: [],
    server_time: now,
  };
}
