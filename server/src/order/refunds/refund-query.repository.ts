import { Injectable } from '@nestjs/common';
import type { Currency } from '@fovea/shared-types/money';
import type { Queryable } from '../../platform/database/database.js';

export interface RefundThreadRow {
  id: number;
  order_id: number;
  status: number;
  cause: number;
  order_status: number;
  asked: number;
  amount: number | null;
  currency: Currency;
  need_return: boolean;
  logistics_company: string | null;
  logistics_code: string | null;
  return_address: string | null;
  due_at: Date | null;
  created_at: Date;
}

export interface RefundEntryRow {
  id: number;
  refund_id: number;
  side: number;
  username: string | null;
  status: number | null;
  amount: number | null;
  content: string;
  images: number[];
  created_at: Date;
}

/** Refunds of one order that are shown; each but the open one is over. */
const REFUNDS_MAX = 50;

/** What was asked back and said about it. */
@Injectable()
export class RefundQueryRepository {
  async threads(q: Queryable, by: { orderId: number } | { id: number }): Promise<RefundThreadRow[]> {
    const { rows } = await q.query<RefundThreadRow>(
      `SELECT r.id, r.order_id, r.status, r.cause, r.order_status, r.asked, r.amount, o.currency, r.need_return,
         r.logistics_company, r.logistics_code, r.due_at, r.created_at,
         CASE WHEN r.need_return THEN coalesce(nullif(c.pickup_address, ''), c.address) END AS return_address
       FROM refund r JOIN orders o ON o.id = r.order_id LEFT JOIN company c ON c.id = o.company_id
       WHERE ${'id' in by ? 'r.id' : 'r.order_id'} = $1 ORDER BY r.id DESC LIMIT ${REFUNDS_MAX}`,
      ['id' in by ? by.id : by.orderId],
    );
    return rows;
  }

  /** The oldest first. */
  async entries(q: Queryable, refundIds: readonly number[]): Promise<RefundEntryRow[]> {
    const { rows } = await q.query<RefundEntryRow>(
      `SELECT e.id, e.refund_id, e.side, a.username, e.status, e.amount, e.content, e.created_at,
         coalesce((SELECT array_agg(f.file_id ORDER BY f.sort) FROM refund_entry_file f WHERE f.entry_id = e.id), '{}') AS images
       FROM refund_entry e LEFT JOIN account a ON a.id = e.account_id
       WHERE e.refund_id = ANY ($1::bigint[]) ORDER BY e.id`,
      [[...refundIds]],
    );
    return rows;
  }
}
