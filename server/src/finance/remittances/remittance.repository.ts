import { Injectable } from '@nestjs/common';
import type { BankTransfer } from '@fovea/shared-types/finance/payment.dto';
import { BANK_LINE_KIND } from '@fovea/shared-types/finance/payout-file-bounds';
import type { RemittedType } from '@fovea/shared-types/finance/remittance-bounds';
import type { Currency } from '@fovea/shared-types/money';
import { REMITTANCE_STATUS } from '@fovea/shared-types/states';
import type { Queryable, Tx } from '../../platform/database/database.js';
import {
  type BankMovement,
  isUntold,
  type LineProposal,
  type Proposal,
} from '../bank-matches/bank-matches.js';
import { findByLines, isRecentSql } from '../bank-matches/find-by-lines.js';
import { quotesSql, unquotedSql, type PaySubject, type Share } from '../payments/payable.js';
import { firstRow } from '../../platform/database/first-row.js';

export interface RemittanceRow {
  id: number;
  subject_type: RemittedType;
  subject_id: number;
  /** What its payer quotes. */
  reference: string;
  payer_id: number;
  amount: number;
  currency: Currency;
  status: number;
}

export interface RemittanceShownRow extends RemittanceRow, BankTransfer {
  username: string;
  received_amount: number | null;
  received_currency: Currency | null;
  decided_by: string | null;
  decided_at: Date | null;
  audit_notes: string;
  created_at: Date;
  images: number[];
  shares: ShareRow[];
}

interface ShareRow {
  subject_type: Share['subject']['type'];
  subject_id: number;
  amount: number;
  reference: string;
}

interface NewRemittance {
  subject: { type: RemittedType; id: number };
  payerId: number;
  amount: number;
  currency: Currency;
  reference: string;
  /** The account it was sent to, as recorded then. */
  bank: BankTransfer;
}

/** Finance's decision on one. */
export interface RemittanceDecision {
  status: number;
  deciderId: number;
  notes: string;
  received?: { amount: number; currency: Currency };
}

const { pending, confirmed, credited } = REMITTANCE_STATUS;
const ROW = `r.id, r.subject_type, r.subject_id, r.reference, r.payer_id, r.amount, r.currency, r.status`;

/** Bank transfers that payers announced, and the share of each document. */
@Injectable()
export class RemittanceRepository {
  /** The documents are locked. */
  async insertRemittance(
    tx: Tx,
    { subject, payerId, amount, currency, reference, bank }: NewRemittance,
    shares: readonly Share[],
    files: readonly number[],
  ): Promise<number> {
    const { rows } = await tx.query<{ id: number }>(
      `WITH sent AS (
         INSERT INTO remittance (subject_type, subject_id, payer_id, amount, currency, reference,
           payee, bank_name, branch_name, account_type, account_no)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING id),
       shared AS (
         INSERT INTO remittance_share (remittance_id, subject_type, subject_id, amount, reference)
         SELECT sent.id, s.* FROM sent, unnest($12::text[], $13::bigint[], $14::bigint[], $15::text[]) s),
       shown AS (
         INSERT INTO remittance_file (remittance_id, sort, file_id)
         SELECT sent.id, f.sort, f.id FROM sent, unnest($16::bigint[]) WITH ORDINALITY f (id, sort))
       SELECT id FROM sent`,
      [
        ...[subject.type, subject.id, payerId, amount, currency, reference],
        ...[bank.payee, bank.bank_name, bank.branch_name, bank.account_type, bank.account_no],
        shares.map((share) => share.subject.type),
        shares.map((share) => share.subject.id),
        shares.map((share) => share.amount),
        shares.map((share) => share.reference),
        [...files],
      ],
    );
    return firstRow(rows).id;
  }

  async findRemittance(q: Queryable, id: number): Promise<RemittanceRow | undefined> {
    const { rows } = await q.query<RemittanceRow>(`SELECT ${ROW} FROM remittance r WHERE r.id = $1`, [id]);
    return rows[0];
  }

  /** Its documents are locked before. */
  async lockRemittance(tx: Tx, id: number): Promise<RemittanceRow | undefined> {
    const { rows } = await tx.query<RemittanceRow>(
      `SELECT ${ROW} FROM remittance r WHERE r.id = $1 FOR UPDATE`,
      [id],
    );
    return rows[0];
  }

  async listShares(q: Queryable, id: number): Promise<Share[]> {
    return (await this.sharesOf(q, [id])).get(id) ?? [];
  }

