import { BANK_LINE_KIND } from '@fovea/shared-types/finance/payout-file-bounds';

/** How the difference of the two balances of a day is called, before the day. */
export const RECONCILED_BALANCE = 'balance';

/** SQL: what lines of the bank moved from a day to the compared one. */
const moved = (from: string): string =>
  `coalesce((SELECT sum(CASE s.kind WHEN ${BANK_LINE_KIND.in} THEN s.amount ELSE -s.amount END) FROM bank_line s
    WHERE s.currency = $2 AND s.kind <> ${BANK_LINE_KIND.refused} AND s.booked_on BETWEEN ${from} AND $1::date), 0)`;

/**
 * At the end of the day `$1` in `$2`: what the bank's statements lead to, null where none reaches the day, and what the ledger
 * has on its account of the bank, whose money is negative there.
 */
export const BALANCES = `SELECT CASE WHEN EXISTS (SELECT FROM bank_statement b WHERE b.currency = $2 AND b.to_day >= $1::date)
    THEN coalesce(
      (SELECT b.closing + ${moved('b.to_day + 1')} FROM bank_statement b
        WHERE b.currency = $2 AND b.to_day <= $1::date ORDER BY b.to_day DESC, b.id DESC LIMIT 1),
      (SELECT b.opening + ${moved('b.from_day')} FROM bank_statement b
        WHERE b.currency = $2 AND b.from_day <= $1::date AND b.to_day > $1::date ORDER BY b.from_day, b.id LIMIT 1)
    ) END::bigint AS statement,
  coalesce(-(SELECT sum(p.change) FROM posting p JOIN ledger_account l ON l.id = p.account_id
    WHERE (l.owner_type, l.owner_id, l.kind, l.currency) = ('platform', 0, 'bank', $2) AND p.posted_on <= $1::date), 0)::bigint AS ledger`;

/** The day is not reconciled while the two differ. */
export const BALANCE = `SELECT 2 AS source, '${RECONCILED_BALANCE} ' || $1::date AS reference, x.statement AS told, x.ledger AS booked
  FROM (${BALANCES}) x WHERE x.statement <> x.ledger`;
