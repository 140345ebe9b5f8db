import { Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import type { Currency } from '@fovea/shared-types/money';
import type { OrderAddress } from '@fovea/shared-types/order/order-address.dto';
import type { Queryable, SqlValue } from '../../platform/database/database.js';
import { localized } from '../../platform/database/localized.js';
import { type RowReader, rowsInScope } from '../../platform/database/row-scope.js';
import { firstRow } from '../../platform/database/first-row.js';
import { ADDRESS } from '../orders/order-rows.js';

export interface OrderListFilter {
  /** Any of these; none: all. */
  statuses: readonly number[];
  orderNo: string | null;
  words: string | null;
}

/** A buyer's own orders, or of what a company sold those that its reader may see. */
export type OrdersOf = { buyerId: number } | { companyId: number; reader: RowReader };

export interface OrderRowOfBuyer {
  id: number;
  order_no: string;
  goods_name: string;
  image_key: string | null;
  total: number;
  deposit: number;
  currency: Currency;
  username: string;
  company_name: string | null;
  status: number;
  pay_type: number | null;
  refund_switch: number;
  delivery_type: number | null;
  created_at: Date;
  pay_deadline: Date | null;
}

export interface OrderDetailRow extends OrderRowOfBuyer {
  freight: number;
  tax: number;
  auction_id: number | null;
  clock_at: Date | null;
  remark: string;
  address: OrderAddress | null;
  lines: {
    goods_id: number;
    goods_name: string;
    image_key: string | null;
    quantity: number;
    unit_price: number;
  }[];
  history: { status: number; created_at: string }[];
  now: Date;
}

const rowColumns = (language: Language): string =>
  `o.id, o.order_no, l.goods_name, l.image_key, o.total, o.deposit, o.currency, u.username,
   ${localized('c.name', language)} AS company_name, o.status, o.pay_type, o.refund_switch, o.delivery_type,
   o.created_at, o.pay_deadline`;

const rowJoins = (language: Language): string =>
  `JOIN account u ON u.id = o.buyer_id
   LEFT JOIN company c ON c.id = o.company_id
   CROSS JOIN LATERAL (SELECT ${localized('first.goods_name', language)} AS goods_name, first.image_key
     FROM order_line first WHERE first.order_id = o.id ORDER BY first.line LIMIT 1) l`;

/** Its owner sees all of a company's orders, its staff what their roles reach, and everybody their own sales. */
function ownedBy(scope: OrdersOf, value: (value: SqlValue) => string): string {
  if ('buyerId' in scope) return `buyer_id = ${value(scope.buyerId)}`;
  const { companyId, reader } = scope;
  const [company, person] = [value(companyId), value(reader.accountId)];
  return `company_id = ${company} AND (seller_id = ${person}
    OR EXISTS (SELECT FROM company own WHERE own.id = ${company} AND own.owner_id = ${person})
    OR ${rowsInScope(reader, { company: 'company_id', creator: 'seller_id' }, value)})`;
}

/** What a buyer sees of their own orders, and a company of its own; another's is as if absent (I7). */
@Injectable()
export class OrderQueryRepository {
  async listOrders(
    q: Queryable,
    scope: OrdersOf,
    filter: OrderListFilter,
    bounds: { limit: number; offset: number },
    language: Language,
  ): Promise<{ orders: OrderRowOfBuyer[]; total: number }> {
    const values: SqlValue[] = [filter.orderNo, filter.words, bounds.limit, bounds.offset];
    const value = (of: SqlValue): string => `$${values.push(of)}`;
    // One state is matched by equality: its index then returns the rows in their order.
    const inState = filter.statuses.map((status) => `status = ${value(status)}`).join(' OR ');
    const where = `${ownedBy(scope, value)}
      ${inState === '' ? '' : `AND (${inState})`} AND ($1::text IS NULL OR order_no LIKE $1)
      AND ($2::text IS NULL OR order_no ILIKE $2 OR EXISTS (SELECT FROM order_line l WHERE l.order_id = orders.id
        AND (l.goods_name_c ILIKE $2 OR l.goods_name_e ILIKE $2 OR l.goods_name_j ILIKE $2)))`;
    const { rows } = await q.query<OrderRowOfBuyer & { total_count: number }>(
      `SELECT page.*, whole.total_count FROM (SELECT count(*) AS total_count FROM orders WHERE ${where}) whole
       LEFT JOIN LATERAL (
         SELECT ${rowColumns(language)}
         FROM (SELECT * FROM orders WHERE ${where} ORDER BY id DESC LIMIT $3 OFFSET $4) o
         ${rowJoins(language)} ORDER BY o.id DESC) page ON true`,
      values,
    );
    // Beyond the last page the one row carries the total alone.
    return { orders: rows.filter(({ id }) => id !== null), total: firstRow(rows).total_count };
  }

  async countByStatus(q: Queryable, buyerId: number): Promise<Map<number, number>> {
    const { rows } = await q.query<{ status: number; count: number }>(
      `SELECT status, count(*) FROM orders WHERE buyer_id = $1 GROUP BY status`,
      [buyerId],
    );
    return new Map(rows.map(({ status, count }) => [status, count]));
  }

  async findDetail(
    q: Queryable,
    buyerId: number,
    by: { id: number } | { orderNo: string },
    language: Language,
  ): Promise<OrderDetailRow | null> {
    const [column, value] = 'id' in by ? ['id', by.id] : ['order_no', by.orderNo];
    const { rows } = await q.query<OrderDetailRow>(
      `SELECT ${rowColumns(language)}, o.freight, o.tax, o.auction_id, o.clock_at, o.remark, clock_timestamp() AS now,
         (SELECT ${ADDRESS} FROM order_address a WHERE a.order_id = o.id) AS address,
         (SELECT json_agg(json_build_object('goods_id', x.goods_id, 'goods_name', ${localized('x.goods_name', language)},
            'image_key', x.image_key, 'quantity', x.quantity, 'unit_price', x.unit_price) ORDER BY x.line)
          FROM order_line x WHERE x.order_id = o.id) AS lines,
         (SELECT json_agg(json_build_object('status', h.to_status, 'created_at', h.created_at) ORDER BY h.seq)
          FROM order_history h WHERE h.order_id = o.id) AS history
       FROM orders o ${rowJoins(language)}
       WHERE o.${column} = $2 AND o.buyer_id = $1`,
      [buyerId, value],
    );
    return rows[0] ?? null;
  }
}
