import { Injectable } from '@nestjs/common';
import type { PayType } from '@fovea/shared-types/finance/pay-kinds';
import type { Currency } from '@fovea/shared-types/money';
import type { Queryable, Tx } from '../../platform/database/database.js';

/** An order as far as its payment goes. */
export interface PayableOrderRow {
  id: number;
  order_no: string;
  buyer_id: number;
  seller_id: number;
  company_id: number | null;
  auction_id: number | null;
  currency: Currency;
  total: number;
  deposit: number;
  captured: number;
  status: number;
  pay_deadline: Date | null;
  /** Its deadline has passed. */
  is_late: boolean;
}

/** What a payment reads and writes of orders. */
@Injectable()
export class OrderPaymentRepository {
  async lock(tx: Tx, id: number, buyerId: number): Promise<PayableOrderRow | undefined> {
    const { count } = await tx.query('SELECT FROM orders WHERE id = $1 AND buyer_id = $2 FOR UPDATE', [
      id,
      buyerId,
    ]);
    return count === 1 ? this.find(tx, id) : undefined;
  }

  /** As it stands by the database's clock. */
  async find(q: Queryable, id: number): Promise<PayableOrderRow | undefined> {
    const { rows } = await q.query<PayableOrderRow>(
      `SELECT id, order_no, buyer_id, seller_id, company_id, auction_id, currency, total, deposit, captured, status, pay_deadline,
         coalesce(pay_deadline <= clock_timestamp(), false) AS is_late
       FROM orders WHERE id = $1`,
      [id],
    );
    return rows[0];
  }

  async listLines(tx: Tx, orderId: number): Promise<number[]> {
    const { rows } = await tx.query<{ id: number }>(
      'SELECT id FROM order_line WHERE order_id = $1 ORDER BY line',
      [orderId],
    );
    return rows.map(({ id }) => id);
  }

  async setPaid(tx: Tx, id: number, captured: number, payType: PayType): Promise<void> {
    await tx.query('UPDATE orders SET captured = $2, pay_type = $3 WHERE id = $1', [id, captured, payType]);
  }

  async addRefunded(tx: Tx, id: number, amount: number): Promise<void> {
    await tx.query('UPDATE orders SET refunded = refunded + $2 WHERE id = $1', [id, amount]);
  }
}
