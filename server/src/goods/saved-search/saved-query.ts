import type { SearchGoodsRequest } from '@fovea/shared-types/goods/search.dto';

/** What of a search is kept: words and filters, written one way, so that the same search is kept once. */
export function toSavedQuery(query: SearchGoodsRequest): SearchGoodsRequest {
  const list = <Value extends number | string>(values: Value[] | undefined): Value[] | undefined =>
    values === undefined || values.length === 0 ? undefined : [...new Set(values)].sort();
  const kept: SearchGoodsRequest = {
    type: query.type === 1 ? undefined : query.type,
    category_id: query.category_id,
    brand_ids: list(query.brand_ids),
    conditions: list(query.conditions),
    currency: query.currency,
    price_min: query.price_min,
    price_max: query.price_max,
    company_id: query.company_id,
    countries: list(query.countries),
    year_min: query.year_min,
    year_max: query.year_max,
    goods_name: query.goods_name?.normalize('NFKC').trim().replace(/\s+/g, ' ') || undefined,
  };
  // JSON would leave out undefined values too.
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => value !== undefined));
}

/** The query as the address of the storefront's search has it, the newest first. */
export function toSearchAddress(query: SearchGoodsRequest): string {
  const address = new URLSearchParams({ type: String(query.type ?? 1), search: '1', sort: 'newest' });
  const put = (name: string, value: string | number | readonly (string | number)[] | undefined): void => {
    if (value !== undefined) address.set(name, String(value));
  };
  put('goods_name', query.goods_name);
  put('category', query.category_id);
  put('brand', query.brand_ids);
  put('condition', query.conditions);
  put('currency', query.currency);
  put('price_min', query.price_min);
  put('price_max', query.price_max);
  put('country', query.countries);
  put('year_min', query.year_min);
  put('year_max', query.year_max);
  return address.toString();
}
