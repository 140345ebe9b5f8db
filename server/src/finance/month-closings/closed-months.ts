import { Injectable } from '@nestjs/common';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';
import { fieldError } from '../../platform/kernel/app-error.js';

const ZONE = 'Asia/Tokyo';
const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** Months that take no entries, which the database refuses. */
@Injectable()
export class ClosedMonths {
  /** @throws VALIDATION of what is no month, or not over yet in the platform's zone */
  async requireOver(q: Queryable, month: string): Promise<void> {
    const { rows } = await q.query<{ is_over: boolean }>(
      `SELECT $1 < to_char(clock_timestamp() AT TIME ZONE '${ZONE}', 'YYYY-MM') AS is_over`,
      [month],
    );
    if (!MONTH.test(month) || !firstRow(rows).is_over) throw fieldError({ month: { key: 'month_over' } });
  }

  async closedBy(tx: Tx, id: number, accountId: number): Promise<void> {
    await tx.query('UPDATE month_closing SET closed_by = $2 WHERE id = $1', [id, accountId]);
  }

  /** @throws VALIDATION of a month that is not closed */
  async requireClosed(q: Queryable, month: string): Promise<void> {
    const { rows } = await q.query(`SELECT FROM month_closing WHERE month = $1 AND reopening_id IS NULL`, [
      month,
    ]);
    if (rows.length === 0) throw fieldError({ month: { key: 'month_closed' } });
  }

  /** By the approved request. @returns whether the month was closed */
  async reopen(tx: Tx, { id, month }: { id: number; month: string }): Promise<boolean> {
    const { count } = await tx.query(
      `UPDATE month_closing SET reopening_id = $2, reopened_at = clock_timestamp()
       WHERE month = $1 AND reopening_id IS NULL`,
      [month, id],
    );
    return count > 0;
  }
}
