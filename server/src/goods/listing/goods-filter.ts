import { fromWire, isCurrency, type Currency } from '@fovea/shared-types/money';
import type { GoodsListRequest } from '@fovea/shared-types/goods/goods.dto';
import { SALE_TYPE } from '@fovea/shared-types/sale-states';
import { fieldError } from '../../platform/kernel/app-error.js';
import { searchTerms } from '../../platform/database/search-terms.js';

const TERMS_MAX = 8;

export type GoodsSort = 'relevance' | 'newest' | 'price_asc' | 'price_desc' | 'ending';

/** The filters of a list; null or empty where there is none. */
export interface GoodsFilter {
  categoryId: number | null;
  brandIds: number[];
  saleType: number | null;
  conditions: number[];
  currency: Currency | null;
  /** Minor units of `currency`. */
  priceMin: number | null;
  priceMax: number | null;
  companyId: number | null;
  /** Where the goods are shipped from: ISO 3166-1 alpha-2. */
  countries: string[];
  yearMin: number | null;
  yearMax: number | null;
  /** Lower case, as the search column keeps them. */
  words: string[];
}

/** Reads a filter; a price means nothing without its currency. */
export function toGoodsFilter(request: GoodsListRequest): GoodsFilter {
  const currency = isCurrency(request.currency) ? request.currency : null;
  return {
    categoryId: request.category_id ?? null,
    brandIds: request.brand_ids ?? [],
    saleType: request.sale_type === SALE_TYPE.all ? null : (request.sale_type ?? null),
    conditions: request.conditions ?? [],
    currency,
    priceMin: toMinor('price_min', request.price_min, currency),
    priceMax: toMinor('price_max', request.price_max, currency),
    companyId: request.company_id ?? null,
    countries: request.countries ?? [],
    yearMin: request.year_min ?? null,
    yearMax: request.year_max ?? null,
    words: searchTerms(request.goods_name).slice(0, TERMS_MAX),
  };
}

const SORTS: readonly GoodsSort[] = ['relevance', 'newest', 'price_asc', 'price_desc', 'ending'];

/** With words goods are sorted by how well they fit; without them no goods fit better than others. */
export function toGoodsSort(sort: string | undefined, hasText: boolean): GoodsSort {
  const wanted = SORTS.find((known) => known === sort) ?? 'relevance';
  return wanted === 'relevance' && !hasText ? 'newest' : wanted;
}

function toMinor(field: string, text: string | undefined, currency: Currency | null): number | null {
  if (text === undefined) return null;
  if (currency === null) throw fieldError({ currency: { key: 'required' } });
  try {
    return fromWire(text, currency);
  } catch {
    throw fieldError({ [field]: { key: 'money_digits' } });
  }
}
