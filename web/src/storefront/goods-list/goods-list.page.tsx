import { SALE_TYPE } from '@fovea/shared-types/sale-states';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useExistingPage, useListPage } from '../../lib/list-page';
import { FilterChips } from './filter-chips';
import { toRequest } from './goods-filters';
import { goodsListQuery } from '../goods/goods.queries';
import { GoodsResults } from './goods-results';
import { SearchPage } from './search-page';
import { SortSelect } from './sort-select';
import { useFilterPanel } from './use-filter-panel';
import { useGoodsFilters } from './use-goods-filters';
import { storefrontPage } from '../storefront-page';
import { paths } from '../../lib/paths';

/** The goods of a category, or all. */
export function GoodsListPage() {
  const { t } = useTranslation('goods');
  const state = useGoodsFilters();
  const { filters, change } = state;
  const list = useListPage();
  const answer = useQuery(goodsListQuery(toRequest(filters, list.page, list.limit)));
  useExistingPage(list, answer.isPlaceholderData ? undefined : answer.data?.total);
  const panel = useFilterPanel(state, answer.data);

  const category = panel.categories.find((entry) => entry.id === String(filters.categoryId));
  const saleType = Object.values(SALE_TYPE).find((type) => type === filters.saleType) ?? SALE_TYPE.all;
  return (
    <SearchPage
      title={category?.category_name ?? t(`list.title.${saleType}`)}
      total={answer.data?.total}
      panel={panel}
      tools={<SortSelect filters={filters} change={change} />}
      notes={<FilterChips filters={filters} change={change} brands={panel.brands} />}
    >
      <GoodsResults answer={answer} list={list} filters={filters} change={change} />
    </SearchPage>
  );
}

storefrontPage(GoodsListPage, { path: paths.classify, texts: ['goods'], title: 'route.classify' });
