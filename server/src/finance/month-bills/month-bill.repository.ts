import { Injectable } from '@nestjs/common';
import type { BillLineType } from '@fovea/shared-types/finance/month-bill-bounds';
import type { MyMonthBillListRequest } from '@fovea/shared-types/finance/month-bill.dto';
import type { Language } from '@fovea/shared-types/language';
import type { Currency } from '@fovea/shared-types/money';
import type { Page } from '@fovea/shared-types/pagination';
import { monthBillMachine } from '@fovea/shared-types/states/finance.states';
import { MONTH_BILL_STATUS, REMITTANCE_STATUS } from '@fovea/shared-types/states';
import { zoneOfSql } from '../../member/contact/country-zones.js';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';
import { localized } from '../../platform/database/localized.js';
import { pageOf, toPage } from '../../platform/database/page.js';
import { lookAgain } from '../../platform/database/second-look.js';
import { requireRows } from '../../platform/database/require-rows.js';
import type { Cause } from '../ledger/ledger-rows.js';
import type { BillTax } from './bill-figures.js';

const { open, issued, overdue } = MONTH_BILL_STATUS;

export interface BillRow {
  id: number;
  account_id: number;
  currency: Currency;
  month: string;
  status: number;
  type1_total: number;
  type2_total: number;
  goods_total: number;
  price: number;
  /** The sum of its payments. */
  paid: number;
  remark: string;
  due_at: Date | null;
  pay_time: Date | null;
  is_written_off: boolean;
}

export interface DueBillRow extends BillRow {
  /** The last day to pay, `2026-11-30`, where the customer is. */
  due_on: string | null;
}

export interface NamedBillRow extends DueBillRow {
  customer_name: string;
  /** Of the last transfer that its customer showed. */
  remittance_status: number | null;
}

/** A bill whose customer is being reminded, for the how manieth time. */
export interface RemindedRow {
  id: number;
  account_id: number;
  is_first: boolean;
  reminders: number;
}

export interface LineRow {
  id: number;
  type: BillLineType;
  title: string;
  amount: number;
  step: string;
  created_at: Date;
}

export interface NewLine {
  billId: number;
  type: BillLineType;
  amount: number;
  title: string;
  cause: Cause;
}

export const BILL = `t.id, t.account_id, t.currency, t.month, t.status, t.type1_total, t.type2_total, t.goods_total, t.price, t.paid,
  t.remark, t.due_at, t.pay_time, t.written_off IS NOT NULL AS is_written_off`;

const REMITTED = `(SELECT r.status FROM remittance r WHERE (r.subject_type, r.subject_id) = ('month_bill', t.id)
  ORDER BY r.id DESC LIMIT 1)`;

/** As a customer is called: by company, where they have one. */
export const CUSTOMER = (language: Language): string =>
  `CASE WHEN c.id IS NULL THEN u.username ELSE ${localized('c.name', language)} END`;
export const CUSTOMER_JOINS = (bill: 'b' | 't'): string =>
  `JOIN account u ON u.id = ${bill}.account_id LEFT JOIN company c ON c.id = u.company_id`;

/** Where the customer is: of their company, else of their country. */
export const ZONE = `coalesce(c.time_zone, ${zoneOfSql('u.country')})`;

/** A bill is due until the end of this day. */
export const DUE_ON = `((t.due_at - interval '1 second') AT TIME ZONE ${ZONE})::date`;
const NAMED = (language: Language): string =>
  `${BILL}, ${CUSTOMER(language)} AS customer_name, to_char(${DUE_ON}, 'YYYY-MM-DD') AS due_on, ${REMITTED} AS remittance_status`;

/** Bills of months; their sums follow their lines by a trigger, which takes none once a bill is issued. */
@Injectable()
export class MonthBillRepository {
  /** The current month in the customer's zone, and whether they are on monthly payment. */
  async findCustomer(
    q: Queryable,
    accountId: number,
  ): Promise<{ month: string; is_month_payment: number; country: string | null } | null> {
    const { rows } = await q.query<{ month: string; is_month_payment: number; country: string | null }>(
      `SELECT to_char(clock_timestamp() AT TIME ZONE ${ZONE}, 'YYYY-MM') AS month, u.is_month_payment, u.country
       FROM account u LEFT JOIN company c ON c.id = u.company_id WHERE u.id = $1 AND u.deleted_at IS NULL`,
      [accountId],
    );
    return rows[0] ?? null;
  }

