import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { paymentMachine } from '@fovea/shared-types/states/payment.states';
import type { Language } from '@fovea/shared-types/language';
import type { Currency } from '@fovea/shared-types/money';
import { PAYMENT_STATUS } from '@fovea/shared-types/states';
import type { Queryable, Tx } from '../../platform/database/database.js';
import type { ProviderEvent, ProviderName } from '../../platform/payments/payment-provider.js';
import type { PaySubject } from './payable.js';
import type { PaymentRow } from './payment.repository.js';

/** Why money is held: it is not what was due, or its document no longer takes it. */
export type ParkCause = 'amount' | 'currency' | 'closed' | 'late';

export interface OnlinePaymentRow extends PaymentRow {
  token: string;
  provider: ProviderName;
  provider_ref: string | null;
  is_over: boolean;
  /** Begun by a way that takes days. */
  is_waiting: boolean;
}

const COLUMNS = `id, subject_type, subject_id, payer_id, method, amount, currency, status, token, provider,
  provider_ref, expires_at <= clock_timestamp() AS is_over, waiting_at IS NOT NULL AS is_waiting`;
/** Providers take no page that ends within half an hour. */
const PAGE_MINUTES = 35;
const OPEN = paymentMachine.from('no message').join();
const { parked, expired, processing, created } = PAYMENT_STATUS;

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

  async lock(tx: Tx, id: number): Promise<OnlinePaymentRow | undefined> {
    const { rows } = await tx.query<OnlinePaymentRow>(
      `SELECT ${COLUMNS} FROM payment WHERE id = $1 AND token IS NOT NULL FOR UPDATE`,
      [id],
    );
    return rows[0];
  }

  /**
   * What the page of a payment is opened with, the first time and whenever it is asked for again: a provider that is
   * asked in other words makes no second page. @returns undefined where it is over
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

  /** It has so long from now, once. @returns false where that was said before */
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
    return rows[0]?.n ?? 0;
  }

  /** The payer is on the provider's page. */
  async markOpened(q: Queryable, id: number): Promise<void> {
    await q.query(`UPDATE payment SET status = ${processing} WHERE id = $1 AND status = ${created}`, [id]);
  }

  /** Keeps a message once. @returns false for one that was told before */
  async addEvent(tx: Tx, provider: ProviderName, event: ProviderEvent): Promise<boolean> {
    const { count } = await tx.query(
      `INSERT INTO payment_event (provider, event_id, payment_id, is_success, amount, currency)
       VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (provider, event_id) DO NOTHING`,
      [provider, event.eventId, event.paymentId, event.isSuccess, event.amount, event.currency],
    );
    return count === 1;
  }

  async setStatus(tx: Tx, id: number, status: number): Promise<void> {
    await tx.query('UPDATE payment SET status = $2 WHERE id = $1', [id, status]);
  }

  async setRef(tx: Tx, id: number, ref: string): Promise<void> {
    await tx.query('UPDATE payment SET provider_ref = $2 WHERE id = $1', [id, ref]);
  }

  async park(
    tx: Tx,
    id: number,
    held: { amount: number; currency: Currency; cause: ParkCause },
  ): Promise<void> {
    await tx.query(
      `UPDATE payment SET status = ${parked}, received_amount = $2, received_currency = $3, park_cause = $4
       WHERE id = $1`,
      [id, held.amount, held.currency, held.cause],
    );
  }

  /** Another row for money that came after its payment was over. */
  async insertLate(tx: Tx, of: OnlinePaymentRow): Promise<number> {
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO payment (subject_type, subject_id, payer_id, method, amount, currency, token, provider, expires_at)
       SELECT subject_type, subject_id, payer_id, method, amount, currency, $2, provider, clock_timestamp()
       FROM payment WHERE id = $1 RETURNING id`,
      [of.id, newToken()],
    );
    return rows[0]?.id ?? 0;
  }

  /** At most `limit` that nobody told anything of in time; those that somebody holds wait for the next turn. */
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
