import { BANK_LINE_KIND } from '@fovea/shared-types/finance/payout-file-bounds';
import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import type { Currency } from '@fovea/shared-types/money';
import {
  EXCHANGE_STATUS,
  MONTH_BILL_STATUS,
  REMITTANCE_STATUS,
  WITHDRAWAL_STATUS,
} from '@fovea/shared-types/states';
import type { Queryable } from '../../platform/database/database.js';

/** The calendar by which the house closes its days. */
export const BOOKS_ZONE = 'Asia/Tokyo';

/** One thing of which both sides should tell the same; minor units, into the account above 0. */
export interface Compared {
  source: number;
  reference: string;
  told: number | null;
  booked: number | null;
}

const on = (column: string): string =>
  `${column} >= $1::date::timestamp AT TIME ZONE '${BOOKS_ZONE}'
   AND ${column} < ($1::date + 1)::timestamp AT TIME ZONE '${BOOKS_ZONE}'`;

/** What the platform's account of a kind has of each entry in the currency; money with us is below 0 there. */
const bookedOn = (kind: 'gateway' | 'bank'): string =>
  `SELECT e.cause_type, e.cause_id, e.created_at, -sum(p.change)::bigint AS amount
   FROM journal_entry e JOIN posting p ON p.entry_id = e.id JOIN ledger_account l ON l.id = p.account_id
   WHERE l.owner_type = 'platform' AND l.kind = '${kind}' AND l.currency = $2 GROUP BY e.id`;

/**
 * Both sides by the same reference, each summed up: whatever was told or booked on the day, with all that the other side
 * has of it, whenever that was.
 */
const compared = (source: number, told: string, booked: string): string =>
  `SELECT ${source} AS source, coalesce(t.reference, b.reference) AS reference, t.amount AS told, b.amount AS booked
   FROM (SELECT reference, sum(amount)::bigint AS amount, bool_or(${on('at')}) AS is_due FROM (${told}) x GROUP BY reference) t
   FULL JOIN (SELECT reference, sum(amount)::bigint AS amount, bool_or(${on('at')}) AS is_due FROM (${booked}) x GROUP BY reference) b
     ON b.reference = t.reference
   WHERE (t.is_due OR b.is_due) AND t.amount IS DISTINCT FROM b.amount`;

/** A success is told in several words; its money came once. What was given back was confirmed by the provider. */
const GATEWAY = compared(
  1,
  `SELECT * FROM (SELECT DISTINCT ON (reference) coalesce(m.provider_ref, 'payment ' || m.id) AS reference, v.amount, v.created_at AS at
     FROM payment_event v JOIN payment m ON m.id = v.payment_id
     WHERE v.is_success AND v.currency = $2 ORDER BY reference, v.id) once
   UNION ALL
   SELECT 'refund ' || r.id, -r.amount, r.done_at FROM payment_refund r JOIN payment m ON m.id = r.payment_id
   WHERE r.done_at IS NOT NULL AND coalesce(m.received_currency, m.currency) = $2`,
  `SELECT coalesce(m.provider_ref, g.cause_type || ' ' || g.cause_id) AS reference, g.amount, g.created_at AS at
   FROM (${bookedOn('gateway')}) g
   LEFT JOIN capture c ON g.cause_type = 'capture' AND c.id = g.cause_id
   LEFT JOIN payment m ON m.id = CASE g.cause_type WHEN 'capture' THEN c.payment_id WHEN 'payment' THEN g.cause_id END
   WHERE g.cause_type <> 'payment_refund'
   UNION ALL
   SELECT 'refund ' || g.cause_id, g.amount, g.created_at FROM (${bookedOn('gateway')}) g
   WHERE g.cause_type = 'payment_refund'`,
);

