import { Injectable } from '@nestjs/common';
import type { Currency } from '@fovea/shared-types/money';
import type { RefundCause, RefundableOrder } from '@fovea/shared-types/order/refund-rules';
import { ORDER_STATUS, REFUND_STATUS, SEND_STATUS } from '@fovea/shared-types/states';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';
import { SHIPPING_DAYS } from '../orders/order-clock.js';
import { PAID_FREIGHT } from '../orders/order-proceeds-source.js';

/** An order as far as its refunds go. */
export interface RefundOrderRow extends RefundableOrder {
  id: number;
  order_no: string;
  buyer_id: number;
  seller_id: number;
  company_id: number | null;
  currency: Currency;
  /** Some of it is on its way to the buyer, or with the buyer. */
  hasParcels: boolean;
  /** Some of it is in a parcel that has not left. */
  hasPrepared: boolean;
  /** By a freight bill of its own, which is in escrow beside what was captured. */
  paidFreight: number;
  /** Of its goods and its freight without tax, and the tax of both, in minor units. */
  goodsTotal: number;
  freight: number;
  tax: number;
  /** Of its goods, each amount by the rate of its line; null: lines had no rate when it was placed. */
  taxedGoods: number | null;
  /** Milliseconds, by the database's clock under the order's lock. */
  now: number;
}

export interface RefundRow {
  id: number;
  order_id: number;
  status: number;
  cause: RefundCause;
  order_status: number;
  asked: number;
  amount: number | null;
  need_return: boolean;
}

/** An account's side in an order. */
export interface OrderSide {
  isBuyers: boolean;
  /** The buyer's side, or the seller's. */
  isParty: boolean;
}

export interface NewRefundEntry {
  side: number;
  accountId: number | null;
  /** What it came to; null: words alone. */
  status: number | null;
  amount: number | null;
  content: string;
}

const { to_ship } = ORDER_STATUS;
const { requested, rejected, awaiting_return, returning, refunded, closed } = REFUND_STATUS;

/** How long each state waits before the time moves it on. */
const WAITS = [
  [requested, '72 hours'],
  [rejected, '7 days'],
  [awaiting_return, '14 days'],
  [returning, '10 days'],
] as const;

/** The end of a state that begins now; none where only people move it on. */
const dueIn = (status: string): string =>
  `clock_timestamp() + CASE ${status} ${WAITS.map(([code, wait]) => `WHEN ${code} THEN interval '${wait}'`).join(' ')} END`;

/** Parcels that are on their way, or with the buyer. */
const GONE = [SEND_STATUS.sent, SEND_STATUS.delivered].join(', ');
/** Nothing left in the time that an order has, nor since its last parcel. */
const UNSHIPPED = `o.status = ${to_ship} AND o.clock_at <= clock_timestamp() AND o.captured > o.refunded
  AND NOT EXISTS (SELECT FROM shipment p WHERE p.order_id = o.id AND p.status IN (${GONE})
    AND p.sent_at > clock_timestamp() - interval '${SHIPPING_DAYS} days')`;

const COLUMNS = 'id, order_id, status, cause, order_status, asked, amount, need_return';
const OPEN = `status NOT IN (${refunded}, ${closed})`;

/** Whether the account `me` is of a company, or holds a role there. */
const isOf = (company: string): string => `(me.company_id = ${company} OR EXISTS (SELECT FROM account_role r
  JOIN role x ON x.id = r.role_id WHERE r.account_id = me.id AND x.company_id = ${company}))`;

/** Refunds and their messages; orders are always locked first. */
@Injectable()
export class RefundRepository {
  async lockOrder(tx: Tx, id: number): Promise<RefundOrderRow | null> {
    const { count } = await tx.query('SELECT FROM orders WHERE id = $1 FOR UPDATE', [id]);
    return count === 1 ? this.findOrder(tx, id) : null;
  }

  async findOrderOf(q: Queryable, refundId: number): Promise<number | null> {
    const { rows } = await q.query<{ order_id: number }>('SELECT order_id FROM refund WHERE id = $1', [
      refundId,
    ]);
    return rows[0]?.order_id ?? null;
  }

  async findOrder(q: Queryable, id: number): Promise<RefundOrderRow | null> {
    const { rows } = await q.query<RefundOrderRow>(
      `SELECT o.id, o.order_no, o.buyer_id, o.seller_id, o.company_id, o.currency, o.status, o.refund_switch, o.captured,
         o.refunded, ${PAID_FREIGHT} AS "paidFreight", o.goods_total AS "goodsTotal", o.freight, o.tax,
         (SELECT CASE WHEN bool_and(l.tax_rate IS NOT NULL) THEN sum(l.quantity * l.unit_price * l.tax_rate)::bigint END
          FROM order_line l WHERE l.order_id = o.id) AS "taxedGoods", (extract(epoch FROM (SELECT max(h.created_at) FROM order_history h
           WHERE h.order_id = o.id AND h.from_status = ${ORDER_STATUS.to_receive} AND h.to_status = ${ORDER_STATUS.to_evaluate})) * 1000)::bigint AS "receivedAt",
         EXISTS (SELECT FROM shipment p WHERE p.order_id = o.id AND p.status IN (${GONE})) AS "hasParcels",
         EXISTS (SELECT FROM shipment p WHERE p.order_id = o.id AND p.status = ${SEND_STATUS.prepared}) AS "hasPrepared",
         (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now
       FROM orders o WHERE o.id = $1`,
      [id],
    );
    return rows[0] ?? null;
  }

