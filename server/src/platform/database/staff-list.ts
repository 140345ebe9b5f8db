import { createHash } from 'node:crypto';
import type { Page, SortedPageRequest } from '@fovea/shared-types/pagination';
import { LRUCache } from 'lru-cache';
import { fieldError } from '../kernel/app-error.js';
import type { Queryable, SqlValue } from './database.js';
import { firstRow } from './first-row.js';
import { exactTotal } from './exact-total.js';
import { pageOf, toPage } from './page.js';
import { rowsInScope, type RowReader, type RowsOf } from './row-scope.js';
import type { SqlFilter } from './sql-filter.js';

/** Counting this many rows costs a person's patience; smaller lists are counted anew each time. */
const CACHED_ABOVE = 10_000;
const CACHED_MS = 60_000;
const EXPORT_CHUNK = 1_000;

type Direction = 'ASC' | 'DESC';

/** Conditions and their values. */
interface Bound {
  sql: string;
  values: readonly SqlValue[];
}
const narrowed = ({ sql, values }: Bound, condition: string): Bound => ({
  sql: `${sql} AND ${condition}`,
  values,
});

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
  /** The owner of its rows: the list shows each reader those in their scope. */
  rowsOf: RowsOf;
}

/**
 * What is joined to the rows of one page, whose ids are in `page.id`: `JOIN account a ON a.id = page.id …`.
 */
export interface ListRows {
  columns: string;
  joins: string;
}

/** Which rows of a filtered set an export takes, and in which order; part of an export's filters. */
export interface ExportChoice {
  /** As the list was sorted. */
  sort?: string;
  /** These rows only, as far as the filter has them. */
  ids?: readonly number[];
}

/** The place after which a chunk of an export continues. */
interface After {
  id: number;
  /** What the row is sorted by, as text; null: by nothing, for its field is empty. */
  key: string | null;
}

/**
 * A list in the back office: ids in index order first, so that a jump to page 2,000 reads no rows; the shown
 * columns are joined to the one page. The total is exact, above 10,000 cached for a minute per filter. The
 * reader sees the rows in the caller's scope, whatever the filter.
 */
export class StaffList<Sort extends string> {
  private readonly totals = new LRUCache<string, number>({ max: 500, ttl: CACHED_MS });

  constructor(private readonly shape: ListShape<Sort>) {}

  /** Adds who may see the rows: for what finds or locks a row of the list by itself. */
  scoped(filter: SqlFilter, reader: RowReader): SqlFilter {
    return filter.where(rowsInScope(reader, this.shape.rowsOf, (value) => filter.value(value)));
  }

  async page<Row extends object>(
    q: Queryable,
    reader: RowReader,
    request: SortedPageRequest,
    filter: SqlFilter,
    rows: ListRows,
  ): Promise<Page<Row>> {
    this.scoped(filter, reader);
    const bounds = pageOf(request);
    const { limit, offset } = bounds;
    // As values: the text of the statement is the same for every page, and is planned once.
    const at = filter.values.length;
    const { expression, direction } = this.orderOf(request.sort);
    const found = await q.query<Row>(
      this.sql(filter, rows, this.total(expression, direction), `LIMIT $${at + 1} OFFSET $${at + 2}`),
      [...filter.values, limit, offset],
    );
    const total = await exactTotal(found.rows.length, bounds, () => this.countAll(q, filter));
    return toPage(found.rows, total, request);
  }

  /** The first rows of the filter in the list's own order, uncounted. */
  async top<Row extends object>(
    q: Queryable,
    reader: RowReader,
    filter: SqlFilter,
    rows: ListRows,
    limit: number,
  ): Promise<Row[]> {
    this.scoped(filter, reader);
    const { expression, direction } = this.orderOf(undefined);
    const sql = this.sql(
      filter,
      rows,
      this.total(expression, direction),
      `LIMIT $${filter.values.length + 1}`,
    );
    return (await q.query<Row>(sql, [...filter.values, limit])).rows;
  }

  /** How many rows an export of the filter has. */
  count(q: Queryable, reader: RowReader, filter: SqlFilter, choice: ExportChoice): Promise<number> {
    return this.countAll(q, this.chosen(this.scoped(filter, reader), choice));
  }

