import { Injectable } from '@nestjs/common';
import type { Queryable, Tx } from '../database/database.js';
import { firstRow } from '../database/first-row.js';

export interface TableViewRow {
  id: number;
  account_id: number;
  username: string;
  table_key: string;
  name: string;
  view: Record<string, unknown>;
  is_shared: boolean;
  updated_at: Date;
}

/** Whose shared views somebody sees. */
export interface ViewScope {
  companies: readonly number[];
  isPlatform: boolean;
}

const ROWS = `SELECT v.id, v.account_id, a.username, v.table_key, v.name, v.view, v.is_shared, v.updated_at
  FROM table_view v JOIN person a ON a.id = v.account_id`;
/** Shown at once, own ones first; nobody looks through more. */
const LIST_MAX = 200;

/** All SQL of table `table_view`. */
@Injectable()
export class TableViewRepository {
  async listTableViews(
    q: Queryable,
    accountId: number,
    table: string,
    scope: ViewScope,
  ): Promise<TableViewRow[]> {
    const { rows } = await q.query<TableViewRow>(
      `${ROWS} WHERE v.table_key = $2 AND (v.account_id = $1
         OR (v.is_shared AND (v.company_id = ANY ($3::bigint[]) OR (v.company_id IS NULL AND $4))))
       ORDER BY v.account_id <> $1, v.name, v.id LIMIT ${LIST_MAX}`,
      [accountId, table, [...scope.companies], scope.isPlatform],
    );
    return rows;
  }

  async findOwn(q: Queryable, accountId: number, id: number): Promise<TableViewRow | null> {
    const { rows } = await q.query<TableViewRow>(`${ROWS} WHERE v.account_id = $1 AND v.id = $2`, [
      accountId,
      id,
    ]);
    return rows[0] ?? null;
  }

  /** It takes the first free place; without one the place after the last breaks the constraint. */
  async addTableView(tx: Tx, accountId: number, table: string, name: string, view: string): Promise<number> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('table-view', $1))`, [accountId]);
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO table_view (account_id, table_key, name, view, place)
       SELECT $1, $2, $3, $4::jsonb, min(free) FROM generate_series(1, 201) free
       WHERE free NOT IN (SELECT place FROM table_view WHERE account_id = $1) RETURNING id`,
      [accountId, table, name, view],
    );
    return firstRow(rows).id;
  }

  /** False when it belongs to somebody else. */
  async updateTableView(tx: Tx, accountId: number, id: number, name: string, view: string): Promise<boolean> {
    const { count } = await tx.query(
      `UPDATE table_view SET name = $3, view = $4::jsonb, updated_at = clock_timestamp()
       WHERE account_id = $1 AND id = $2`,
      [accountId, id, name, view],
    );
    return count === 1;
  }

  /** False when it belongs to somebody else. */
  async share(
    tx: Tx,
    accountId: number,
    id: number,
    shared: { isShared: boolean; companyId: number | null },
  ): Promise<boolean> {
    const { count } = await tx.query(
      `UPDATE table_view SET is_shared = $3, company_id = $4, updated_at = clock_timestamp()
       WHERE account_id = $1 AND id = $2`,
      [accountId, id, shared.isShared, shared.companyId],
    );
    return count === 1;
  }

  /** False when it belongs to somebody else. */
  async deleteTableView(tx: Tx, accountId: number, id: number): Promise<boolean> {
    const { count } = await tx.query(`DELETE FROM table_view WHERE account_id = $1 AND id = $2`, [
      accountId,
      id,
    ]);
    return count === 1;
  }
}
