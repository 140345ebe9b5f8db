import type { CollectedGoods } from '@fovea/shared-types/goods/collect.dto';
import type { KeptSort } from '@fovea/shared-types/goods/kept-sorts';
import { SALE_TYPE, SALE_STATE } from '@fovea/shared-types/sale-states';
import { searchable } from '../../platform/database/search-terms.js';
import { SqlFilter } from '../../platform/database/sql-filter.js';
import type { GoodsCardRow } from '../listing/goods-card.js';
import { toGoodsCard } from '../listing/goods-card.mapper.js';
import { isShownSql } from '../listing/on-sale.js';

/** Goods a member keeps in a list of their own (`k`): favourites, or browsing history. */
export interface KeptRow extends GoodsCardRow {
  kept_at: Date;
  /** Whether the shop still has a page for them. */
  is_available: boolean;
}

export interface KeptFilter {
  goods_name?: string;
  sale_type?: number;
  is_available?: number;
}

const SEARCHED_TEXT = `g.search_text || ' ' || ${searchable(`b.name_c || ' ' || b.name_e || ' ' || b.name_j`)}`;

/** WHERE of a member's list `k` joined with its goods `g` and their maker `b`; the account is $1. */
export function keptFilter(
  accountId: number,
  { goods_name, sale_type, is_available }: KeptFilter,
): SqlFilter {
  const filter = new SqlFilter();
  filter.where(`k.account_id = ${filter.value(accountId)}`).matchesTerms(SEARCHED_TEXT, goods_name);
  if (sale_type !== undefined && sale_type !== SALE_TYPE.all)
    filter.where(`g.sale_type = ${filter.value(sale_type)}`);
  if (is_available !== undefined)
    filter.where(is_available === 1 ? isShownSql('g') : `NOT ${isShownSql('g')}`);
  return filter;
}

/** Total orders; `at` is the column with the time of the list. */
export const keptOrder = (at: string, sort: KeptSort = 'newest'): string =>
  ({
    newest: `${at} DESC, k.goods_id DESC`,
    ending: `(g.sale_state <> ${SALE_STATE.in_auction}), g.auction_end_at, k.goods_id`,
    price_asc: 'g.currency, g.price, k.goods_id',
    price_desc: 'g.currency DESC, g.price DESC NULLS LAST, k.goods_id DESC',
  })[sort];

export const toKept = (row: KeptRow): CollectedGoods => ({
  ...toGoodsCard(row),
  is_available: row.is_available,
  created_at: row.kept_at.toISOString(),
});
