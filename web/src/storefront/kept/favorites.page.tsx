import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../kit/button/button';
import { EmptyState } from '../../kit/empty-state/empty-state';
import { ErrorState } from '../../kit/error-state/error-state';
import { PageTitle } from '../../kit/page-title/page-title';
import { Pager } from '../../kit/pager/pager';
import { SkeletonGrid } from '../../kit/skeleton-grid/skeleton-grid';
import { useExistingPage } from '../../lib/list-page';
import { paths, to } from '../../lib/paths';
import { myCollectQuery } from '../favourites/collect.queries';
import { KeptBar } from './kept-bar';
import { keptRequest, useKeptList } from './kept-filters';
import { KeptGoods } from './kept-goods';
import classes from './kept.module.css';
import { storefrontPage } from '../storefront-page';

/** The goods one put aside; the heart removes them again. */
export function FavoritesPage() {
  const { t } = useTranslation('favourites');
  const list = useKeptList();
  const { data, error, isError, isPlaceholderData, refetch } = useQuery(myCollectQuery(keptRequest(list)));
  useExistingPage(list, isPlaceholderData ? undefined : data?.total);
  const isEmpty = data?.total === 0;
  return (
    <>
      <PageTitle title={t('favourites.title')} />
      {(!isEmpty || list.isFiltered) && <KeptBar list={list} />}
      {data === undefined && isError && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <SkeletonGrid count={6} className={classes.grid} />}
      {isEmpty && !list.isFiltered && (
        <EmptyState title={t('favourites.empty')} text={t('favourites.empty_text')}>
          <ButtonLink to={to.classify()}>{t('browse')}</ButtonLink>
        </EmptyState>
      )}
      {isEmpty && list.isFiltered && (
        <EmptyState title={t('empty_filtered')}>
          <Button variant="default" onClick={list.clearFilters}>
            {t('clear')}
          </Button>
        </EmptyState>
      )}
      {data !== undefined && data.total > 0 && (
        <>
          <KeptGoods goods={data.data} isBusy={isPlaceholderData} />
          <Pager list={list} total={data.total} />
        </>
      )}
    </>
  );
}

storefrontPage(FavoritesPage, {
  path: paths.favorites,
  texts: ['account', 'favourites', 'goods'],
  title: 'route.favorites',
  isAccount: true,
  isForMembers: true,
});
