import { SALE_TYPE } from '@fovea/shared-types/states';
import { useMediaQuery } from '@mantine/hooks';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../kit/button/button';
import { PageTitle } from '../../kit/page-title/page-title';
import { formatNumber } from '../../lib/format';
import { useExistingPage, useListPage } from '../../lib/list-page';
import { FilterChips } from './filter-chips';
import { FilterPanel } from './filter-panel';
import { SORTS, toRequest } from './goods-filters';
import classes from './goods-list.module.css';
import { categoriesQuery, goodsListQuery, goodsParamsQuery } from './goods.queries';
import { GoodsResults } from './goods-results';
import { useGoodsFilters } from './use-goods-filters';

const FilterDrawer = lazy(() =>
  import('./filter-drawer').then((module) => ({ default: module.FilterDrawer })),
);

/** One filterable list serves the categories and the search. */
export function GoodsListPage() {
  const { t } = useTranslation('goods');
  const { filters, change, isClassify } = useGoodsFilters();
  const list = useListPage();
  const answer = useQuery(goodsListQuery(toRequest(filters, list.page, list.limit)));
  useExistingPage(list, answer.isPlaceholderData ? undefined : answer.data?.total);
  const { data: categories = [] } = useQuery(categoriesQuery());
  const { data: params } = useQuery(goodsParamsQuery());
  const brands = params?.brands ?? [];
  const isNarrow = useMediaQuery('(max-width: 991.98px)', false, { getInitialValueInEffect: false });
  const [isDrawerOpen, setDrawerOpen] = useState(false);

  const category = categories.find((entry) => entry.id === String(filters.categoryId));
  const saleType = Object.values(SALE_TYPE).find((type) => type === filters.saleType) ?? SALE_TYPE.all;
  const title =
    filters.goodsName !== null
      ? t('list.results_for', { name: filters.goodsName })
      : isClassify && category !== undefined
        ? category.category_name
        : t(`list.title.${saleType}`);
  const panel = { filters, change, categories, brands, answer: answer.data };

  return (
    <div className={classes.page}>
      {!isNarrow && (
        <aside className={classes.side} aria-label={t('filter.title')}>
          <FilterPanel {...panel} />
        </aside>
      )}
      <div className={classes.content}>
        <PageTitle title={title} />
        <div className={classes.bar}>
          <p role="status" className={classes.total}>
            {answer.data !== undefined &&
              t('list.total', { count: answer.data.total, total: formatNumber(answer.data.total) })}
          </p>
          {isNarrow && (
            <Button
              variant="default"
              leftSection={<IconAdjustmentsHorizontal size={18} aria-hidden />}
              aria-haspopup="dialog"
              onClick={() => setDrawerOpen(true)}
            >
              {t('filter.title')}
            </Button>
          )}
          <label className={classes.sort}>
            <span>{t('sort.label')}</span>
            <select
              value={filters.sort}
              onChange={(event) => {
                const sort = SORTS.find((entry) => entry === event.target.value);
                if (sort !== undefined) change({ sort });
              }}
            >
              {SORTS.map((sort) => (
                <option key={sort} value={sort}>
                  {t(`sort.${sort}`)}
                </option>
              ))}
            </select>
          </label>
        </div>
        <FilterChips filters={filters} change={change} brands={brands} />
        <GoodsResults answer={answer} list={list} filters={filters} change={change} />
      </div>
      {isDrawerOpen && (
        <Suspense>
          <FilterDrawer {...panel} onClose={() => setDrawerOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
