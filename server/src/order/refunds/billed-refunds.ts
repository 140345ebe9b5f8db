import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  BilledParts,
  type BilledCause,
  type BilledPart,
  type BilledSource,
} from '../../finance/month-bills/billed-parts.js';
import type { Queryable } from '../../platform/database/database.js';
import { BilledOrders } from '../documents/billed-orders.js';

interface RefundedRow {
  id: number;
  order_id: number;
  amount: number;
  pieces: { line: number; quantity: number }[];
}

/** Refunds on the bill of a month: lines that return what an order was taxed. */
@Injectable()
export class BilledRefunds implements BilledSource, OnModuleInit {
  constructor(
    private readonly parts: BilledParts,
    private readonly orders: BilledOrders,
  ) {}

  onModuleInit(): void {
    this.parts.register('refund', this);
  }

  async describe(q: Queryable, causes: readonly BilledCause[]): Promise<ReadonlyMap<number, BilledPart>> {
    const { rows } = await q.query<RefundedRow>(
      `SELECT r.id, r.order_id, r.amount,
         coalesce((SELECT json_agg(json_build_object('line', l.line, 'quantity', l.quantity) ORDER BY l.line)
           FROM refund_line l WHERE l.refund_id = r.id AND l.quantity > 0), '[]') AS pieces
       FROM refund r WHERE r.id = ANY ($1::bigint[])`,
      [causes.map(({ id }) => id)],
    );
    const byId = new Map(rows.map((row) => [row.id, row]));
    return this.orders.describeReturned(
      q,
      causes.flatMap(({ lineId, id }) => {
        const refund = byId.get(id);
        if (!refund) return [];
        const { order_id: orderId, amount, pieces } = refund;
        return [{ lineId, returned: { orderId, refundId: id, amount, freight: 0, pieces } }];
      }),
    );
  }
}