  /**
   * The open bill of the month that runs where the customer is, under its lock; made where there is none. A month that
   * was billed already, because the customer moved to another zone, is followed by the next. So is one whose bill was
   * issued while this waited for it.
   * @param after a month that is over: the bill is of a later one
   * @throws BUSY
   */
  openNow(
    tx: Tx,
    accountId: number,
    currency: Currency,
    after: string | null = null,
  ): Promise<{ id: number; month: string; isNew: boolean }> {
    return lookAgain(async () => {
      const isNew = await this.insertOpen(tx, accountId, currency, after);
      const { rows } = await tx.query<{ id: number; month: string }>(
        `SELECT id, month FROM month_bill
         WHERE account_id = $1 AND currency = $2 AND status = ${open} AND ($3::text IS NULL OR month > $3)
         ORDER BY month DESC LIMIT 1 FOR UPDATE`,
        [accountId, currency, after],
      );
      return rows[0] ? { ...rows[0], isNew } : null;
    });
  }

  /** @returns false where the month that comes next has its bill */
  private async insertOpen(
    tx: Tx,
    accountId: number,
    currency: Currency,
    after: string | null,
  ): Promise<boolean> {
    const { count } = await tx.query(
      `INSERT INTO month_bill (account_id, currency, month, closes_at)
       SELECT $1, $2, to_char(m.begin, 'YYYY-MM'), (m.begin + interval '1 month') AT TIME ZONE m.zone
       FROM (SELECT x.zone, greatest(date_trunc('month', clock_timestamp() AT TIME ZONE x.zone),
           (SELECT max(to_date(b.month, 'YYYY-MM')) + interval '1 month' FROM month_bill b
            WHERE b.account_id = $1 AND b.currency = $2 AND (b.status <> ${open} OR b.month <= $3))) AS begin
         FROM (SELECT ${ZONE} AS zone FROM account u LEFT JOIN company c ON c.id = u.company_id WHERE u.id = $1) x) m
       ON CONFLICT ON CONSTRAINT month_bill_month_uq DO NOTHING`,
      [accountId, currency, after],
    );
    return count === 1;
  }

  async addLine(tx: Tx, { billId, type, amount, title, cause }: NewLine): Promise<void> {
    await tx.query(
      `INSERT INTO month_bill_line (bill_id, type, amount, title, cause_type, cause_id, step)
       VALUES ($1, $2, $3, $4, $5, $6, $7)`,
      [billId, type, amount, title, cause.type, cause.id, cause.step],
    );
  }

  async setRemark(tx: Tx, id: number, remark: string): Promise<void> {
    await tx.query('UPDATE month_bill SET remark = $2 WHERE id = $1', [id, remark]);
  }

  /** @param accountId whose it must be; null: anybody's */
  async lockMonthBill(tx: Tx, id: number, accountId: number | null): Promise<BillRow | null> {
    const { rows } = await tx.query<BillRow>(
      `SELECT ${BILL} FROM month_bill t WHERE t.id = $1 AND ($2::bigint IS NULL OR t.account_id = $2) FOR UPDATE`,
      [id, accountId],
    );
    return rows[0] ?? null;
  }

  /** In the order of their ids. */
  async lockAll(tx: Tx, ids: readonly number[]): Promise<DueBillRow[]> {
    const { rows } = await tx.query<DueBillRow>(
      `SELECT ${BILL}, to_char(${DUE_ON}, 'YYYY-MM-DD') AS due_on FROM month_bill t ${CUSTOMER_JOINS('t')}
       WHERE t.id = ANY ($1::bigint[]) ORDER BY t.id FOR UPDATE OF t`,
      [[...ids]],
    );
    return rows;
  }

  async findMonthBill(
    q: Queryable,
    language: Language,
    id: number,
    accountId: number | null,
  ): Promise<NamedBillRow | null> {
    const { rows } = await q.query<NamedBillRow>(
      `SELECT ${NAMED(language)} FROM month_bill t ${CUSTOMER_JOINS('t')}
       WHERE t.id = $1 AND ($2::bigint IS NULL OR t.account_id = $2)`,
      [id, accountId],
    );
    return rows[0] ?? null;
  }

  async listLines(q: Queryable, billId: number): Promise<LineRow[]> {
    const { rows } = await q.query<LineRow>(
      'SELECT id, type, title, amount, step, created_at FROM month_bill_line WHERE bill_id = $1 ORDER BY id',
      [billId],
    );
    return rows;
  }

