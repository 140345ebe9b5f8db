import { Injectable } from '@nestjs/common';
import type { PayableType } from '@fovea/shared-types/finance/pay-kinds';
import { PAYMENT_STATUS } from '@fovea/shared-types/states';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';
import type { SuspenseCause } from './online.repository.js';
import type { Cause } from '../ledger/ledger-rows.js';

export interface NewPaymentRefund {
  paymentId: number;
  amount: number;
  /** Of money that no document took. */
  isInSuspense: boolean;
  cause: Cause;
}

export interface PaymentRefundRow {
  id: number;
  payment_id: number;
  amount: number;
  /** As it came; there may be no account in it. */
  currency: string;
  is_parked: boolean;
  /** Of money that no document took. */
  park_cause: SuspenseCause | null;
  attempts: number;
  provider: string;
  ref: string;
  subject_type: PayableType;
  subject_id: number;
  payer_id: number;
  cause_type: string;
  cause_id: number;
  cause_step: string;
}

/** After how many minutes the next of five tries is made. */
const PAUSES = 'ARRAY[1, 5, 30, 120, 720]';
export const REFUND_ATTEMPTS_MAX = 5;
const { parked: suspense, returned } = PAYMENT_STATUS;

/** What is on its way back to payers through their provider. */
@Injectable()
export class PaymentRefundRepository {
  async insertPaymentRefund(
    tx: Tx,
    { paymentId, amount, isInSuspense, cause }: NewPaymentRefund,
  ): Promise<number> {
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO payment_refund (payment_id, amount, is_parked, cause_type, cause_id, cause_step)
       VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
      [paymentId, amount, isInSuspense, cause.type, cause.id, cause.step],
    );
    return firstRow(rows).id;
  }

  /** Takes one that is due and counts the try, so that no other node makes the same. */
  async claim(q: Queryable): Promise<PaymentRefundRow | undefined> {
    const { rows } = await q.query<PaymentRefundRow>(
      `UPDATE payment_refund r SET attempts = r.attempts + 1,
         next_at = clock_timestamp() + make_interval(mins => (${PAUSES})[r.attempts + 1])
       FROM payment p JOIN payment_charge c ON c.id = p.charge_id
       WHERE p.id = r.payment_id AND r.id = (SELECT id FROM payment_refund
         WHERE done_at IS NULL AND failed_at IS NULL AND next_at <= clock_timestamp() AND attempts < ${REFUND_ATTEMPTS_MAX}
         ORDER BY next_at LIMIT 1 FOR UPDATE SKIP LOCKED)
       RETURNING r.id, r.payment_id, r.amount, c.currency, r.is_parked, p.park_cause,
         r.attempts, c.provider, c.provider_ref AS ref, p.subject_type, p.subject_id, p.payer_id,
         r.cause_type, r.cause_id, r.cause_step`,
    );
    return rows[0];
  }

  /** @returns false where another has reported it before */
  async markDone(tx: Tx, id: number): Promise<boolean> {
    const { count } = await tx.query(
      `UPDATE payment_refund SET done_at = clock_timestamp(), last_error = NULL
       WHERE id = $1 AND done_at IS NULL AND failed_at IS NULL`,
      [id],
    );
    return count === 1;
  }

  async markError(tx: Tx, id: number, error: string, isLast: boolean): Promise<void> {
    await tx.query(
      `UPDATE payment_refund SET last_error = $2, failed_at = CASE WHEN $3 THEN clock_timestamp() END
       WHERE id = $1 AND done_at IS NULL AND failed_at IS NULL`,
      [id, error, isLast],
    );
  }

  /** After the last try: five more. @returns false where nothing of this cause has failed */
  async again(tx: Tx, cause: Cause): Promise<boolean> {
    const { count } = await tx.query(
      `UPDATE payment_refund SET failed_at = NULL, attempts = 0, next_at = clock_timestamp()
       WHERE cause_type = $1 AND cause_id = $2 AND cause_step = $3 AND failed_at IS NOT NULL`,
      [cause.type, cause.id, cause.step],
    );
    return count > 0;
  }

  /** What failed of a cause and waits with the platform; null where nothing does. */
  async lockFailed(tx: Tx, cause: Cause): Promise<number | null> {
    const { rows } = await tx.query<{ amount: number }>(
      `SELECT amount FROM payment_refund
       WHERE cause_type = $1 AND cause_id = $2 AND cause_step = $3 AND failed_at IS NOT NULL FOR UPDATE`,
      [cause.type, cause.id, cause.step],
    );
    return rows[0]?.amount ?? null;
  }

  async markReturned(tx: Tx, paymentId: number): Promise<void> {
    await tx.query(`UPDATE payment SET status = ${returned} WHERE id = $1 AND status = ${suspense}`, [
      paymentId,
    ]);
  }
}
