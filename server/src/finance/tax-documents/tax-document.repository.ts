import { Injectable } from '@nestjs/common';
import type { Currency } from '@fovea/shared-types/money';
import type { Queryable, Tx } from '../../platform/database/database.js';
import { firstRow } from '../../platform/database/first-row.js';
import type { Issuer, IssuerRow } from './issuer.js';
import type { TaxDocumentContent } from './tax-document-content.js';

export interface TaxDocumentRow {
  id: number;
  kind: number;
  /** Null for the invoice of a month and a statement of fees. */
  order_id: number | null;
  number: string;
  recipient_id: number;
  company_id: number | null;
  issued_on: string;
  total: number;
  content: TaxDocumentContent;
  red_letter_number: string | null;
  issues: number;
}

/** A document that is to be issued. */
export interface NewTaxDocument {
  kind: number;
  prefix: string;
  /** What it is of: an order, the bill of a month, or the fees of a month, `2026-10`. */
  orderId: number | null;
  monthBillId?: number | null;
  statementMonth?: string;
  refundId: number | null;
  amendsId: number | null;
  originalId: number | null;
  issuer: Issuer;
  companyId: number | null;
  recipientId: number;
  /** Of the issuer: its days are counted there. */
  zone: string;
  currency: Currency;
  counterparty: string;
  content: TaxDocumentContent;
}

export interface IssuedNumber {
  id: number;
  number: string;
}

/** A seller on the day of a sale. */
export interface SellerDay {
  companyId: number | null;
  /** `2026-10-31`, where the seller is. */
  on: string;
}

const COLUMNS = `d.id, d.kind, d.order_id, d.number, d.recipient_id, d.company_id, to_char(d.issued_on, 'YYYY-MM-DD') AS issued_on,
  d.total, d.content, d.red_letter_number, d.issues`;

/** Documents as they were issued, and who issues them. */
@Injectable()
export class TaxDocumentRepository {
  /**
   * Who is on documents of a sale.
   * @param on the day of the sale where the issuer is, `2026-10-31`
   * @returns null for a company, or the platform, that had registered nothing
   */
  async findIssuer(q: Queryable, companyId: number | null, on: string): Promise<IssuerRow | null> {
    const { rows } = await q.query<IssuerRow>(
      `SELECT issuer_name, address, phone, registration_number, issued_by FROM invoice_issuer
       WHERE company_id IS NOT DISTINCT FROM $1 AND effective_from <= $2::date
       ORDER BY effective_from DESC LIMIT 1`,
      [companyId, on],
    );
    return rows[0] ?? null;
  }

  /** Whether companies were registered on days, in the same order; nobody else is. */
  async areRegistered(q: Queryable, sales: readonly SellerDay[]): Promise<boolean[]> {
    const { rows } = await q.query<{ is_registered: boolean }>(
      `SELECT coalesce((SELECT i.registration_number IS NOT NULL FROM invoice_issuer i
         WHERE i.company_id = s.company_id AND i.effective_from <= s.day
         ORDER BY i.effective_from DESC LIMIT 1), false) AS is_registered
       FROM unnest($1::bigint[], $2::date[]) WITH ORDINALITY s (company_id, day, at) ORDER BY s.at`,
      [sales.map(({ companyId }) => companyId), sales.map(({ on }) => on)],
    );
    return rows.map(({ is_registered }) => is_registered);
  }

  async findTaxDocument(q: Queryable, id: number): Promise<TaxDocumentRow | null> {
    const { rows } = await q.query<TaxDocumentRow>(`SELECT ${COLUMNS} FROM tax_document d WHERE d.id = $1`, [
      id,
    ]);
    return rows[0] ?? null;
  }

  /** The one in force: the last of its corrections. The order is locked. */
  async findLatest(tx: Tx, orderId: number, kinds: readonly number[]): Promise<TaxDocumentRow | null> {
    const { rows } = await tx.query<TaxDocumentRow>(
      `SELECT ${COLUMNS} FROM tax_document d WHERE d.order_id = $1 AND d.kind = ANY ($2::smallint[])
       ORDER BY d.kind, d.id DESC LIMIT 1`,
      [orderId, [...kinds]],
    );
    return rows[0] ?? null;
  }

  /** Counts that it is given out once more. @returns how often by now */
  async reissue(tx: Tx, id: number): Promise<number> {
    const { rows } = await tx.query<{ issues: number }>(
      'UPDATE tax_document SET issues = issues + 1 WHERE id = $1 RETURNING issues',
      [id],
    );
    return firstRow(rows).issues;
  }

  /** The counter's row is locked until the commit: a number that is not used is given to the next. */
  async issue(tx: Tx, document: NewTaxDocument): Promise<IssuedNumber> {
    const { rows } = await tx.query<IssuedNumber>(
      `WITH today AS (SELECT (clock_timestamp() AT TIME ZONE $1::text)::date AS day),
       counted AS (
         INSERT INTO tax_document_counter AS c (issuer_type, issuer_id, kind, year, last)
         SELECT $2::text, $3::bigint, $4::smallint, extract(year FROM day), 1 FROM today
         ON CONFLICT ON CONSTRAINT tax_document_counter_pk DO UPDATE SET last = c.last + 1 RETURNING year, last)
       INSERT INTO tax_document (kind, order_id, refund_id, amends_id, original_id, issuer_type, issuer_id, year, seq,
         number, company_id, recipient_id, transacted_on, issued_on, currency, total, counterparty, content, month_bill_id,
         statement_month)
       SELECT $4::smallint, $5::bigint, $6::bigint, $7::bigint, $8::bigint, $2::text, $3::bigint, year, last, $9::text || '-' || year || '-' || padded(last, 6), $10::bigint, $11::bigint,
         $12::date, day, $13::text, $14::bigint, $15::text, $16::jsonb, $17::bigint, $18::text
       FROM counted, today
       RETURNING id, number`,
      [
        ...[document.zone, document.issuer.type, document.issuer.id, document.kind],
        ...[document.orderId, document.refundId, document.amendsId, document.originalId],
        ...[document.prefix, document.companyId, document.recipientId, document.content.transactedOn],
        ...[
          document.currency,
          document.content.total,
          document.counterparty,
          JSON.stringify(document.content),
          document.monthBillId ?? null,
          document.statementMonth ?? null,
        ],
      ],
    );
    return firstRow(rows);
  }
}
