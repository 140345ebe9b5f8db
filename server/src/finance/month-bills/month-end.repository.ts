import { Injectable } from '@nestjs/common';
import type { BillLineType } from '@fovea/shared-types/finance/month-bill-bounds';
import type { Queryable, Tx } from '../../platform/database/database.js';
import type { LocalizedText } from '../../platform/database/localized.js';
import type { BillTax } from './bill-figures.js';
import { BILL, CUSTOMER_JOINS, DUE_ON, ZONE, type BillRow } from './month-bill.repository.js';

/** A line with its cause: of a capture what was paid, else the cause itself. */
export interface ChargedRow {
  id: number;
  bill_id: number;
  type: BillLineType;
  title: string;
  amount: number;
  cause_type: string;
  cause_id: number;
  step: string;
  /** Where the customer is. */
  on: string;
  subject_type: string;
  subject_id: number;
}

/** When a bill falls due is a day where its customer is. */
export interface EndedAt {
  id: number;
  issued_at: Date;
  zone: string;
  country: string | null;
}

/** A bill that is being issued, with its customer. */
export interface IssuedBillRow extends BillRow {
  username: string;
  company: LocalizedText | null;
  company_address: string | null;
  due_on: string;
  /** Of its month. */
  last_day: string;
}

/** What the end of a month reads of its bills, and their taxes. */
@Injectable()
export class MonthEndRepository {
  /** Lines of bills with their causes, in order. */
  async listCharged(q: Queryable, billIds: readonly number[]): Promise<ChargedRow[]> {
    const { rows } = await q.query<ChargedRow>(
      `SELECT l.id, l.bill_id, l.type, l.title, l.amount, l.cause_type, l.cause_id, l.step,
         to_char(l.created_at AT TIME ZONE ${ZONE}, 'YYYY-MM-DD') AS "on",
         CASE l.cause_type WHEN 'capture' THEN x.subject_type ELSE l.cause_type END AS subject_type,
         CASE l.cause_type WHEN 'capture' THEN x.subject_id ELSE l.cause_id END AS subject_id
       FROM month_bill_line l JOIN month_bill b ON b.id = l.bill_id ${CUSTOMER_JOINS('b')}
       LEFT JOIN capture x ON l.cause_type = 'capture' AND x.id = l.cause_id
       WHERE l.bill_id = ANY ($1::bigint[]) ORDER BY l.id`,
      [[...billIds]],
    );
    return rows;
  }

  async setTaxes(tx: Tx, id: number, taxes: readonly BillTax[]): Promise<void> {
    await tx.query('UPDATE month_bill SET taxes = $2 WHERE id = $1', [id, JSON.stringify(taxes)]);
  }

  /** When bills are being issued, and where their customers are. */
  async listEnded(q: Queryable, ids: readonly number[]): Promise<EndedAt[]> {
    const { rows } = await q.query<EndedAt>(
      `SELECT t.id, clock_timestamp() AS issued_at, ${ZONE} AS zone, coalesce(c.country, u.country) AS country
       FROM month_bill t ${CUSTOMER_JOINS('t')} WHERE t.id = ANY ($1::bigint[])`,
      [[...ids]],
    );
    return rows;
  }

  /** A bill with what its document is addressed to. */
  async findIssued(q: Queryable, id: number): Promise<IssuedBillRow | null> {
    const { rows } = await q.query<IssuedBillRow>(
      `SELECT ${BILL}, u.username, CASE WHEN c.id IS NOT NULL THEN json_build_object('c', c.name_c, 'e', c.name_e, 'j', c.name_j) END AS company,
         c.address AS company_address, to_char(${DUE_ON}, 'YYYY-MM-DD') AS due_on,
         to_char(to_date(t.month, 'YYYY-MM') + interval '1 month - 1 day', 'YYYY-MM-DD') AS last_day
       FROM month_bill t ${CUSTOMER_JOINS('t')} WHERE t.id = $1 AND t.due_at IS NOT NULL`,
      [id],
    );
    return rows[0] ?? null;
  }
}
