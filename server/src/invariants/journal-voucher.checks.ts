import { REQUESTED_STATUS } from '@fovea/shared-types/states';
import { sqlCheck } from './invariant-check.js';

const VOUCHERS = 'SELECT count(*) AS n FROM journal_voucher';

/** The line that each account of the platform should have of a voucher. */
const WANTED = `SELECT v.id, l.kind, v.currency, l.change FROM journal_voucher v
  CROSS JOIN LATERAL (VALUES (v.debit_kind, v.fee - v.amount), ('cost', -v.fee), (v.credit_kind, v.amount)) l (kind, change)
  WHERE v.status = ${REQUESTED_STATUS.booked} AND l.change <> 0`;

const POSTED = `SELECT e.cause_id AS id, l.kind, l.currency, p.change
  FROM journal_entry e JOIN posting p ON p.entry_id = e.id
  JOIN ledger_account l ON l.id = p.account_id AND l.owner_type = 'platform'
  WHERE e.cause_type = 'journal_voucher'`;

export const journalVoucherChecks = [
  sqlCheck(
    'M5',
    'a booked journal voucher has just the lines that it says, and no other has any',
    VOUCHERS,
    `SELECT DISTINCT 'journal voucher ' || coalesce(w.id, g.id) AS violation
     FROM (${WANTED}) w FULL JOIN (${POSTED}) g USING (id, kind, currency, change)
     WHERE w.change IS NULL OR g.change IS NULL OR w.kind IS NULL OR g.kind IS NULL`,
  ),
  sqlCheck(
    'M5',
    'a journal voucher was not decided by its requester, as its state says',
    VOUCHERS,
    `SELECT 'journal voucher ' || v.id AS violation FROM journal_voucher v JOIN approval_decision d ON d.id = v.decision_id
     WHERE d.decided_by = v.made_by OR d.document <> 'journal_voucher' OR d.document_id <> v.id
       OR d.is_approved = (v.status = ${REQUESTED_STATUS.rejected})`,
  ),
];
