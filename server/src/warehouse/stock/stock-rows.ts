import type { Language } from '@fovea/shared-types/language';
import { codeNameSql } from '../../platform/database/code-name-sql.js';
import { localized } from '../../platform/database/localized.js';
import { searchTerms } from '../../platform/database/search-terms.js';
import { literally, type SqlFilter } from '../../platform/database/sql-filter.js';

/** SQL that depends on the reader's language. */
type ByLanguage = ({ language }: { language: Language }) => string;

/** What a kind of movement or document is called. */
export const typeName = (column: string): ByLanguage => codeNameSql(column, 'stock_type');

/** What a product is called; `p` is it, `b` its maker, `k` its category. */
export const productColumns = {
  goods_name: (({ language }) => localized('p.name', language)) satisfies ByLanguage,
  goods_name_c: localized('p.name', 'zh'),
  goods_code: 'p.goods_code',
  maker: (({ language }) => localized('b.name', language)) satisfies ByLanguage,
  category_name: (({ language }) => localized('k.name', language)) satisfies ByLanguage,
} as const;

/** @param product the column of its id */
export const productJoins = (product: string): string =>
  `JOIN product p ON p.id = ${product} JOIN brand b ON b.id = p.brand_id JOIN category k ON k.id = p.category_id`;

export const selected = (
  columns: Readonly<Record<string, string | ByLanguage>>,
  language: Language,
): string =>
  Object.entries(columns)
    .map(([name, sql]) => `${typeof sql === 'function' ? sql({ language }) : sql} AS ${name}`)
    .join(', ');

/** Rows of products whose names contain every search term. @param rows a condition on products, which are `p` */
export function ofNamedProducts(filter: SqlFilter, text: string, rows: (condition: string) => string): void {
  const conditions = searchTerms(text).map((term) =>
    [...term].length === 2
      ? `p.search_bigrams @> ARRAY[${filter.value(term)}]::text[]`
      : `p.search_text LIKE ${filter.value(`%${literally(term)}%`)}`,
  );
  if (conditions.length > 0) filter.where(rows(conditions.join(' AND ')));
}
