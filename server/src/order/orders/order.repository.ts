import { Injectable } from '@nestjs/common';
import type { Currency } from '@fovea/shared-types/money';
import { ORDER_SOURCE } from '@fovea/shared-types/order/cart-rules';
import { orderMachine } from '@fovea/shared-types/states/order.states';
import { DEPOSIT_STATUS, ORDER_STATUS } from '@fovea/shared-types/states';
import type { Tx } from '../../platform/database/database.js';
import { movedClock } from './order-clock.js';

/** What an auction sold, as the order's terms follow from it. */
export interface SoldLotRow {
  auction_id: number;
  goods_id: number;
  seller_id: number;
  company_id: number | null;
  currency: Currency;
  /** Frozen by the buyer for this lot; counts as prepayment. */
  deposit: number;
  time_zone: string | null;
  country: string | null;
  name_c: string;
  name_e: string;
  name_j: string;
  thumbnail_key: string | null;
}

export interface NewOrder {
  buyerId: number;
  sellerId: number;
  companyId: number | null;
  auctionId: number;
  currency: Currency;
  goodsTotal: number;
  deposit: number;
  payDeadline: Date;
}

export interface NewOrderLine {
  goodsId: number;
  nameC: string;
  nameE: string;
  nameJ: string;
  imageKey: string | null;
  quantity: number;
  unitPrice: number;
}

export interface DefaultedOrder {
  id: number;
  auction_id: number;
  buyer_id: number;
}

export interface ReminderRow {
  id: number;
  buyer_id: number;
  reminders_sent: number;
}

const SET_STATUS = `UPDATE orders SET status = $3::smallint, ${movedClock('$2::smallint', '$3::smallint')}
  WHERE id = ANY ($1::bigint[]) AND status = $2`;

const UNPAID = orderMachine.from('unpaid at pay_deadline').join();

/** Orders from placement to default; every move is guarded by the status it starts from (O3). */
@Injectable()
export class OrderRepository {
  async findSoldLot(tx: Tx, auctionId: number, buyerId: number): Promise<SoldLotRow | null> {
    const { rows } = await tx.query<SoldLotRow>(
      `SELECT a.id AS auction_id, a.goods_id, a.seller_id, a.company_id, a.currency,
         CASE WHEN b.deposit_status = ${DEPOSIT_STATUS.frozen} THEN b.deposit ELSE 0 END AS deposit,
         c.time_zone, coalesce(c.country, s.country) AS country, g.name_c, g.name_e, g.name_j,
         (SELECT i.thumbnail_key FROM goods_image i WHERE i.goods_id = g.id ORDER BY i.sort LIMIT 1) AS thumbnail_key
       FROM auction a
       JOIN goods g ON g.id = a.goods_id
       JOIN account s ON s.id = a.seller_id
       JOIN auction_bidder b ON b.auction_id = a.id AND b.account_id = $2
       LEFT JOIN company c ON c.id = a.company_id
       WHERE a.id = $1`,
      [auctionId, buyerId],
    );
    return rows[0] ?? null;
  }

  /** The new order, or null when this auction and buyer have theirs already (A5). */
  async insertOnce(tx: Tx, order: NewOrder): Promise<{ id: number; order_no: string } | null> {
    const { rows } = await tx.query<{ id: number; order_no: string }>(
      `INSERT INTO orders (order_no, buyer_id, seller_id, company_id, auction_id, currency, goods_total, total, deposit,
         pay_deadline, source)
       VALUES ('F' || to_char(clock_timestamp(), 'YYYYMMDD') || '-' || lpad(nextval('order_no_seq')::text, 6, '0'),
         $1, $2, $3, $4, $5, $6, $6, $7, $8, ${ORDER_SOURCE.auction})
       ON CONFLICT (auction_id, buyer_id) DO NOTHING RETURNING id, order_no`,
      [
        order.buyerId,
        order.sellerId,
        order.companyId,
        order.auctionId,
        order.currency,
        order.goodsTotal,
        order.deposit,
        order.payDeadline,
      ],
    );
    return rows[0] ?? null;
  }

  async insertLine(tx: Tx, orderId: number, line: NewOrderLine): Promise<void> {
    await tx.query(
      `INSERT INTO order_line (order_id, line, goods_id, goods_name_c, goods_name_e, goods_name_j, image_key, quantity,
         unit_price)
       VALUES ($1, 1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        orderId,
        line.goodsId,
        line.nameC,
        line.nameE,
        line.nameJ,
        line.imageKey,
        line.quantity,
        line.unitPrice,
      ],
    );
  }

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

  /** Auction orders unpaid at their deadline, at most `limit`; those another transaction holds wait for the next turn. */
  async lockUnpaid(tx: Tx, limit: number): Promise<DefaultedOrder[]> {
    const { rows } = await tx.query<DefaultedOrder>(
      `SELECT id, auction_id, buyer_id FROM orders
       WHERE status IN (${UNPAID}) AND auction_id IS NOT NULL AND pay_deadline <= clock_timestamp()
       ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED`,
      [limit],
    );
    return rows;
  }

  /**
   * Marks the newest reminder that is due: 1 after 24 hours, 2 after 48, 3 at nine on the last morning where the
   * seller is. One that was missed while nothing ran is not sent late beside its successor.
   */
  async markReminders(tx: Tx, limit: number): Promise<ReminderRow[]> {
    const { rows } = await tx.query<ReminderRow>(
      `WITH waiting AS (
         SELECT o.id, CASE
             WHEN clock_timestamp() >= (date_trunc('day', o.pay_deadline AT TIME ZONE place.zone) + interval '9 hours')
               AT TIME ZONE place.zone THEN 3
             WHEN clock_timestamp() >= o.created_at + interval '48 hours' THEN 2
             WHEN clock_timestamp() >= o.created_at + interval '24 hours' THEN 1
             ELSE 0 END AS step
         FROM orders o
         LEFT JOIN company c ON c.id = o.company_id
         CROSS JOIN LATERAL (SELECT coalesce(c.time_zone, 'UTC') AS zone) place
         WHERE o.status = ${ORDER_STATUS.pending_payment} AND o.reminders_sent < 3 AND o.auction_id IS NOT NULL
           AND o.pay_deadline > clock_timestamp()),
       due AS (
         SELECT o.id, w.step FROM orders o JOIN waiting w ON w.id = o.id
         WHERE o.status = ${ORDER_STATUS.pending_payment} AND o.reminders_sent < w.step
         ORDER BY o.id LIMIT $1 FOR UPDATE OF o SKIP LOCKED)
       UPDATE orders o SET reminders_sent = due.step FROM due
       WHERE o.id = due.id AND o.status = ${ORDER_STATUS.pending_payment} AND o.reminders_sent < due.step
       RETURNING o.id, o.buyer_id, o.reminders_sent`,
      [limit],
    );
    return rows;
  }
}
