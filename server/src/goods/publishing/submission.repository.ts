import { Injectable } from '@nestjs/common';
import { submissionMachine } from '@fovea/shared-types/states/goods.states';
import { SUBMISSION_STATUS, type SubmissionStatus } from '@fovea/shared-types/states';
import { idArray, int8s, texts } from '../../platform/database/array-param.js';
import { firstRow } from '../../platform/database/first-row.js';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { nextIds } from '../../platform/database/next-ids.js';
import type { CompleteForm, SettledForm } from './settled-form.js';

export interface SubmissionRow {
  id: number;
  goods_id: number;
  submitted_by: number;
  audit_status: SubmissionStatus;
  form: CompleteForm;
  published: SettledForm | null;
}

export interface NewSubmission {
  goodsId: number;
  form: CompleteForm;
  /** What the shop shows of these goods, null when it shows nothing yet. */
  published: SettledForm | null;
}

export interface SubmissionHistoryRow {
  id: number;
  audit_status: number;
  audit_notes: string | null;
  field_reasons: Record<string, string>;
  submitted_by: string;
  decided_by: string | null;
  created_at: Date;
  decided_at: Date | null;
}

const HISTORY_MAX = 50;

/** What was submitted to a review, and its result. */
@Injectable()
export class SubmissionRepository {
  /** @returns their ids, in this order */
  async insertSubmission(
    tx: Tx,
    submittedBy: number,
    submissions: readonly NewSubmission[],
  ): Promise<number[]> {
    const ids = await nextIds(tx, 'goods_submission', submissions.length);
    await tx.query(
      `INSERT INTO goods_submission (id, goods_id, submitted_by, form, published) OVERRIDING SYSTEM VALUE
       SELECT id, goods_id, $1, form::jsonb, published::jsonb
       FROM unnest($2::bigint[], $3::bigint[], $4::text[], $5::text[]) AS new (id, goods_id, form, published)`,
      [
        submittedBy,
        idArray(ids),
        int8s(submissions, ({ goodsId }) => goodsId),
        texts(submissions, ({ form }) => JSON.stringify(form)),
        texts(submissions, ({ published }) => (published === null ? null : JSON.stringify(published))),
      ],
    );
    return ids;
  }

  /** What their forms show stays in the storage. */
  async addFiles(tx: Tx, shown: readonly { submissionId: number; fileId: number }[]): Promise<void> {
    await tx.query(
      `INSERT INTO goods_submission_file (submission_id, owner_id, file_id)
       SELECT shown.submission_id, f.owner_id, f.id
       FROM unnest($1::bigint[], $2::bigint[]) AS shown (submission_id, file_id) JOIN file f ON f.id = shown.file_id`,
      [int8s(shown, ({ submissionId }) => submissionId), int8s(shown, ({ fileId }) => fileId)],
    );
  }

  async listFiles(q: Queryable, submissionId: number): Promise<number[]> {
    const { rows } = await q.query<{ file_id: number }>(
      `SELECT file_id FROM goods_submission_file WHERE submission_id = $1`,
      [submissionId],
    );
    return rows.map(({ file_id }) => file_id);
  }

  /** The one that waits, by goods; its goods are locked by the caller. */
  async listPending(q: Queryable, goodsIds: readonly number[]): Promise<Map<number, SubmissionRow>> {
    const { rows } = await q.query<SubmissionRow>(
      `SELECT id, goods_id, submitted_by, audit_status, form, published FROM goods_submission
       WHERE goods_id = ANY ($1::bigint[]) AND audit_status = ${SUBMISSION_STATUS.under_review}`,
      [[...goodsIds]],
    );
    return new Map(rows.map((row) => [row.goods_id, row]));
  }

  async countWaiting(q: Queryable): Promise<number> {
    const { rows } = await q.query<{ waiting: number }>(
      `SELECT count(*) AS waiting FROM goods_submission WHERE audit_status = ${SUBMISSION_STATUS.under_review}`,
    );
    return firstRow(rows).waiting;
  }

  /** The form that was approved last; null when none was. */
  async findApproved(q: Queryable, goodsId: number): Promise<CompleteForm | null> {
    const { rows } = await q.query<{ form: CompleteForm }>(
      `SELECT form FROM goods_submission
       WHERE goods_id = $1 AND audit_status = ${SUBMISSION_STATUS.approved} ORDER BY id DESC LIMIT 1`,
      [goodsId],
    );
    return rows[0]?.form ?? null;
  }

  /** The newest one, by goods; its goods are locked by the caller. */
  async listNewest(tx: Tx, goodsIds: readonly number[]): Promise<Map<number, SubmissionRow>> {
    const { rows } = await tx.query<SubmissionRow>(
      `SELECT s.id, s.goods_id, s.submitted_by, s.audit_status, s.form, s.published
       FROM unnest($1::bigint[]) AS wanted (id) CROSS JOIN LATERAL (
         SELECT * FROM goods_submission n WHERE n.goods_id = wanted.id ORDER BY n.id DESC LIMIT 1) s`,
      [[...new Set(goodsIds)]],
    );
    return new Map(rows.map((row) => [row.goods_id, row]));
  }

  async decideSubmission(tx: Tx, id: number, status: SubmissionStatus, decisionId: number): Promise<void> {
    await tx.query(`UPDATE goods_submission SET audit_status = $2, decision_id = $3 WHERE id = $1`, [
      id,
      status,
      decisionId,
    ]);
  }

  /** @returns false when nothing of these goods waits */
  async withdraw(tx: Tx, goodsId: number): Promise<boolean> {
    const { count } = await tx.query(
      `UPDATE goods_submission SET audit_status = ${SUBMISSION_STATUS.withdrawn}, withdrawn_at = clock_timestamp()
       WHERE goods_id = $1 AND audit_status IN (${submissionMachine.from('withdraw').join()})`,
      [goodsId],
    );
    return count === 1;
  }

  /** Newest first. */
  async listOf(q: Queryable, goodsId: number): Promise<SubmissionHistoryRow[]> {
    const { rows } = await q.query<SubmissionHistoryRow>(
      `SELECT s.id, s.audit_status, w.notes AS audit_notes, coalesce(w.field_reasons, '{}') AS field_reasons,
         b.username AS submitted_by, d.username AS decided_by, s.created_at,
         coalesce(w.decided_at, s.withdrawn_at) AS decided_at
       FROM goods_submission s JOIN account b ON b.id = s.submitted_by
       LEFT JOIN approval_decision w ON w.id = s.decision_id LEFT JOIN account d ON d.id = w.decided_by
       WHERE s.goods_id = $1 ORDER BY s.id DESC LIMIT ${HISTORY_MAX}`,
      [goodsId],
    );
    return rows;
  }
}
