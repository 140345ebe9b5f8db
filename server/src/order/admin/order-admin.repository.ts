import { Injectable } from '@nestjs/common';
import type { OrderAddress } from '@fovea/shared-types/order/order-address.dto';
import type { Language } from '@fovea/shared-types/language';
import type { Currency } from '@fovea/shared-types/money';
import type { OrderStockOut } from '@fovea/shared-types/order/order-admin.dto';
import { ORDER_STATUS, STOCK_DOCUMENT_STATUS } from '@fovea/shared-types/states';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { localized } from '../../platform/database/localized.js';
import { rowsInScope, type RowReader } from '../../platform/database/row-scope.js';
import type { SqlValue } from '../../platform/database/database.js';
import { ADDRESS, ORDER_ROWS } from '../orders/order-rows.js';

interface OrderFactsRow {
  currency: Currency;
  freight: number;
  tax: number;
  total: number;
  deposit: number;
  auction_id: number | null;
  pay_deadline: Date | null;
  marked_at: Date | null;
  remark: string;
  buyer_id: number;
  address: OrderAddress | null;
  lines: {
    line: number;
    goods_id: number;
    goods_name: string;
    image_key: string | null;
    quantity: number;
    released: number;
    unit_price: number;
    stock_out: OrderStockOut | null;
  }[];
  history: { status: number; created_at: string; username: string | null; reason: string | null }[];
}

/** States in which somebody waits: the others are ends, and grow without bound. */
const WAITING = [
  ...[ORDER_STATUS.pending_payment, ORDER_STATUS.payment_review, ORDER_STATUS.freight_to_pay],
  ...[ORDER_STATUS.to_ship, ORDER_STATUS.to_receive, ORDER_STATUS.refunding],
].join(', ');

/** What staff see of orders beside their list. */
@Injectable()
export class OrderAdminRepository {
  async facts(q: Queryable, id: number, language: Language): Promise<OrderFactsRow | null> {
    const { rows } = await q.query<OrderFactsRow>(
      `SELECT o.currency, o.freight, o.tax, o.total, o.deposit, o.auction_id, o.pay_deadline, o.remark, o.buyer_id,
         (SELECT k.created_at FROM merchant_mark k WHERE k.order_id = o.id) AS marked_at,
         (SELECT ${ADDRESS} FROM order_address a WHERE a.order_id = o.id) AS address,
         (SELECT json_agg(json_build_object('line', x.line, 'goods_id', x.goods_id, 'goods_name', ${localized('x.goods_name', language)},
            'image_key', x.image_key, 'quantity', x.quantity, 'released', x.released, 'unit_price', x.unit_price, 'stock_out', (
              SELECT json_build_object('id', d.id, 'sn', d.sn, 'status', d.status, 'reversal_id', r.id, 'reversal_sn', r.sn)
              FROM stock_document d LEFT JOIN stock_document r ON r.reverses_id = d.id
                AND r.status = ${STOCK_DOCUMENT_STATUS.pending}
              WHERE d.order_line_id = x.id ORDER BY d.id DESC LIMIT 1)) ORDER BY x.line)
          FROM order_line x WHERE x.order_id = o.id) AS lines,
         (SELECT json_agg(json_build_object('status', h.to_status, 'created_at', h.created_at, 'username', a.username,
            'reason', h.reason) ORDER BY h.seq DESC)
          FROM order_history h LEFT JOIN account a ON a.id = h.actor_id WHERE h.order_id = o.id) AS history
       FROM orders o WHERE o.id = $1`,
      [id],
    );
    return rows[0] ?? null;
  }

  /** Each state's share is read off an index. */
  async countWaiting(q: Queryable, reader: RowReader): Promise<{ status: number; count: number }[]> {
    const values: SqlValue[] = [];
    const mine = rowsInScope(reader, ORDER_ROWS.rowsOf, (value) => `$${values.push(value)}`);
    const { rows } = await q.query<{ status: number; count: number }>(
      `SELECT t.status, count(*) AS count FROM orders t WHERE t.status IN (${WAITING}) AND ${mine}
       GROUP BY t.status ORDER BY t.status`,
      values,
    );
    return rows;
  }

  /** Locks it for a call that changes it. */
  async lockSwitch(tx: Tx, id: number): Promise<number | null> {
    const { rows } = await tx.query<{ refund_switch: number }>(
      'SELECT refund_switch FROM orders WHERE id = $1 FOR NO KEY UPDATE',
      [id],
    );
    return rows[0]?.refund_switch ?? null;
  }

  async setSwitch(tx: Tx, id: number, refundSwitch: number): Promise<void> {
    await tx.query('UPDATE orders SET refund_switch = $2 WHERE id = $1', [id, refundSwitch]);
  }
}
