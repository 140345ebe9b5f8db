import { Injectable } from '@nestjs/common';
import { IMPORT_STATUS } from '@fovea/shared-types/goods/import-states';
import type { Queryable, Tx } from '../../platform/database/database.js';
import type { Failure } from './opening.repository.js';

const ATTEMPTS_MAX = 3;
/** An attempt without a heartbeat for so long is no longer running. */
const STALE_S = 60;

/** A sheet that somebody imports. */
export interface OpeningJob {
  id: number;
  company_id: number;
  account_id: number;
  file_name: string;
  digest: Buffer;
  attempts: number;
  /** Which taking of it this is; unlike `attempts`, a new start does not set it back. */
  takes: number;
}
const JOB = 'id, company_id, account_id, file_name, digest, attempts, takes';

/** Who is at which sheet, and how far. */
@Injectable()
export class OpeningRunRepository {
  async start(tx: Tx, id: number): Promise<void> {
    await tx.query(
      `UPDATE opening_import SET status = ${IMPORT_STATUS.waiting}, attempts = 0, made_lines = 0, failure = NULL, beat_at = clock_timestamp()
       WHERE id = $1`,
      [id],
    );
  }

  /** Returns whether there was something to stop. */
  async cancelOpeningRun(tx: Tx, id: number): Promise<boolean> {
    const { count } = await tx.query(
      `UPDATE opening_import SET status = ${IMPORT_STATUS.cancelled}, made_lines = 0 WHERE id = $1 AND status IN (${IMPORT_STATUS.waiting}, ${IMPORT_STATUS.running})`,
      [id],
    );
    return count === 1;
  }

  /** Gives the work to one caller; null when another one is at it, or nothing is left to do. */
  async claim(q: Queryable, id: number): Promise<OpeningJob | null> {
    const { rows } = await q.query<OpeningJob>(
      `UPDATE opening_import SET status = ${IMPORT_STATUS.running}, attempts = attempts + 1, takes = takes + 1, made_lines = 0,
         beat_at = clock_timestamp()
       WHERE id = $1 AND attempts < ${ATTEMPTS_MAX}
         AND (status = ${IMPORT_STATUS.waiting} OR (status = ${IMPORT_STATUS.running} AND beat_at < clock_timestamp() - interval '${STALE_S} seconds'))
       RETURNING ${JOB}`,
      [id],
    );
    return rows[0] ?? null;
  }

  /** Reports its progress; false once it was cancelled, or another attempt has taken it over. */
  async beat(q: Queryable, { id, takes }: OpeningJob, lines: number): Promise<boolean> {
    const { count } = await q.query(
      `UPDATE opening_import SET made_lines = $3, beat_at = clock_timestamp()
       WHERE id = $1 AND takes = $2 AND status = ${IMPORT_STATUS.running}`,
      [id, takes, lines],
    );
    return count === 1;
  }

  /** The same at its end. */
  async finish(tx: Tx, { id, takes }: OpeningJob): Promise<boolean> {
    const { count } = await tx.query(
      `UPDATE opening_import SET status = ${IMPORT_STATUS.done}, done_at = clock_timestamp()
       WHERE id = $1 AND takes = $2 AND status = ${IMPORT_STATUS.running}`,
      [id, takes],
    );
    return count === 1;
  }

  /** After a fault: to be tried again, or failed for good. Returns the status, null when it is another's by now. */
  async giveUp(
    tx: Tx,
    { id, attempts, takes }: OpeningJob,
    isForGood: boolean,
    failure: Failure,
  ): Promise<number | null> {
    const isOver = isForGood || attempts >= ATTEMPTS_MAX;
    const { rows } = await tx.query<{ status: number }>(
      `UPDATE opening_import SET status = $3, failure = $4, made_lines = 0
       WHERE id = $1 AND takes = $2 AND status = ${IMPORT_STATUS.running} RETURNING status`,
      [id, takes, isOver ? -1 : 10, isOver ? JSON.stringify(failure) : null],
    );
    return rows[0]?.status ?? null;
  }

  /** What nobody works on: its job was lost, or its process ended. */
  async listAbandoned(q: Queryable, limit: number): Promise<number[]> {
    const { rows } = await q.query<{ id: number }>(
      `SELECT id FROM opening_import WHERE status IN (${IMPORT_STATUS.waiting}, ${IMPORT_STATUS.running})
         AND beat_at < clock_timestamp() - interval '${STALE_S} seconds' ORDER BY id LIMIT $1`,
      [limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Whose last attempt ended with its process; null while there are more. */
  async failAbandoned(tx: Tx, id: number, failure: Failure): Promise<OpeningJob | null> {
    const { rows } = await tx.query<OpeningJob>(
      `UPDATE opening_import SET status = ${IMPORT_STATUS.failed}, failure = $2, made_lines = 0
       WHERE id = $1 AND attempts >= ${ATTEMPTS_MAX} AND status IN (${IMPORT_STATUS.waiting}, ${IMPORT_STATUS.running}) RETURNING ${JOB}`,
      [id, JSON.stringify(failure)],
    );
    return rows[0] ?? null;
  }
}
