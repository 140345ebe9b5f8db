import { Injectable } from '@nestjs/common';
import { EXPORT_STATUS } from '@fovea/shared-types/platform/export-status';
import type { Page } from '@fovea/shared-types/pagination';
import type { ExportListRequest } from '@fovea/shared-types/platform/export.dto';
import type { Queryable, Tx } from '../database/database.js';
import { firstRow } from '../database/first-row.js';
import { plainPage } from '../database/plain-list.js';
import { SqlFilter } from '../database/sql-filter.js';
import { invariant } from '../kernel/app-error.js';
import type { ExportJobRow, StoredSheet } from './export-job.row.js';

const COLUMNS =
  'id, account_id, resource, format, filters, columns, ids, language, time_zone, status, rows, rows_done, attempts, key, scope, size, created_at, finished_at';

/** An attempt without a heartbeat for so long has ended with its process. */
export const STALE_S = 120;
export const ATTEMPTS_MAX = 3;
/** How long a finished export is kept, failed ones as well. */
export const KEPT_DAYS = 7;

export type NewExportJob = Pick<
  ExportJobRow,
  'account_id' | 'resource' | 'format' | 'filters' | 'columns' | 'ids' | 'language' | 'time_zone' | 'rows'
>;

/** All SQL of table `export_job`. */
@Injectable()
export class ExportRepository {
  async addExport(tx: Tx, job: NewExportJob): Promise<number> {
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO export_job (account_id, resource, format, filters, columns, language, time_zone, rows, ids)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id`,
      [
        job.account_id,
        job.resource,
        job.format,
        JSON.stringify(job.filters),
        job.columns,
        job.language,
        job.time_zone,
        job.rows,
        job.ids,
      ],
    );
    const [row] = rows;
    invariant(row, 'an inserted row comes back');
    return row.id;
  }

  /** One person's unfinished exports, counted while nobody else adds one of theirs. */
  async lockUnfinishedCount(tx: Tx, accountId: number): Promise<number> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('export', $1))`, [accountId]);
    const { rows } = await tx.query<{ count: number }>(
      `SELECT count(*) AS count FROM export_job WHERE account_id = $1 AND status IN (${EXPORT_STATUS.waiting}, ${EXPORT_STATUS.running})`,
      [accountId],
    );
    return firstRow(rows).count;
  }

  async findOwn(q: Queryable, accountId: number, id: number): Promise<ExportJobRow | null> {
    const { rows } = await q.query<ExportJobRow>(
      `SELECT ${COLUMNS} FROM export_job WHERE account_id = $1 AND id = $2`,
      [accountId, id],
    );
    return rows[0] ?? null;
  }

  /** With the company of whose it is; none of somebody who is disabled or gone. */
  async findByKey(q: Queryable, key: string): Promise<(ExportJobRow & { company_id: number | null }) | null> {
    const { rows } = await q.query<ExportJobRow & { company_id: number | null }>(
      `SELECT j.*, a.company_id FROM (SELECT ${COLUMNS} FROM export_job WHERE key = $1) j
       JOIN person a ON a.id = j.account_id AND a.is_active`,
      [key],
    );
    return rows[0] ?? null;
  }

  /** Newest first. */
  pageOwn(q: Queryable, accountId: number, request: ExportListRequest): Promise<Page<ExportJobRow>> {
    const filter = new SqlFilter().whenGiven(request.status, (status) => `status = ${status}::smallint`);
    return plainPage(q, { accountId, companies: null, rows: [] }, request, filter, {
      columns: COLUMNS,
      from: 'export_job',
      order: 'id DESC',
      // Nobody else's, whatever their roles are.
      rowsOf: (reader, value) => `account_id = ${value(reader.accountId)}`,
    });
  }

  /** Gives the work to one caller; null when another one is at it, or nothing is left to do. */
  async claim(q: Queryable, id: number): Promise<ExportJobRow | null> {
    const { rows } = await q.query<ExportJobRow>(
      `UPDATE export_job SET status = ${EXPORT_STATUS.running}, attempts = attempts + 1, rows_done = 0, beat_at = clock_timestamp()
       WHERE id = $1 AND attempts < ${ATTEMPTS_MAX}
         AND (status = ${EXPORT_STATUS.waiting} OR (status = ${EXPORT_STATUS.running} AND beat_at < clock_timestamp() - interval '${STALE_S} seconds'))
       RETURNING ${COLUMNS}`,
      [id],
    );
    return rows[0] ?? null;
  }

  /** Reports the progress of an attempt; false once it was cancelled, or another one has taken the work over. */
  async beat(q: Queryable, { id, attempts }: ExportJobRow, rowsDone: number): Promise<boolean> {
    const { count } = await q.query(
      `UPDATE export_job SET rows_done = $3, beat_at = clock_timestamp()
       WHERE id = $1 AND attempts = $2 AND status = ${EXPORT_STATUS.running}`,
      [id, attempts, rowsDone],
    );
    return count === 1;
  }

  /** False once it was cancelled, or another attempt has taken the work over. */
  async finish(tx: Tx, { id, attempts }: ExportJobRow, done: StoredSheet): Promise<boolean> {
    const { count } = await tx.query(
      `UPDATE export_job SET status = ${EXPORT_STATUS.done}, key = $3, size = $4, rows = $5, rows_done = $5, scope = $6,
                             finished_at = clock_timestamp()
       WHERE id = $1 AND attempts = $2 AND status = ${EXPORT_STATUS.running}`,
      [id, attempts, done.key, done.size, done.rows, JSON.stringify(done.scope)],
    );
    return count === 1;
  }

  /** After a fault: to be tried again, or failed for good. Returns the status, null when it is another's by now. */
  async giveUp(tx: Tx, { id, attempts }: ExportJobRow, isForGood: boolean): Promise<number | null> {
    const { rows } = await tx.query<{ status: number }>(
      `UPDATE export_job SET
         status = CASE WHEN $3 OR attempts >= ${ATTEMPTS_MAX} THEN ${EXPORT_STATUS.failed} ELSE ${EXPORT_STATUS.waiting} END,
         finished_at = CASE WHEN $3 OR attempts >= ${ATTEMPTS_MAX} THEN clock_timestamp() END
       WHERE id = $1 AND attempts = $2 AND status = ${EXPORT_STATUS.running} RETURNING status`,
      [id, attempts, isForGood],
    );
    return rows[0]?.status ?? null;
  }

  /** Ends what is not finished; its writer notices at the next heartbeat. Null when there is nothing to end. */
  async cancelExport(q: Queryable, accountId: number, id: number): Promise<ExportJobRow | null> {
    const { rows } = await q.query<ExportJobRow>(
      `UPDATE export_job SET status = ${EXPORT_STATUS.cancelled}, finished_at = clock_timestamp()
       WHERE account_id = $1 AND id = $2 AND status IN (${EXPORT_STATUS.waiting}, ${EXPORT_STATUS.running}) RETURNING ${COLUMNS}`,
      [accountId, id],
    );
    return rows[0] ?? null;
  }

  /** What nobody works on: its job was lost, or its process ended. */
  async listAbandoned(q: Queryable, limit: number): Promise<Pick<ExportJobRow, 'id' | 'attempts'>[]> {
    const { rows } = await q.query<Pick<ExportJobRow, 'id' | 'attempts'>>(
      `SELECT id, attempts FROM export_job WHERE status IN (${EXPORT_STATUS.waiting}, ${EXPORT_STATUS.running})
         AND coalesce(beat_at, created_at) < clock_timestamp() - interval '${STALE_S} seconds' ORDER BY id LIMIT $1`,
      [limit],
    );
    return rows;
  }

  /** Those whose last attempt ended with its process. */
  async failAbandoned(tx: Tx, id: number): Promise<ExportJobRow | null> {
    const { rows } = await tx.query<ExportJobRow>(
      `UPDATE export_job SET status = ${EXPORT_STATUS.failed}, finished_at = clock_timestamp()
       WHERE id = $1 AND attempts >= ${ATTEMPTS_MAX} AND status IN (${EXPORT_STATUS.waiting}, ${EXPORT_STATUS.running}) RETURNING ${COLUMNS}`,
      [id],
    );
    return rows[0] ?? null;
  }

  async deleteExpired(tx: Tx, limit: number): Promise<{ key: string | null }[]> {
    const { rows } = await tx.query<{ key: string | null }>(
      `DELETE FROM export_job WHERE id IN
         (SELECT id FROM export_job WHERE finished_at < clock_timestamp() - interval '${KEPT_DAYS} days'
          ORDER BY finished_at LIMIT $1 FOR UPDATE SKIP LOCKED)
       RETURNING key`,
      [limit],
    );
    return rows;
  }
}
