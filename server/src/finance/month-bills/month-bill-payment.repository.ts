import { Injectable } from '@nestjs/common';
import type { PayType } from '@fovea/shared-types/finance/pay-kinds';
import { BANK_LINE_MATCHING } from '@fovea/shared-types/finance/payout-file-bounds';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';

export interface PaymentRow {
  id: number;
  bill_id: number;
  amount: number;
  pay_type: PayType;
  paid_at: Date;
  capture_id: number | null;
  made_by: string | null;
  remark: string;
  reverses_id: number | null;
  is_reversed: boolean;
  /** To a line of the bank. */
  is_matched: boolean;
  created_at: Date;
}

export interface NewPayment {
  billId: number;
  amount: number;
  payType: PayType;
  /** Null: now. */
  paidAt: Date | null;
  captureId?: number | null;
  madeBy?: number | null;
  remark?: string;
  reversesId?: number | null;
}

const PAYMENTS = `SELECT p.id, p.bill_id, p.amount, p.pay_type, p.paid_at, p.capture_id, a.username AS made_by, p.remark, p.reverses_id,
  EXISTS (SELECT FROM month_bill_payment r WHERE r.reverses_id = p.id) AS is_reversed,
  EXISTS (SELECT FROM bank_line s WHERE (s.subject_type, s.subject_id) = ('month_bill_payment', p.id)
    AND s.matching = ${BANK_LINE_MATCHING.matched}) AS is_matched, p.created_at
  FROM month_bill_payment p LEFT JOIN account a ON a.id = p.made_by`;

/** Payments of bills, which are only ever added. */
@Injectable()
export class MonthBillPaymentRepository {
  /** The database moves the bill on: paid once its payments are its price, owed again once one is reversed. */
  async addPayment(tx: Tx, payment: NewPayment): Promise<number> {
    const { billId, amount, payType, paidAt, captureId, madeBy, remark, reversesId } = payment;
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO month_bill_payment (bill_id, amount, pay_type, paid_at, capture_id, made_by, remark, reverses_id)
       VALUES ($1, $2, $3, coalesce($4, clock_timestamp()), $5, $6, $7, $8) RETURNING id`,
      [
        ...[billId, amount, payType, paidAt, captureId ?? null, madeBy ?? null],
        ...[remark ?? '', reversesId ?? null],
      ],
    );
    return firstRow(rows).id;
  }

  /** The latest first. */
  async listPayments(q: Queryable, billId: number): Promise<PaymentRow[]> {
    const { rows } = await q.query<PaymentRow>(`${PAYMENTS} WHERE p.bill_id = $1 ORDER BY p.id DESC`, [
      billId,
    ]);
    return rows;
  }

  /** Its bill is locked. */
  async findPayment(q: Queryable, id: number): Promise<PaymentRow | null> {
    const { rows } = await q.query<PaymentRow>(`${PAYMENTS} WHERE p.id = $1`, [id]);
    return rows[0] ?? null;
  }
}
