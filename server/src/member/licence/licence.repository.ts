import { Injectable } from '@nestjs/common';
import { LICENCE_STATUS } from '@fovea/shared-types/states';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';

const { under_review, approved, rejected, replaced } = LICENCE_STATUS;

/** A licence under its lock, with what was sent last for its review. */
export interface ReviewedRow {
  id: number;
  company_id: number;
  status: number;
  renews_id: number | null;
  submission_id: number;
  submission_status: number;
  account_id: number;
}

export interface SubmissionRow {
  id: number;
  sent_by: string;
  words: Record<string, unknown>;
  status: number;
  created_at: Date;
  notes: string | null;
  field_reasons: Record<string, string>;
  decided_by: string | null;
  decided_at: Date | null;
}

export interface DueWarning {
  licence_id: number;
  company_id: number;
  /** The threshold; 0: it has ended. */
  days: number;
  days_left: number;
}

/** Reviews of licences: submissions and decisions; warnings of their end. */
@Injectable()
export class LicenceRepository {
  /** Null where there is none among those of these companies; `companies` null: of all. */
  async lockStatus(tx: Tx, id: number, companies: readonly number[] | null): Promise<number | null> {
    const { rows } = await tx.query<{ status: number }>(
      `SELECT status FROM company_licence
       WHERE id = $1 AND ($2::bigint[] IS NULL OR company_id = ANY ($2::bigint[])) FOR UPDATE`,
      [id, companies === null ? null : [...companies]],
    );
    return rows[0]?.status ?? null;
  }

  /** Submits its current values for review; an earlier pending submission is replaced. */
  async submit(tx: Tx, id: number, accountId: number, submission: object): Promise<number> {
    await tx.query(
      `UPDATE licence_submission SET status = ${LICENCE_STATUS.replaced} WHERE licence_id = $1 AND status = ${under_review}`,
      [id],
    );
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO licence_submission (licence_id, account_id, words) VALUES ($1, $2, $3) RETURNING id`,
      [id, accountId, JSON.stringify(submission)],
    );
    await tx.query(
      `UPDATE company_licence SET status = ${under_review}, submitted_at = clock_timestamp() WHERE id = $1`,
      [id],
    );
    return firstRow(rows).id;
  }

  async deleteSubmissions(tx: Tx, id: number): Promise<void> {
    await tx.query(`DELETE FROM licence_submission WHERE licence_id = $1`, [id]);
  }

  /** By id, and those whose place they would take. */
  async lockLicence(
    tx: Tx,
    ids: readonly number[],
    companies: readonly number[] | null,
  ): Promise<ReadonlyMap<number, ReviewedRow>> {
    await tx.query(
      `SELECT FROM company_licence WHERE id = ANY ($1::bigint[])
         OR id IN (SELECT renews_id FROM company_licence WHERE id = ANY ($1::bigint[]))
       ORDER BY id FOR UPDATE`,
      [[...ids]],
    );
    const { rows } = await tx.query<ReviewedRow>(
      `SELECT l.id, l.company_id, l.status, l.renews_id, s.id AS submission_id, s.status AS submission_status,
         s.account_id
       FROM company_licence l CROSS JOIN LATERAL (
         SELECT id, status, account_id FROM licence_submission WHERE licence_id = l.id ORDER BY id DESC LIMIT 1) s
       WHERE l.id = ANY ($1::bigint[]) AND ($2::bigint[] IS NULL OR l.company_id = ANY ($2::bigint[]))`,
      [[...ids], companies === null ? null : [...companies]],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** An approved one takes the place of what it renews. */
  async decideLicence(
    tx: Tx,
    row: ReviewedRow,
    decision: { id: number; isApproved: boolean },
  ): Promise<number> {
    const status = decision.isApproved ? approved : rejected;
    await tx.query(`UPDATE licence_submission SET status = $2, decision_id = $3 WHERE id = $1`, [
      row.submission_id,
      status,
      decision.id,
    ]);
    await tx.query(`UPDATE company_licence SET status = $2 WHERE id = $1`, [row.id, status]);
    if (decision.isApproved)
      await tx.query(`UPDATE company_licence SET status = ${replaced} WHERE id = $1`, [row.renews_id]);
    return status;
  }

  async countWaiting(q: Queryable): Promise<number> {
    const { rows } = await q.query<{ count: number }>(
      `SELECT count(*) FROM company_licence WHERE status = ${under_review}`,
    );
    return firstRow(rows).count;
  }

  /**
   * Notes the warnings that are due, each once: the nearest of the thresholds that the days left have come down to, 0 once
   * it has ended. Only what was approved and is not replaced yet.
   */
  async warnDue(tx: Tx, max: number): Promise<DueWarning[]> {
    const { rows } = await tx.query<DueWarning>(
      `WITH step AS (
         SELECT days FROM licence_step
         WHERE current_date BETWEEN effective_from AND coalesce(effective_until, 'infinity')),
       held AS (
         SELECT l.id, l.company_id, l.valid_until - (now() AT TIME ZONE c.time_zone)::date AS days_left
         FROM company_licence l JOIN company c ON c.id = l.company_id
         WHERE l.status = ${approved} AND l.valid_until <= current_date + 1 + (SELECT coalesce(max(days), 0) FROM step)::int),
       due AS (
         SELECT h.*, CASE WHEN days_left < 0 THEN 0 ELSE (
           SELECT min(days) FROM step WHERE days >= days_left) END AS days FROM held h),
       warned AS (
         INSERT INTO licence_warning (licence_id, days)
         SELECT id, days FROM due WHERE days IS NOT NULL AND NOT EXISTS (
           SELECT FROM licence_warning w WHERE w.licence_id = due.id AND w.days = due.days)
         ORDER BY id LIMIT $1 ON CONFLICT ON CONSTRAINT licence_warning_once_uq DO NOTHING
         RETURNING licence_id, days)
       SELECT w.licence_id, w.days, due.company_id, due.days_left FROM warned w JOIN due ON due.id = w.licence_id
       ORDER BY 1`,
      [max],
    );
    return rows;
  }

  /** Newest first. */
  async listSubmissions(
    q: Queryable,
    id: number,
    companies: readonly number[] | null,
  ): Promise<SubmissionRow[]> {
    const { rows } = await q.query<SubmissionRow>(
      `SELECT s.id, a.username AS sent_by, s.words, s.status, s.created_at, w.notes,
         coalesce(w.field_reasons, '{}') AS field_reasons, d.username AS decided_by, w.decided_at
       FROM company_licence l JOIN licence_submission s ON s.licence_id = l.id JOIN account a ON a.id = s.account_id
       LEFT JOIN approval_decision w ON w.id = s.decision_id LEFT JOIN account d ON d.id = w.decided_by
       WHERE l.id = $1 AND ($2::bigint[] IS NULL OR l.company_id = ANY ($2::bigint[])) ORDER BY s.id DESC LIMIT 50`,
      [id, companies === null ? null : [...companies]],
    );
    return rows;
  }
}
