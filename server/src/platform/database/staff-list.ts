import { createHash } from 'node:crypto';
import type { Page, SortedPageRequest } from '@fovea/shared-types/pagination';
import { LRUCache } from 'lru-cache';
import { fieldError } from '../kernel/app-error.js';
import type { Queryable } from './database.js';
import { exactTotal } from './exact-total.js';
import { pageOf, toPage } from './page.js';
import type { SqlFilter } from './sql-filter.js';

/** Counting this many rows costs a person's patience; smaller lists are counted anew each time. */
const CACHED_ABOVE = 10_000;
const CACHED_MS = 60_000;
const EXPORT_CHUNK = 1_000;

/** What a list of the back office is made of; all of it is SQL of ours, never a client's text. */
export interface ListShape<Sort extends string> {
  /** The table with its alias, and joins where a filter or an order needs them: `account a`. */
  from: string;
  /** The key: `a.id`. It makes every order total. */
  id: string;
  /** By the name on the wire, the expression it sorts by; each wants an index of (expression, id). */
  sorts: Record<Sort, string>;
  /** As on the wire: `-created_at` descends. */
  byDefault: NoInfer<Sort | `-${Sort}`>;
}

/** What is joined to the rows of one page, whose ids stand in `page.id`: `JOIN account a ON a.id = page.id …`. */
export interface ListRows {
  columns: string;
  joins: string;
}

/**
 * A list of the back office: ids in index order first, so that a jump to page 2,000 reads no rows; what a row shows is
 * joined to the one page. The total is exact, above 10,000 kept for a minute per filter.
 */
export class StaffList<Sort extends string> {
  private readonly totals = new LRUCache<string, number>({ max: 500, ttl: CACHED_MS });

  constructor(private readonly shape: ListShape<Sort>) {}

  async page<Row extends object>(
    q: Queryable,
    request: SortedPageRequest,
    filter: SqlFilter,
    rows: ListRows,
  ): Promise<Page<Row>> {
    const bounds = pageOf(request);
    const { limit, offset } = bounds;
    // As values: the text of the statement is the same for every page, and is planned once.
    const at = filter.values.length;
    const found = await q.query<Row>(
      this.sql(filter, rows, this.orderOf(request.sort), `LIMIT $${at + 1} OFFSET $${at + 2}`),
      [...filter.values, limit, offset],
    );
    const total = await exactTotal(found.rows.length, bounds, () => this.count(q, filter));
    return toPage(found.rows, total, request);
  }

  /** How many rows the filter has. */
  async count(q: Queryable, filter: SqlFilter): Promise<number> {
    const key = createHash('sha256')
      .update(JSON.stringify([filter.sql, filter.values]))
      .digest('base64');
    const known = this.totals.get(key);
    if (known !== undefined) return known;
    const { rows } = await q.query<{ total: number }>(
      `SELECT count(*) AS total FROM ${this.shape.from} WHERE ${filter.sql}`,
      filter.values,
    );
    const total = rows[0]?.total ?? 0;
    if (total > CACHED_ABOVE) this.totals.set(key, total);
    return total;
  }

  /** Every row of the filter in id order, in chunks of a thousand: for exports. */
  async *all<Row extends object & { id: number }>(
    q: Queryable,
    filter: SqlFilter,
    rows: ListRows,
  ): AsyncGenerator<Row> {
    const { id } = this.shape;
    const conditions = filter.sql;
    const after = filter.values.length + 1;
    for (let last = 0; ;) {
      const sql = this.sql({ sql: `${conditions} AND ${id} > $${after}` }, rows, id, `LIMIT ${EXPORT_CHUNK}`);
      const found = await q.query<Row>(sql, [...filter.values, last]);
      yield* found.rows;
      if (found.rows.length < EXPORT_CHUNK) return;
      last = found.rows.at(-1)?.id ?? last;
    }
  }

  private orderOf(sort: string | undefined): string {
    const wanted = sort ?? this.shape.byDefault;
    const isDescending = wanted.startsWith('-');
    const name = isDescending ? wanted.slice(1) : wanted;
    if (!this.isSort(name)) throw fieldError({ sort: { key: 'choice' } });
    const direction = isDescending ? 'DESC' : 'ASC';
    const expression = this.shape.sorts[name];
    return expression === this.shape.id
      ? `${expression} ${direction}`
      : `${expression} ${direction}, ${this.shape.id} ${direction}`;
  }

  private isSort(name: string): name is Sort {
    return Object.hasOwn(this.shape.sorts, name);
  }

  private sql(
    filter: Pick<SqlFilter, 'sql'>,
    { columns, joins }: ListRows,
    order: string,
    bounds: string,
  ): string {
    const { from, id } = this.shape;
    return `SELECT ${columns} FROM (
        SELECT sorted.id, row_number() OVER () AS place
        FROM (SELECT ${id} FROM ${from} WHERE ${filter.sql} ORDER BY ${order} ${bounds}) sorted) page
      ${joins} ORDER BY page.place`;
  }
}