  /** The one that is open, under the lock of its order. */
  async findOpen(tx: Tx, orderId: number): Promise<RefundRow | null> {
    const { rows } = await tx.query<RefundRow>(
      `SELECT ${COLUMNS} FROM refund WHERE order_id = $1 AND ${OPEN}`,
      [orderId],
    );
    return rows[0] ?? null;
  }

  async insertRefund(tx: Tx, refund: Omit<RefundRow, 'id' | 'need_return'>): Promise<RefundRow> {
    const { rows } = await tx.query<RefundRow>(
      `INSERT INTO refund (order_id, status, cause, order_status, asked, amount, due_at)
       VALUES ($1, $2, $3, $4, $5, $6, ${dueIn('$2::smallint')}) RETURNING ${COLUMNS}`,
      [refund.order_id, refund.status, refund.cause, refund.order_status, refund.asked, refund.amount],
    );
    const [row] = rows;
    if (!row) throw new Error('a refund that was inserted was not returned');
    return row;
  }

  /** Under the lock of its order; `null` leaves a column as it is. */
  async move(
    tx: Tx,
    id: number,
    status: number,
    changes: {
      amount?: number;
      needReturn?: boolean;
      logisticsCompany?: string;
      logisticsCode?: string;
    } = {},
  ): Promise<RefundRow> {
    const { rows } = await tx.query<RefundRow>(
      `UPDATE refund SET status = $2, amount = coalesce($3, amount), need_return = coalesce($4, need_return),
         logistics_company = coalesce($5, logistics_company), logistics_code = coalesce($6, logistics_code),
         moved_at = clock_timestamp(), due_at = ${dueIn('$2::smallint')}
       WHERE id = $1 RETURNING ${COLUMNS}`,
      [
        id,
        status,
        changes.amount ?? null,
        changes.needReturn ?? null,
        changes.logisticsCompany ?? null,
        changes.logisticsCode ?? null,
      ],
    );
    const [row] = rows;
    if (!row) throw new Error('a refund that was locked is there');
    return row;
  }

  async countEntries(tx: Tx, refundId: number): Promise<number> {
    const { rows } = await tx.query<{ count: number }>(
      'SELECT count(*) FROM refund_entry WHERE refund_id = $1',
      [refundId],
    );
    return firstRow(rows).count;
  }

  async insertEntry(tx: Tx, refundId: number, entry: NewRefundEntry): Promise<number> {
    const { rows } = await tx.query<{ id: number }>(
      `INSERT INTO refund_entry (refund_id, side, account_id, status, amount, content)
       VALUES ($1, $2, $3, $4, $5, $6) RETURNING id`,
      [refundId, entry.side, entry.accountId, entry.status, entry.amount, entry.content],
    );
    return firstRow(rows).id;
  }

  async insertFiles(tx: Tx, entryId: number, files: readonly number[]): Promise<void> {
    await tx.query(
      `INSERT INTO refund_entry_file (entry_id, sort, file_id)
       SELECT $1, f.sort, f.id FROM unnest($2::bigint[]) WITH ORDINALITY AS f (id, sort)`,
      [entryId, [...files]],
    );
  }

  /** Orders after this id of which nothing left in fourteen days, though something is owed. */
  async listUnshipped(q: Queryable, after: number, limit: number): Promise<number[]> {
    const { rows } = await q.query<{ id: number }>(
      `SELECT o.id FROM orders o WHERE o.id > $1 AND ${UNSHIPPED} ORDER BY o.id LIMIT $2`,
      [after, limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Null where it is none of them any more, under its lock; what somebody else holds waits for the next turn. */
  async lockUnshipped(tx: Tx, id: number): Promise<{ company_id: number | null } | null> {
    const { count } = await tx.query('SELECT FROM orders WHERE id = $1 FOR UPDATE SKIP LOCKED', [id]);
    if (count === 0) return null;
    const { rows } = await tx.query<{ company_id: number | null }>(
      `SELECT o.company_id FROM orders o WHERE o.id = $1 AND ${UNSHIPPED}`,
      [id],
    );
    return rows[0] ?? null;
  }

  /** The side of an account in an order: the buyer, the seller, or members of their companies. */
  async sideOf(q: Queryable, orderId: number, accountId: number): Promise<OrderSide> {
    const { rows } = await q.query<OrderSide>(
      `SELECT side.is_buyers AS "isBuyers",
         side.is_buyers OR me.id = o.seller_id OR coalesce(${isOf('o.company_id')}, false) AS "isParty"
       FROM orders o JOIN account me ON me.id = $2 JOIN account b ON b.id = o.buyer_id
       CROSS JOIN LATERAL (SELECT me.id = b.id OR coalesce(${isOf('b.company_id')}, false) AS is_buyers) side
       WHERE o.id = $1`,
      [orderId, accountId],
    );
    return rows[0] ?? { isBuyers: false, isParty: false };
  }

  /** Orders whose open refund's time is over; those another transaction holds wait for the next turn. */
  async lockDueOrders(tx: Tx, limit: number): Promise<number[]> {
    const { rows } = await tx.query<{ id: number }>(
      `SELECT o.id FROM orders o WHERE o.id IN (
         SELECT r.order_id FROM refund r WHERE r.due_at <= clock_timestamp() AND r.${OPEN} ORDER BY r.due_at, r.id LIMIT $1)
       ORDER BY o.id FOR UPDATE SKIP LOCKED`,
      [limit],
    );
    return rows.map(({ id }) => id);
  }

  /** Read again under the order's lock: by now somebody may have answered. */
  async isDue(tx: Tx, refundId: number): Promise<boolean> {
    const { rows } = await tx.query<{ is_due: boolean }>(
      'SELECT due_at <= clock_timestamp() AS is_due FROM refund WHERE id = $1',
      [refundId],
    );
    return firstRow(rows).is_due;
  }
}
