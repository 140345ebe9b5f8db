import { Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import type { Queryable, SqlValue } from '../../platform/database/database.js';
import { searchable } from '../../platform/database/search-words.js';
import { cardColumns, CARD_JOINS, type GoodsCardRow } from './goods-card.js';
import type { GoodsFilter, GoodsSort } from './goods-filter.js';
import { onSaleSql } from '../on-sale.js';
import { BRAND_NAMES } from '../catalogue/brand.repository.js';

export interface ValueCount {
  value: number;
  count: number;
}

export interface GoodsCounts {
  total: number;
  category_counts: ValueCount[];
  brand_counts: ValueCount[];
  condition_counts: ValueCount[];
  sale_type_counts: ValueCount[];
}

export interface GoodsPageQuery {
  filter: GoodsFilter;
  sort: GoodsSort;
  limit: number;
  offset: number;
  language: Language;
  /** Whose favourites are marked; null for a visitor. */
  readerId: number | null;
}

/** Total orders; each has an index on listed goods. Prices of different currencies do not compare. */
const ORDER_BY: Record<GoodsSort, string> = {
  newest: 'g.listed_at DESC, g.id DESC',
  price_asc: 'g.currency, g.price, g.id',
  price_desc: 'g.currency DESC, g.price DESC NULLS LAST, g.id DESC',
  ending: '(g.sale_state <> 4), g.auction_end_at, g.id',
};

/** The shop's list: a page, its total and the counts beside the filters, in one statement. */
@Injectable()
export class GoodsListRepository {
  /** @param withCounts false when the counts are known already */
  async list(
    q: Queryable,
    { filter, sort, limit, offset, language, readerId }: GoodsPageQuery,
    withCounts: boolean,
  ): Promise<{ cards: GoodsCardRow[]; counts: GoodsCounts | null }> {
    const values: (SqlValue | null)[] = [];
    const conditions = new Conditions(filter, values);
    const card = cardColumns(language, `$${values.push(readerId)}`);
    const bounds = `LIMIT $${values.push(limit)} OFFSET $${values.push(offset)}`;
    const { rows } = await q.query<{ cards: GoodsCardRow[]; counts: GoodsCounts | null }>(
      `WITH RECURSIVE wanted AS (${conditions.subtree})
       SELECT (${cardsSql(conditions.every(), ORDER_BY[sort], bounds, card)}) AS cards,
         ${withCounts ? countsSql(conditions) : 'NULL::json'} AS counts`,
      values,
    );
    return rows[0] ?? { cards: [], counts: null };
  }
}

const cardsSql = (where: string, orderBy: string, bounds: string, card: string): string =>
  // Ids in index order first; what a card shows is joined to the one page only.
  `SELECT coalesce(json_agg(card ORDER BY position), '[]') FROM (
     SELECT page.position, ${card}
     FROM (SELECT sorted.id, row_number() OVER () AS position FROM (
             SELECT g.id FROM goods g WHERE ${where} ORDER BY ${orderBy} ${bounds}) sorted) page
     JOIN goods g ON g.id = page.id
     ${CARD_JOINS}
   ) card`;

/** Each count leaves its own filter out, so that the person sees what another choice would bring. */
function countsSql(conditions: Conditions): string {
  const grouped = (column: string, facet: Facet) =>
    `SELECT coalesce(json_agg(json_build_object('value', value, 'count', count) ORDER BY value), '[]')
     FROM (SELECT ${column} AS value, count(*) FROM base g WHERE ${conditions.facetsBut(facet)} GROUP BY 1) counted`;
  return `(
    WITH RECURSIVE base AS MATERIALIZED (
      SELECT g.category_id, g.brand_id, g.condition, g.sale_type FROM goods g WHERE ${conditions.common()}),
    above AS (
      SELECT id, id AS ancestor_id FROM category
      UNION ALL SELECT above.id, c.pid FROM above JOIN category c ON c.id = above.ancestor_id WHERE c.pid IS NOT NULL)
    SELECT json_build_object(
      'total', (SELECT count(*) FROM base g WHERE ${conditions.facetsBut(null)}),
      'category_counts', (SELECT coalesce(json_agg(json_build_object('value', value, 'count', count) ORDER BY value), '[]')
        FROM (SELECT above.ancestor_id AS value, sum(own.count)::bigint AS count FROM above
              JOIN (SELECT g.category_id, count(*) FROM base g WHERE ${conditions.facetsBut('category')}
                    GROUP BY 1) own ON own.category_id = above.id
              GROUP BY 1) counted),
      'brand_counts', (${grouped('g.brand_id', 'brand')}),
      'condition_counts', (${grouped('g.condition', 'condition')}),
      'sale_type_counts', (${grouped('g.sale_type', 'sale_type')})))`;
}

type Facet = 'category' | 'brand' | 'condition' | 'sale_type';

/** The WHERE parts of a filter; only what is asked for is in the text, so that the planner sees a plain query. */
class Conditions {
  /** Ids of the wanted category and those below it. */
  readonly subtree: string;
  private readonly plain = [onSaleSql('g')];
  private readonly facets = new Map<Facet, string>();

  constructor(filter: GoodsFilter, values: (SqlValue | null)[]) {
    const param = (value: SqlValue) => `$${values.push(value)}`;
    if (filter.currency !== null) this.plain.push(`g.currency = ${param(filter.currency)}`);
    if (filter.priceMin !== null) this.plain.push(`g.price >= ${param(filter.priceMin)}`);
    if (filter.priceMax !== null) this.plain.push(`g.price <= ${param(filter.priceMax)}`);
    if (filter.companyId !== null) this.plain.push(`g.company_id = ${param(filter.companyId)}`);
    if (filter.yearMin !== null) this.plain.push(`g.year >= ${param(filter.yearMin)}`);
    if (filter.yearMax !== null) this.plain.push(`g.year <= ${param(filter.yearMax)}`);
    for (const word of filter.words) {
      const pattern = param(`%${word.replace(/[\\%_]/g, '\\$&')}%`);
      // Trigrams cannot find two characters; for these the bigrams say exactly the same.
      const inText =
        [...word].length === 2
          ? `g.search_bigrams @> ARRAY[${param(word)}]::text[]`
          : `g.search_text LIKE ${pattern}`;
      // An array of brands, not a join: so the planner can combine both indexes.
      this.plain.push(
        `(${inText} OR g.brand_id = ANY (ARRAY(SELECT id FROM brand WHERE ${searchable(BRAND_NAMES)} LIKE ${pattern})))`,
      );
    }
    this.subtree = 'SELECT NULL::bigint AS id WHERE false';
    if (filter.categoryId !== null) {
      this.subtree = `SELECT id FROM category WHERE id = ${param(filter.categoryId)}
        UNION ALL SELECT c.id FROM category c JOIN wanted w ON c.pid = w.id`;
      this.facets.set('category', 'g.category_id = ANY (ARRAY(SELECT id FROM wanted))');
    }
    if (filter.brandIds.length > 0) {
      this.facets.set('brand', `g.brand_id = ANY (${param(filter.brandIds)}::bigint[])`);
    }
    if (filter.conditions.length > 0) {
      this.facets.set('condition', `g.condition = ANY (${param(filter.conditions)}::smallint[])`);
    }
    if (filter.saleType !== null) this.facets.set('sale_type', `g.sale_type = ${param(filter.saleType)}`);
  }

  /** What all counts have in common. */
  common(): string {
    return this.plain.join(' AND ');
  }

  every(): string {
    return [...this.plain, ...this.facets.values()].join(' AND ');
  }

  facetsBut(facet: Facet | null): string {
    const others = [...this.facets].filter(([name]) => name !== facet).map(([, sql]) => sql);
    return others.length > 0 ? others.join(' AND ') : 'true';
  }
}
