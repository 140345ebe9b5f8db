import { removeWatch } from '@fovea/shared-types/auction/auction.calls';
import type { AuctionCard } from '@fovea/shared-types/auction/auction.dto';
import { Button, ButtonLink } from '../../kit/button/button';
import { IconBookmarkFilled } from '@tabler/icons-react';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../kit/empty-state/empty-state';
import { ErrorState } from '../../kit/error-state/error-state';
import { PageTitle } from '../../kit/page-title/page-title';
import { SkeletonGrid } from '../../kit/skeleton-grid/skeleton-grid';
import { api } from '../../lib/api-client';
import { paths, to } from '../../lib/paths';
import { fromAuction } from '../goods/card-item';
import { CardAction } from '../goods/card-action';
import { ProductCard } from '../goods-cards/product-card';
import { auctionKeys } from '../../kit/lot/lot.queries';
import { watchedQuery } from './auction.queries';
import classes from './watch-list.module.css';
import { storefrontPage } from '../storefront-page';

/** The lots one watches, with their live prices. */
export function WatchListPage() {
  const { t } = useTranslation('auction');
  const query = useInfiniteQuery(watchedQuery());
  const lots = query.data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <>
      <PageTitle title={t('watchlist.title')} />
      {query.isPending && <SkeletonGrid count={6} className={classes.grid} />}
      {query.error !== null && query.data === undefined && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      )}
      {query.data !== undefined && lots.length === 0 && (
        <EmptyState title={t('watchlist.empty')} text={t('watchlist.empty_text')}>
          <ButtonLink to={to.search({ type: 2 })}>{t('mine.to_auctions')}</ButtonLink>
        </EmptyState>
      )}
      {lots.length > 0 && (
        <ul className={classes.grid}>
          {lots.map((lot) => (
            <WatchedLot key={lot.id} lot={lot} />
          ))}
        </ul>
      )}
      {query.hasNextPage && (
        <div className={classes.more}>
          <Button
            variant="default"
            loading={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {t('watchlist.more')}
          </Button>
        </div>
      )}
    </>
  );
}

function WatchedLot({ lot }: { lot: AuctionCard }) {
  const { t } = useTranslation('auction');
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: () => api(removeWatch, { id: lot.id }),
    onSettled: () => client.invalidateQueries({ queryKey: auctionKeys.watched }),
  });
  if (remove.isPending || remove.isSuccess) return null;
  return (
    <li className={classes.lot}>
      <ProductCard
        item={fromAuction(lot)}
        actions={
          <CardAction
            label={t('watchlist.remove', { name: lot.goods_name })}
            title={t('watch.remove_label')}
            isPressed
            onClick={() => remove.mutate()}
          >
            <IconBookmarkFilled size={20} aria-hidden />
          </CardAction>
        }
      />
    </li>
  );
}

storefrontPage(WatchListPage, {
  path: paths.watchList,
  texts: ['account', 'auction', 'goods'],
  title: 'route.watch_list',
  isAccount: true,
  isForMembers: true,
});
