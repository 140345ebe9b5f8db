import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
import { movedClock } from './order-clock.js';

const SET_STATUS = `UPDATE orders SET status = $3::smallint, ${movedClock('$2::smallint', '$3::smallint')}
  WHERE id = ANY ($1::bigint[]) AND status = $2`;

/** Orders as they move; every move is guarded by the status it starts from (O3). */
@Injectable()
export class OrderRepository {
  /** Moves those in the state where the move begins; returns how many. */
  async setOrderStatus(
    tx: Tx,
    orderIds: readonly number[],
    { from, to }: { from: number; to: number },
  ): Promise<number> {
    const { count } = await tx.query(SET_STATUS, [[...orderIds], from, to]);
    return count;
  }

  async addRefunded(tx: Tx, id: number, amount: number): Promise<void> {
    await tx.query('UPDATE orders SET refunded = refunded + $2 WHERE id = $1', [id, amount]);
  }

  /** One step of each order's history, numbered after its last. */
  async insertHistory(
    tx: Tx,
    orderIds: readonly number[],
    move: { from: number; to: number; actorId: number | null; reason: string | null },
  ): Promise<void> {
    await tx.query(
      `INSERT INTO order_history (order_id, seq, from_status, to_status, actor_id, reason)
       SELECT o.id, coalesce((SELECT max(h.seq) FROM order_history h WHERE h.order_id = o.id), 0) + 1,
         $2::smallint, $3::smallint, $4::bigint, $5::text
       FROM unnest($1::bigint[]) AS o (id)`,
      [orderIds, move.from, move.to, move.actorId, move.reason],
    );
  }
}
