import type { GoodsListResponse } from '@fovea/shared-types/goods/goods.dto';
import { SALE_STATE, SALE_TYPE } from '@fovea/shared-types/sale-states';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../kit/button/button';
import { EmptyState } from '../../kit/empty-state/empty-state';
import { ErrorState } from '../../kit/error-state/error-state';
import { Pager } from '../../kit/pager/pager';
import { SkeletonGrid } from '../../kit/skeleton-grid/skeleton-grid';
import type { ListPage } from '../../lib/list-page';
import { to } from '../../lib/paths';
import { auctionOf, fromGoods } from '../goods/card-item';
import { type GoodsFilters, hasFilters, NO_FILTERS } from './goods-filters';
import gridClasses from '../goods-cards/goods-grid.module.css';
import { GoodsGrid } from '../goods-cards/goods-grid';
import classes from './goods-list.module.css';
import { liveAuctionsQuery } from '../goods/goods.queries';

export interface GoodsResultsProps {
  answer: UseQueryResult<GoodsListResponse>;
  list: ListPage;
  filters: GoodsFilters;
  change: (change: Partial<GoodsFilters>) => void;
  /** Instead of the words for an empty list. */
  empty?: ReactNode;
}

/** The cards with their live figures, or why there are none. */
export function GoodsResults({ answer, list, filters, change, empty }: GoodsResultsProps) {
  const { t } = useTranslation('goods');
  const goods = answer.data?.data ?? [];
  const auctioned = goods.filter(
    (item) => item.sale_type === SALE_TYPE.auction || item.sale_state === SALE_STATE.in_auction,
  );
  const live = useQuery({
    ...liveAuctionsQuery({ goods_ids: auctioned.map((item) => item.id), limit: 160 }),
    enabled: auctioned.length > 0,
  });

  if (answer.data === undefined) {
    return answer.isError ? (
      <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />
    ) : (
      <SkeletonGrid count={8} className={gridClasses.grid} />
    );
  }
  if (goods.length === 0 && list.page === 1) {
    if (empty !== undefined) return empty;
    return hasFilters(filters) ? (
      <EmptyState title={t('list.empty_filtered')} text={t('list.empty_filtered_text')}>
        <Button onClick={() => change(NO_FILTERS)}>{t('chip.clear')}</Button>
      </EmptyState>
    ) : (
      <EmptyState title={t('list.empty')} text={t('list.empty_text')}>
        <ButtonLink to={to.classify()}>{t('list.all')}</ButtonLink>
      </EmptyState>
    );
  }
  const auctions = live.data?.data ?? [];
  return (
    <>
      <div className={classes.results} aria-busy={answer.isPlaceholderData}>
        <GoodsGrid
          items={goods.map((item) => fromGoods(item, auctionOf(item.id, auctions)))}
          eager={8}
          heading="h2"
        />
      </div>
      <Pager list={list} total={answer.data.total} />
    </>
  );
}
