import { Injectable } from '@nestjs/common';
import {
  PAYOUT_FILES_SHOWN,
  PAYOUT_FORMAT,
  PAYOUTS_BY_HAND_SHOWN,
  PAYOUTS_OF_FILE_MAX,
  type PayoutFormat,
} from '@fovea/shared-types/finance/payout-file-bounds';
import type { Currency } from '@fovea/shared-types/money';
import { WITHDRAWAL_STATUS } from '@fovea/shared-types/states';
import {
  type BankMovement,
  isUntold,
  type LineProposal,
  type Proposal,
} from '../bank-matches/bank-matches.js';
import { findByLines } from '../bank-matches/find-by-lines.js';
import type { PayoutSender } from '../../platform/bank-files/payout-order.js';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';
import { invariant } from '../../platform/kernel/app-error.js';

export interface FileRow {
  id: number;
  sn: string;
  format: PayoutFormat;
  currency: Currency;
  pay_on: string;
  created_at: Date;
}

/** Who makes a file. */
export interface Maker {
  accountId: number;
  companyId: number | null;
}

interface WaitingRow {
  format: PayoutFormat;
  currency: Currency;
  count: number;
  total: number;
}

interface ByHandRow {
  id: number;
  sn: string;
  currency: Currency;
  amount: number;
  country: string;
  deadline_at: Date;
}

interface HeldRow {
  id: number;
  sn: string;
  currency: Currency;
  amount: number;
  held_until: Date;
}

export interface ItemRow {
  sn: string;
  attempt: number;
  amount: number;
  bank_account_id: number;
}

/** What is in one file. */
export interface FileKind {
  format: PayoutFormat;
  currency: Currency;
}

/** One payment of a file. */
export interface SentPayout {
  file_sn: string;
  reference: string;
  amount: number;
  currency: Currency;
}

const { approved, paid, pay_failed } = WITHDRAWAL_STATUS;
const { zengin, china, iso } = PAYOUT_FORMAT;
/** What one record of a transfer of Japan holds. */
const ZENGIN_AMOUNT_MAX = 9_999_999_999;
/** What its trailer holds: later payouts wait for the next file. */
const ZENGIN_TOTAL_MAX = 999_999_999_999;

const FORMAT = `CASE WHEN b.country = 'JP' AND w.currency = 'JPY' AND w.amount <= ${ZENGIN_AMOUNT_MAX} THEN ${zengin}
  WHEN b.country = 'JP' AND w.currency = 'JPY' THEN NULL
  WHEN b.country = 'CN' AND w.currency = 'CNY' THEN ${china}
  WHEN b.country NOT IN ('JP', 'CN') THEN ${iso} END`;
/** Of an account `b` that its owner changed lately: nothing is paid to it yet. */
const IS_HELD = 'coalesce(b.held_until > clock_timestamp(), false)';
/** Whose payout was put into no file since it was approved, or tried again. */
const WAITING = `w.status = ${approved} AND NOT EXISTS (SELECT FROM payout_file_item i
  WHERE i.withdrawal_id = w.id AND i.attempt = w.attempt)`;

/** Nobody decides on their own money, or on that of their company. */
const IS_OF_OTHERS = (account: string, company: string): string =>
  `w.account_id <> ${account} AND (w.company_id IS NULL OR w.company_id IS DISTINCT FROM ${company}::bigint)`;
/** As this file instructed the bank to pay it. */
const IS_PAID = `(w.status = ${paid} AND w.attempt = i.attempt)`;
/** What waits for its maker ($3, of the company $4) of a format ($1) and a currency ($2), as much as a file holds. */
const WAITING_ROWS = `SELECT w.id, w.sn, w.attempt, w.bank_account_id, w.amount
  FROM withdrawal w JOIN bank_account b ON b.id = w.bank_account_id
  WHERE ${WAITING} AND NOT ${IS_HELD} AND ${FORMAT} = $1 AND w.currency = $2 AND ${IS_OF_OTHERS('$3', '$4')}
  ORDER BY w.id LIMIT ${PAYOUTS_OF_FILE_MAX}`;
/** What of the rows called `waiting` the file can count. */
const FITTING = `summed AS (SELECT waiting.*, sum(amount) OVER (ORDER BY id) AS total FROM waiting),
  fitting AS (SELECT id, sn, attempt, bank_account_id, amount FROM summed
    WHERE $1 <> ${zengin} OR total <= ${ZENGIN_TOTAL_MAX})`;