  async listOf(
    q: Queryable,
    language: Language,
    accountId: number,
    request: MyMonthBillListRequest,
  ): Promise<Page<NamedBillRow>> {
    const { limit, offset } = pageOf(request);
    const values = [accountId, request.status ?? null];
    const mine = 't.account_id = $1 AND ($2::smallint IS NULL OR t.status = $2)';
    const { rows } = await q.query<NamedBillRow>(
      `SELECT ${NAMED(language)} FROM month_bill t ${CUSTOMER_JOINS('t')}
       WHERE ${mine} ORDER BY t.month DESC, t.id DESC LIMIT $3 OFFSET $4`,
      [...values, limit, offset],
    );
    const total = await q.query<{ count: number }>(`SELECT count(*) FROM month_bill t WHERE ${mine}`, values);
    return toPage(rows, firstRow(total.rows).count, request);
  }

  /** Its document is posted already. */
  async writeOff(tx: Tx, id: number): Promise<void> {
    requireRows(
      await tx.query(
        `UPDATE month_bill SET status = ${MONTH_BILL_STATUS.void}, written_off = id
       WHERE id = $1 AND status IN (${monthBillMachine.from('write off').join()})`,
        [id],
      ),
      1,
    );
  }

  /** Open bills of months that are over, locked; a few at a time. */
  async lockEnded(tx: Tx, max: number): Promise<BillRow[]> {
    const { rows } = await tx.query<BillRow>(
      `SELECT ${BILL} FROM month_bill t WHERE t.status = ${open} AND t.closes_at <= clock_timestamp()
       ORDER BY t.closes_at, t.id LIMIT $1 FOR UPDATE SKIP LOCKED`,
      [max],
    );
    return rows;
  }

  /** Taxes of bills that are over; those from before they were kept have none. */
  async taxesOf(q: Queryable, ids: readonly number[]): Promise<Map<number, BillTax[]>> {
    const { rows } = await q.query<{ id: number; taxes: BillTax[] | null }>(
      'SELECT id, taxes FROM month_bill WHERE id = ANY ($1::bigint[])',
      [[...ids]],
    );
    return new Map(rows.map(({ id, taxes }) => [id, taxes ?? []]));
  }

  async issue(tx: Tx, due: readonly { id: number; at: Date }[]): Promise<void> {
    requireRows(
      await tx.query(
        `UPDATE month_bill b SET status = ${issued}, due_at = d.at
         FROM unnest($1::bigint[], $2::timestamptz[]) d (id, at) WHERE b.id = d.id AND b.status = ${open}`,
        [due.map(({ id }) => id), due.map(({ at }) => at)],
      ),
      due.length,
    );
  }

  /** The invoice of a bill; null: it was issued before bills were invoices, or is not issued. */
  async findInvoice(q: Queryable, id: number): Promise<number | null> {
    const { rows } = await q.query<{ id: number }>('SELECT id FROM tax_document WHERE month_bill_id = $1', [
      id,
    ]);
    return rows[0]?.id ?? null;
  }

  async close(tx: Tx, ids: readonly number[]): Promise<void> {
    requireRows(
      await tx.query(
        `UPDATE month_bill SET status = ${MONTH_BILL_STATUS.void} WHERE id = ANY ($1::bigint[]) AND status = ${open}`,
        [[...ids]],
      ),
      ids.length,
    );
  }

  /**
   * Issued bills whose due day has passed become overdue; those that stay so are reported again after some days. One whose
   * transfer finance looks for waits for its decision.
   */
  async remindDue(tx: Tx, everyDays: number, max: number): Promise<RemindedRow[]> {
    const { rows } = await tx.query<RemindedRow>(
      `WITH due AS (
         SELECT id, status FROM month_bill
         WHERE status IN (${issued}, ${overdue}) AND due_at <= clock_timestamp()
           AND (status = ${issued} OR reminded_at <= clock_timestamp() - make_interval(days => $1))
           AND NOT EXISTS (SELECT FROM remittance r WHERE (r.subject_type, r.subject_id) = ('month_bill', month_bill.id)
             AND r.status = ${REMITTANCE_STATUS.pending})
         ORDER BY due_at, id LIMIT $2 FOR UPDATE SKIP LOCKED)
       UPDATE month_bill b SET status = ${overdue}, reminded_at = clock_timestamp(), reminders = b.reminders + 1 FROM due
       WHERE b.id = due.id RETURNING b.id, b.account_id, due.status = ${issued} AS is_first, b.reminders`,
      [everyDays, max],
    );
    return rows;
  }
}
