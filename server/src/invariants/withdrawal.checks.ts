import { WITHDRAWAL_STATUS } from '@fovea/shared-types/states';
import { sqlCheck } from './invariant-check.js';

const { rejected, withdrawn, returned } = WITHDRAWAL_STATUS;
/** Nothing of it was paid. */
const BACK = [rejected, withdrawn, returned].join(', ');
const WITHDRAWALS = 'SELECT count(*) AS n FROM withdrawal';
/** What a withdrawal has in the journal, step by step. */
const MOVED = `SELECT e.cause_id, e.step, count(*) AS entries, sum(p.change) AS amount
  FROM journal_entry e JOIN posting p ON p.entry_id = e.id AND p.change > 0
  WHERE e.cause_type = 'withdrawal' GROUP BY e.cause_id, e.step`;

export const withdrawalChecks = [
  sqlCheck(
    'M6',
    'a withdrawal froze its sum once, and paid it or gave it back once, as its state says',
    WITHDRAWALS,
    `SELECT 'withdrawal ' || w.id AS violation FROM withdrawal w
     LEFT JOIN (${MOVED}) held ON held.cause_id = w.id AND held.step = 'freeze'
     LEFT JOIN (${MOVED}) paid ON paid.cause_id = w.id AND paid.step = 'payout'
     LEFT JOIN (${MOVED}) back ON back.cause_id = w.id AND back.step = 'give_back'
     WHERE (held.entries, held.amount) IS DISTINCT FROM (1, w.amount)
       OR (paid.entries, paid.amount) IS DISTINCT FROM
         (CASE WHEN w.status = ${WITHDRAWAL_STATUS.paid} THEN 1 END, CASE WHEN w.status = ${WITHDRAWAL_STATUS.paid} THEN w.amount END)
       OR (back.entries, back.amount) IS DISTINCT FROM
         (CASE WHEN w.status IN (${BACK}) THEN 1 END, CASE WHEN w.status IN (${BACK}) THEN w.amount END)`,
  ),
  sqlCheck(
    'M6',
    'nobody decided their own withdrawal, and two different people approved where two were required',
    WITHDRAWALS,
    `SELECT 'withdrawal ' || w.id AS violation FROM withdrawal w
     JOIN approval_decision d ON d.id = w.decision_id
     WHERE d.decided_by = w.account_id OR d.document <> 'withdrawal' OR d.document_id <> w.id
       OR d.is_approved = (w.status = ${WITHDRAWAL_STATUS.rejected})
       OR (d.is_approved AND d.needs_two AND NOT EXISTS (SELECT FROM approval_decision f
           WHERE f.document = 'withdrawal' AND f.document_id = w.id AND NOT f.is_final AND f.decided_by <> d.decided_by))`,
  ),
  sqlCheck(
    'M6',
    'what an owner has frozen covers the withdrawals on their way',
    WITHDRAWALS,
    `SELECT w.owner_type || ' ' || w.owner_id || ' ' || w.currency AS violation FROM withdrawal w
     LEFT JOIN ledger_account l ON (l.owner_type, l.owner_id, l.kind, l.currency)
       = (w.owner_type, w.owner_id, 'frozen', w.currency)
     WHERE w.status IN (${WITHDRAWAL_STATUS.pending}, ${WITHDRAWAL_STATUS.approved}, ${WITHDRAWAL_STATUS.pay_failed}) GROUP BY w.owner_type, w.owner_id, w.currency, l.balance
     HAVING coalesce(l.balance, 0) < sum(w.amount)`,
  ),
  sqlCheck(
    'M6',
    'the history of a withdrawal leads, move by move, to its state',
    WITHDRAWALS,
    `SELECT 'withdrawal ' || w.id AS violation FROM withdrawal w
     LEFT JOIN LATERAL (SELECT to_status FROM withdrawal_history h WHERE h.withdrawal_id = w.id
       ORDER BY seq DESC LIMIT 1) last ON true
     WHERE last.to_status IS DISTINCT FROM w.status
     UNION ALL
     SELECT 'withdrawal ' || withdrawal_id || ' at move ' || seq FROM (
       SELECT withdrawal_id, seq, from_key, lag(to_status, 1, (-32768)::smallint) OVER moves AS expected,
         row_number() OVER moves AS place
       FROM withdrawal_history WINDOW moves AS (PARTITION BY withdrawal_id ORDER BY seq)) chain
     WHERE from_key <> expected OR seq <> place`,
  ),
];
