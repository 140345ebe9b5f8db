import type { GoodsFilterRequest, GoodsListRequest } from '@fovea/shared-types/goods/goods.dto';
import type { SearchGoodsRequest } from '@fovea/shared-types/goods/search.dto';
import { type Currency, isCurrency } from '@fovea/shared-types/money';
import { ITEM_CONDITION, SALE_TYPE } from '@fovea/shared-types/sale-states';
import type { PageSize } from '../../lib/list-page';

export const SORTS = ['relevance', 'newest', 'ending', 'price_asc', 'price_desc'] as const;
export type Sort = (typeof SORTS)[number];

/** The choices of a list page; all of them live in the address. */
export interface GoodsFilters {
  saleType: number;
  categoryId: number | null;
  brandIds: readonly number[];
  conditions: readonly number[];
  currency: Currency | null;
  priceMin: string | null;
  priceMax: string | null;
  /** Where goods are shipped from: ISO 3166-1 alpha-2. */
  countries: readonly string[];
  yearMin: number | null;
  yearMax: number | null;
  goodsName: string | null;
  sort: Sort;
}

/** `/classify` names its category `id`, `/searchCommodity` has it beside its other filters. */
export type CategoryParam = 'id' | 'category';

const MAX_BRANDS = 50;
const MAX_COUNTRIES = 50;
const COUNTRY = /^[A-Z]{2}$/;
const MONEY = /^\d{1,14}(\.\d{1,2})?$/;

const idOf = (text: string | null): number | null => {
  const id = Number(text);
  return text !== null && Number.isSafeInteger(id) && id > 0 ? id : null;
};
const idsOf = (text: string | null): number[] => [
  ...new Set(
    (text ?? '')
      .split(',')
      .map(idOf)
      .filter((id) => id !== null),
  ),
];
const moneyOf = (text: string | null): string | null => (text !== null && MONEY.test(text) ? text : null);

const yearOf = (text: string | null): number | null => {
  const year = idOf(text);
  return year !== null && year >= 1950 && year <= 2100 ? year : null;
};

/** With words goods are sorted by how well they fit; without them no goods fit better than others. */
export const defaultSort = (goodsName: string | null): Sort => (goodsName === null ? 'newest' : 'relevance');

/** The orders that can be chosen. */
export const sortsOf = ({ goodsName }: Pick<GoodsFilters, 'goodsName'>): readonly Sort[] =>
  SORTS.filter((sort) => sort !== 'relevance' || goodsName !== null);

/** Reads the address; what it does not understand counts as not chosen. */
export function readFilters(search: URLSearchParams, categoryParam: CategoryParam): GoodsFilters {
  const known = <Code extends number>(codes: Readonly<Record<string, Code>>, value: number | null) =>
    Object.values(codes).find((code) => code === value);
  const currency = search.get('currency');
  const typed = search.get('goods_name')?.trim().slice(0, 100) ?? '';
  const goodsName = typed === '' ? null : typed;
  const sort = sortsOf({ goodsName }).find((known) => known === search.get('sort'));
  const countries = (search.get('country') ?? '').split(',').filter((code) => COUNTRY.test(code));
  return {
    saleType: known(SALE_TYPE, idOf(search.get('type'))) ?? SALE_TYPE.all,
    categoryId: idOf(search.get(categoryParam)),
    brandIds: idsOf(search.get('brand')).slice(0, MAX_BRANDS),
    conditions: idsOf(search.get('condition')).filter((code) => known(ITEM_CONDITION, code) !== undefined),
    currency: isCurrency(currency) ? currency : null,
    priceMin: moneyOf(search.get('price_min')),
    priceMax: moneyOf(search.get('price_max')),
    countries: [...new Set(countries)].slice(0, MAX_COUNTRIES),
    yearMin: yearOf(search.get('year_min')),
    yearMax: yearOf(search.get('year_max')),
    goodsName,
    sort: sort ?? defaultSort(goodsName),
  };
}

/** Writes some of the choices into an address; any change starts again at page 1. */
export function writeFilters(
  search: URLSearchParams,
  change: Partial<GoodsFilters>,
  categoryParam: CategoryParam,
): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('page');
  const put = (name: string, value: string | number | null): void => {
    if (value === null || value === '') next.delete(name);
    else next.set(name, String(value));
  };
  if (change.saleType !== undefined)
    put('type', change.saleType === SALE_TYPE.all && categoryParam === 'id' ? null : change.saleType);
  if (change.categoryId !== undefined)
    put(categoryParam, change.categoryId ?? (categoryParam === 'id' ? 0 : null));
  if (change.brandIds !== undefined) put('brand', change.brandIds.join(','));
  if (change.conditions !== undefined) put('condition', change.conditions.join(','));
  if (change.currency !== undefined) put('currency', change.currency);
  if (change.priceMin !== undefined) put('price_min', change.priceMin);
  if (change.priceMax !== undefined) put('price_max', change.priceMax);
  if (change.countries !== undefined) put('country', change.countries.join(','));
  if (change.yearMin !== undefined) put('year_min', change.yearMin);
  if (change.yearMax !== undefined) put('year_max', change.yearMax);
  if (change.goodsName !== undefined) put('goods_name', change.goodsName);
  if (change.sort !== undefined) {
    const isDefault = change.sort === defaultSort(next.get('goods_name'));
    put('sort', isDefault ? null : change.sort);
  }
  return next;
}

function toFilterRequest(filters: GoodsFilters, page: number, limit: PageSize): GoodsFilterRequest {
  const some = <Value>(list: readonly Value[]): Value[] | undefined =>
    list.length === 0 ? undefined : [...list];
  return {
    page,
    limit,
    category_id: filters.categoryId ?? undefined,
    brand_ids: some(filters.brandIds),
    conditions: some(filters.conditions),
    currency: filters.currency ?? undefined,
    price_min: filters.priceMin ?? undefined,
    price_max: filters.priceMax ?? undefined,
    countries: some(filters.countries),
    year_min: filters.yearMin ?? undefined,
    year_max: filters.yearMax ?? undefined,
    goods_name: filters.goodsName ?? undefined,
    sort: filters.sort,
  };
}

export const toRequest = (filters: GoodsFilters, page: number, limit: PageSize): GoodsListRequest => ({
  ...toFilterRequest(filters, page, limit),
  sale_type: filters.saleType,
});

export const toSearchRequest = (
  filters: GoodsFilters,
  page: number,
  limit: PageSize,
): SearchGoodsRequest => ({
  ...toFilterRequest(filters, page, limit),
  type: filters.saleType,
});

/** Everything "clear all" resets; the place one is at (category, kind of sale) and the order stay. */
export const NO_FILTERS = {
  brandIds: [],
  conditions: [],
  currency: null,
  priceMin: null,
  priceMax: null,
  countries: [],
  yearMin: null,
  yearMax: null,
  goodsName: null,
} as const satisfies Partial<GoodsFilters>;

export const hasFilters = (filters: GoodsFilters): boolean =>
  filters.brandIds.length > 0 ||
  filters.conditions.length > 0 ||
  filters.currency !== null ||
  filters.priceMin !== null ||
  filters.priceMax !== null ||
  filters.countries.length > 0 ||
  filters.yearMin !== null ||
  filters.yearMax !== null ||
  filters.goodsName !== null;
