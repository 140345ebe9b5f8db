import { REQUESTED_STATUS, MONTH_BILL_STATUS } from '@fovea/shared-types/states';
import { sqlCheck } from './invariant-check.js';

const BILLS = 'SELECT count(*) AS n FROM month_bill';

export const monthBillChecks = [
  sqlCheck(
    'M4',
    'a monthly bill’s price is its lines, each fee by itself',
    BILLS,
    `SELECT 'bill ' || b.id AS violation FROM month_bill b
     LEFT JOIN (SELECT bill_id, sum(amount) FILTER (WHERE type = 1) AS parts, sum(amount) FILTER (WHERE type = 2) AS service,
         sum(amount) FILTER (WHERE type = 3) AS goods FROM month_bill_line GROUP BY bill_id) l ON l.bill_id = b.id
     WHERE b.type1_total <> coalesce(l.parts, 0) OR b.type2_total <> coalesce(l.service, 0)
       OR b.goods_total <> coalesce(l.goods, 0) OR b.price <> b.type1_total + b.type2_total + b.goods_total`,
  ),
  sqlCheck(
    'M4',
    'each line of a bill is what its entry put on the customer’s receivable, or is carried from month to month',
    'SELECT count(*) AS n FROM month_bill_line',
    `SELECT 'line ' || l.id AS violation FROM month_bill_line l JOIN month_bill b ON b.id = l.bill_id
     LEFT JOIN journal_entry e ON (e.cause_type, e.cause_id, e.step) = (l.cause_type, l.cause_id, l.step)
     LEFT JOIN (SELECT p.entry_id, a.owner_id, a.currency, sum(p.change) AS change FROM posting p
       JOIN ledger_account a ON a.id = p.account_id AND a.kind = 'receivable' GROUP BY 1, 2, 3) r
       ON (r.entry_id, r.owner_id, r.currency) = (e.id, b.account_id, b.currency)
     WHERE (l.cause_type <> 'month_bill' OR l.step = 'rounding') AND r.change IS DISTINCT FROM -l.amount
     UNION ALL
     SELECT 'carried by bill ' || cause_id FROM month_bill_line WHERE cause_type = 'month_bill' AND step NOT IN ('write-off', 'rounding')
     GROUP BY cause_id, type HAVING sum(amount) <> 0`,
  ),
  sqlCheck(
    'M4',
    'a bill that was written off is a loss of what was not refunded of it',
    'SELECT count(*) AS n FROM month_bill WHERE written_off IS NOT NULL',
    `SELECT 'bill ' || b.id AS violation FROM month_bill b
     WHERE b.written_off IS NOT NULL AND b.price - b.paid <>
       coalesce((SELECT sum(l.amount) FROM month_bill_line l
         WHERE (l.cause_type, l.cause_id, l.step) = ('month_bill', b.id, 'write-off')), 0)
       + coalesce((SELECT -sum(p.change) FROM journal_entry e JOIN posting p ON p.entry_id = e.id AND p.kind = 'loss'
         WHERE (e.cause_type, e.cause_id, e.step) = ('month_bill', b.id, 'settle')), 0)`,
  ),
  sqlCheck(
    'M4',
    'a write-off was not decided by its requester, and its bill is void where it is booked',
    'SELECT count(*) AS n FROM write_off',
    `SELECT 'write-off ' || w.id AS violation FROM write_off w JOIN approval_decision d ON d.id = w.decision_id
     WHERE d.decided_by = w.made_by OR d.document <> 'write_off' OR d.document_id <> w.id OR d.is_approved = (w.status = ${REQUESTED_STATUS.rejected})
     UNION ALL
     SELECT 'write-off ' || w.id FROM write_off w JOIN month_bill b ON b.id = w.bill_id
     WHERE w.status = ${REQUESTED_STATUS.booked} AND b.written_off IS DISTINCT FROM b.id`,
  ),
  sqlCheck(
    'M4',
    'what a customer owes is the sum of their unpaid bills',
    `SELECT count(*) AS n FROM ledger_account WHERE kind = 'receivable'`,
    `SELECT 'member ' || coalesce(r.owner_id, b.account_id) || ' owes ' || coalesce(-r.balance, 0) || ', their bills say '
         || coalesce(b.owed, 0) AS violation
     FROM (SELECT owner_id, currency, balance FROM ledger_account WHERE kind = 'receivable') r
     FULL JOIN (SELECT account_id, currency, sum(price - paid) AS owed FROM month_bill WHERE status IN (${MONTH_BILL_STATUS.open}, ${MONTH_BILL_STATUS.issued}, ${MONTH_BILL_STATUS.overdue})
       GROUP BY account_id, currency) b ON b.account_id = r.owner_id AND b.currency = r.currency
     WHERE coalesce(-r.balance, 0) <> coalesce(b.owed, 0)`,
  ),
  sqlCheck(
    'M4',
    'what was paid of a bill is its payments, and each of them is what its entry put on the customer’s receivable',
    'SELECT count(*) AS n FROM month_bill_payment',
    `SELECT 'bill ' || b.id AS violation FROM month_bill b
     LEFT JOIN (SELECT bill_id, sum(amount) AS paid FROM month_bill_payment GROUP BY bill_id) p ON p.bill_id = b.id
     WHERE b.paid <> coalesce(p.paid, 0)
     UNION ALL
     SELECT 'payment ' || p.id FROM month_bill_payment p JOIN month_bill b ON b.id = p.bill_id
     LEFT JOIN journal_entry e ON (e.cause_type, e.cause_id, e.step) = (
       CASE WHEN p.capture_id IS NULL THEN 'month_bill_payment' ELSE 'capture' END, coalesce(p.capture_id, p.id),
       CASE WHEN p.capture_id IS NOT NULL THEN 'month_bill' WHEN p.amount < 0 THEN 'reverse' ELSE 'settle' END)
     LEFT JOIN (SELECT q.entry_id, a.owner_id, a.currency, sum(q.change) AS change FROM posting q
       JOIN ledger_account a ON a.id = q.account_id AND a.kind = 'receivable' GROUP BY 1, 2, 3) r
       ON (r.entry_id, r.owner_id, r.currency) = (e.id, b.account_id, b.currency)
     WHERE r.change IS DISTINCT FROM p.amount`,
  ),
  sqlCheck(
    'T4',
    'the tax of a month is computed once per rate, what that differs from its orders is posted, and its invoice is just that',
    `SELECT count(*) AS n FROM tax_document WHERE month_bill_id IS NOT NULL`,
    `WITH rate AS (
       SELECT b.id, round((t->>'ratePercent')::numeric * 100) AS rate, (t->>'base')::numeric AS base, (t->>'tax')::numeric AS tax,
         (t->>'orderTax')::numeric AS order_tax, (t->>'included')::numeric AS included, (t->>'isQualified')::boolean AS is_qualified
       FROM tax_document d JOIN month_bill b ON b.id = d.month_bill_id, jsonb_array_elements(b.taxes) t)
     SELECT 'bill ' || id || ' at ' || rate AS violation FROM rate
     WHERE tax <> trunc(((base - included + trunc(included * rate / (10000 + rate))) * rate * (10000 + rate)
       + included * rate * 10000) / (10000 * (10000 + rate)))
     UNION ALL
     SELECT 'bill ' || b.id || ': rounding' FROM month_bill b
     WHERE EXISTS (SELECT FROM tax_document d WHERE d.month_bill_id = b.id)
       AND coalesce((SELECT sum(tax - order_tax) FROM rate r WHERE r.id = b.id), 0)
         <> coalesce((SELECT sum(l.amount) FROM month_bill_line l WHERE l.bill_id = b.id AND l.step = 'rounding'), 0)
     UNION ALL
     SELECT 'tax document ' || d.id FROM tax_document d JOIN month_bill b ON b.id = d.month_bill_id
     WHERE (d.total, d.currency, d.recipient_id) IS DISTINCT FROM (b.price, b.currency, b.account_id)
       OR d.total <> (d.content->>'total')::bigint
       OR d.total <> (SELECT sum((l->>'amount')::bigint) FROM jsonb_array_elements(d.content->'lines') l)
         + coalesce((SELECT sum(tax) FROM rate r WHERE r.id = b.id), 0)
       OR EXISTS (SELECT rate, is_qualified, base, tax FROM rate r WHERE r.id = b.id
         EXCEPT SELECT round((t->>'ratePercent')::numeric * 100), (t->>'isQualified')::boolean, (t->>'base')::numeric,
           (t->>'tax')::numeric FROM jsonb_array_elements(d.content->'taxes') t)
     UNION ALL
     -- Where nothing was returned or carried, the bases are those of the orders.
     SELECT 'bill ' || b.id || ': bases' FROM month_bill b
     WHERE EXISTS (SELECT FROM tax_document d WHERE d.month_bill_id = b.id)
       AND NOT EXISTS (SELECT FROM month_bill_line l LEFT JOIN capture c ON l.cause_type = 'capture' AND c.id = l.cause_id
         WHERE l.bill_id = b.id AND l.step <> 'rounding' AND (c.id IS NULL OR c.subject_type <> 'order'
           OR NOT EXISTS (SELECT FROM order_tax x WHERE x.order_id = c.subject_id)))
       AND (SELECT sum(base) FROM rate r WHERE r.id = b.id) IS DISTINCT FROM (SELECT sum(x.base) FROM month_bill_line l
         JOIN capture c ON l.cause_type = 'capture' AND c.id = l.cause_id JOIN order_tax x ON x.order_id = c.subject_id
         WHERE l.bill_id = b.id AND x.rate > 0)`,
  ),
];
