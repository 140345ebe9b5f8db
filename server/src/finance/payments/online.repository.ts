import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { paymentMachine } from '@fovea/shared-types/states/payment.states';
import type { Language } from '@fovea/shared-types/language';
import { PAYMENT_STATUS } from '@fovea/shared-types/states';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';
import type { ProviderName } from '../../platform/payments/payment-provider.js';
import type { ProviderEvent } from '../../platform/payments/provider-message.js';
import type { PaySubject } from './payable.js';
import type { PaymentRow } from './payment.repository.js';

/** Why money is held: it is not what was due, or its document no longer accepts it. */
export type SuspenseCause = 'amount' | 'currency' | 'closed' | 'late';

/** Finance decides, and the document waits for it; what is too much or too late is refunded automatically. */
export const isDecidedByHand = (cause: SuspenseCause): boolean => cause === 'amount' || cause === 'currency';

/** Money that a provider took from a payer. */
export interface Charge {
  id: number;
  amount: number;
  /** As the provider names it; there may be no account in it. */
  currency: string;
}

export interface OnlinePaymentRow extends PaymentRow {
  token: string;
  provider: ProviderName;
  is_over: boolean;
  /** Begun by a way that takes days. */
  is_waiting: boolean;
}

const COLUMNS = `id, subject_type, subject_id, payer_id, method, amount, currency, status, token, provider,
  expires_at <= clock_timestamp() AS is_over, waiting_at IS NOT NULL AS is_waiting`;
/** Providers take no page that ends within half an hour. */
const PAGE_MINUTES = 35;
const OPEN = paymentMachine.from('no message').join();
const { parked: suspense, expired, processing, created, captured, failed } = PAYMENT_STATUS;

/** What the address of a payment cannot be guessed by. */
export const newToken = (): string => randomBytes(24).toString('base64url');

/** Payments at a provider. */
@Injectable()
export class OnlinePaymentRepository {
  async findByToken(q: Queryable, token: string): Promise<OnlinePaymentRow | undefined> {
    const { rows } = await q.query<OnlinePaymentRow>(`SELECT ${COLUMNS} FROM payment WHERE token = $1`, [
      token,
    ]);
    return rows[0];
  }

  async lockOnlinePayment(tx: Tx, provider: ProviderName, id: number): Promise<OnlinePaymentRow | undefined> {
    const { rows } = await tx.query<OnlinePaymentRow>(
      `SELECT ${COLUMNS} FROM payment WHERE id = $1 AND provider = $2 FOR UPDATE`,
      [id, provider],
    );
    return rows[0];
  }

  /**
   * The parameters that the page of a payment is opened with, on every request the same: for other ones a
   * provider would create a second page. @returns undefined where it is over
   */
  async beginPage(
    q: Queryable,
    id: number,
    language: Language,
  ): Promise<{ language: Language; expires_at: Date } | undefined> {
    const { rows } = await q.query<{ language: Language; expires_at: Date }>(
      `UPDATE payment SET page_language = coalesce(page_language, $2), expires_at = CASE WHEN page_language IS NULL
           THEN greatest(expires_at, clock_timestamp() + interval '${PAGE_MINUTES} minutes') ELSE expires_at END
       WHERE id = $1 AND status IN (${OPEN}) RETURNING page_language AS language, expires_at`,
      [id, language],
    );
    return rows[0];
  }

  /** Extends its time by this much from now, once. @returns false where it was extended before */
  async wait(tx: Tx, id: number, hours: number): Promise<boolean> {
    const { count } = await tx.query(
      `UPDATE payment SET waiting_at = clock_timestamp(),
         expires_at = clock_timestamp() + make_interval(hours => $2)
       WHERE id = $1 AND waiting_at IS NULL`,
      [id, hours],
    );
    return count === 1;
  }

  /** How often somebody began to pay it by a way that takes days. */
  async countWaits(tx: Tx, { type, id }: PaySubject): Promise<number> {
    const { rows } = await tx.query<{ n: number }>(
      `SELECT count(*) AS n FROM payment
       WHERE subject_type = $1 AND subject_id = $2 AND waiting_at IS NOT NULL`,
      [type, id],
    );
    return firstRow(rows).n;
  }

  /** The payer is on the provider's page. */
  async markOpened(q: Queryable, id: number): Promise<void> {
    await q.query(`UPDATE payment SET status = ${processing} WHERE id = $1 AND status = ${created}`, [id]);
  }

  /** Stores a message once. @returns false for a repeated one */
  async addEvent(tx: Tx, provider: ProviderName, event: ProviderEvent): Promise<boolean> {
    const { count } = await tx.query(
      `INSERT INTO payment_event (provider, event_id, payment_id, is_success, amount, currency)
       VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (provider, event_id) DO NOTHING`,
      [provider, event.eventId, event.paymentId, event.isSuccess, event.amount, event.currency],
    );
    return count === 1;
  }

  /**
   * Identified by the provider's reference, not by the message that reports it. The transaction must also let a payment
   * receive it, which the database checks at the commit. Concurrent reports of the same charge wait here.
   * @returns null for a charge that was received before
   */
  async insertCharge(
    tx: Tx,
    provider: ProviderName,
    { ref, amount, currency }: Pick<ProviderEvent, 'ref' | 'amount' | 'currency'>,
  ): Promise<Charge | null> {
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO payment_charge (provider, provider_ref, amount, currency) VALUES ($1, $2, $3, $4)
       ON CONFLICT (provider_ref, provider) DO NOTHING RETURNING id`,
      [provider, ref, amount, currency],
    );
    const [row] = rows;
    return row ? { id: row.id, amount, currency } : null;
  }

  async fail(tx: Tx, id: number): Promise<void> {
    await tx.query(`UPDATE payment SET status = ${failed} WHERE id = $1`, [id]);
  }

  /** A payment receives one charge, and never another. */
  async capture(tx: Tx, id: number, charge: Charge): Promise<void> {
    await tx.query(`UPDATE payment SET status = ${captured}, charge_id = $2 WHERE id = $1`, [id, charge.id]);
  }

  async holdInSuspense(tx: Tx, id: number, charge: Charge, cause: SuspenseCause): Promise<void> {
    await tx.query(
      `UPDATE payment SET status = ${suspense}, charge_id = $2, received_amount = $3, received_currency = $4,
         park_cause = $5
       WHERE id = $1`,
      [id, charge.id, charge.amount, charge.currency, cause],
    );
  }

  /** Another payment of the same document, for a charge that came after this one was over. */
  async insertAnother(tx: Tx, of: OnlinePaymentRow): Promise<number> {
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO payment (subject_type, subject_id, payer_id, method, amount, currency, token, provider, expires_at)
       SELECT subject_type, subject_id, payer_id, method, amount, currency, $2, provider, clock_timestamp()
       FROM payment WHERE id = $1 RETURNING id`,
      [of.id, newToken()],
    );
    return firstRow(rows).id;
  }

  /** At most `limit` that had no notification in time; those that somebody holds wait for the next turn. */
  async expire(q: Queryable, limit: number): Promise<number> {
    const { count } = await q.query(
      `UPDATE payment SET status = ${expired} WHERE id = ANY (ARRAY(
         SELECT id FROM payment WHERE status IN (${OPEN}) AND expires_at <= clock_timestamp()
         ORDER BY expires_at LIMIT $1 FOR UPDATE SKIP LOCKED))`,
      [limit],
    );
    return count;
  }
}
