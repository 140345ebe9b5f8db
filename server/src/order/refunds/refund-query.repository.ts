import { Injectable } from '@nestjs/common';
import type { Currency } from '@fovea/shared-types/money';
import type { Language } from '@fovea/shared-types/language';
import type { Queryable } from '../../platform/database/database.js';
import { localized } from '../../platform/database/localized.js';

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
  lines: { order_line_id: number; quantity: number; goods_name: string }[];
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

/** Requested refunds and their messages. */
@Injectable()
export class RefundQueryRepository {
  async threads(
    q: Queryable,
    by: { orderId: number } | { id: number },
    language: Language,
  ): Promise<RefundThreadRow[]> {
    const { rows } = await q.query<RefundThreadRow>(
      `SELECT r.id, r.order_id, r.status, r.cause, r.order_status, r.asked, r.amount, o.currency, r.need_return,
         r.logistics_company, r.logistics_code, r.due_at, r.created_at,
         CASE WHEN r.need_return THEN coalesce(nullif(c.pickup_address, ''), c.address) END AS return_address,
         coalesce((SELECT json_agg(json_build_object('order_line_id', l.id, 'quantity', x.quantity,
             'goods_name', ${localized('l.goods_name', language)}) ORDER BY l.line)
           FROM refund_line x JOIN order_line l ON l.order_id = x.order_id AND l.line = x.line
           WHERE x.refund_id = r.id AND x.quantity > 0), '[]') AS lines
       FROM refund r JOIN orders o ON o.id = r.order_id LEFT JOIN company c ON c.id = o.company_id
       WHERE ${'id' in by ? 'r.id' : 'r.order_id'} = $1 ORDER BY r.id DESC LIMIT ${REFUNDS_MAX}`,
      ['id' in by ? by.id : by.orderId],
    );
    return rows;
  }

  /** What lines of an order are called. */
  async names(q: Queryable, orderId: number, language: Language): Promise<ReadonlyMap<number, string>> {
    const { rows } = await q.query<{ id: number; goods_name: string }>(
      `SELECT l.id, ${localized('l.goods_name', language)} AS goods_name FROM order_line l WHERE l.order_id = $1`,
      [orderId],
    );
    return new Map(rows.map(({ id, goods_name }) => [id, goods_name]));
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
