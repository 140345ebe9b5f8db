import { CURRENCIES, fromWire, MAX_AMOUNT, type Currency } from '@fovea/shared-types/money';
import type { SqlValue } from '../../platform/database/database.js';
import { searchFold } from '../search/search-fold.js';
import { likePattern, spellingsOf, type LexiconEntry, type Spellings } from '../search/search-terms.js';
import type { Criterion } from './understanding.js';

/** Adds a value to the statement and returns its place. */
export type Param = (value: SqlValue | null) => string;

/** SQL of a criterion for a row. */
export interface CriterionSql {
  /** Narrows by an index, over `goods_find g`; null for what only a closer look can decide. */
  narrow: string | null;
  /** How well a row fits, 0 to 1, over `g` with `g.names` and `g.texts`. */
  fit: string;
}

/** A price that bids will decide may still fit. */
export const OPEN_FIT = 0.7;
/** A quarter beyond a limit, two years before one. */
export const NEAR_FIT = 0.5;
const NEAR_PRICE = 1.25;
const NEAR_YEARS = 2;
/** A part for the device that was searched. */
const RELATED_FIT = 0.6;
const PRICE_MAX = fromWire('99999999999', 'CNY');

/** @param below ids of a category and all below it */
export function criterionSql(
  criterion: Criterion,
  param: Param,
  below: (categoryId: number) => number[],
): CriterionSql {
  switch (criterion.kind) {
    case 'category': {
      const inside = `g.category_id = ANY (${param(below(criterion.categoryId))}::bigint[])`;
      const named = `g.names ~ ${param(patternOf(criterion.terms))}`;
      return {
        narrow: inside,
        fit: `CASE WHEN ${inside} THEN 1 WHEN ${named} THEN ${RELATED_FIT} ELSE 0 END`,
      };
    }
    case 'brand':
      return exactly(`g.brand_id = ${param(criterion.brandId)}`);
    case 'condition':
      return exactly(`g.condition = ANY (${param([...criterion.conditions])}::smallint[])`);
    case 'sale_type':
      return exactly(`g.sale_type = ${param(criterion.saleType)}`);
    case 'ships_from':
      return exactly(`g.ships_from = ${param(criterion.country)}`);
    case 'made_in':
      return exactly(`g.origin = ${param(criterion.country)}`);
    case 'price':
      return priceSql(criterion, param);
    case 'year':
      return yearSql(criterion, param);
    case 'device':
      return { narrow: inNames(criterion.terms, param), fit: deviceFit(patternOf(criterion.terms), param) };
    case 'feature':
      return { narrow: null, fit: matching('g.texts', criterion.terms, param) };
    case 'word': {
      const named = wordInNames(criterion.word, param);
      const mentioned = `${named} OR strpos(g.texts, ${param(criterion.word)}) > 0`;
      return { narrow: named, fit: `CASE WHEN ${mentioned} THEN 1 ELSE 0 END` };
    }
  }
}

const exactly = (condition: string): CriterionSql => ({
  narrow: condition,
  fit: `CASE WHEN ${condition} THEN 1 ELSE 0 END`,
});

/** What is only spoken of in a description is something near it. */
function deviceFit(pattern: string, param: Param): string {
  const place = param(pattern);
  return `CASE WHEN g.names ~ ${place} THEN 1 WHEN g.texts ~ ${place} THEN ${RELATED_FIT} ELSE 0 END`;
}

const matching = (column: string, terms: readonly string[], param: Param): string =>
  `CASE WHEN ${column} ~ ${param(patternOf(terms))} THEN 1 ELSE 0 END`;

/** Any of the terms in a name, by an index; as the search by words finds them. */
export function inNames(terms: readonly string[], param: Param): string {
  const spellings = [...new Set(terms.map(searchFold))].filter((spelling) => spelling !== '');
  const entry: LexiconEntry = { groupId: 0, kind: 1, conditions: [], spellings, written: [], languages: [] };
  return spelledSql(spellingsOf({ text: '', entry }), param);
}

/** A word as it was typed, which may be part of another: of a model number, for example. */
export const wordInNames = (word: string, param: Param): string =>
  spelledSql(spellingsOf({ text: searchFold(word), entry: null }), param);

function spelledSql({ parts, grams }: Spellings, param: Param): string {
  const ways = [
    ...(parts.length > 0 ? [`g.find_text LIKE ANY (${param(parts.map(likePattern))}::text[])`] : []),
    ...(grams.length > 0 ? [`g.find_grams && ${param(grams)}::text[]`] : []),
  ];
  return ways.length > 0 ? `(${ways.join(' OR ')})` : 'false';
}

/**
 * Any of the terms, as a regular expression of PostgreSQL: whole words in Latin letters, with or without a plural, spaces
 * and hyphens being the same; anywhere in Chinese and Japanese.
 */
export function patternOf(terms: readonly string[]): string {
  const one = (term: string): string => {
    const words = term.normalize('NFKC').toLowerCase();
    const body = words
      .split(/[\s-]+/)
      .map((part) => part.replace(/[^\p{L}\p{N}]/gu, '\\$&'))
      .join('[ -]?');
    const begins = /^[a-z0-9]/.test(words) ? '\\m' : '';
    const ends = /[a-z]$/.test(words) ? '(s|es)?\\M' : /\d$/.test(words) ? '\\M' : '';
    return `${begins}${body}${ends}`;
  };
  return terms.map(one).join('|');
}

function priceSql({ currency, min, max }: Extract<Criterion, { kind: 'price' }>, param: Param): CriterionSql {
  const currencies = currency === null ? CURRENCIES : [currency];
  const inside = (stretch: number): string =>
    currencies
      .map(
        (one) =>
          `(${[`g.currency = ${param(one)}`, ...bounds(one, min, max, stretch, param)].join(' AND ')})`,
      )
      .join(' OR ');
  return {
    narrow: `(g.price IS NULL OR ${inside(1)})`,
    fit: `CASE WHEN g.price IS NULL THEN ${OPEN_FIT} WHEN ${inside(1)} THEN 1 WHEN ${inside(NEAR_PRICE)} THEN ${NEAR_FIT} ELSE 0 END`,
  };
}

function bounds(
  currency: Currency,
  min: number | null,
  max: number | null,
  stretch: number,
  param: Param,
): string[] {
  const minor = (units: number): number =>
    Math.min(MAX_AMOUNT, fromWire(String(Math.min(Math.round(units), PRICE_MAX)), currency));
  return [
    ...(min === null ? [] : [`g.price >= ${param(minor(min / stretch))}`]),
    ...(max === null ? [] : [`g.price <= ${param(minor(max * stretch))}`]),
  ];
}

function yearSql({ min, max }: Extract<Criterion, { kind: 'year' }>, param: Param): CriterionSql {
  const inside = (stretch: number): string =>
    [
      ...(min === null ? [] : [`g.year >= ${param(min - stretch)}`]),
      ...(max === null ? [] : [`g.year <= ${param(max + stretch)}`]),
    ].join(' AND ');
  return {
    narrow: inside(0),
    fit: `CASE WHEN ${inside(0)} THEN 1 WHEN ${inside(NEAR_YEARS)} THEN ${NEAR_FIT} ELSE 0 END`,
  };
}
