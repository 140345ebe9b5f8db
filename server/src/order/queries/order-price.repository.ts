import { Injectable } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import type { Currency } from '@fovea/shared-types/money';
import { FREIGHT_BILL_STATUS } from '@fovea/shared-types/order/freight-bill-status';
import type { Queryable } from '../../platform/database/database.js';
import { localized } from '../../platform/database/localized.js';

/** Amounts in minor units. */
export interface OrderPriceRow {
  id: number;
  order_no: string;
  status: number;
  currency: Currency;
  goods_total: number;
  freight: number;
  crate_price: number;
  export_price: number;
  tax: number;
  total: number;
  deposit: number;
  /** Freight billed after the order that is paid or still open. */
  freight_bill: { amount: number; is_paid: boolean } | null;
  /** With what was frozen before, and the freight that was billed. */
  paid: number;
  refunded: number;
  lines: { goods_id: number; goods_name: string; quantity: number; unit_price: number }[];
  taxes: { rate: number; base: number; tax: number }[];
}

const { unpaid, paid } = FREIGHT_BILL_STATUS;

@Injectable()
export class OrderPriceRepository {
  /** @returns null: there is none of this buyer */
  async findOrderPrice(
    q: Queryable,
    buyerId: number,
    id: number,
    language: Language,
  ): Promise<OrderPriceRow | null> {
    const { rows } = await q.query<OrderPriceRow>(
      `SELECT o.id, o.order_no, o.status, o.currency, o.goods_total, o.freight, o.crate_price,
         o.export_price, o.tax, o.total, o.deposit,
         taken.paid, taken.refunded,
         (SELECT json_build_object('amount', f.amount, 'is_paid', f.status = ${paid}) FROM freight_bill f
          WHERE f.order_id = o.id AND f.status IN (${unpaid}, ${paid})) AS freight_bill,
         (SELECT json_agg(json_build_object('goods_id', l.goods_id, 'goods_name', ${localized('l.goods_name', language)},
            'quantity', l.quantity, 'unit_price', l.unit_price) ORDER BY l.line)
          FROM order_line l WHERE l.order_id = o.id) AS lines,
         (SELECT coalesce(json_agg(json_build_object('rate', x.rate, 'base', x.base, 'tax', x.tax) ORDER BY x.rate DESC), '[]')
          FROM order_tax x WHERE x.order_id = o.id) AS taxes
       FROM orders o
       CROSS JOIN LATERAL (SELECT coalesce(sum(c.amount + c.prepaid), 0)::bigint AS paid, coalesce(sum(c.refunded), 0)::bigint AS refunded
         FROM capture c WHERE c.subject_type IN ('order', 'freight_bill') AND c.subject_id = o.id) taken
       WHERE o.id = $2 AND o.buyer_id = $1`,
      [buyerId, id],
    );
    return rows[0] ?? null;
  }
}
