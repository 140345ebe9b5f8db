import { ORDER_STATUS } from '@fovea/shared-types/states';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { ButtonLink } from '../../kit/button/button';
import { Skeleton } from '../../kit/skeleton/skeleton';
import { EmptyState } from '../../kit/empty-state/empty-state';
import { ErrorState } from '../../kit/error-state/error-state';
import { PageTitle } from '../../kit/page-title/page-title';
import { Pager } from '../../kit/pager/pager';
import { TextSearchForm } from '../../kit/words-form/text-search-form';
import { useExistingPage, useListQuery } from '../../lib/list-page';
import { paths, to } from '../../lib/paths';
import { OrderRowActions } from './order-row-actions';
import { OrderRowCard } from './order-row-card';
import { OrderTabs } from './order-tabs';
import { orderListQuery } from './order.queries';
import classes from './orders.module.css';
import { storefrontPage } from '../storefront-page';

/** All orders or those in one state; the state lives in the address. */
export function MyOrdersPage() {
  const { t } = useTranslation('order');
  const [search] = useSearchParams();
  const status = Object.values(ORDER_STATUS).find((code) => String(code) === search.get('status'));
  const list = useListQuery(['words']);
  const { words } = list.filters;
  const { data, error, isError, isPlaceholderData, refetch } = useQuery(
    orderListQuery({ page: list.page, limit: list.limit, status, words }),
  );
  const isNarrowed = status !== undefined || words !== undefined;
  useExistingPage(list, isPlaceholderData ? undefined : data?.total);
  return (
    <>
      <PageTitle title={t('list.title')} />
      <OrderTabs status={status} />
      {(words !== undefined || (data?.total ?? 0) > 0) && (
        <div className={classes.search}>
          <TextSearchForm
            key={words}
            label={t('list.words')}
            action={t('list.search')}
            value={words ?? ''}
            onSearch={(sought) => list.setFilters({ words: sought })}
          />
        </div>
      )}
      {data === undefined && isError && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && !isError && (
        <div className={classes.list}>
          {[1, 2, 3].map((row) => (
            <Skeleton key={row} height={142} radius={8} />
          ))}
        </div>
      )}
      {data?.total === 0 && !isNarrowed && (
        <EmptyState title={t('list.empty')} text={t('list.empty_text')}>
          <ButtonLink to={to.classify()}>{t('list.browse')}</ButtonLink>
        </EmptyState>
      )}
      {data?.total === 0 && isNarrowed && (
        <EmptyState title={t('list.empty_filtered')}>
          <ButtonLink to={to.orders()} variant="default">
            {t('list.show_all')}
          </ButtonLink>
        </EmptyState>
      )}
      {data !== undefined && data.total > 0 && (
        <>
          <ul className={classes.list} aria-busy={isPlaceholderData}>
            {data.data.map((order) => (
              <li key={order.id}>
                <OrderRowCard order={order} />
                <OrderRowActions order={order} />
              </li>
            ))}
          </ul>
          <Pager list={list} total={data.total} />
        </>
      )}
    </>
  );
}

storefrontPage(MyOrdersPage, {
  path: paths.myOrders,
  texts: ['account', 'order'],
  title: 'route.my_orders',
  isAccount: true,
  isForMembers: true,
});
