import { Injectable } from '@nestjs/common';
import { CERTIFICATION_STATUS } from '@fovea/shared-types/states';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';
import { shownDocumentsSql } from './certification-rules.js';
import type { CompanyValues, SubmissionRow } from './company.row.js';

const { uncertified, pending, certified, failed } = CERTIFICATION_STATUS;

const SUBMISSION = `SELECT s.id, s.company_id, s.account_id, s.company_name, s.legal_person, s.legal_number, s.type,
    s.country, s.company_phone, s.postal_code, s.address, s.pickup_address, s.status, s.created_at,
    a.username AS submitted_by, w.notes AS reason, coalesce(w.field_reasons, '{}') AS field_reasons, w.decided_at,
    d.username AS decided_by_name,
    ARRAY(SELECT f.file_id FROM company_submission_file f WHERE f.submission_id = s.id ORDER BY f.sort) AS file_ids
  FROM company_submission s JOIN account a ON a.id = s.account_id
  LEFT JOIN approval_decision w ON w.id = s.decision_id LEFT JOIN account d ON d.id = w.decided_by`;

/** What was submitted, when, by whom, and its decision: kept for ever, decided once. */
@Injectable()
export class CompanySubmissionRepository {
  async insertCompanySubmission(
    tx: Tx,
    companyId: number,
    accountId: number,
    values: CompanyValues,
  ): Promise<number> {
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO company_submission (company_id, account_id, company_name, legal_person, legal_number, type, country,
         company_phone, postal_code, address, pickup_address)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING id`,
      [
        companyId,
        accountId,
        values.company_name,
        values.legal_person,
        values.legal_number,
        values.type,
        values.country,
        values.company_phone,
        values.postal_code,
        values.address,
        values.pickup_address,
      ],
    );
    return firstRow(rows).id;
  }

  /** In the order given; each keeps the owner who uploaded it. */
  async addFiles(tx: Tx, submissionId: number, fileIds: readonly number[]): Promise<void> {
    await tx.query(
      `INSERT INTO company_submission_file (submission_id, sort, owner_id, file_id)
       SELECT $1, place, f.owner_id, f.id FROM unnest($2::bigint[]) WITH ORDINALITY AS wanted (id, place)
       JOIN file f ON f.id = wanted.id`,
      [submissionId, [...fileIds]],
    );
  }

  /** Those of the ids that the company has shown before. */
  async knownFiles(q: Queryable, companyId: number, fileIds: readonly number[]): Promise<Set<number>> {
    const { rows } = await q.query<{ file_id: number }>(
      `SELECT DISTINCT f.file_id FROM company_submission_file f JOIN company_submission s ON s.id = f.submission_id
       WHERE s.company_id = $1 AND f.file_id = ANY ($2::bigint[])`,
      [companyId, [...fileIds]],
    );
    return new Set(rows.map(({ file_id }) => file_id));
  }

  async findPending(q: Queryable, companyId: number): Promise<SubmissionRow | null> {
    const { rows } = await q.query<SubmissionRow>(
      `${SUBMISSION} WHERE s.company_id = $1 AND s.status = ${pending}`,
      [companyId],
    );
    return rows[0] ?? null;
  }

  /** What a review is about: the pending documents, else those decided last, else any. */
  async findReviewed(tx: Tx, companyId: number): Promise<SubmissionRow | null> {
    const { rows } = await tx.query<SubmissionRow>(
      `${SUBMISSION} WHERE s.company_id = $1
       ORDER BY s.status = ${pending} DESC, s.decision_id IS NOT NULL DESC, s.id DESC LIMIT 1`,
      [companyId],
    );
    return rows[0] ?? null;
  }

  /** Newest first. */
  async listCompanySubmissions(q: Queryable, companyId: number, max: number): Promise<SubmissionRow[]> {
    const { rows } = await q.query<SubmissionRow>(
      `${SUBMISSION} WHERE s.company_id = $1 ORDER BY s.id DESC LIMIT $2`,
      [companyId, max],
    );
    return rows;
  }

  /** Those that staff see of the company now. */
  async shownFiles(q: Queryable, companyId: number): Promise<number[]> {
    const { rows } = await q.query<{ ids: number[] }>(`SELECT ${shownDocumentsSql('$1')} AS ids`, [
      companyId,
    ]);
    return firstRow(rows).ids;
  }

  /** Companies with pending documents: of each only one submission waits. */
  async countWaiting(q: Queryable): Promise<number> {
    const { rows } = await q.query<{ total: number }>(
      `SELECT count(*) AS total FROM company_submission WHERE status = ${pending}`,
    );
    return firstRow(rows).total;
  }

  async wasDecided(q: Queryable, companyId: number): Promise<boolean> {
    const { count } = await q.query(
      `SELECT FROM company_submission WHERE company_id = $1 AND status IN (${certified}, ${failed}) LIMIT 1`,
      [companyId],
    );
    return count > 0;
  }

  async decideCompanySubmission(
    tx: Tx,
    submissionId: number,
    decision: { id: number; isApproved: boolean },
  ): Promise<void> {
    await tx.query(`UPDATE company_submission SET status = $2, decision_id = $3 WHERE id = $1`, [
      submissionId,
      decision.isApproved ? certified : failed,
      decision.id,
    ]);
  }

  /** Withdrawn by its sender, or replaced by a fuller one. */
  async withdraw(tx: Tx, companyId: number): Promise<number> {
    const { count } = await tx.query(
      `UPDATE company_submission SET status = ${uncertified} WHERE company_id = $1 AND status = ${pending}`,
      [companyId],
    );
    return count;
  }
}