  /** By remittance. */
  async sharesOf(q: Queryable, ids: readonly number[]): Promise<ReadonlyMap<number, Share[]>> {
    const { rows } = await q.query<ShareRow & { remittance_id: number }>(
      `SELECT remittance_id, subject_type, subject_id, amount, reference FROM remittance_share
       WHERE remittance_id = ANY ($1::bigint[]) ORDER BY subject_id`,
      [[...ids]],
    );
    const found = new Map<number, Share[]>();
    for (const { remittance_id, subject_type: type, subject_id, amount, reference } of rows)
      found.set(remittance_id, [
        ...(found.get(remittance_id) ?? []),
        { subject: { type, id: subject_id }, amount, reference },
      ]);
    return found;
  }

  async decideRemittance(
    tx: Tx,
    id: number,
    { status, deciderId, notes, received }: RemittanceDecision,
  ): Promise<void> {
    await tx.query(
      `UPDATE remittance SET status = $2, decided_by = $3, decided_at = clock_timestamp(), audit_notes = $4,
         received_amount = $5, received_currency = $6 WHERE id = $1`,
      [id, status, deciderId, notes, received?.amount ?? null, received?.currency ?? null],
    );
  }

  /** At most `limit` that wait too long, notified once a day; those that somebody holds wait for the next turn. */
  async markLate(tx: Tx, limit: number): Promise<RemittanceRow[]> {
    const { rows } = await tx.query<RemittanceRow>(
      `UPDATE remittance r SET alarm_at = clock_timestamp() + interval '1 day' WHERE id = ANY (ARRAY(
         SELECT id FROM remittance WHERE status = ${pending} AND alarm_at <= clock_timestamp()
         ORDER BY alarm_at LIMIT $1 FOR UPDATE SKIP LOCKED))
       RETURNING ${ROW}`,
      [limit],
    );
    return rows;
  }

  /**
   * Of just the sum of a line, whose reference the bank's words quote, with marks or without, or whose payer is known: those
   * that wait for it, and those that finance recorded at the bank before and no line refers to yet.
   */
  listQuoted(q: Queryable, movements: readonly BankMovement[]): Promise<LineProposal[]> {
    return findByLines<Proposal>(
      q,
      movements,
      `SELECT r.id AS subject_id, r.reference AS sn, u.username AS name, r.status <> ${pending} AS is_booked,
         r.payer_id, ${unquotedSql('r.reference')}
       FROM remittance r JOIN account u ON u.id = r.payer_id
       WHERE (r.status IN (${pending}, ${confirmed}) AND r.amount = line.amount AND r.currency = line.currency
           OR r.status = ${credited} AND r.received_amount = line.amount AND r.received_currency = line.currency)
         AND (${quotesSql('line.quoted', 'r.reference')} OR r.payer_id = ANY (line.payers)
           AND (r.status = ${pending} OR ${isRecentSql('r.decided_at')}))
         AND (r.status = ${pending} OR ${isUntold('remittance', 'r.id')})
       ORDER BY is_unquoted, r.id`,
      { read: ({ kind }) => (kind === BANK_LINE_KIND.in ? {} : null) },
    );
  }

  /** One, or those of a document, by itself or among others, the newest first. */
  async listRemittances(
    q: Queryable,
    by: { id: number } | { subject: PaySubject; payerId: number },
  ): Promise<RemittanceShownRow[]> {
    const where =
      'id' in by
        ? 'r.id = $1'
        : `r.payer_id = $3 AND ((r.subject_type, r.subject_id) = ($1, $2) OR r.id IN (
             SELECT s.remittance_id FROM remittance_share s WHERE (s.subject_type, s.subject_id) = ($1, $2)))`;
    const { rows } = await q.query<RemittanceShownRow>(
      `SELECT ${ROW}, u.username, r.payee, r.bank_name, r.branch_name, r.account_type, r.account_no, r.received_amount,
         r.received_currency, d.username AS decided_by, r.decided_at, r.audit_notes, r.created_at,
         ARRAY(SELECT f.file_id FROM remittance_file f WHERE f.remittance_id = r.id ORDER BY f.sort) AS images,
         (SELECT json_agg(json_build_object('subject_type', s.subject_type, 'subject_id', s.subject_id,
            'amount', s.amount, 'reference', s.reference) ORDER BY s.subject_id)
          FROM remittance_share s WHERE s.remittance_id = r.id) AS shares
       FROM remittance r JOIN account u ON u.id = r.payer_id LEFT JOIN account d ON d.id = r.decided_by
       WHERE ${where} ORDER BY r.id DESC`,
      'id' in by ? [by.id] : [by.subject.type, by.subject.id, by.payerId],
    );
    return rows;
  }
}