  private async countAll(q: Queryable, filter: Bound): Promise<number> {
    const key = createHash('sha256')
      .update(JSON.stringify([filter.sql, filter.values]))
      .digest('base64');
    const known = this.totals.get(key);
    if (known !== undefined) return known;
    const { rows } = await q.query<{ total: number }>(
      `SELECT count(*) AS total FROM ${this.shape.from} WHERE ${filter.sql}`,
      filter.values,
    );
    const total = firstRow(rows).total;
    if (total > CACHED_ABOVE) this.totals.set(key, total);
    return total;
  }

  /**
   * Every row of the filter in the list's order, in chunks of a thousand: for exports. Rows whose field is
   * empty are where PostgreSQL puts them, last ascending and first descending; they are read separately, so
   * that both reads use the index.
   */
  async *all<Row extends object & { id: number }>(
    q: Queryable,
    reader: RowReader,
    filter: SqlFilter,
    rows: ListRows,
    choice: ExportChoice,
  ): AsyncGenerator<Row> {
    const { expression, direction } = this.orderOf(choice.sort);
    const chosen = this.chosen(this.scoped(filter, reader), choice);
    if (expression === this.shape.id) {
      yield* this.walk<Row>(q, chosen, rows, expression, direction, 'by id');
      return;
    }
    const filled = (): AsyncGenerator<Row> =>
      this.walk(q, narrowed(chosen, `${expression} IS NOT NULL`), rows, expression, direction, 'by key');
    const empty = (): AsyncGenerator<Row> =>
      this.walk(q, narrowed(chosen, `${expression} IS NULL`), rows, expression, direction, 'by id');
    yield* direction === 'ASC' ? filled() : empty();
    yield* direction === 'ASC' ? empty() : filled();
  }

  private async *walk<Row extends object & { id: number }>(
    q: Queryable,
    filter: Bound,
    rows: ListRows,
    expression: string,
    direction: Direction,
    how: 'by id' | 'by key',
  ): AsyncGenerator<Row> {
    const { id } = this.shape;
    const beyond = direction === 'ASC' ? '>' : '<';
    const order = how === 'by id' ? `${id} ${direction}` : this.total(expression, direction);
    const at = filter.values.length;
    for (let last: After | null = null; ;) {
      // The key's own type is that of what it is compared with.
      const place =
        how === 'by id'
          ? `${id} ${beyond} $${at + 1}`
          : `(${expression}, ${id}) ${beyond} ($${at + 2}, $${at + 1})`;
      const bound: Bound =
        last === null
          ? filter
          : {
              sql: `${filter.sql} AND ${place}`,
              values: [...filter.values, last.id, ...(how === 'by key' ? [last.key] : [])],
            };
      const sql = this.sql(bound, rows, order, `LIMIT ${EXPORT_CHUNK}`, expression);
      const found = await q.query<Row & { export_key: string | null }>(sql, bound.values);
      yield* found.rows;
      const end = found.rows.at(-1);
      if (end === undefined || found.rows.length < EXPORT_CHUNK) return;
      last = { id: end.id, key: end.export_key };
    }
  }

  private chosen(filter: SqlFilter, { ids }: ExportChoice): Bound {
    if (ids === undefined) return filter;
    return {
      sql: `${filter.sql} AND ${this.shape.id} = ANY($${filter.values.length + 1})`,
      values: [...filter.values, [...ids]],
    };
  }

  private orderOf(sort: string | undefined): { expression: string; direction: Direction } {
    const wanted = sort ?? this.shape.byDefault;
    const isDescending = wanted.startsWith('-');
    const name = isDescending ? wanted.slice(1) : wanted;
    if (!this.isSort(name)) throw fieldError({ sort: { key: 'choice' } });
    return { expression: this.shape.sorts[name], direction: isDescending ? 'DESC' : 'ASC' };
  }

  private total(expression: string, direction: Direction): string {
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
    /** Comes along as `export_key`. */
    key?: string,
  ): string {
    const { from, id } = this.shape;
    const [keyed, shown] =
      key === undefined ? ['', ''] : [`, (${key})::text AS key`, ', page.key AS export_key'];
    return `SELECT ${columns}${shown} FROM (
        SELECT sorted.*, row_number() OVER () AS place
        FROM (SELECT ${id}${keyed} FROM ${from} WHERE ${filter.sql} ORDER BY ${order} ${bounds}) sorted) page
      ${joins} ORDER BY page.place`;
  }
}
