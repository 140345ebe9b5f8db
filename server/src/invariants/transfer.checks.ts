import { ORDER_STATUS, PROCEEDS_PAYOUT_STATUS, WITHDRAWAL_STATUS } from '@fovea/shared-types/states';
import { sqlCheck } from './invariant-check.js';

const PROCEEDS_PAYOUTS = 'SELECT count(*) AS n FROM transfer';
/** What a transfer has in the journal, step by step and by kind of account. */
const MOVED = `SELECT e.cause_id, e.step, count(DISTINCT e.id) AS entries,
    coalesce(sum(p.change) FILTER (WHERE l.kind = 'escrow'), 0) AS escrow,
    coalesce(sum(p.change) FILTER (WHERE l.kind = 'frozen'), 0) AS frozen,
    coalesce(sum(p.change) FILTER (WHERE l.kind = 'available'), 0) AS available,
    coalesce(sum(p.change) FILTER (WHERE l.kind = 'fee'), 0) AS fee,
    coalesce(sum(p.change) FILTER (WHERE l.kind = 'tax'), 0) AS tax
  FROM journal_entry e JOIN posting p ON p.entry_id = e.id JOIN ledger_account l ON l.id = p.account_id
  WHERE e.cause_type = 'transfer' GROUP BY e.cause_id, e.step`;

/** What was paid by a freight bill of the order, and not refunded. */
const FREIGHT = `coalesce((SELECT sum(c.amount - c.refunded) FROM capture c
  WHERE c.subject_type = 'freight_bill' AND c.subject_id = o.id), 0)`;

