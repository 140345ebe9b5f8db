import { Injectable } from '@nestjs/common';
import type { Currency } from '@fovea/shared-types/money';
import { DELIVERY, FIXED_FREIGHT_MAX } from '@fovea/shared-types/order/cart-rules';
import { FREIGHT_BILL_STATUS } from '@fovea/shared-types/order/freight-bill-status';
import { ORDER_STATUS, REMITTANCE_STATUS, SEND_STATUS } from '@fovea/shared-types/states';
import { bankDeadline } from '../../member/accounts/bank-deadline.js';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';
import { requireRows } from '../../platform/database/require-rows.js';

/** An order as far as its freight bill goes. */
export interface FreightOrderRow {
  id: number;
  order_no: string;
  buyer_id: number;
  seller_id: number;
  company_id: number | null;
  currency: Currency;
  status: number;
  clock_at: Date | null;
  /** The time to pay the bill is over. */
  is_late: boolean;
  /** More pieces than a fixed freight covers, or freight by quotation. */
  may_be_asked: boolean;
  /** A parcel of it is packed, or has left. */
  has_parcel: boolean;
}

export interface FreightBillRow {
  amount: number;
  currency: Currency;
  status: number;
  created_at: Date;
  ended_at: Date | null;
}

const { unpaid } = FREIGHT_BILL_STATUS;

/** Freight bills: one of an order at most. Orders are locked first, always. */
@Injectable()
export class FreightBillRepository {
  async lockOrder(tx: Tx, id: number): Promise<FreightOrderRow | null> {
    const { count } = await tx.query('SELECT FROM orders WHERE id = $1 FOR UPDATE', [id]);
    return count === 1 ? this.findOrder(tx, id) : null;
  }

  async findOrder(q: Queryable, id: number): Promise<FreightOrderRow | null> {
    const { rows } = await q.query<FreightOrderRow>(
      `SELECT o.id, o.order_no, o.buyer_id, o.seller_id, o.company_id, o.currency, o.status, o.clock_at,
         coalesce(o.clock_at <= clock_timestamp(), false) AS is_late,
         coalesce(o.delivery_type = ${DELIVERY.quotation}, false) OR EXISTS (
           SELECT FROM order_line l WHERE l.order_id = o.id AND l.quantity > ${FIXED_FREIGHT_MAX}) AS may_be_asked,
         EXISTS (SELECT FROM shipment s WHERE s.order_id = o.id AND s.status <> ${SEND_STATUS.cancelled}) AS has_parcel
       FROM orders o WHERE o.id = $1`,
      [id],
    );
    return rows[0] ?? null;
  }

  async findFreightBill(q: Queryable, orderId: number): Promise<FreightBillRow | null> {
    const { rows } = await q.query<FreightBillRow>(
      'SELECT amount, currency, status, created_at, ended_at FROM freight_bill WHERE order_id = $1',
      [orderId],
    );
    return rows[0] ?? null;
  }

  /** @returns false where the order has a bill already */
  async insertFreightBill(
    tx: Tx,
    bill: { orderId: number; amount: number; currency: Currency; requestedBy: number },
  ): Promise<boolean> {
    const { count } = await tx.query(
      `INSERT INTO freight_bill (order_id, amount, currency, asked_by) VALUES ($1, $2, $3, $4)
       ON CONFLICT ON CONSTRAINT freight_bill_pk DO NOTHING`,
      [bill.orderId, bill.amount, bill.currency, bill.requestedBy],
    );
    return count === 1;
  }

  /** @param endedBy null: the time */
  async end(tx: Tx, orderId: number, status: number, endedBy: number | null): Promise<void> {
    requireRows(
      await tx.query(
        `UPDATE freight_bill SET status = $2, ended_by = $3, ended_at = clock_timestamp()
       WHERE order_id = $1 AND status = ${unpaid}`,
        [orderId, status, endedBy],
      ),
      1,
    );
  }

  /** Its buyer has so many hours again, or what was left where that is more. */
  async extend(tx: Tx, orderId: number, hours: number): Promise<void> {
    await tx.query(
      `UPDATE orders SET clock_at = greatest(clock_at, clock_timestamp() + make_interval(hours => $2))
       WHERE id = $1 AND status = ${ORDER_STATUS.freight_to_pay}`,
      [orderId, hours],
    );
  }

  /** The same where the bill may be paid at a bank. */
  async extendForBank(tx: Tx, orderId: number, hours: number): Promise<void> {
    const { rows } = await tx.query<{ accountId: number; currency: Currency }>(
      'SELECT buyer_id AS "accountId", currency FROM orders WHERE id = $1',
      [orderId],
    );
    await tx.query(
      `UPDATE orders SET clock_at = greatest(clock_at, $2::timestamptz)
       WHERE id = $1 AND status = ${ORDER_STATUS.freight_to_pay}`,
      [orderId, await bankDeadline(tx, { ...firstRow(rows), hours })],
    );
  }

  /** Orders whose bill nobody paid in time; those whose transfer finance looks for, or that somebody holds, wait. */
  async lockLate(tx: Tx, limit: number): Promise<number[]> {
    const { rows } = await tx.query<{ id: number }>(
      `SELECT id FROM orders o
       WHERE status = ${ORDER_STATUS.freight_to_pay} AND clock_at <= clock_timestamp() AND NOT EXISTS (
         SELECT FROM remittance r WHERE (r.subject_type, r.subject_id) = ('freight_bill', o.id)
           AND r.status = ${REMITTANCE_STATUS.pending})
       ORDER BY clock_at, id LIMIT $1 FOR UPDATE SKIP LOCKED`,
      [limit],
    );
    return rows.map(({ id }) => id);
  }
}
