import { IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '../../kit/button/button';
import { ConfirmDialog } from '../../kit/confirm-dialog/confirm-dialog';
import { EmptyState } from '../../kit/empty-state/empty-state';
import { ErrorState } from '../../kit/error-state/error-state';
import { PageTitle } from '../../kit/page-title/page-title';
import { Pager } from '../../kit/pager/pager';
import { SkeletonGrid } from '../../kit/skeleton-grid/skeleton-grid';
import { useExistingPage } from '../../lib/list-page';
import { paths, to } from '../../lib/paths';
import { CardAction } from '../goods/card-action';
import { KeptBar } from './kept-bar';
import { keptRequest, useKeptList } from './kept-filters';
import { KeptGoods } from './kept-goods';
import classes from './kept.module.css';
import { myViewsQuery, useForget, useMergedViews } from './view.queries';
import { storefrontPage } from '../storefront-page';

/** What one looked at, the latest on top; one line or all can be forgotten. */
export function ViewedHistoryPage() {
  const { t } = useTranslation('favourites');
  useMergedViews();
  const list = useKeptList();
  const { data, error, isError, isPlaceholderData, refetch } = useQuery(myViewsQuery(keptRequest(list)));
  const forget = useForget();
  const [isAsking, setAsking] = useState(false);
  useExistingPage(list, isPlaceholderData ? undefined : data?.total);
  const isEmpty = data?.total === 0;
  return (
    <>
      <PageTitle title={t('viewed.title')} />
      {(!isEmpty || list.isFiltered) && (
        <KeptBar list={list}>
          <Button variant="default" onClick={() => setAsking(true)}>
            {t('viewed.clear')}
          </Button>
        </KeptBar>
      )}
      {data === undefined && isError && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <SkeletonGrid count={6} className={classes.grid} />}
      {isEmpty && (
        <EmptyState
          title={t(list.isFiltered ? 'empty_filtered' : 'viewed.empty')}
          text={list.isFiltered ? undefined : t('viewed.empty_text')}
        >
          {list.isFiltered ? (
            <Button variant="default" onClick={list.clearFilters}>
              {t('clear')}
            </Button>
          ) : (
            <ButtonLink to={to.classify()}>{t('browse')}</ButtonLink>
          )}
        </EmptyState>
      )}
      {data !== undefined && data.total > 0 && (
        <>
          <KeptGoods
            goods={data.data}
            isBusy={isPlaceholderData}
            actions={(goods) => (
              <CardAction
                label={t('viewed.forget_of', { name: goods.goods_name })}
                title={t('viewed.forget')}
                isPressed={false}
                onClick={() => forget.mutate(goods.id)}
              >
                <IconTrash size={20} stroke={1.75} aria-hidden />
              </CardAction>
            )}
          />
          <Pager list={list} total={data.total} />
        </>
      )}
      <ConfirmDialog
        opened={isAsking}
        title={t('viewed.clear')}
        confirmLabel={t('viewed.clear')}
        isPending={forget.isPending}
        isDanger
        onConfirm={() => forget.mutate(null, { onSettled: () => setAsking(false) })}
        onClose={() => setAsking(false)}
      >
        {t('viewed.clear_text')}
      </ConfirmDialog>
    </>
  );
}

storefrontPage(ViewedHistoryPage, {
  path: paths.viewedHistory,
  texts: ['account', 'favourites', 'goods'],
  title: 'route.viewed_history',
  isAccount: true,
  isForMembers: true,
});
