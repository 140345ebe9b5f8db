import type { SqlValue } from '../../platform/database/database.js';
import type { GoodsFilter } from '../listing/goods-filter.js';
import { onSaleSql } from '../listing/on-sale.js';
import {
  likePattern,
  spellingsOf,
  typedPattern,
  wholePatterns,
  type BrandNames,
  type SearchTerm,
} from './search-terms.js';

export const FACETS = ['category', 'brand', 'condition', 'sale_type', 'country', 'year', 'price'] as const;
export type Facet = (typeof FACETS)[number];

/** What is looked for: choices, and words taken apart. */
export interface GoodsSearch {
  filter: GoodsFilter;
  terms: readonly SearchTerm[];
  /** Makers that the terms may name. */
  brands: readonly BrandNames[];
  /** Words that need only look alike: what nobody finds as it is written. */
  isSimilar?: boolean;
}

/** The WHERE parts of the criteria; only what is requested is in the text, so that the planner sees a plain query. */
export class GoodsConditions {
  /** Ids of the wanted category and those below it; the body of a recursive `wanted`. */
  readonly subtree: string;
  readonly hasWords: boolean;
  private readonly plain = [onSaleSql('g')];
  private readonly facets = new Map<Facet, string>();

  constructor(
    private readonly search: GoodsSearch,
    private readonly values: SqlValue[],
  ) {
    const { filter, terms, isSimilar } = search;
    this.hasWords = terms.length > 0;
    if (filter.companyId !== null) this.plain.push(`g.company_id = ${this.param(filter.companyId)}`);
    if (isSimilar) this.plain.push(`${this.param(wholeOf(terms))} <% g.find_text`);
    else for (const term of terms) this.plain.push(this.matchSql(term));
    this.subtree = this.addFacets(filter);
  }

  /** Where listed goods are looked for: by words among their narrow rows, which have all that is narrowed and sorted by. */
  get table(): string {
    return this.hasWords ? 'goods_find' : 'goods';
  }

  /** What all counts have in common. */
  common(): string {
    return this.plain.join(' AND ');
  }

  every(): string {
    return [...this.plain, ...this.facets.values()].join(' AND ');
  }

  /** The choices alone, without that of one facet: each count shows what another choice would find. */
  facetsExcept(facet: Facet | null): string {
    const others = [...this.facets].filter(([name]) => name !== facet).map(([, sql]) => sql);
    return others.length > 0 ? others.join(' AND ') : 'true';
  }

  /** Whether any choice is made. */
  get isNarrowed(): boolean {
    return this.facets.size > 0;
  }

  isChosen(facet: Facet): boolean {
    return this.facets.has(facet);
  }

  /**
   * SQL for how well the words fit, 0 to 3: as synonyms, as typed, as one phrase, as the model number; for
   * words that only look alike, their similarity in hundredths. Adds values: only for a text that contains
   * it.
   */
  tier(): string {
    const { terms, isSimilar } = this.search;
    if (terms.length === 0) return '0';
    if (isSimilar) return `(word_similarity(${this.param(wholeOf(terms))}, g.find_text) * 100)::int`;
    const { phrase, code } = wholePatterns(terms);
    return `CASE WHEN g.find_text LIKE ${this.param(code)} THEN 3 WHEN g.find_text LIKE ${this.param(phrase)} THEN 2
      WHEN g.find_text LIKE ALL (${this.param(terms.map(typedPattern))}::text[]) THEN 1 ELSE 0 END`;
  }

  private param(value: SqlValue): string {
    return `$${this.values.push(value)}`;
  }

  private addFacets(filter: GoodsFilter): string {
    const oneOf = (facet: Facet, column: string, type: string, list: readonly (number | string)[]): void => {
      if (list.length > 0) this.facets.set(facet, `${column} = ANY (${this.param([...list])}::${type}[])`);
    };
    const both = (facet: Facet, parts: (string | null)[]): void => {
      const present = parts.filter((part) => part !== null);
      if (present.length > 0) this.facets.set(facet, present.join(' AND '));
    };
    const compare = (sql: string, value: SqlValue | null): string | null =>
      value === null ? null : `${sql} ${this.param(value)}`;
    oneOf('brand', 'g.brand_id', 'bigint', filter.brandIds);
    oneOf('condition', 'g.condition', 'smallint', filter.conditions);
    oneOf('country', 'g.ships_from', 'bpchar', filter.countries);
    if (filter.saleType !== null)
      this.facets.set('sale_type', `g.sale_type = ${this.param(filter.saleType)}`);
    both('year', [compare('g.year >=', filter.yearMin), compare('g.year <=', filter.yearMax)]);
    both('price', [
      compare('g.currency =', filter.currency),
      compare('g.price >=', filter.priceMin),
      compare('g.price <=', filter.priceMax),
    ]);
    if (filter.categoryId === null) return 'SELECT NULL::bigint AS id WHERE false';
    this.facets.set('category', 'g.category_id = ANY (ARRAY(SELECT id FROM wanted))');
    return `SELECT id FROM category WHERE id = ${this.param(filter.categoryId)}
      UNION ALL SELECT c.id FROM category c JOIN wanted w ON c.pid = w.id`;
  }

  /** Goods that contain a term, or whose maker has that name or condition. */
  private matchSql(term: SearchTerm): string {
    const { parts: spelled, grams } = spellingsOf(term);
    const ways: string[] = [];
    if (spelled.length > 0)
      ways.push(`g.find_text LIKE ANY (${this.param(spelled.map(likePattern))}::text[])`);
    if (grams.length > 0) ways.push(`g.find_grams && ${this.param(grams)}::text[]`);
    // Ids, not a subquery: the planner must see that a word names few makers or none.
    const brands = this.search.brands.filter(({ text }) =>
      [...spelled, ...grams].some((part) => text.includes(part)),
    );
    if (brands.length > 0)
      ways.push(`g.brand_id = ANY (${this.param(brands.map(({ id }) => id))}::bigint[])`);
    const parts = term.entry ? [] : term.text.split(' ');
    // A model number that is written apart: at least each part is there, in the name or in that of the maker.
    if (parts.length > 1)
      ways.push(`(${parts.map((part) => this.matchSql({ text: part, entry: null })).join(' AND ')})`);
    if (term.entry && term.entry.conditions.length > 0)
      ways.push(`g.condition = ANY (${this.param([...term.entry.conditions])}::smallint[])`);
    return `(${ways.join(' OR ')})`;
  }
}

const wholeOf = (terms: readonly SearchTerm[]): string => terms.map(({ text }) => text).join(' ');
