import { Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import type { Queryable, SqlValue } from '../../platform/database/database.js';
import { cardColumns, CARD_JOINS, type GoodsCardRow } from '../listing/goods-card.js';
import { onSaleSql } from '../listing/on-sale.js';
import type { SearchFilter, CriterionKind } from './understanding.js';
import { inNames, criterionSql, wordInNames, type Param, type CriterionSql } from './criterion-sql.js';

/** Filters of which one will do. */
export interface FilterGroup {
  filters: readonly SearchFilter[];
}

export interface RankingQuery {
  groups: readonly FilterGroup[];
  excluded: readonly SearchFilter[];
  saleType: number | null;
  language: Language;
  /** Whose favourites are marked; null for a visitor. */
  readerId: number | null;
  limit: number;
  offset: number;
  below: (categoryId: number) => number[];
}

/** A hit: its card, and how well it fits each group, in their order. */
export interface RankedRow extends GoodsCardRow {
  fits: number[];
}

export interface Ranking {
  cards: RankedRow[];
  total: number;
  /** How many of them fit everything. */
  fitting_total: number;
}

/** Suggestions, not a census: what is looked at closely, and what is shown at most. */
const FITTING_MAX = 400;
const OTHERS_MAX = 120;
const THINGS_MAX = 300;
const SHOWN_MAX = 480;

/** What matters more to somebody who looks for a device. */
const WEIGHT: Record<CriterionKind, number> = {
  category: 5,
  device: 5,
  brand: 3,
  feature: 3,
  sale_type: 3,
  price: 3,
  word: 2,
  year: 2,
  condition: 2,
  ships_from: 2,
  made_in: 2,
};
const THINGS: ReadonlySet<CriterionKind> = new Set(['category', 'device']);

const NAMES = `lower(normalize(g.name_c || ' ' || g.name_e || ' ' || g.name_j || ' ' || coalesce(g.model, ''), NFKC))`;
const TEXTS = `lower(normalize(concat_ws(' ', g.name_c, g.name_e, g.name_j, g.model,
  regexp_replace(concat_ws(' ', g.content_c, g.content_e, g.content_j), '<[^>]*>', ' ', 'g'), g.condition_note_c, g.condition_note_e, g.condition_note_j, g.usage_note_c, g.usage_note_e, g.usage_note_j,
  g.specifications::text, g.accessories::text, b.name_c, b.name_e, b.name_j), NFKC))`;

/** Ranks what is on sale by how much of a sentence it fits; nothing else can be reached by any filter. */
@Injectable()
export class AiSearchRepository {
  /** Without groups and exclusions: what came last. */
  async rank(q: Queryable, query: RankingQuery): Promise<Ranking> {
    const values: (SqlValue | null)[] = [];
    const param: Param = (value) => `$${values.push(value)}`;
    const { rows } = await q.query<Ranking>(rankingSql(query, param), values);
    return rows[0] ?? { cards: [], total: 0, fitting_total: 0 };
  }

  /** Which of the words occur in the name of something on sale, or of its maker. */
  async listKnownWords(q: Queryable, words: readonly string[]): Promise<string[]> {
    if (words.length === 0) return [];
    const values: (SqlValue | null)[] = [];
    const param: Param = (value) => `$${values.push(value)}`;
    const patterns = words.map(
      (word) =>
        `SELECT ${param(word)}::text AS word WHERE EXISTS (
           SELECT FROM goods_find g WHERE ${onSaleSql('g')} AND ${wordInNames(word, param)})`,
    );
    const { rows } = await q.query<{ word: string }>(patterns.join(' UNION ALL '), values);
    return rows.map(({ word }) => word);
  }
}

interface GroupSql {
  narrow: string | null;
  fit: string;
  kind: CriterionKind;
}

function rankingSql(query: RankingQuery, param: Param): string {
  const groups = query.groups.map(({ filters }): GroupSql => {
    const criteria = filters.map(({ criterion }) => criterionSql(criterion, param, query.below));
    return { narrow: anyOf(criteria), fit: best(criteria), kind: filters[0]?.criterion.kind ?? 'word' };
  });
  const excluded = query.excluded.map(({ criterion }) => criterionSql(criterion, param, query.below));
  const base = [
    onSaleSql('g'),
    ...(query.saleType === null ? [] : [`g.sale_type = ${param(query.saleType)}`]),
    ...excluded.flatMap(({ narrow }) => (narrow === null ? [] : [`(${narrow}) IS NOT TRUE`])),
  ];
  const things = groups.flatMap(({ kind }, at) => (THINGS.has(kind) ? [`fits[${at + 1}]`] : []));
  const unwanted = excluded.map(({ fit }) => `(${fit}) = 0`);
  const weight = groups.reduce((sum, { kind }) => sum + WEIGHT[kind], 0);
  const sum = groups.map(({ kind }, at) => `${WEIGHT[kind]} * fits[${at + 1}]`).join(' + ');
  return `
    WITH pool AS MATERIALIZED (${branches(query, groups, base, param).join(' UNION ')}),
    read AS MATERIALIZED (
      SELECT g.*, f.find_text, f.find_grams, ${NAMES} AS names, ${TEXTS} AS texts
      FROM pool JOIN goods g ON g.id = pool.id JOIN goods_find f ON f.id = g.id JOIN brand b ON b.id = g.brand_id),
    fitted AS (
      SELECT g.id, g.listed_at, ARRAY[${groups.map(({ fit }) => fit).join(', ')}]::float8[] AS fits
      FROM read g ${unwanted.length > 0 ? `WHERE ${unwanted.join(' AND ')}` : ''}),
    scored AS (
      SELECT *, ${weight > 0 ? `(${sum}) / ${weight}` : '1'} AS score,
        ${things.length > 0 ? `greatest(${things.join(', ')})` : '1'} AS thing FROM fitted),
    best AS (SELECT max(score) AS score, max(thing) AS thing FROM scored),
    kept AS (
      SELECT scored.* FROM scored, best
      WHERE scored.score > 0 AND scored.score >= 0.5 * best.score AND (scored.thing > 0 OR best.thing = 0)
      ORDER BY scored.score DESC, scored.listed_at DESC, scored.id DESC LIMIT ${SHOWN_MAX}),
    page AS (
      SELECT id, fits, row_number() OVER (ORDER BY score DESC, listed_at DESC, id DESC) AS position FROM kept
      ORDER BY position LIMIT ${param(query.limit)} OFFSET ${param(query.offset)})
    SELECT (SELECT count(*) FROM kept) AS total, (SELECT count(*) FROM kept WHERE score >= 1) AS fitting_total,
      (SELECT coalesce(json_agg(card ORDER BY position), '[]') FROM (
        SELECT page.position, page.fits, ${cardColumns(query.language, param(query.readerId))}
        FROM page JOIN goods g ON g.id = page.id ${CARD_JOINS}) card) AS cards`;
}

/** What everything narrows to, what it narrows to without each part, and what is the right kind of thing at least. */
function branches(
  query: RankingQuery,
  groups: readonly GroupSql[],
  base: readonly string[],
  param: Param,
): string[] {
  const narrowing = groups.filter((group): group is GroupSql & { narrow: string } => group.narrow !== null);
  const branch = (parts: readonly { narrow: string }[], limit: number): string =>
    `(SELECT g.id FROM goods_find g WHERE ${[...base, ...parts.map(({ narrow }) => `(${narrow})`)].join(' AND ')}
      ORDER BY g.listed_at DESC, g.id DESC LIMIT ${limit})`;
  const things = narrowing.filter(({ kind }) => THINGS.has(kind));
  const features = query.groups
    .flatMap(({ filters }) => filters)
    .flatMap(({ criterion }) =>
      criterion.kind === 'feature' ? [{ narrow: inNames(criterion.terms, param) }] : [],
    );
  return [
    branch(narrowing, FITTING_MAX),
    ...(narrowing.length > 1
      ? narrowing.map((left) =>
          branch(
            narrowing.filter((group) => group !== left),
            OTHERS_MAX,
          ),
        )
      : []),
    ...(things.length > 0 && things.length < narrowing.length ? [branch(things, THINGS_MAX)] : []),
    // Features are read closely only in what is near; named in a title they are found wherever they are.
    ...features.map((feature) => branch([...things, feature], OTHERS_MAX)),
  ];
}

function anyOf(criteria: readonly CriterionSql[]): string | null {
  const parts = criteria.map(({ narrow }) => narrow);
  return parts.some((part) => part === null) ? null : parts.map((part) => `(${part})`).join(' OR ');
}

const best = (criteria: readonly CriterionSql[]): string =>
  criteria.length === 1
    ? (criteria[0]?.fit ?? '0')
    : `greatest(${criteria.map(({ fit }) => fit).join(', ')})`;