export const proceedsPayoutChecks = [
  sqlCheck(
    'M3',
    'a transfer took its sum from escrow once, for merchant, fee and tax, and released it as its state says',
    PROCEEDS_PAYOUTS,
    `SELECT 'transfer ' || t.id AS violation FROM transfer t
     LEFT JOIN (${MOVED}) made ON made.cause_id = t.id AND made.step = 'make'
     LEFT JOIN (${MOVED}) free ON free.cause_id = t.id AND free.step = 'release'
     WHERE made.entries IS DISTINCT FROM 1 OR made.escrow <> -t.gross OR made.frozen <> t.amount
       OR made.fee <> t.fee OR made.tax <> t.fee_tax
       OR (t.status <> ${PROCEEDS_PAYOUT_STATUS.released} AND free.entries IS NOT NULL)
       OR (t.status = ${PROCEEDS_PAYOUT_STATUS.released} AND (coalesce(free.available, 0) <> -coalesce(free.frozen, 0)
         OR coalesce(free.available, 0) NOT BETWEEN t.amount - t.returned AND t.amount))`,
  ),
  sqlCheck(
    'M4',
    'what a merchant has frozen covers the withdrawals on their way and the pending proceeds',
    PROCEEDS_PAYOUTS,
    `SELECT owed.owner_type || ' ' || owed.owner_id || ' ' || owed.currency AS violation FROM (
       SELECT owner_type, owner_id, currency, sum(amount) AS amount FROM (
         SELECT owner_type, owner_id, currency, amount FROM withdrawal WHERE status IN (${WITHDRAWAL_STATUS.pending}, ${WITHDRAWAL_STATUS.approved}, ${WITHDRAWAL_STATUS.pay_failed})
         UNION ALL
         SELECT CASE WHEN company_id IS NULL THEN 'member' ELSE 'company' END, coalesce(company_id, seller_id),
           currency::text, amount - returned
         FROM transfer WHERE status IN (${PROCEEDS_PAYOUT_STATUS.frozen}, ${PROCEEDS_PAYOUT_STATUS.stopped})) each
       GROUP BY owner_type, owner_id, currency) owed
     LEFT JOIN ledger_account l ON (l.owner_type, l.owner_id, l.kind, l.currency)
       = (owed.owner_type, owed.owner_id, 'frozen', owed.currency)
     WHERE coalesce(l.balance, 0) < owed.amount`,
  ),
  sqlCheck(
    'T5',
    'a payout’s fee is what was charged, rate by rate, less what its refunds returned',
    PROCEEDS_PAYOUTS,
    `SELECT 'transfer ' || t.id AS violation FROM transfer t
     LEFT JOIN (SELECT transfer_id, sum(fee) FILTER (WHERE refunded = 0) AS fee, sum(tax) FILTER (WHERE refunded = 0) AS tax,
         -sum(fee + tax) FILTER (WHERE refunded > 0) AS returned FROM fee_charge GROUP BY transfer_id) c ON c.transfer_id = t.id
     WHERE coalesce(c.fee, 0) <> t.fee OR coalesce(c.tax, 0) <> t.fee_tax
       OR coalesce(c.returned, 0) <> t.refunded - t.returned`,
  ),
  sqlCheck(
    'M8',
    'payouts of an order took no more than was captured, and returned no more than was refunded',
    PROCEEDS_PAYOUTS,
    `SELECT 'order ' || o.id AS violation FROM orders o JOIN transfer t ON t.order_id = o.id
     GROUP BY o.id HAVING sum(t.gross) > o.captured + ${FREIGHT} OR sum(t.refunded) > o.refunded
       OR sum(t.gross - t.refunded) > o.captured + ${FREIGHT} - o.refunded`,
  ),
  sqlCheck(
    'M8',
    'an order that a refund ended has nothing left in escrow, of its own money or its freight',
    `SELECT count(*) AS n FROM orders WHERE status = ${ORDER_STATUS.refunded}`,
    `SELECT 'order ' || o.id AS violation FROM orders o
     WHERE o.status = ${ORDER_STATUS.refunded} AND o.captured + ${FREIGHT} - o.refunded
       <> coalesce((SELECT sum(t.gross - t.refunded) FROM transfer t WHERE t.order_id = o.id), 0)`,
  ),
  sqlCheck(
    'O3',
    'an order that was received and paid has its transfer, and what was returned was refunded as a whole',
    PROCEEDS_PAYOUTS,
    `SELECT 'order ' || o.id AS violation FROM orders o
     WHERE o.received_at IS NOT NULL AND o.captured > o.refunded
       AND NOT EXISTS (SELECT FROM transfer t WHERE t.order_id = o.id)
     UNION ALL
     SELECT 'transfer ' || id FROM transfer WHERE status = ${PROCEEDS_PAYOUT_STATUS.returned} AND refunded <> gross`,
  ),
  sqlCheck(
    'O3',
    'the history of a transfer leads, move by move, to its state',
    PROCEEDS_PAYOUTS,
    `SELECT 'transfer ' || t.id AS violation FROM transfer t
     LEFT JOIN LATERAL (SELECT to_status FROM transfer_history h WHERE h.transfer_id = t.id
       ORDER BY seq DESC LIMIT 1) last ON true
     WHERE last.to_status IS DISTINCT FROM t.status
     UNION ALL
     SELECT 'transfer ' || transfer_id || ' at move ' || seq FROM (
       SELECT transfer_id, seq, from_key, lag(to_status, 1, (-32768)::smallint) OVER moves AS expected,
         row_number() OVER moves AS place
       FROM transfer_history WINDOW moves AS (PARTITION BY transfer_id ORDER BY seq)) chain
     WHERE from_key <> expected OR seq <> place`,
  ),
  sqlCheck(
    'M3',
    'nobody released their own payout made by hand',
    PROCEEDS_PAYOUTS,
    `SELECT 'transfer ' || t.id AS violation FROM transfer t
     JOIN transfer_history h ON h.transfer_id = t.id AND h.to_status = ${PROCEEDS_PAYOUT_STATUS.released}
     WHERE t.made_by IS NOT NULL AND (h.actor_id IS NULL OR h.actor_id = t.made_by)`,
  ),
];
