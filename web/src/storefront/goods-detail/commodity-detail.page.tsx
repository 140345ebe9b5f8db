import { SALE_TYPE } from '@fovea/shared-types/sale-states';
import { ButtonLink } from '../../kit/button/button';
import type { GoodsDetail } from '@fovea/shared-types/goods/goods.dto';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { EmptyState } from '../../kit/empty-state/empty-state';
import { ErrorState } from '../../kit/error-state/error-state';
import { PageTitle } from '../../kit/page-title/page-title';
import { ApiRefusal } from '../../lib/api-client';
import { paths, to } from '../../lib/paths';
import { LotView } from './lot-view';
import { CommoditySkeleton } from './commodity-detail-skeleton';
import { CommoditySale } from './commodity-detail-sale';
import { commodityQuery } from '../goods/commodity-detail.queries';
import { commodityRequest } from '../goods/commodity-request';
import { storefrontPage } from '../storefront-page';

/** One item: a live lot when it is auctioned, else its price and state. */
export function CommodityDetailPage() {
  const [search] = useSearchParams();
  const request = commodityRequest(search);
  const query = useQuery({ ...commodityQuery(request ?? {}), enabled: request !== null });

  // Phones read about goods on the mobile site, where there is one. Back leads past this page.
  const mobileUrl = query.data?.mobile_url ?? null;
  useEffect(() => {
    if (mobileUrl !== null) window.location.replace(mobileUrl);
  }, [mobileUrl]);

  if (request === null || isGone(query.error)) return <NotFound />;
  if (query.data !== undefined && mobileUrl === null) {
    const goods = query.data;
    return goods.sale_type === SALE_TYPE.auction && goods.auction_id !== null ? (
      <AuctionedGoods key={goods.id} goods={goods} auctionId={goods.auction_id} />
    ) : (
      <CommoditySale key={goods.id} goods={goods} />
    );
  }
  if (query.error !== null) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return <CommoditySkeleton />;
}

/**
 * Unsold goods are listed again under a new auction. A viewer of the old one's result keeps it until they
 * request the new one.
 */
function AuctionedGoods({ goods, auctionId }: { goods: GoodsDetail; auctionId: number }) {
  const [shownId, setShownId] = useState(auctionId);
  const showNewer = shownId === auctionId ? undefined : () => setShownId(auctionId);
  return <LotView key={shownId} goods={goods} auctionId={shownId} onNewer={showNewer} />;
}

const isGone = (error: Error | null): boolean =>
  error instanceof ApiRefusal && (error.error === 'NOT_FOUND' || error.error === 'VALIDATION');

function NotFound() {
  const { t } = useTranslation('auction');
  return (
    <>
      <PageTitle title={t('detail.not_found')} isHidden />
      <EmptyState title={t('detail.not_found')} text={t('detail.not_found_text')}>
        <ButtonLink to={to.search({})}>{t('detail.to_list')}</ButtonLink>
      </EmptyState>
    </>
  );
}

storefrontPage(CommodityDetailPage, {
  path: paths.commodityDetail,
  texts: ['goods', 'auction', 'questions', 'evaluation'],
  title: 'route.goods_detail',
  isPlain: true,
});
