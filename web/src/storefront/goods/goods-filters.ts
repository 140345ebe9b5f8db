import type { GoodsListRequest } from '@fovea/shared-types/goods/goods.dto';
import { type Currency, isCurrency } from '@fovea/shared-types/money';
import { ITEM_CONDITION, SALE_TYPE } from '@fovea/shared-types/states';

export const SORTS = ['newest', 'ending', 'price_asc', 'price_desc'] as const;
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
  goodsName: string | null;
  sort: Sort;
}

/** `/classify` names its category `id`, `/searchCommodity` has it beside its other filters. */
export type CategoryParam = 'id' | 'category';

const MAX_BRANDS = 50;
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

/** Reads the address; what it does not understand counts as not chosen. */
export function readFilters(search: URLSearchParams, categoryParam: CategoryParam): GoodsFilters {
  const known = <Code extends number>(codes: Readonly<Record<string, Code>>, value: number | null) =>
    Object.values(codes).find((code) => code === value);
  const currency = search.get('currency');
  const goodsName = search.get('goods_name')?.trim().slice(0, 100) ?? '';
  return {
    saleType: known(SALE_TYPE, idOf(search.get('type'))) ?? SALE_TYPE.all,
    categoryId: idOf(search.get(categoryParam)),
    brandIds: idsOf(search.get('brand')).slice(0, MAX_BRANDS),
    conditions: idsOf(search.get('condition')).filter((code) => known(ITEM_CONDITION, code) !== undefined),
    currency: isCurrency(currency) ? currency : null,
    priceMin: moneyOf(search.get('price_min')),
    priceMax: moneyOf(search.get('price_max')),
    goodsName: goodsName === '' ? null : goodsName,
    sort: SORTS.find((sort) => sort === search.get('sort')) ?? 'newest',
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
  if (change.goodsName !== undefined) put('goods_name', change.goodsName);
  if (change.sort !== undefined) put('sort', change.sort === 'newest' ? null : change.sort);
  return next;
}

export function toRequest(filters: GoodsFilters, page: number, limit: 40 | 80 | 120 | 160): GoodsListRequest {
  const some = <Value>(list: readonly Value[]): Value[] | undefined =>
    list.length === 0 ? undefined : [...list];
  return {
    page,
    limit,
    sale_type: filters.saleType,
    category_id: filters.categoryId ?? undefined,
    brand_ids: some(filters.brandIds),
    conditions: some(filters.conditions),
    currency: filters.currency ?? undefined,
    price_min: filters.priceMin ?? undefined,
    price_max: filters.priceMax ?? undefined,
    goods_name: filters.goodsName ?? undefined,
    sort: filters.sort,
  };
}

/** Everything "clear all" takes back; the place one is at (category, kind of sale) and the order stay. */
export const NO_FILTERS = {
  brandIds: [],
  conditions: [],
  currency: null,
  priceMin: null,
  priceMax: null,
  goodsName: null,
} as const satisfies Partial<GoodsFilters>;

export const hasFilters = (filters: GoodsFilters): boolean =>
  filters.brandIds.length > 0 ||
  filters.conditions.length > 0 ||
  filters.currency !== null ||
  filters.priceMin !== null ||
  filters.priceMax !== null ||
  filters.goodsName !== null;
