import type { Currency } from '@fovea/shared-types/money';
import { FACETS, type Facet, type GoodsConditions } from './goods-conditions.js';
import { bandSql } from './price-bands.js';

export interface ValueCount {
  value: number;
  count: number;
}

/** How many goods match the criteria, and how many each choice beside it would have. */
export interface GoodsCounts {
  total: number;
  category_counts: ValueCount[];
  brand_counts: ValueCount[];
  condition_counts: ValueCount[];
  sale_type_counts: ValueCount[];
  country_counts: { value: string; count: number }[];
  year_counts: ValueCount[];
  price_counts: { currency: Currency; band: number; count: number }[];
}

/** What counting reads of goods. */
export const COUNTED =
  'g.category_id, g.brand_id, g.condition, g.sale_type, g.ships_from, g.year, g.currency, g.price';

const COLUMN: Record<Exclude<Facet, 'category' | 'price'>, string> = {
  brand: 'g.brand_id',
  condition: 'g.condition',
  sale_type: 'g.sale_type',
  country: 'g.ships_from',
  year: 'g.year',
};

/**
 * SQL for the counts as one JSON object. A choice leaves its own filter out, so that the person sees what another one
 * would find; all facets without a choice are counted over the same rows.
 * @param hasBase a common table `base` has rows with the columns `COUNTED`: with words all that say them, without
 * words all that answer every choice
 */
export function countsSql(conditions: GoodsConditions, hasBase: boolean, hasWords: boolean): string {
  const rowsOf = (facet: Facet | null): string => {
    if (hasBase && hasWords) return `base g WHERE ${conditions.facetsExcept(facet)}`;
    if (hasBase && facet === null) return 'base g WHERE true';
    return `goods g WHERE ${conditions.common()} AND ${conditions.facetsExcept(facet)}`;
  };
  const of = (facet: Facet): string =>
    facetSql(facet, conditions.isChosen(facet) ? rowsOf(facet) : 'chosen g WHERE true');
  return `(
    WITH RECURSIVE chosen AS MATERIALIZED (SELECT ${COUNTED} FROM ${rowsOf(null)}),
    above AS (
      SELECT id, id AS ancestor_id FROM category
      UNION ALL SELECT above.id, c.pid FROM above JOIN category c ON c.id = above.ancestor_id WHERE c.pid IS NOT NULL)
    SELECT json_build_object('total', (SELECT count(*) FROM chosen),
      ${FACETS.map((facet) => `'${facet}_counts', (${of(facet)})`).join(',\n      ')}))`;
}

function facetSql(facet: Facet, rows: string): string {
  if (facet === 'category')
    return listed(`SELECT above.ancestor_id AS value, sum(own.count)::bigint AS count FROM above
      JOIN (SELECT g.category_id, count(*) FROM ${rows} GROUP BY 1) own ON own.category_id = above.id GROUP BY 1`);
  if (facet === 'price')
    return `SELECT coalesce(json_agg(json_build_object('currency', currency, 'band', band, 'count', count)
        ORDER BY currency, band), '[]')
      FROM (SELECT g.currency, ${bandSql('g.price', 'g.currency')} AS band, count(*)
        FROM ${rows} AND g.price IS NOT NULL GROUP BY 1, 2) counted`;
  const column = COLUMN[facet];
  return listed(`SELECT ${column} AS value, count(*) FROM ${rows} AND ${column} IS NOT NULL GROUP BY 1`);
}

const listed = (counted: string): string =>
  `SELECT coalesce(json_agg(json_build_object('value', value, 'count', count) ORDER BY value), '[]') FROM (${counted}) counted`;
