import { TAX_DOCUMENT_KIND } from '@fovea/shared-types/finance/tax-document-kinds';
import { sqlCheck } from './invariant-check.js';

const { invoice, receipt, credit_note } = TAX_DOCUMENT_KIND;
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
    'T3',
    'numbers of documents have no gap',
    'SELECT count(*) AS n FROM tax_document',
    `SELECT format('%s %s, kind %s of %s', c.issuer_type, c.issuer_id, c.kind, c.year) AS violation
     FROM tax_document_counter c
     WHERE c.last <> (SELECT count(*) FROM tax_document d
       WHERE (d.issuer_type, d.issuer_id, d.kind, d.year) = (c.issuer_type, c.issuer_id, c.kind, c.year))`,
  ),
];
