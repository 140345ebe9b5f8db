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
/** An unpaid order is reminded of once before the end of its time. */
const REMIND_HOURS = 6;

/** Orders of the shop that end without being paid. */
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
       WHERE status IN (${UNPAID}) AND auction_id IS NULL AND pay_deadline <= clock_timestamp()
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

  /** Marks those whose time is nearly over and who were not notified of it. */
  async markReminders(tx: Tx, limit: number): Promise<{ id: number; buyer_id: number }[]> {
    const { rows } = await tx.query<{ id: number; buyer_id: number }>(
      `UPDATE orders SET reminders_sent = 1
       WHERE status = ${ORDER_STATUS.pending_payment} AND reminders_sent = 0 AND id = ANY (ARRAY(
         SELECT id FROM orders
         WHERE status = ${ORDER_STATUS.pending_payment} AND reminders_sent = 0 AND auction_id IS NULL
           AND pay_deadline > clock_timestamp() AND pay_deadline <= clock_timestamp() + interval '${REMIND_HOURS} hours'
         ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED))
       RETURNING id, buyer_id`,
      [limit],
    );
    return rows;
  }
}
