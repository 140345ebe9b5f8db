import { Injectable } from '@nestjs/common';
import { GOODS_STATUS } from '@fovea/shared-types/states';
import type { Language } from '@fovea/shared-types/language';
import { SALE_STATE } from '@fovea/shared-types/sale-states';
import type { Queryable, SqlValue } from '../../platform/database/database.js';
import { localized } from '../../platform/database/localized.js';
import { CARD_JOINS, cardColumns, THUMBNAIL, type GoodsCardRow } from '../listing/goods-card.js';
import type { GoodsSort } from '../listing/goods-filter.js';
import { firstRow } from '../../platform/database/first-row.js';
import { GoodsConditions, type GoodsSearch } from './goods-conditions.js';
import { COUNTED, countsSql, type GoodsCounts } from './goods-counts.js';
import type { BrandNames } from './search-terms.js';

export interface GoodsPageQuery extends GoodsSearch {
  sort: GoodsSort;
  limit: number;
  offset: number;
  language: Language;
  /** Whose favourites are marked; null for a visitor. */
  readerId: number | null;
}

/** Sold goods come after available ones; then the most detailed first, then the newest. */
const BY_RANK = `(g.sale_state = ${SALE_STATE.sold_out}), g.completeness DESC, g.listed_at DESC, g.id DESC`;

/** Total orders; each has an index on listed goods. Prices of different currencies do not compare. */
const ORDER_BY: Record<GoodsSort, string> = {
  relevance: BY_RANK,
  newest: 'g.listed_at DESC, g.id DESC',
  price_asc: 'g.currency, g.price, g.id',
  price_desc: 'g.currency DESC, g.price DESC NULLS LAST, g.id DESC',
  ending: `(g.sale_state <> ${SALE_STATE.in_auction}), g.auction_end_at, g.id`,
};

/** Fit is computed for so many of the best-ranked goods; those behind them stay in the order of rank. */
const FITTED_MAX = 600;

const MAKERS_MAX = 1_000;

/** The fields below the search box. */
export type NamedGoodsRow = Pick<GoodsCardRow, 'id' | 'name' | 'thumbnail_key'>;

/** The shop's list: a page, its total and the counts beside the filters, in one statement. */
@Injectable()
export class GoodsFindRepository {
  /** @param withCounts false when the counts are known already */
  async page(
    q: Queryable,
    query: GoodsPageQuery,
    withCounts: boolean,
  ): Promise<{ cards: GoodsCardRow[]; counts: GoodsCounts | null }> {
    const values: SqlValue[] = [];
    const conditions = new GoodsConditions(query, values);
    // What is narrowed is looked for once; its rows serve the page and the counts. Once the counts are known to be
    // many, the page alone comes quicker by the index of its order.
    const base = withCounts && (conditions.hasWords || conditions.isNarrowed) ? 'base' : null;
    const { rows } = await q.query<{ cards: GoodsCardRow[]; counts: GoodsCounts | null }>(
      `WITH RECURSIVE wanted AS (${conditions.subtree})
       ${base === null ? '' : `, base AS MATERIALIZED (${baseSql(conditions)})`}
       SELECT (${cardsSql(conditions, query, base, values)}) AS cards,
         ${withCounts ? countsSql(conditions, base !== null, conditions.hasWords) : 'NULL::json'} AS counts`,
      values,
    );
    return rows[0] ?? { cards: [], counts: null };
  }

  /** The first page by name and picture alone, which is planned in half the time of whole cards. */
  async listNamed(q: Queryable, query: GoodsPageQuery): Promise<NamedGoodsRow[]> {
    const values: SqlValue[] = [];
    const conditions = new GoodsConditions(query, values);
    const { rows } = await q.query<NamedGoodsRow>(
      `WITH RECURSIVE wanted AS (${conditions.subtree})
       SELECT g.id, ${localized('g.name', query.language)} AS name, ${THUMBNAIL} AS thumbnail_key
       FROM (SELECT sorted.id, row_number() OVER () AS position
             FROM (${idsSql(conditions, query, null, values)}) sorted) page
       JOIN goods g ON g.id = page.id ORDER BY page.position`,
      values,
    );
    return rows;
  }

