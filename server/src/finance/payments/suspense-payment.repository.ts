import { Injectable } from '@nestjs/common';
import type { PayableType } from '@fovea/shared-types/finance/pay-kinds';
import { PAYMENT_STATUS } from '@fovea/shared-types/states';
import type { Tx } from '../../platform/database/database.js';
import type { SuspenseCause } from './online.repository.js';

export interface SuspenseRow {
  id: number;
  subject_type: PayableType;
  subject_id: number;
  payer_id: number;
  amount: number;
  /** As it came; there may be no account in it. */
  currency: string;
  status: number;
  cause: SuspenseCause;
  /** It is on its way back. */
  is_going: boolean;
}

export const CREDITED = 1;
export const SENT_BACK = 2;

/** Of payment `t`: a job requests a refund from the provider, or did and has an answer. */
export const IS_GOING = `EXISTS (SELECT FROM payment_refund r
  WHERE r.payment_id = t.id AND r.is_parked AND r.done_at IS NULL AND r.failed_at IS NULL)`;

/** Money that is held. */
@Injectable()
export class SuspensePaymentRepository {
  async lockSuspensePayment(tx: Tx, id: number): Promise<SuspenseRow | undefined> {
    await tx.query('SELECT FROM payment WHERE id = $1 FOR UPDATE', [id]);
    const { rows } = await tx.query<SuspenseRow>(
      `SELECT t.id, t.subject_type, t.subject_id, t.payer_id, t.received_amount AS amount, t.received_currency AS currency,
         t.status, t.park_cause AS cause, ${IS_GOING} AS is_going
       FROM payment t WHERE t.id = $1 AND t.park_cause IS NOT NULL`,
      [id],
    );
    return rows[0];
  }

  async settle(
    tx: Tx,
    id: number,
    { resolution, by, note }: { resolution: number; by: number; note: string },
  ): Promise<void> {
    await tx.query(
      `UPDATE payment SET resolution = $2, resolved_by = $3, resolve_note = $4,
         status = coalesce($5::smallint, status) WHERE id = $1`,
      [id, resolution, by, note, resolution === CREDITED ? PAYMENT_STATUS.returned : null],
    );
  }
}
