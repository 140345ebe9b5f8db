import { Injectable } from '@nestjs/common';
import { orderMachine } from '@fovea/shared-types/states/order.states';
import { ORDER_STATUS } from '@fovea/shared-types/states';
import { idArray } from '../../platform/database/array-param.js';
import type { Tx } from '../../platform/database/database.js';

export interface EndingOrder {
  id: number;
  status: number;
  buyer_id: number;
  auction_id: number | null;
  order_no: string;
}

/** A line of such an order, and what it took of an offer. */
export interface EndingLine {
  id: number;
  goodsId: number;
  quantity: number;
}

const UNPAID = orderMachine.from('unpaid at pay_deadline').join();
/** An order of the shop is reminded of once, so many hours before the end of its time. */
const REMIND_HOURS = 6;
/**
 * Which reminder of a row `o` is due. Of a won lot the first after 24 hours, the second after 48, the third at nine on the
 * last morning where the seller is.
 */
const DUE_STEP = `CASE
  WHEN o.auction_id IS NULL THEN (o.pay_deadline <= clock_timestamp() + interval '${REMIND_HOURS} hours')::int
  WHEN clock_timestamp() >= (date_trunc('day', o.pay_deadline AT TIME ZONE place.zone) + interval '9 hours')
    AT TIME ZONE place.zone THEN 3
  WHEN clock_timestamp() >= o.created_at + interval '48 hours' THEN 2
  WHEN clock_timestamp() >= o.created_at + interval '24 hours' THEN 1
  ELSE 0 END`;

export interface RemindedOrder {
  id: number;
  buyer_id: number;
  /** Which of its reminders. */
  step: number;
}

/** Orders of the shop and of lots that end without being paid. */
@Injectable()
export class OrderEndingRepository {
  async lockEndingOrder(tx: Tx, id: number): Promise<EndingOrder | null> {
    const { rows } = await tx.query<EndingOrder>(
      'SELECT id, status, buyer_id, auction_id, order_no FROM orders WHERE id = $1 FOR UPDATE',
      [id],
    );
    return rows[0] ?? null;
  }

  /** Those whose time is over, at most `limit`; what another transaction holds waits for the next turn. */
  async lockLate(tx: Tx, limit: number): Promise<EndingOrder[]> {
    const { rows } = await tx.query<EndingOrder>(
      `SELECT id, status, buyer_id, auction_id, order_no FROM orders
       WHERE status IN (${UNPAID}) AND pay_deadline <= clock_timestamp()
       ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED`,
      [limit],
    );
    return rows;
  }

  async lines(tx: Tx, orderIds: readonly number[]): Promise<EndingLine[]> {
    const { rows } = await tx.query<EndingLine>(
      'SELECT id, goods_id AS "goodsId", quantity FROM order_line WHERE order_id = ANY ($1::bigint[]) ORDER BY id',
      [idArray(orderIds)],
    );
    return rows;
  }

  /**
   * Marks the newest reminder that is due. One that was missed while nothing ran is not sent late beside its successor.
   */
  async markReminders(tx: Tx, limit: number): Promise<RemindedOrder[]> {
    const { rows } = await tx.query<RemindedOrder>(
      `WITH waiting AS (
         SELECT o.id, ${DUE_STEP} AS step
         FROM orders o
         LEFT JOIN company c ON c.id = o.company_id
         CROSS JOIN LATERAL (SELECT coalesce(c.time_zone, 'UTC') AS zone) place
         WHERE o.status = ${ORDER_STATUS.pending_payment} AND o.reminders_sent < 3
           AND o.pay_deadline > clock_timestamp()),
       due AS (
         SELECT o.id, w.step FROM orders o JOIN waiting w ON w.id = o.id
         WHERE o.status = ${ORDER_STATUS.pending_payment} AND o.reminders_sent < w.step
         ORDER BY o.id LIMIT $1 FOR UPDATE OF o SKIP LOCKED)
       UPDATE orders o SET reminders_sent = due.step FROM due
       WHERE o.id = due.id AND o.status = ${ORDER_STATUS.pending_payment} AND o.reminders_sent < due.step
       RETURNING o.id, o.buyer_id, o.reminders_sent AS step`,
      [limit],
    );
    return rows;
  }
}