/** A bank pays on a working day, and waits for what is missing. */
const DEBITED_WITHIN_DAYS = 14;

/** Files to banks; they never change. */
@Injectable()
export class PayoutFileRepository {
  /** What this person may put into files. */
  async listWaiting(q: Queryable, maker: Maker): Promise<WaitingRow[]> {
    const { rows } = await q.query<WaitingRow>(
      `SELECT ${FORMAT} AS format, w.currency, count(*), sum(w.amount)::bigint AS total
       FROM withdrawal w JOIN bank_account b ON b.id = w.bank_account_id
       WHERE ${WAITING} AND NOT ${IS_HELD} AND ${FORMAT} IS NOT NULL AND ${IS_OF_OTHERS('$1', '$2')} GROUP BY 1, 2 ORDER BY 1, 2`,
      [maker.accountId, maker.companyId],
    );
    return rows;
  }

  /** The oldest that no file can contain: a person pays them at the bank. */
  async listByHand(q: Queryable): Promise<ByHandRow[]> {
    const { rows } = await q.query<ByHandRow>(
      `SELECT w.id, w.sn, w.currency, w.amount, b.country, w.deadline_at
       FROM withdrawal w JOIN bank_account b ON b.id = w.bank_account_id
       WHERE w.status = ${approved} AND NOT ${IS_HELD} AND ${FORMAT} IS NULL ORDER BY w.deadline_at, w.id LIMIT ${PAYOUTS_BY_HAND_SHOWN}`,
    );
    return rows;
  }

  /** The first that wait for their payees' new accounts. */
  async listHeld(q: Queryable): Promise<HeldRow[]> {
    const { rows } = await q.query<HeldRow>(
      `SELECT w.id, w.sn, w.currency, w.amount, b.held_until
       FROM withdrawal w JOIN bank_account b ON b.id = w.bank_account_id
       WHERE w.status = ${approved} AND ${IS_HELD} ORDER BY b.held_until, w.id LIMIT ${PAYOUTS_BY_HAND_SHOWN}`,
    );
    return rows;
  }

  async listLatest(q: Queryable) {
    const { rows } = await q.query<
      FileRow & { username: string; count: number; total: number; paid_count: number; failed_count: number }
    >(
      `SELECT f.id, f.sn, f.format, f.currency, f.pay_on::text, f.created_at, a.username, held.*
       FROM (SELECT * FROM payout_file ORDER BY id DESC LIMIT ${PAYOUT_FILES_SHOWN}) f
       JOIN account a ON a.id = f.made_by
       CROSS JOIN LATERAL (SELECT count(*), sum(w.amount)::bigint AS total,
           count(*) FILTER (WHERE w.status = ${paid} AND w.attempt = i.attempt) AS paid_count,
           count(*) FILTER (WHERE w.attempt > i.attempt OR w.status IN (${pay_failed}, ${WITHDRAWAL_STATUS.returned}))
             AS failed_count
         FROM payout_file_item i JOIN withdrawal w ON w.id = i.withdrawal_id WHERE i.file_id = f.id) held
       ORDER BY f.id DESC`,
    );
    return rows;
  }

  /** What a file made now would contain, in its order. */
  async listFitting(q: Queryable, maker: Maker, { format, currency }: FileKind): Promise<ItemRow[]> {
    const { rows } = await q.query<ItemRow>(
      `WITH waiting AS (${WAITING_ROWS}), ${FITTING}
       SELECT sn, attempt, amount, bank_account_id FROM fitting ORDER BY id`,
      [format, currency, maker.accountId, maker.companyId],
    );
    return rows;
  }

