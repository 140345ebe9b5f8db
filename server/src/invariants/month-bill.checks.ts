import { REQUESTED_STATUS, MONTH_BILL_STATUS } from '@fovea/shared-types/states';
import { sqlCheck } from './invariant-check.js';

const BILLS = 'SELECT count(*) AS n FROM month_bill';

export const monthBillChecks = [
  sqlCheck(
    'M4',
    'a monthly bill’s price is its lines, each fee by itself',
    BILLS,
    `SELECT 'bill ' || b.id AS violation FROM month_bill b
     LEFT JOIN (SELECT bill_id, sum(amount) FILTER (WHERE type = 1) AS parts, sum(amount) FILTER (WHERE type = 2) AS service
       FROM month_bill_line GROUP BY bill_id) l ON l.bill_id = b.id
     WHERE b.type1_total <> coalesce(l.parts, 0) OR b.type2_total <> coalesce(l.service, 0)
       OR b.price <> b.type1_total + b.type2_total`,
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
     WHERE l.cause_type <> 'month_bill' AND r.change IS DISTINCT FROM -l.amount
     UNION ALL
     SELECT 'carried by bill ' || cause_id FROM month_bill_line WHERE cause_type = 'month_bill' AND step <> 'write-off'
     GROUP BY cause_id, type HAVING sum(amount) <> 0`,
  ),
  sqlCheck(
    'M4',
    'a bill that was written off is a loss of what was not refunded of it',
    'SELECT count(*) AS n FROM month_bill WHERE written_off IS NOT NULL',
    `SELECT 'bill ' || b.id AS violation FROM month_bill b
     WHERE b.written_off IS NOT NULL AND b.price <>
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
     FULL JOIN (SELECT account_id, currency, sum(price) AS owed FROM month_bill WHERE status IN (${MONTH_BILL_STATUS.open}, ${MONTH_BILL_STATUS.issued}, ${MONTH_BILL_STATUS.overdue})
       GROUP BY account_id, currency) b ON b.account_id = r.owner_id AND b.currency = r.currency
     WHERE coalesce(-r.balance, 0) <> coalesce(b.owed, 0)`,
  ),
];
