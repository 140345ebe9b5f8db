import { Injectable } from '@nestjs/common';
import type { Currency } from '@fovea/shared-types/money';
import {
  VIEWING_ANSWER_BEFORE_MINUTES,
  VIEWING_ANSWER_HOURS,
  VIEWING_CHANGE_BEFORE_MINUTES,
  VIEWING_FEES,
  VIEWING_MINUTES,
  VIEWING_PAY_MINUTES,
  type ViewingCurrency,
} from '@fovea/shared-types/order/reservation-rules';
import { SALE_STATE } from '@fovea/shared-types/sale-states';
import { RESERVATION_STATUS } from '@fovea/shared-types/states';
import { onSaleSql } from '../../goods/listing/on-sale.js';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';
import { requireRows } from '../../platform/database/require-rows.js';

export interface ReservationState {
  id: number;
  goods_id: number;
  company_id: number;
  buyer_id: number;
  start_at: Date;
  currency: Currency;
  fee: number;
  captured: number;
  refunded: number;
  change_count: number;
  status: number;
  pay_deadline: Date;
  /** Who pays now pays too late, by the clock under the lock. */
  is_late: boolean;
  /** The merchant's time to answer is over. */
  is_silent: boolean;
  /** Too near to its beginning to be moved. */
  is_near: boolean;
}

/** Goods that somebody would like to see. */
export interface ViewedGoods {
  company_id: number;
  currency: Currency;
}

const { pending_payment, under_review, booked, unpaid, refunding, refunded } = RESERVATION_STATUS;

const STATE = `id, goods_id, company_id, buyer_id, start_at, currency, fee, captured, refunded, change_count, status,
  pay_deadline, pay_deadline <= clock_timestamp() AS is_late,
  coalesce(answer_deadline <= clock_timestamp(), false) AS is_silent,
  start_at <= clock_timestamp() + interval '${VIEWING_CHANGE_BEFORE_MINUTES} minutes' AS is_near`;
const END = (start: string): string => `${start}::timestamptz + interval '${VIEWING_MINUTES} minutes'`;

/** Viewings; each statement is guarded by the state it starts from. */
@Injectable()
export class ReservationRepository {
  /** Goods of a company that are on sale and not sold. */
  async findGoods(q: Queryable, goodsId: number): Promise<ViewedGoods | null> {
    const { rows } = await q.query<ViewedGoods>(
      `SELECT g.company_id, g.currency FROM goods g WHERE g.id = $1 AND g.company_id IS NOT NULL
         AND ${onSaleSql('g')} AND g.sale_state IS DISTINCT FROM ${SALE_STATE.sold_out}`,
      [goodsId],
    );
    return rows[0] ?? null;
  }

  /** Slots that a buyer holds unpaid, counted while nobody else holds one for them. */
  async lockUnpaidCount(tx: Tx, buyerId: number): Promise<number> {
    await tx.query(`SELECT pg_advisory_xact_lock(hashtextextended('reservation', $1))`, [buyerId]);
    const { rows } = await tx.query<{ count: number }>(
      `SELECT count(*) AS count FROM reservation
       WHERE buyer_id = $1 AND status = ${pending_payment} AND pay_deadline > clock_timestamp()`,
      [buyerId],
    );
    return firstRow(rows).count;
  }

  /** The slot is this buyer's to pay; a broken exclusion is SLOT_TAKEN. */
  async insertReservation(
    tx: Tx,
    wanted: { goodsId: number; companyId: number; buyerId: number; start: Date; currency: ViewingCurrency },
  ): Promise<{ id: number; pay_deadline: Date }> {
    const { rows } = await tx.query<{ id: number; pay_deadline: Date }>(
      `INSERT INTO reservation (goods_id, company_id, buyer_id, start_at, end_at, currency, fee, pay_deadline)
       VALUES ($1, $2, $3, $4, ${END('$4')}, $5, $6,
         least(clock_timestamp() + interval '${VIEWING_PAY_MINUTES} minutes', $4))
       RETURNING id, pay_deadline`,
      [
        ...[wanted.goodsId, wanted.companyId, wanted.buyerId, wanted.start, wanted.currency],
        VIEWING_FEES[wanted.currency],
      ],
    );
    return rows[0] ?? { id: 0, pay_deadline: wanted.start };
  }

  async lockReservation(tx: Tx, id: number): Promise<ReservationState | null> {
    await tx.query('SELECT FROM reservation WHERE id = $1 FOR UPDATE', [id]);
    const { rows } = await tx.query<ReservationState>(`SELECT ${STATE} FROM reservation WHERE id = $1`, [id]);
    return rows[0] ?? null;
  }

  /** Paid: the merchant has a period to answer. */
  async setPaid(tx: Tx, id: number, captured: number): Promise<void> {
    requireRows(
      await tx.query(
        `UPDATE reservation SET status = ${under_review}, captured = $2, answer_deadline = least(
           clock_timestamp() + interval '${VIEWING_ANSWER_HOURS} hours',
           start_at - interval '${VIEWING_ANSWER_BEFORE_MINUTES} minutes')
       WHERE id = $1 AND status = ${pending_payment}`,
        [id, captured],
      ),
      1,
    );
  }

  async book(tx: Tx, id: number, by: number | null): Promise<void> {
    requireRows(
      await tx.query(
        `UPDATE reservation SET status = ${booked}, decided_by = $2 WHERE id = $1 AND status = ${under_review}`,
        [id, by],
      ),
      1,
    );
  }

  async changeTime(tx: Tx, id: number, start: Date): Promise<void> {
    requireRows(
      await tx.query(
        `UPDATE reservation SET start_at = $2, end_at = ${END('$2')}, change_count = change_count + 1
       WHERE id = $1 AND status = ${booked}`,
        [id, start],
      ),
      1,
    );
  }

  /** Frees the slot; the fee is to be refunded. */
  async setRefunding(tx: Tx, id: number, by: number | null, reason: string | null): Promise<void> {
    await tx.query(
      `UPDATE reservation SET status = ${refunding}, decided_by = coalesce($2, decided_by), reason = $3 WHERE id = $1`,
      [id, by, reason],
    );
  }

  async addRefunded(tx: Tx, id: number, amount: number): Promise<void> {
    await tx.query('UPDATE reservation SET refunded = refunded + $2 WHERE id = $1', [id, amount]);
  }

  async setRefunded(tx: Tx, id: number): Promise<void> {
    requireRows(
      await tx.query(`UPDATE reservation SET status = ${refunded} WHERE id = $1 AND status = ${refunding}`, [
        id,
      ]),
      1,
    );
  }

  /** Slots that nobody paid are free again; at most `limit`. */
  async lapse(tx: Tx, limit: number): Promise<number[]> {
    const { rows } = await tx.query<{ id: number }>(
      `UPDATE reservation SET status = ${unpaid} WHERE status = ${pending_payment} AND id = ANY (ARRAY(
         SELECT id FROM reservation WHERE status = ${pending_payment} AND pay_deadline <= clock_timestamp()
         ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED))
       RETURNING id`,
      [limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Those whose merchant did not answer in time. */
  async lockSilent(tx: Tx, limit: number): Promise<ReservationState[]> {
    const { rows } = await tx.query<ReservationState>(
      `SELECT ${STATE} FROM reservation WHERE status = ${under_review} AND answer_deadline <= clock_timestamp()
       ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED`,
      [limit],
    );
    return rows;
  }
}
