import type { Brand } from '@fovea/shared-types/goods/brand.dto';
import type { Category } from '@fovea/shared-types/goods/category.dto';
import { ITEM_CONDITION, SALE_TYPE } from '@fovea/shared-types/sale-states';
import type { TFunction } from 'i18next';
import { formatCountry } from '../../lib/format';
import type { GoodsFilters } from '../goods-list/goods-filters';
import { priceText, yearText } from '../goods-list/range-text';

interface Names {
  categories: readonly Category[];
  brands: readonly Brand[];
}

/** The selection as text: how a search is distinguished from others. Empty when nothing is selected. */
export function filterLabels(
  t: TFunction<'goods'>,
  filters: GoodsFilters,
  { categories, brands }: Names,
): string[] {
  const saleType = Object.values(SALE_TYPE).find((type) => type === filters.saleType);
  const category = categories.find(({ id }) => id === String(filters.categoryId));
  return [
    ...(filters.goodsName === null ? [] : [filters.goodsName]),
    ...(saleType === undefined || saleType === SALE_TYPE.all ? [] : [t(`sale_type.${saleType}`)]),
    ...(category === undefined ? [] : [category.category_name]),
    ...brands.filter(({ id }) => filters.brandIds.includes(id)).map(({ brand_name }) => brand_name),
    ...Object.values(ITEM_CONDITION)
      .filter((code) => filters.conditions.includes(code))
      .map((code) => t(`condition.${code}`)),
    ...(filters.currency === null
      ? []
      : [priceText(t, { min: filters.priceMin, max: filters.priceMax, currency: filters.currency })]),
    ...(filters.yearMin === null && filters.yearMax === null
      ? []
      : [yearText(t, filters.yearMin, filters.yearMax)]),
    ...filters.countries.map(formatCountry),
  ];
}
