import { Injectable } from '@nestjs/common';
import type { PayableType, PayType } from '@fovea/shared-types/finance/pay-kinds';
import type { Currency } from '@fovea/shared-types/money';
import { PAYMENT_STATUS, REMITTANCE_STATUS } from '@fovea/shared-types/states';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';
import type { Capture, PaySubject } from './payable.js';

export interface NewPayment {
  subject: PaySubject;
  payerId: number;
  method: PayType;
  amount: number;
  currency: Currency;
  /** Of one that is made on a provider's page. */
  page?: { token: string; provider: string };
}

export interface PaymentRow {
  id: number;
  subject_type: PayableType;
  subject_id: number;
  payer_id: number;
  method: PayType;
  amount: number;
  currency: Currency;
  status: number;
}

export interface CaptureRow {
  id: number;
  subject_type: PayableType;
  subject_id: number;
  payment_id: number | null;
  payer_id: number;
  method: PayType;
  amount: number;
  prepaid: number;
  refunded: number;
  currency: Currency;
}

const { captured, returned } = PAYMENT_STATUS;

/** Tries at paying, and what was captured by them. */
@Injectable()
export class PaymentRepository {
  async insertPayment(tx: Tx, payment: NewPayment): Promise<number> {
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO payment (subject_type, subject_id, payer_id, method, amount, currency, token, provider, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8,
         CASE WHEN $7::text IS NOT NULL THEN clock_timestamp() + interval '2 hours' END) RETURNING id`,
      [
        payment.subject.type,
        payment.subject.id,
        payment.payerId,
        payment.method,
        payment.amount,
        payment.currency,
        payment.page?.token ?? null,
        payment.page?.provider ?? null,
      ],
    );
    return firstRow(rows).id;
  }

  async findOf(q: Queryable, payerId: number, id: number): Promise<PaymentRow | undefined> {
    const { rows } = await q.query<PaymentRow>(
      `SELECT id, subject_type, subject_id, payer_id, method, amount, currency, status FROM payment
       WHERE id = $1 AND payer_id = $2`,
      [id, payerId],
    );
    return rows[0];
  }

  /** Whether finance has a transfer for it to look for. */
  async isRemitted(q: Queryable, { type, id }: PaySubject): Promise<boolean> {
    const { count } = await q.query(
      `SELECT FROM remittance_share s JOIN remittance r ON r.id = s.remittance_id
       WHERE s.subject_type = $1 AND s.subject_id = $2 AND r.status = ${REMITTANCE_STATUS.pending}`,
      [type, id],
    );
    return count > 0;
  }

  async setPaymentStatus(tx: Tx, id: number, status: number): Promise<void> {
    await tx.query('UPDATE payment SET status = $2 WHERE id = $1', [id, status]);
  }

  /** @throws ALREADY_PAID where the document has its capture */
  async insertCapture(tx: Tx, capture: Omit<Capture, 'id'>): Promise<number> {
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO capture (subject_type, subject_id, payment_id, payer_id, method, amount, currency, reference, payment_group_id)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id`,
      [
        capture.subject.type,
        capture.subject.id,
        capture.paymentId,
        capture.payerId,
        capture.method,
        capture.amount,
        capture.currency,
        capture.reference,
        capture.groupId,
      ],
    );
    return firstRow(rows).id;
  }

  async setPrepaid(tx: Tx, captureId: number, prepaid: number): Promise<void> {
    await tx.query('UPDATE capture SET prepaid = $2 WHERE id = $1', [captureId, prepaid]);
  }

  async lockCapture(tx: Tx, { type, id }: PaySubject): Promise<CaptureRow | undefined> {
    const { rows } = await tx.query<CaptureRow>(
      `SELECT id, subject_type, subject_id, payment_id, payer_id, method, amount, prepaid, refunded, currency
       FROM capture WHERE subject_type = $1 AND subject_id = $2 FOR UPDATE`,
      [type, id],
    );
    return rows[0];
  }

  /** @throws REFUND_EXCEEDS_PAID where less is left of it */
  async addRefunded(tx: Tx, capture: CaptureRow, amount: number): Promise<void> {
    await tx.query('UPDATE capture SET refunded = refunded + $2 WHERE id = $1', [capture.id, amount]);
    if (capture.refunded + amount < capture.amount + capture.prepaid || capture.payment_id === null) return;
    await this.lockPayment(tx, capture.payment_id);
    await tx.query(
      `UPDATE payment SET status = ${returned} WHERE id = $1 AND status = ${captured}
         AND NOT EXISTS (SELECT FROM capture WHERE payment_id = $1 AND refunded < amount + prepaid)`,
      [capture.payment_id],
    );
  }

  /** Of two concurrent refunds of a capture, the second finds the first done. */
  private async lockPayment(tx: Tx, id: number): Promise<void> {
    await tx.query('SELECT FROM payment WHERE id = $1 FOR UPDATE', [id]);
  }
}
