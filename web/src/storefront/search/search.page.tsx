import { SALE_TYPE } from '@fovea/shared-types/sale-states';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useExistingPage, useListPage } from '../../lib/list-page';
import { SEARCH_MODE } from '../../lib/paths';
import { SearchModes } from './search-modes';
import { FilterChips } from '../goods-list/filter-chips';
import { toSearchRequest } from '../goods-list/goods-filters';
import { GoodsResults } from '../goods-list/goods-results';
import { searchGoodsQuery } from '../goods/goods.queries';
import { SearchPage } from '../goods-list/search-page';
import { SortSelect } from '../goods-list/sort-select';
import { useFilterPanel } from '../goods-list/use-filter-panel';
import { useGoodsFilters } from '../goods-list/use-goods-filters';
import { NothingFound } from './nothing-found';
import { SaveSearchButton } from './save-search-button';
import { SearchNotice } from './search-notice';

/** The search by words: `search=1` of its address. */
export function TextSearchPage({ notice }: { /** Above everything that is found. */ notice?: ReactNode }) {
  const { t } = useTranslation('goods');
  const state = useGoodsFilters();
  const { filters, change } = state;
  const list = useListPage();
  const answer = useQuery(searchGoodsQuery(toSearchRequest(filters, list.page, list.limit)));
  useExistingPage(list, answer.isPlaceholderData ? undefined : answer.data?.total);
  const panel = useFilterPanel(state, answer.data);

  const saleType = Object.values(SALE_TYPE).find((type) => type === filters.saleType) ?? SALE_TYPE.all;
  const title =
    filters.goodsName === null
      ? t(`list.title.${saleType}`)
      : t('list.results_for', { name: filters.goodsName });
  return (
    <SearchPage
      title={title}
      total={answer.data?.total}
      panel={panel}
      modes={<SearchModes mode={SEARCH_MODE.page} type={saleType} words={filters.goodsName} />}
      tools={
        <>
          <SaveSearchButton {...panel} />
          <SortSelect filters={filters} change={change} />
        </>
      }
      notes={
        <>
          {notice}
          <FilterChips filters={filters} change={change} brands={panel.brands} />
          {answer.data !== undefined && (
            <SearchNotice answer={answer.data} words={filters.goodsName} change={change} />
          )}
        </>
      }
    >
      <GoodsResults
        answer={answer}
        list={list}
        filters={filters}
        change={change}
        empty={
          answer.data?.total === 0 && filters.goodsName !== null ? (
            <NothingFound answer={answer.data} filters={filters} change={change} />
          ) : undefined
        }
      />
    </SearchPage>
  );
}
