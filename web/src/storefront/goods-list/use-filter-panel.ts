import type { GoodsListResponse } from '@fovea/shared-types/goods/goods.dto';
import { useQuery } from '@tanstack/react-query';
import type { FilterPanelProps } from './filter-panel';
import { categoriesQuery, goodsParamsQuery } from '../goods/goods.queries';
import type { GoodsFilterState } from './use-goods-filters';

/** What the filters beside a list show: its choices, with the counts of its newest answer. */
export function useFilterPanel(
  { filters, change }: GoodsFilterState,
  answer: GoodsListResponse | undefined,
): FilterPanelProps {
  const { data: categories = [] } = useQuery(categoriesQuery());
  const { data: params } = useQuery(goodsParamsQuery());
  return { filters, change, categories, brands: params?.brands ?? [], answer };
}