/** Until the house takes over statements in a currency, what finance read at the bank stands for them. */
const SAID = `
   SELECT r.reference, r.amount, r.decided_at AS at FROM remittance r
   WHERE r.status = ${REMITTANCE_STATUS.confirmed} AND r.currency = $2
   UNION ALL
   SELECT 'remittance ' || r.id, r.received_amount, r.decided_at FROM remittance r
   WHERE r.status = ${REMITTANCE_STATUS.credited} AND r.received_currency = $2
   UNION ALL
   SELECT w.sn, -w.amount, w.paid_at FROM withdrawal w WHERE w.status = ${WITHDRAWAL_STATUS.paid} AND w.currency = $2
   UNION ALL
   SELECT x.sn, CASE x.sold_currency WHEN $2 THEN -x.sold - x.fee ELSE x.bought END, d.decided_at
   FROM exchange x JOIN approval_decision d ON d.id = x.decision_id
   WHERE x.status = ${EXCHANGE_STATUS.booked} AND x.whose = 0 AND $2 IN (x.sold_currency, x.bought_currency)
   UNION ALL
   SELECT 'month_bill ' || b.id, b.price, b.pay_time FROM month_bill b
   WHERE b.status = ${MONTH_BILL_STATUS.paid} AND b.pay_type = ${PAY_TYPE.bank} AND b.currency = $2
     AND NOT EXISTS (SELECT FROM capture c WHERE (c.subject_type, c.subject_id) = ('month_bill', b.id))`;

/** Lines of statements, by what they were matched to. */
const BANK = compared(
  2,
  `SELECT coalesce(s.subject_sn, 'line ' || s.id) AS reference,
     CASE s.kind WHEN ${BANK_LINE_KIND.in} THEN s.amount ELSE -s.amount END AS amount,
     s.booked_on::timestamp AT TIME ZONE '${BOOKS_ZONE}' AS at
   FROM bank_line s WHERE s.currency = $2 AND s.kind <> ${BANK_LINE_KIND.refused} AND s.booked_on IS NOT NULL
   UNION ALL
   SELECT said.* FROM (${SAID}) said WHERE NOT EXISTS (
     SELECT FROM bank_line s WHERE s.currency = $2 AND s.kind <> ${BANK_LINE_KIND.refused} AND s.booked_on <= $1::date)`,
  `SELECT coalesce(r.reference, w.sn, x.sn, g.cause_type || ' ' || g.cause_id) AS reference, g.amount, g.created_at AS at
   FROM (${bookedOn('bank')}) g
   LEFT JOIN capture c ON g.cause_type = 'capture' AND c.id = g.cause_id
   LEFT JOIN (remittance_share s JOIN remittance r ON r.id = s.remittance_id AND r.status = ${REMITTANCE_STATUS.confirmed})
     ON (s.subject_type, s.subject_id) = (c.subject_type, c.subject_id)
   LEFT JOIN withdrawal w ON g.cause_type = 'withdrawal' AND w.id = g.cause_id
   LEFT JOIN exchange x ON g.cause_type = 'exchange' AND x.id = g.cause_id`,
);

/** Entries of the day that do not come to nothing, and accounts whose balance is not what their lines come to. */
const BOOKS = `
  SELECT 3 AS source, 'entry ' || e.id AS reference, 0::bigint AS told, sum(p.change)::bigint AS booked
  FROM journal_entry e JOIN posting p ON p.entry_id = e.id
  WHERE p.currency = $2 AND ${on('e.created_at')} GROUP BY e.id HAVING sum(p.change) <> 0
  UNION ALL
  SELECT 3, 'account ' || l.id, sum(p.change)::bigint, l.balance
  FROM ledger_account l JOIN posting p ON p.account_id = l.id
  WHERE l.currency = $2 AND l.id IN (SELECT x.account_id FROM posting x WHERE ${on('x.created_at')})
  GROUP BY l.id HAVING sum(p.change) <> l.balance`;

/** All that differs of a day in a currency. */
export async function listDifferences(q: Queryable, day: string, currency: Currency): Promise<Compared[]> {
  const found: Compared[] = [];
  for (const sql of [GATEWAY, BANK, BOOKS])
    found.push(...(await q.query<Compared & object>(sql, [day, currency])).rows);
  return found;
}
