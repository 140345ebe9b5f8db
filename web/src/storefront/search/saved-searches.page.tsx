import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '../../kit/button/button';
import { EmptyState } from '../../kit/empty-state/empty-state';
import { ErrorState } from '../../kit/error-state/error-state';
import { PageTitle } from '../../kit/page-title/page-title';
import { Skeleton } from '../../kit/skeleton/skeleton';
import { paths, to } from '../../lib/paths';
import { categoriesQuery, goodsParamsQuery } from '../goods/goods.queries';
import { SavedSearchCard } from './saved-search-card';
import { savedSearchesQuery } from './saved-search.queries';
import classes from './saved-searches.module.css';
import { storefrontPage } from '../storefront-page';

/** The saved searches, and whether new results are notified. */
export function SavedSearchesPage() {
  const { t } = useTranslation('search');
  const { data, error, isError, refetch } = useQuery(savedSearchesQuery());
  const { data: categories = [] } = useQuery(categoriesQuery());
  const { data: params } = useQuery(goodsParamsQuery());
  const names = { categories, brands: params?.brands ?? [] };
  return (
    <>
      <PageTitle title={t('saved.title')} />
      {data === undefined && isError && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <Skeleton height={220} radius={12} />}
      {data?.length === 0 && (
        <EmptyState title={t('saved.empty')} text={t('saved.empty_text')}>
          <ButtonLink to={to.search({})}>{t('saved.browse')}</ButtonLink>
        </EmptyState>
      )}
      {data !== undefined && data.length > 0 && (
        <>
          <p className={classes.text}>{t('saved.text')}</p>
          <ul className={classes.list}>
            {data.map((search) => (
              <li key={search.id}>
                <SavedSearchCard search={search} names={names} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

storefrontPage(SavedSearchesPage, {
  path: paths.savedSearches,
  texts: ['account', 'goods', 'search'],
  title: 'route.saved_searches',
  isAccount: true,
  isForMembers: true,
});