  /**
   * Makers whose names have one of the patterns. Queried before the list, because the planner must see
   * whether a word names few makers or none.
   */
  async listBrands(q: Queryable, patterns: readonly string[]): Promise<BrandNames[]> {
    const { rows } = await q.query<BrandNames>(
      `SELECT id, find_text AS text FROM brand WHERE find_text LIKE ANY ($1::text[]) ORDER BY id LIMIT ${MAKERS_MAX}`,
      [[...patterns]],
    );
    return rows;
  }

  /** The number of goods of each set of criteria, at most `max` each. */
  async countEach(q: Queryable, searches: readonly GoodsSearch[], max: number): Promise<number[]> {
    if (searches.length === 0) return [];
    const values: SqlValue[] = [];
    const counts = searches.map((search) => {
      const conditions = new GoodsConditions(search, values);
      return `(WITH RECURSIVE wanted AS (${conditions.subtree})
        SELECT count(*) FROM (SELECT FROM ${conditions.table} g WHERE ${conditions.every()} LIMIT ${max}) found)`;
    });
    const { rows } = await q.query<{ counts: number[] }>(
      `SELECT ARRAY[${counts.join(', ')}]::int[] AS counts`,
      values,
    );
    return firstRow(rows).counts;
  }

  /** Goods of a criterion listed after an instant, up to another, the newest first. */
  async listNew(
    q: Queryable,
    search: GoodsSearch,
    { after, until }: { after: Date; until: Date },
    max: number,
  ): Promise<number[]> {
    const values: SqlValue[] = [];
    const conditions = new GoodsConditions(search, values);
    const { rows } = await q.query<{ id: number }>(
      `WITH RECURSIVE wanted AS (${conditions.subtree}), fresh AS MATERIALIZED (
         SELECT f.* FROM goods g JOIN goods_find f ON f.id = g.id
         WHERE g.status = ${GOODS_STATUS.listed} AND g.listed_at > $${values.push(after)} AND g.listed_at <= $${values.push(until)})
       SELECT g.id FROM fresh g WHERE ${conditions.every()} ORDER BY g.listed_at DESC, g.id DESC LIMIT ${max}`,
      values,
    );
    return rows.map(({ id }) => id);
  }
}

const baseSql = (conditions: GoodsConditions): string =>
  `SELECT g.id, ${COUNTED}, g.listed_at, g.sale_state, g.auction_end_at, g.completeness
   FROM ${conditions.table} g WHERE ${conditions.hasWords ? conditions.common() : conditions.every()}`;

/** Ids of one page, in order. */
function idsSql(
  conditions: GoodsConditions,
  query: GoodsPageQuery,
  base: string | null,
  values: SqlValue[],
): string {
  const { sort, limit, offset } = query;
  const bounds = `LIMIT $${values.push(limit)} OFFSET $${values.push(offset)}`;
  const rows =
    base === null
      ? `${conditions.table} g WHERE ${conditions.every()}`
      : `${base} g WHERE ${conditions.facetsExcept(null)}`;
  if (sort !== 'relevance' || !conditions.hasWords || offset + limit > FITTED_MAX)
    return `SELECT g.id FROM ${rows} ORDER BY ${ORDER_BY[sort]} ${bounds}`;
  // How well words fit is compared with the text of the best alone: of all that are counted it would cost the most.
  return `SELECT best.id FROM (
      SELECT first.id, first.rank, ${conditions.tier()} AS tier FROM (
        SELECT g.id, row_number() OVER (ORDER BY ${BY_RANK}) AS rank FROM ${rows}
        ORDER BY ${BY_RANK} LIMIT ${FITTED_MAX}) first
      JOIN goods_find g ON g.id = first.id) best
    ORDER BY best.tier DESC, best.rank ${bounds}`;
}

const cardsSql = (
  conditions: GoodsConditions,
  query: GoodsPageQuery,
  base: string | null,
  values: SqlValue[],
): string => {
  const reader = `$${values.push(query.readerId)}`;
  // Ids in index order first; what a card shows is joined to the one page only.
  return `SELECT coalesce(json_agg(card ORDER BY position), '[]') FROM (
     SELECT page.position, ${cardColumns(query.language, reader)}
     FROM (SELECT sorted.id, row_number() OVER () AS position FROM (
             ${idsSql(conditions, query, base, values)}) sorted) page
     JOIN goods g ON g.id = page.id
     ${CARD_JOINS}
   ) card`;
};
