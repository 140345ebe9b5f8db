import { useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { useSearch } from '../../lib/search-params';
import { type CategoryParam, type GoodsFilters, readFilters, writeFilters } from './goods-filters';

export interface GoodsFilterState {
  filters: GoodsFilters;
  change: (change: Partial<GoodsFilters>) => void;
  isClassify: boolean;
}

export function useGoodsFilters(): GoodsFilterState {
  const { pathname } = useLocation();
  const [search, setSearch] = useSearch();
  const isClassify = pathname === paths.classify;
  const categoryParam: CategoryParam = isClassify ? 'id' : 'category';
  return {
    filters: readFilters(search, categoryParam),
    change: (change) => setSearch((old) => writeFilters(old, change, categoryParam)),
    isClassify,
  };
}
