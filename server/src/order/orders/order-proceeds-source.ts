import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ORDER_STATUS, REFUND_STATUS } from '@fovea/shared-types/states';
import { bookedOn } from '../../finance/ledger/ledger-day.js';
import {
  ProceedsOrders,
  type ProceedsOrder,
  type ProceedsSource,
} from '../../finance/proceeds-payouts/proceeds-orders.js';
import { categoryPathSql } from '../../goods/listing/category-path.js';
import type { Tx } from '../../platform/database/database.js';
import { searchable } from '../../platform/database/search-terms.js';

const { refunded, closed } = REFUND_STATUS;

/**
 * Freight that was paid by a bill of its own is in escrow beside the order's money; what was refunded of it
 * is not.
 */
export const PAID_FREIGHT = `coalesce((SELECT c.amount - c.refunded FROM capture c
  WHERE c.subject_type = 'freight_bill' AND c.subject_id = o.id), 0)`;

const GOODS_NAME = `coalesce((SELECT jsonb_build_object('c', l.goods_name_c, 'e', l.goods_name_e, 'j', l.goods_name_j)
  FROM order_line l WHERE l.order_id = o.id ORDER BY l.line LIMIT 1), '{"c": "", "e": "", "j": ""}')`;

const GOODS_TEXT = `(SELECT coalesce(${searchable(
  `string_agg(concat_ws(' ', l.goods_name_c, l.goods_name_e, l.goods_name_j), ' ' ORDER BY l.line)`,
)}, '') FROM order_line l WHERE l.order_id = o.id)`;

/** Orders as finance reads them when their proceeds move. */
@Injectable()
export class OrderProceedsSource implements ProceedsSource, OnModuleInit {
  constructor(private readonly proceeds: ProceedsOrders) {}

  onModuleInit(): void {
    this.proceeds.register(this);
  }

  async lock(tx: Tx, orderIds: readonly number[], isPatient: boolean): Promise<ProceedsOrder[]> {
    const locked = await tx.query<{ id: number }>(
      `SELECT id FROM orders WHERE id = ANY ($1::bigint[]) ORDER BY id FOR NO KEY UPDATE ${isPatient ? '' : 'SKIP LOCKED'}`,
      [[...orderIds]],
    );
    const { rows } = await tx.query<ProceedsOrder>(
      `SELECT o.id, o.order_no AS "orderNo", o.buyer_id AS "buyerId", o.seller_id AS "sellerId", o.company_id AS "companyId", o.currency,
         to_char(${bookedOn('o.created_at')}, 'YYYY-MM-DD') AS "soldOn",
         o.captured + ${PAID_FREIGHT} AS captured, ${PAID_FREIGHT} AS "billedFreight", o.refunded, o.total, o.status = ${ORDER_STATUS.completed} AS "isCompleted",
         EXISTS (SELECT FROM refund r WHERE r.order_id = o.id AND r.status NOT IN (${refunded}, ${closed})) AS "hasOpenRefund",
         (SELECT jsonb_agg(jsonb_build_object('amount', l.quantity * l.unit_price, 'categories',
             ${categoryPathSql('g.category_id')}) ORDER BY l.line)
          FROM order_line l JOIN goods g ON g.id = l.goods_id WHERE l.order_id = o.id) AS lines,
         ${GOODS_NAME} AS "goodsName",
         ${GOODS_TEXT} AS "goodsText"
       FROM orders o WHERE o.id = ANY ($1::bigint[]) ORDER BY o.id`,
      [locked.rows.map(({ id }) => id)],
    );
    return rows.map((row) => ({ ...row, lines: row.lines ?? [] }));
  }
}
