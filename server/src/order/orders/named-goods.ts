import { searchTerms } from '../../platform/database/search-terms.js';
import { literally, type SqlFilter } from '../../platform/database/sql-filter.js';

/** Orders with a line whose goods' name contains every search term. @param order the column of an order's id */
export function orderOfNamedGoods(filter: SqlFilter, order: string, text: string): void {
  const conditions = searchTerms(text).map((term) =>
    [...term].length === 2
      ? `g.search_bigrams @> ARRAY[${filter.value(term)}]::text[]`
      : `g.search_text LIKE ${filter.value(`%${literally(term)}%`)}`,
  );
  if (conditions.length > 0)
    filter.where(
      `${order} IN (SELECT x.order_id FROM goods g JOIN order_line x ON x.goods_id = g.id WHERE ${conditions.join(' AND ')})`,
    );
}
