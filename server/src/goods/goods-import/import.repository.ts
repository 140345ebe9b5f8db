import { Injectable } from '@nestjs/common';
import { IMPORT_ROW, IMPORT_STATUS } from '@fovea/shared-types/goods/import-states';
import type { ErrorId } from '@fovea/shared-types/error-ids';
import type { ImportColumn, ImportMode, ImportStatus } from '@fovea/shared-types/goods/import-states';
import { bytes, int4s, int8s, texts } from '../../platform/database/array-param.js';
import { firstRow } from '../../platform/database/first-row.js';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { exactTotal } from '../../platform/database/exact-total.js';
import type { PageBounds } from '../../platform/database/page.js';
import { invariant } from '../../platform/kernel/app-error.js';
import type { Cells, Faults } from './row-reader.js';

export interface ImportJob {
  id: number;
  account_id: number;
  company_id: number | null;
  mode: ImportMode;
  status: ImportStatus;
  attempts: number;
  /** Which taking of it this is; unlike `attempts`, a new start does not set it back. */
  takes: number;
  file_name: string;
}

export interface ImportSummary extends ImportJob {
  /** Name of who sent it. */
  started_by: string;
  columns: ImportColumn[];
  ignored: string[];
  created_at: Date;
  finished_at: Date | null;
  rows: number;
  ready_count: number;
  complete_count: number;
  faulty_count: number;
  existing_count: number;
  draft_count: number;
  submitted_count: number;
  refused_count: number;
}

/** A row as the sheet has it. */
export interface SentRow {
  row_no: number;
  cells: Cells;
  /** 16 bytes. */
  digest: Buffer;
}

/** What is known of a row, or became of it. */
export interface RowOutcome {
  row_no: number;
  state: number;
  faults: Faults;
  missing: Faults;
  error: ErrorId | null;
  draft_id: number | null;
  goods_id: number | null;
}

export type ImportRow = SentRow & RowOutcome;

const JOB = 'i.id, i.account_id, i.company_id, i.mode, i.status, i.attempts, i.takes, i.file_name';
const SUMMARY = `${JOB}, a.username AS started_by, i.columns, i.ignored, i.created_at, i.finished_at, counted.*`;
const COUNTED = `JOIN account a ON a.id = i.account_id CROSS JOIN LATERAL (SELECT count(*) AS rows,
    count(*) FILTER (WHERE state = ${IMPORT_ROW.ready}) AS ready_count,
    count(*) FILTER (WHERE state = ${IMPORT_ROW.ready} AND missing = '{}') AS complete_count,
    count(*) FILTER (WHERE state = ${IMPORT_ROW.faulty}) AS faulty_count,
    count(*) FILTER (WHERE state = ${IMPORT_ROW.existing}) AS existing_count,
    count(*) FILTER (WHERE state = ${IMPORT_ROW.draft}) AS draft_count,
    count(*) FILTER (WHERE state = ${IMPORT_ROW.submitted}) AS submitted_count,
    count(*) FILTER (WHERE state = ${IMPORT_ROW.refused}) AS refused_count
  FROM goods_import_row WHERE import_id = i.id) counted`;
const ROW = 'row_no, cells, digest, state, faults, missing, error, draft_id, goods_id';

/** An attempt without a heartbeat for so long has ended with its process. */
const STALE_S = 120;
export const ATTEMPTS_MAX = 3;
const KEPT_DAYS = 30;