  /** @returns how many payouts the file has, and their sum: those that another one has meanwhile are left out */
  async insertPayoutFile(
    tx: Tx,
    maker: Maker,
    { format, currency, payOn }: FileKind & { payOn: string },
    sender: PayoutSender,
  ): Promise<{ id: number; count: number; total: number }> {
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO payout_file (format, currency, pay_on, sender, made_by) VALUES ($1, $2, $3, $4, $5) RETURNING id`,
      [format, currency, payOn, JSON.stringify(sender), maker.accountId],
    );
    const id = rows[0]?.id;
    invariant(id !== undefined, 'a file that is written has its row');
    const { rows: sums } = await tx.query<{ count: number; total: number }>(
      `WITH waiting AS MATERIALIZED (${WAITING_ROWS} FOR UPDATE OF w), ${FITTING},
       put AS (INSERT INTO payout_file_item (file_id, seq, withdrawal_id, attempt, bank_account_id)
         SELECT $5, row_number() OVER (ORDER BY id), id, attempt, bank_account_id FROM fitting
         ON CONFLICT (withdrawal_id, attempt) DO NOTHING RETURNING withdrawal_id)
       SELECT count(*), coalesce(sum(f.amount), 0)::bigint AS total FROM put JOIN fitting f ON f.id = put.withdrawal_id`,
      [format, currency, maker.accountId, maker.companyId, id],
    );
    return { id, ...firstRow(sums) };
  }

  /**
   * Files whose payouts were all decided, and those that were paid come to just this sum, about the day on which they were
   * to be paid, or quoted; no line refers to one of them by itself.
   */
  listDebited(q: Queryable, movements: readonly BankMovement[]): Promise<LineProposal[]> {
    return findByLines<Proposal>(
      q,
      movements,
      `SELECT f.id AS subject_id, f.sn, count(*) || ' × ' || f.pay_on AS name, true AS is_booked
       FROM payout_file f JOIN payout_file_item i ON i.file_id = f.id JOIN withdrawal w ON w.id = i.withdrawal_id
       WHERE f.currency = line.currency AND ${isUntold('payout_file', 'f.id')}
         AND (f.pay_on BETWEEN line.booked_on - ${DEBITED_WITHIN_DAYS} AND line.booked_on + ${DEBITED_WITHIN_DAYS}
           OR position(f.sn in upper(line.text)) > 0)
       GROUP BY f.id
       HAVING sum(w.amount) FILTER (WHERE ${IS_PAID}) = line.amount AND NOT bool_or(w.status = ${approved} AND w.attempt = i.attempt)
         AND NOT bool_or(${IS_PAID} AND NOT ${isUntold('withdrawal', 'w.id')})
       ORDER BY f.id`,
    );
  }

  /** @returns false where there is no such file */
  async lockPayouts(tx: Tx, id: number): Promise<boolean> {
    const { rows } = await tx.query(
      `SELECT w.id FROM withdrawal w WHERE w.id IN (SELECT i.withdrawal_id FROM payout_file_item i WHERE i.file_id = $1)
       ORDER BY w.id FOR UPDATE`,
      [id],
    );
    return rows.length > 0;
  }

  /** Payouts that were sent, by the references and the files that quote them. */
  async listSent(
    q: Queryable,
    { references, files }: { references: readonly string[]; files: readonly string[] },
  ): Promise<SentPayout[]> {
    const { rows } = await q.query<SentPayout>(
      `SELECT f.sn AS file_sn, w.sn || '-' || i.attempt AS reference, w.amount, w.currency
       FROM payout_file_item i JOIN payout_file f ON f.id = i.file_id JOIN withdrawal w ON w.id = i.withdrawal_id
       WHERE w.sn IN (SELECT split_part(r, '-', 1) FROM unnest($1::text[]) AS asked (r))
           AND w.sn || '-' || i.attempt = ANY ($1::text[])
       UNION
       SELECT f.sn, w.sn || '-' || i.attempt, w.amount, w.currency
       FROM payout_file f JOIN payout_file_item i ON i.file_id = f.id JOIN withdrawal w ON w.id = i.withdrawal_id
       WHERE f.sn = ANY ($2::text[])`,
      [[...references], [...files]],
    );
    return rows;
  }

  async findPayoutFile(q: Queryable, id: number): Promise<(FileRow & { sender: PayoutSender }) | null> {
    const { rows } = await q.query<FileRow & { sender: PayoutSender }>(
      `SELECT id, sn, format, currency, pay_on::text, created_at, sender FROM payout_file WHERE id = $1`,
      [id],
    );
    return rows[0] ?? null;
  }

  async items(q: Queryable, fileId: number): Promise<ItemRow[]> {
    const { rows } = await q.query<ItemRow>(
      `SELECT w.sn, i.attempt, w.amount, i.bank_account_id
       FROM payout_file_item i JOIN withdrawal w ON w.id = i.withdrawal_id WHERE i.file_id = $1 ORDER BY i.seq`,
      [fileId],
    );
    return rows;
  }
}
