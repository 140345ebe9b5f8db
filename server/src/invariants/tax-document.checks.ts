import { TAX_DOCUMENT_KIND } from '@fovea/shared-types/finance/tax-document-kinds';
import { sqlCheck } from './invariant-check.js';

const { invoice, receipt, credit_note, fee_statement } = TAX_DOCUMENT_KIND;
const FREIGHT = `coalesce((SELECT f.amount FROM capture f WHERE f.subject_type = 'freight_bill' AND f.subject_id = o.id), 0)`;
const BASES = (rows: string): string =>
  `(SELECT jsonb_agg(jsonb_build_array(rate, base, tax) ORDER BY rate) FROM ${rows})`;

export const taxDocumentChecks = [
  sqlCheck(
    'T1',
    'an invoice or receipt in force is of its order’s amount, rate by rate; freight that was paid later may still be missing',
    `SELECT count(*) AS n FROM tax_document WHERE kind IN (${invoice}, ${receipt})`,
    `SELECT 'tax document ' || d.id AS violation FROM tax_document d JOIN orders o ON o.id = d.order_id
     WHERE d.kind IN (${invoice}, ${receipt}) AND NOT EXISTS (SELECT FROM tax_document n WHERE n.amends_id = d.id)
       AND (d.total NOT IN (o.total, o.total + ${FREIGHT}) OR d.total <> (d.content->>'total')::bigint
         OR d.currency <> o.currency
         OR d.total = o.total AND EXISTS (SELECT FROM order_tax x WHERE x.order_id = o.id)
           AND ${BASES('order_tax x WHERE x.order_id = o.id')} IS DISTINCT FROM ${BASES(
             `(SELECT round((t->>'ratePercent')::numeric * 100)::int AS rate, (t->>'base')::bigint AS base,
                (t->>'tax')::bigint AS tax FROM jsonb_array_elements(d.content->'taxes') t) x`,
           )})`,
  ),
  sqlCheck(
    'T2',
    'a credit note is of its refund, and all of an order at most what its invoices say',
    `SELECT count(*) AS n FROM tax_document WHERE kind = ${credit_note}`,
    `SELECT 'tax document ' || d.id AS violation FROM tax_document d JOIN orders o ON o.id = d.order_id
     JOIN refund r ON r.id = d.refund_id
     WHERE d.kind = ${credit_note} AND d.total NOT IN (r.amount, r.amount + ${FREIGHT})
     UNION ALL
     SELECT 'order ' || o.id FROM orders o
     JOIN (SELECT order_id, sum(total) AS total FROM tax_document WHERE kind = ${credit_note} GROUP BY order_id) c
       ON c.order_id = o.id
     WHERE c.total > o.total + ${FREIGHT}`,
  ),
  sqlCheck(
    'T5',
    'a statement of fees is of what was charged in its month, and the ledger has what its tax differs by',
    `SELECT count(*) AS n FROM tax_document WHERE kind = ${fee_statement}`,
    `SELECT 'tax document ' || d.id AS violation FROM tax_document d,
       LATERAL (SELECT coalesce(sum(c.fee + c.tax), 0) AS total, coalesce(sum(c.tax), 0) AS tax
         FROM fee_charge c JOIN transfer t ON t.id = c.transfer_id
         WHERE t.currency = d.currency AND CASE WHEN d.company_id IS NULL THEN t.company_id IS NULL AND t.seller_id = d.recipient_id
             ELSE t.company_id = d.company_id END
           AND to_char(c.created_at AT TIME ZONE 'Asia/Tokyo', 'YYYY-MM') = d.statement_month) charged,
       LATERAL (SELECT coalesce(sum((x->>'tax')::bigint), 0) AS tax, coalesce(sum((x->>'base')::bigint), 0) AS base,
           bool_or((x->>'tax')::bigint <> trunc(((x->>'base')::numeric + (x->>'tax')::numeric) * (x->>'ratePercent')::numeric
             / (100 + (x->>'ratePercent')::numeric))) AS is_wrong
         FROM jsonb_array_elements(d.content->'taxes') x) stated,
       LATERAL (SELECT coalesce(sum(p.change), 0) AS change FROM journal_entry e JOIN posting p ON p.entry_id = e.id AND p.kind = 'tax'
         WHERE (e.cause_type, e.cause_id, e.step) = ('fee_statement', d.id, 'rounding')) rounded
     WHERE d.kind = ${fee_statement} AND (d.total <> charged.total OR stated.base + stated.tax <> d.total OR stated.is_wrong
       OR rounded.change <> stated.tax - charged.tax)`,
  ),
  sqlCheck(
    'T3',
    'numbers of documents have no gap',
    'SELECT count(*) AS n FROM tax_document',
    `SELECT format('%s %s, kind %s of %s', c.issuer_type, c.issuer_id, c.kind, c.year) AS violation
     FROM tax_document_counter c
     WHERE c.last <> (SELECT count(*) FROM tax_document d
       WHERE (d.issuer_type, d.issuer_id, d.kind, d.year) = (c.issuer_type, c.issuer_id, c.kind, c.year))`,
  ),
];
