import type { Page, PageRequest } from '@fovea/shared-types/pagination';
import type { Queryable } from './database.js';
import { firstRow } from './first-row.js';
import { exactTotal } from './exact-total.js';
import { pageOf, toPage } from './page.js';
import { rowsInScope, type RowReader, type RowsOf } from './row-scope.js';
import type { SqlFilter } from './sql-filter.js';

/** A list in one order; all of it is SQL of ours, never a client's text. */
export interface PlainList {
  columns: string;
  /** With the joins that the filter needs: `auction_strike s JOIN auction a ON a.id = s.auction_id`. */
  from: string;
  /** What only the columns need; each keeps the rows as many as they are. */
  joins?: string;
  order: string;
  /** The owner of its rows: the list shows each reader those in their scope. */
  rowsOf: RowsOf;
}

/** One page of the filter, with its exact total. */
export async function plainPage<Row extends object>(
  q: Queryable,
  reader: RowReader,
  request: PageRequest,
  filter: SqlFilter,
  { columns, from, joins = '', order, rowsOf }: PlainList,
): Promise<Page<Row>> {
  filter.where(rowsInScope(reader, rowsOf, (value) => filter.value(value)));
  const bounds = pageOf(request);
  const at = filter.values.length;
  const { rows } = await q.query<Row>(
    `SELECT ${columns} FROM ${from} ${joins} WHERE ${filter.sql} ORDER BY ${order} LIMIT $${at + 1} OFFSET $${at + 2}`,
    [...filter.values, bounds.limit, bounds.offset],
  );
  const total = await exactTotal(rows.length, bounds, async () => {
    const counted = await q.query<{ count: number }>(
      `SELECT count(*) FROM ${from} WHERE ${filter.sql}`,
      filter.values,
    );
    return firstRow(counted.rows).count;
  });
  return toPage(rows, total, request);
}