/** All SQL of `goods_import` and its rows. */
@Injectable()
export class ImportRepository {
  async addImportRun(
    tx: Tx,
    one: Pick<ImportSummary, 'account_id' | 'company_id' | 'file_name' | 'columns' | 'ignored'>,
  ): Promise<number> {
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO goods_import (account_id, company_id, file_name, columns, ignored)
       VALUES ($1, $2, $3, $4, $5) RETURNING id`,
      [one.account_id, one.company_id, one.file_name, one.columns, one.ignored],
    );
    const [row] = rows;
    invariant(row, 'an inserted row comes back');
    return row.id;
  }

  async addRows(tx: Tx, id: number, rows: readonly ImportRow[]): Promise<void> {
    await tx.query(
      `INSERT INTO goods_import_row (import_id, ${ROW})
       SELECT $1, row_no, cells::jsonb, digest, state, faults::jsonb, missing::jsonb, error, draft_id, goods_id
       FROM unnest($2::int[], $3::text[], $4::bytea[], $5::int[], $6::text[], $7::text[], $8::text[], $9::bigint[], $10::bigint[])
         AS sent (row_no, cells, digest, state, faults, missing, error, draft_id, goods_id)`,
      [
        id,
        int4s(rows, ({ row_no }) => row_no),
        texts(rows, ({ cells }) => JSON.stringify(cells)),
        bytes(rows, ({ digest }) => digest.toString('hex')),
        ...outcomeArrays(rows),
      ],
    );
  }

  /** What became of rows, or what is known of them now. */
  async setOutcomes(tx: Tx, id: number, rows: readonly RowOutcome[]): Promise<void> {
    await tx.query(
      `UPDATE goods_import_row r SET state = o.state, faults = o.faults::jsonb, missing = o.missing::jsonb,
         error = o.error, draft_id = o.draft_id, goods_id = o.goods_id
       FROM unnest($2::int[], $3::int[], $4::text[], $5::text[], $6::text[], $7::bigint[], $8::bigint[])
         AS o (row_no, state, faults, missing, error, draft_id, goods_id)
       WHERE r.import_id = $1 AND r.row_no = o.row_no`,
      [id, int4s(rows, ({ row_no }) => row_no), ...outcomeArrays(rows)],
    );
  }

  async findOwn(q: Queryable, accountId: number, id: number): Promise<ImportSummary | null> {
    const { rows } = await q.query<ImportSummary>(
      `SELECT ${SUMMARY} FROM goods_import i ${COUNTED} WHERE i.account_id = $1 AND i.id = $2`,
      [accountId, id],
    );
    return rows[0] ?? null;
  }

  /** Newest first. */
  async listOwn(
    q: Queryable,
    accountId: number,
    bounds: PageBounds,
  ): Promise<{ rows: ImportSummary[]; total: number }> {
    const { rows } = await q.query<ImportSummary>(
      `SELECT ${SUMMARY} FROM (SELECT * FROM goods_import WHERE account_id = $1 ORDER BY id DESC LIMIT $2 OFFSET $3) i
       ${COUNTED} ORDER BY i.id DESC`,
      [accountId, bounds.limit, bounds.offset],
    );
    const total = await exactTotal(rows.length, bounds, async () => {
      const counted = await q.query<{ count: number }>(
        `SELECT count(*) AS count FROM goods_import WHERE account_id = $1`,
        [accountId],
      );
      return firstRow(counted.rows).count;
    });
    return { rows, total };
  }

  /**
   * In the order of the sheet.
   * @param state null: every row
   * @param rowNos these alone; null: all
   */
  async listRows(
    q: Queryable,
    id: number,
    state: number | null,
    bounds: PageBounds,
    rowNos: readonly number[] | null = null,
  ): Promise<ImportRow[]> {
    const { rows } = await q.query<ImportRow>(
      `SELECT ${ROW} FROM goods_import_row WHERE import_id = $1 AND ($2::int IS NULL OR state = $2)
         AND ($5::bigint[] IS NULL OR row_no = ANY($5))
       ORDER BY row_no LIMIT $3 OFFSET $4`,
      [id, state, bounds.limit, bounds.offset, rowNos && [...rowNos]],
    );
    return rows;
  }

  async countRows(
    q: Queryable,
    id: number,
    state: number | null,
    rowNos: readonly number[] | null = null,
  ): Promise<number> {
    const { rows } = await q.query<{ count: number }>(
      `SELECT count(*) AS count FROM goods_import_row WHERE import_id = $1 AND ($2::int IS NULL OR state = $2)
         AND ($3::bigint[] IS NULL OR row_no = ANY($3))`,
      [id, state, rowNos && [...rowNos]],
    );
    return firstRow(rows).count;
  }

  /** One person's imports of the last hour, counted while nobody else adds one of theirs. */
  async lockRecentCount(tx: Tx, accountId: number): Promise<number> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('goods import', $1))`, [accountId]);
    const { rows } = await tx.query<{ count: number }>(
      `SELECT count(*) AS count FROM goods_import
       WHERE account_id = $1 AND created_at > clock_timestamp() - interval '1 hour'`,
      [accountId],
    );
    return firstRow(rows).count;
  }

  /** Holds an import that nobody works on; null when it is another's. */
  async lockOwn(tx: Tx, accountId: number, id: number): Promise<ImportJob | null> {
    const { rows } = await tx.query<ImportJob>(
      `SELECT ${JOB} FROM goods_import i WHERE i.account_id = $1 AND i.id = $2 FOR UPDATE`,
      [accountId, id],
    );
    return rows[0] ?? null;
  }

  async start(tx: Tx, id: number, mode: ImportMode): Promise<void> {
    await tx.query(
      `UPDATE goods_import SET status = ${IMPORT_STATUS.waiting}, mode = $2, attempts = 0, beat_at = NULL, finished_at = NULL WHERE id = $1`,
      [id, mode],
    );
  }

  async cancelImport(tx: Tx, id: number): Promise<void> {
    await tx.query(
      `UPDATE goods_import SET status = ${IMPORT_STATUS.cancelled}, finished_at = clock_timestamp() WHERE id = $1`,
      [id],
    );
  }

  /** Gives the work to one caller; null when another one is at it, or nothing is left to do. */
  async claim(q: Queryable, id: number): Promise<ImportJob | null> {
    const { rows } = await q.query<ImportJob>(
      `UPDATE goods_import i SET status = ${IMPORT_STATUS.running}, attempts = attempts + 1, takes = takes + 1, beat_at = clock_timestamp()
       WHERE id = $1 AND attempts < ${ATTEMPTS_MAX}
         AND (status = ${IMPORT_STATUS.waiting} OR (status = ${IMPORT_STATUS.running} AND beat_at < clock_timestamp() - interval '${STALE_S} seconds'))
       RETURNING ${JOB}`,
      [id],
    );
    return rows[0] ?? null;
  }

  /** Holds the import for one batch; false once it was cancelled, or another attempt has taken it over. */
  async beat(tx: Tx, { id, takes }: ImportJob): Promise<boolean> {
    const { count } = await tx.query(
      `UPDATE goods_import SET beat_at = clock_timestamp() WHERE id = $1 AND takes = $2 AND status = ${IMPORT_STATUS.running}`,
      [id, takes],
    );
    return count === 1;
  }

  async listReady(tx: Tx, id: number, limit: number): Promise<ImportRow[]> {
    const { rows } = await tx.query<ImportRow>(
      `SELECT ${ROW} FROM goods_import_row WHERE import_id = $1 AND state = ${IMPORT_ROW.ready} ORDER BY row_no LIMIT $2`,
      [id, limit],
    );
    return rows;
  }

  /** What of its sheet came in, and what did not; what came with an earlier one is neither. */
  async countMade(q: Queryable, id: number): Promise<{ imported: number; left_out: number }> {
    const { rows } = await q.query<{ imported: number; left_out: number }>(
      `SELECT count(*) FILTER (WHERE state IN (${IMPORT_ROW.draft}, ${IMPORT_ROW.submitted})) AS imported, count(*) FILTER (WHERE state <= ${IMPORT_ROW.ready}) AS left_out
       FROM goods_import_row WHERE import_id = $1`,
      [id],
    );
    return rows[0] ?? { imported: 0, left_out: 0 };
  }

  async finish(tx: Tx, { id, takes }: ImportJob): Promise<void> {
    await tx.query(
      `UPDATE goods_import SET status = ${IMPORT_STATUS.done}, finished_at = clock_timestamp()
       WHERE id = $1 AND takes = $2 AND status = ${IMPORT_STATUS.running}`,
      [id, takes],
    );
  }

  /** After a fault: to be tried again, or failed for good. Returns the status, null when it is another's by now. */
  async giveUp(tx: Tx, { id, takes }: ImportJob, isForGood: boolean): Promise<number | null> {
    const { rows } = await tx.query<{ status: number }>(
      `UPDATE goods_import SET
         status = CASE WHEN $3 OR attempts >= ${ATTEMPTS_MAX} THEN ${IMPORT_STATUS.failed} ELSE ${IMPORT_STATUS.waiting} END,
         finished_at = CASE WHEN $3 OR attempts >= ${ATTEMPTS_MAX} THEN clock_timestamp() END
       WHERE id = $1 AND takes = $2 AND status = ${IMPORT_STATUS.running} RETURNING status`,
      [id, takes, isForGood],
    );
    return rows[0]?.status ?? null;
  }

  /** What nobody works on: its job was lost, or its process ended. */
  async listAbandoned(q: Queryable, limit: number): Promise<number[]> {
    const { rows } = await q.query<{ id: number }>(
      `SELECT id FROM goods_import WHERE status IN (${IMPORT_STATUS.waiting}, ${IMPORT_STATUS.running})
         AND coalesce(beat_at, created_at) < clock_timestamp() - interval '${STALE_S} seconds' ORDER BY id LIMIT $1`,
      [limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Whose last attempt ended with its process; null while there are more. */
  async failAbandoned(tx: Tx, id: number): Promise<ImportJob | null> {
    const { rows } = await tx.query<ImportJob>(
      `UPDATE goods_import i SET status = ${IMPORT_STATUS.failed}, finished_at = clock_timestamp()
       WHERE id = $1 AND attempts >= ${ATTEMPTS_MAX} AND status IN (${IMPORT_STATUS.waiting}, ${IMPORT_STATUS.running}) RETURNING ${JOB}`,
      [id],
    );
    return rows[0] ?? null;
  }

  /** With their rows; what they made stays, and so do its keys. */
  async deleteOld(tx: Tx, limit: number): Promise<number> {
    const { count } = await tx.query(
      `DELETE FROM goods_import WHERE id IN
         (SELECT id FROM goods_import WHERE created_at < clock_timestamp() - interval '${KEPT_DAYS} days'
            AND status NOT IN (${IMPORT_STATUS.waiting}, ${IMPORT_STATUS.running}) ORDER BY created_at LIMIT $1 FOR UPDATE SKIP LOCKED)`,
      [limit],
    );
    return count;
  }
}

const outcomeArrays = (rows: readonly RowOutcome[]): Buffer[] => [
  int4s(rows, ({ state }) => state),
  texts(rows, ({ faults }) => JSON.stringify(faults)),
  texts(rows, ({ missing }) => JSON.stringify(missing)),
  texts(rows, ({ error }) => error),
  int8s(rows, ({ draft_id }) => draft_id),
  int8s(rows, ({ goods_id }) => goods_id),
];
