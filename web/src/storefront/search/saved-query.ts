import type { SearchGoodsRequest } from '@fovea/shared-types/goods/search.dto';
import { isCurrency } from '@fovea/shared-types/money';
import { SALE_TYPE } from '@fovea/shared-types/sale-states';
import { defaultSort, type GoodsFilters, writeFilters } from '../goods-list/goods-filters';
import { paths } from '../../lib/paths';

/** A kept query as the choices of the search page. */
export function filtersOf(query: SearchGoodsRequest): GoodsFilters {
  const goodsName = query.goods_name ?? null;
  return {
    saleType: query.type ?? SALE_TYPE.all,
    categoryId: query.category_id ?? null,
    brandIds: query.brand_ids ?? [],
    conditions: query.conditions ?? [],
    currency: isCurrency(query.currency) ? query.currency : null,
    priceMin: query.price_min ?? null,
    priceMax: query.price_max ?? null,
    countries: query.countries ?? [],
    yearMin: query.year_min ?? null,
    yearMax: query.year_max ?? null,
    goodsName,
    sort: defaultSort(goodsName),
  };
}

/** Where a kept query is searched again. */
export function searchPathOf(query: SearchGoodsRequest): string {
  const address = writeFilters(new URLSearchParams({ search: '1' }), filtersOf(query), 'category');
  return `${paths.searchCommodity}?${address.toString()}`;
}
