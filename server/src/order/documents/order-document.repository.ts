import { Injectable } from '@nestjs/common';
import type { Currency } from '@fovea/shared-types/money';
import { REFUND_STATUS, ORDER_STATUS } from '@fovea/shared-types/states';
import type { Queryable, Tx } from '../../platform/database/database.js';
import type { LocalizedText } from '../../platform/database/localized.js';
import type { Afterwards } from './changes-after-issue.js';
import type { Issuer, IssuerRow, IssuedContent } from './issued-content.js';

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
  status: number;
  pay_type: number | null;
  currency: Currency;
  freight: number;
  tax: number;
  total: number;
  created_at: Date;
  buyer_name: string;
  buyer_company: LocalizedText | null;
  seller_id: number;
  company_id: number | null;
  /** The seller without a company. */
  seller_name: string;
  seller_country: string | null;
  company: (LocalizedText & { address: string | null; phone: string | null; country: string | null }) | null;
  zone: string;
  lines: { name: LocalizedText; quantity: number; unit_price: number }[];
  /** As they were worked out at placement, the highest rate first. */
  taxes: { rate: number; base: number; tax: number }[];
  /** The destination; null for orders that never had one. */
  address: OrderDestination | null;
  paid_at: Date | null;
  now: Date;
}

export interface IssuedDocument {
  id: number;
  order_id: number;
  company_id: number | null;
  kind: number;
  number: string;
  content: IssuedContent;
  issues: number;
  issued_at: Date;
}

/** A document with what happened since: that is part of the order, as the document stays as issued. */
export interface FoundDocument extends IssuedDocument {
  afterwards: Afterwards;
}

const COLUMNS = `p.id, p.order_id, o.company_id, p.kind, p.number, p.content, p.issues, p.issued_at`;

/** Orders as their documents describe them, and the documents as they were issued. */
@Injectable()
export class OrderDocumentRepository {
  /**
   * Locks the order: documents of one are issued one after the other. Read after the lock: a statement that waits for a
   * payment sees the order as paid, and its history without the payment.
   */
  async lockOrder(tx: Tx, id: number, scope: DocumentReader): Promise<OrderToInvoice | null> {
    await tx.query('SELECT FROM orders WHERE id = $1 FOR UPDATE', [id]);
    const { rows } = await tx.query<OrderToInvoice>(
      `SELECT o.id, o.order_no, o.status, o.pay_type, o.currency, o.freight, o.tax, o.total, o.created_at,
         u.username AS buyer_name,
         CASE WHEN b.id IS NOT NULL THEN json_build_object('c', b.name_c, 'e', b.name_e, 'j', b.name_j) END AS buyer_company,
         o.seller_id, o.company_id, s.username AS seller_name, s.country AS seller_country,
         CASE WHEN c.id IS NOT NULL THEN json_build_object('c', c.name_c, 'e', c.name_e, 'j', c.name_j,
           'address', c.address, 'phone', c.company_phone, 'country', c.country) END AS company,
         coalesce(c.time_zone, 'UTC') AS zone,
         (SELECT json_agg(json_build_object('name', json_build_object('c', l.goods_name_c, 'e', l.goods_name_e, 'j', l.goods_name_j),
            'quantity', l.quantity, 'unit_price', l.unit_price) ORDER BY l.line)
          FROM order_line l WHERE l.order_id = o.id) AS lines,
         (SELECT coalesce(json_agg(json_build_object('rate', x.rate, 'base', x.base, 'tax', x.tax) ORDER BY x.rate DESC), '[]')
          FROM order_tax x WHERE x.order_id = o.id) AS taxes,
         (SELECT to_json(d) FROM order_address d WHERE d.order_id = o.id) AS address,
         (SELECT min(h.created_at) FROM order_history h WHERE h.order_id = o.id AND h.to_status = ${ORDER_STATUS.to_ship}) AS paid_at,
         clock_timestamp() AS now
       FROM orders o JOIN account u ON u.id = o.buyer_id JOIN account s ON s.id = o.seller_id
       LEFT JOIN company c ON c.id = o.company_id LEFT JOIN company b ON b.id = u.company_id
       WHERE o.id = $1 AND ${'buyerId' in scope ? 'o.buyer_id = $2' : '($2::bigint[] IS NULL OR o.company_id = ANY ($2::bigint[]))'}`,
      [id, 'buyerId' in scope ? scope.buyerId : scope.companies],
    );
    return rows[0] ?? null;
  }

  /** Who is on documents of a day; null for a company, or the platform, that stated nothing. */
  async findIssuer(q: Queryable, companyId: number | null, zone: string): Promise<IssuerRow | null> {
    const { rows } = await q.query<IssuerRow>(
      `SELECT issuer_name, address, phone, registration_number, issued_by FROM invoice_issuer
       WHERE company_id IS NOT DISTINCT FROM $1 AND effective_from <= (clock_timestamp() AT TIME ZONE $2)::date
       ORDER BY effective_from DESC LIMIT 1`,
      [companyId, zone],
    );
    return rows[0] ?? null;
  }

  async findOrderDocument(q: Queryable, id: number): Promise<FoundDocument | null> {
    const { rows } = await q.query<FoundDocument>(
      `SELECT ${COLUMNS}, json_build_object('freight', coalesce(f.amount, 0), 'freightPaidAt', f.created_at,
         'freightReturned', coalesce(f.refunded, 0), 'returned', o.refunded, 'returnedAt', (
           SELECT max(r.moved_at) FROM refund r WHERE r.order_id = o.id AND r.status = ${REFUND_STATUS.refunded})) AS afterwards
       FROM order_paper p JOIN orders o ON o.id = p.order_id
       LEFT JOIN capture f ON f.subject_type = 'freight_bill' AND f.subject_id = o.id WHERE p.id = $1`,
      [id],
    );
    return rows[0] ?? null;
  }

  /** Counts that it is given out once more; null before it was issued. */
  async reissue(tx: Tx, orderId: number, kind: number): Promise<IssuedDocument | null> {
    const { rows } = await tx.query<IssuedDocument>(
      `UPDATE order_paper p SET issues = p.issues + 1 FROM orders o
       WHERE o.id = p.order_id AND p.order_id = $1 AND p.kind = $2 RETURNING ${COLUMNS}`,
      [orderId, kind],
    );
    return rows[0] ?? null;
  }

  /** The counter's row is locked until the commit: a number that is not used is given to the next. */
  async issue(
    tx: Tx,
    document: {
      orderId: number;
      kind: number;
      issuer: Issuer;
      year: number;
      prefix: string;
      content: IssuedContent;
    },
  ): Promise<{ id: number; number: string }> {
    const { rows } = await tx.query<{ id: number; number: string }>(
      `WITH counted AS (
         INSERT INTO order_paper_counter AS c (issuer_type, issuer_id, kind, year, last) VALUES ($3, $4, $2, $5, 1)
         ON CONFLICT ON CONSTRAINT order_paper_counter_pk DO UPDATE SET last = c.last + 1 RETURNING last)
       INSERT INTO order_paper (order_id, kind, issuer_type, issuer_id, year, seq, number, content)
       SELECT $1, $2, $3, $4, $5, last, $6 || '-' || $5 || '-' || lpad(last::text, 6, '0'), $7::jsonb FROM counted
       RETURNING id, number`,
      [
        document.orderId,
        document.kind,
        document.issuer.type,
        document.issuer.id,
        document.year,
        document.prefix,
        JSON.stringify(document.content),
      ],
    );
    const [issued] = rows;
    if (!issued) throw new Error('an issued document has a number');
    return issued;
  }
}
