import { Injectable } from '@nestjs/common';
import { ORDER_STATUS } from '@fovea/shared-types/states';
import type { Tx } from '../../platform/database/database.js';

const { to_ship } = ORDER_STATUS;

/** Orders by what they wait for. */
@Injectable()
export class ReceiptRepository {
  /** The state of an order of this buyer; another's is as if absent (I7). */
  async lockOwn(tx: Tx, id: number, buyerId: number): Promise<number | null> {
    const { rows } = await tx.query<{ status: number }>(
      'SELECT status FROM orders WHERE id = $1 AND buyer_id = $2 FOR NO KEY UPDATE',
      [id, buyerId],
    );
    return rows[0]?.status ?? null;
  }

  /** Those in a state whose clock has run out; what another transaction holds waits for the next turn. */
  async lockDue(tx: Tx, status: number, limit: number): Promise<number[]> {
    const { rows } = await tx.query<{ id: number }>(
      `SELECT id FROM orders WHERE status = $1 AND clock_at <= clock_timestamp()
       ORDER BY clock_at, id LIMIT $2 FOR NO KEY UPDATE SKIP LOCKED`,
      [status, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** 1 after three days of the fourteen, 2 after seven; of several that are due the newest alone is sent. */
  async markShipReminders(tx: Tx, limit: number): Promise<{ id: number; ship_reminders: number }[]> {
    const { rows } = await tx.query<{ id: number; ship_reminders: number }>(
      `WITH due AS (
         SELECT o.id, CASE WHEN o.clock_at <= clock_timestamp() + interval '7 days' THEN 2 ELSE 1 END AS step
         FROM orders o
         WHERE o.status = ${to_ship} AND o.clock_at > clock_timestamp()
           AND ((o.ship_reminders = 0 AND o.clock_at <= clock_timestamp() + interval '11 days')
             OR (o.ship_reminders = 1 AND o.clock_at <= clock_timestamp() + interval '7 days'))
         ORDER BY o.clock_at, o.id LIMIT $1 FOR NO KEY UPDATE SKIP LOCKED)
       UPDATE orders o SET ship_reminders = due.step FROM due WHERE o.id = due.id
       RETURNING o.id, o.ship_reminders`,
      [limit],
    );
    return rows;
  }
}
