import { Injectable } from '@nestjs/common';
import type { Currency } from '@fovea/shared-types/money';
import { ORDER_STATUS } from '@fovea/shared-types/states';
import { sellerZoneSql } from '../../member/contact/country-zones.js';
import type { Queryable, Tx } from '../../platform/database/database.js';
import type { LocalizedText } from '../../platform/database/localized.js';
import { SOLD_AT } from '../tax/sold-at.js';

/** Whose orders a caller may have documents of. */
export type DocumentReader = { buyerId: number } | { companies: readonly number[] | null };

export interface OrderDestination {
  country: string;
  province: string | null;
  city: string;
  district: string | null;
  street: string;
  house_number: string | null;
  building: string | null;
  postal_code: string | null;
}

export interface OrderToInvoice {
  id: number;
  order_no: string;
  auction_id: number | null;
  status: number;
  pay_type: number | null;
  currency: Currency;
  freight: number;
  tax: number;
  total: number;
  deposit: number;
  buyer_id: number;
  buyer_name: string;
  buyer_company: LocalizedText | null;
  seller_id: number;
  company_id: number | null;
  /** The seller without a company. */
  seller_name: string;
  seller_country: string | null;
  company: (LocalizedText & { address: string | null; phone: string | null; country: string | null }) | null;
  zone: string;
  lines: { name: LocalizedText; quantity: number; unit_price: number; tax_rate: number | null }[];
  /** As they were worked out at placement, the highest rate first. */
  taxes: { rate: number; base: number; tax: number }[];
  /** The destination; null for orders that have none yet. */
  address: OrderDestination | null;
  /** Freight that was billed after the order and paid, its tax included. */
  added_freight: number;
  sold_at: Date;
  /** Days where the seller is, `2026-10-31`. */
  sold_on: string;
  paid_on: string | null;
  due_on: string | null;
}

const day = (instant: string): string => `to_char(${instant} AT TIME ZONE z.zone, 'YYYY-MM-DD')`;

const ORDERS = `SELECT o.id, o.order_no, o.auction_id, o.status, o.pay_type, o.currency, o.freight, o.tax, o.total, o.deposit, o.buyer_id,
         u.username AS buyer_name,
         CASE WHEN b.id IS NOT NULL THEN json_build_object('c', b.name_c, 'e', b.name_e, 'j', b.name_j) END AS buyer_company,
         o.seller_id, o.company_id, s.username AS seller_name, s.country AS seller_country,
         CASE WHEN c.id IS NOT NULL THEN json_build_object('c', c.name_c, 'e', c.name_e, 'j', c.name_j,
           'address', c.address, 'phone', c.company_phone, 'country', c.country) END AS company, z.zone,
         (SELECT json_agg(json_build_object('name', json_build_object('c', l.goods_name_c, 'e', l.goods_name_e, 'j', l.goods_name_j),
            'quantity', l.quantity, 'unit_price', l.unit_price, 'tax_rate', l.tax_rate) ORDER BY l.line)
          FROM order_line l WHERE l.order_id = o.id) AS lines,
         (SELECT coalesce(json_agg(json_build_object('rate', x.rate, 'base', x.base, 'tax', x.tax) ORDER BY x.rate DESC), '[]')
          FROM order_tax x WHERE x.order_id = o.id) AS taxes,
         (SELECT to_json(d) FROM order_address d WHERE d.order_id = o.id) AS address,
         coalesce((SELECT f.amount FROM capture f WHERE f.subject_type = 'freight_bill' AND f.subject_id = o.id), 0)
           AS added_freight,
         ${SOLD_AT} AS sold_at, ${day(SOLD_AT)} AS sold_on,
         (SELECT ${day('min(h.created_at)')} FROM order_history h
          WHERE h.order_id = o.id AND h.to_status = ${ORDER_STATUS.to_ship}) AS paid_on,
         ${day('o.pay_deadline')} AS due_on
       FROM orders o JOIN account u ON u.id = o.buyer_id JOIN account s ON s.id = o.seller_id
       LEFT JOIN company c ON c.id = o.company_id LEFT JOIN company b ON b.id = u.company_id,
       LATERAL (SELECT ${sellerZoneSql({ company: 'c', seller: 's' })} AS zone) z`;

/** Orders as their documents describe them. */
@Injectable()
export class OrderDocumentRepository {
  /**
   * Locks the order: documents of one are issued one after the other. Read after the lock: a statement that waits for a
   * payment sees the order as paid, and its history without the payment.
   */
  async lockOrder(tx: Tx, id: number, scope: DocumentReader): Promise<OrderToInvoice | null> {
    await tx.query('SELECT FROM orders WHERE id = $1 FOR UPDATE', [id]);
    const { rows } = await tx.query<OrderToInvoice>(
      `${ORDERS} WHERE o.id = $1 AND ${'buyerId' in scope ? 'o.buyer_id = $2' : '($2::bigint[] IS NULL OR o.company_id = ANY ($2::bigint[]))'}`,
      [id, 'buyerId' in scope ? scope.buyerId : scope.companies],
    );
    return rows[0] ?? null;
  }

  /** Orders as they are, without a lock: what was placed does not change. */
  async listOrders(q: Queryable, ids: readonly number[]): Promise<OrderToInvoice[]> {
    const { rows } = await q.query<OrderToInvoice>(`${ORDERS} WHERE o.id = ANY ($1::bigint[])`, [[...ids]]);
    return rows;
  }

  /** Orders whose latest invoice or receipt has another total than the order, oldest first. */
  async listOutdated(q: Queryable, limit: number): Promise<number[]> {
    const { rows } = await q.query<{ order_id: number }>(
      `SELECT DISTINCT d.order_id FROM tax_document d JOIN orders o ON o.id = d.order_id
       WHERE d.kind IN (1, 2) AND NOT EXISTS (SELECT FROM tax_document n WHERE n.amends_id = d.id)
         AND d.total <> o.total + coalesce((SELECT f.amount FROM capture f
           WHERE f.subject_type = 'freight_bill' AND f.subject_id = o.id), 0)
         AND (o.auction_id IS NULL OR EXISTS (SELECT FROM order_address a WHERE a.order_id = o.id))
       ORDER BY d.order_id LIMIT $1`,
      [limit],
    );
    return rows.map(({ order_id }) => order_id);
  }
}
