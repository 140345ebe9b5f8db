import { compared, dayOf, entriesOn } from './reconciliation-sources.js';

/** What the provider took, each charge once, and what it confirmed to have returned. */
export const GATEWAY = compared(1, {
  kind: 'gateway',
  due: `SELECT 'payment' AS type, m.id FROM payment_charge v JOIN payment m ON m.charge_id = v.id
    WHERE v.currency = $2 AND ${dayOf('v.created_at')}
    UNION
    SELECT 'payment_refund', r.id FROM payment_refund r
    JOIN payment m ON m.id = r.payment_id JOIN payment_charge v ON v.id = m.charge_id
    WHERE v.currency = $2 AND ${dayOf('r.done_at')}
    UNION
    SELECT CASE WHEN c.payment_id IS NOT NULL THEN 'payment' ELSE e.cause_type END, coalesce(c.payment_id, e.cause_id)
    FROM (${entriesOn('gateway')}) e
    LEFT JOIN capture c ON e.cause_type = 'capture' AND c.id = e.cause_id
    -- What a provider pays out or charges afterwards, finance says: it is on the bank's statement.
    WHERE e.cause_type <> 'journal_voucher'`,
  told: `SELECT CASE k.type
      WHEN 'payment' THEN (SELECT v.amount FROM payment_charge v JOIN payment m ON m.charge_id = v.id
        WHERE m.id = k.id AND v.currency = $2)
      WHEN 'payment_refund' THEN (SELECT -r.amount FROM payment_refund r WHERE r.id = k.id AND r.done_at IS NOT NULL) END`,
  causes: `SELECT k.type AS cause_type, k.id AS cause_id
    UNION ALL
    SELECT 'capture', c.id FROM capture c WHERE k.type = 'payment' AND c.payment_id = k.id`,
  name: `CASE k.type WHEN 'payment' THEN (SELECT v.provider_ref FROM payment_charge v JOIN payment m ON m.charge_id = v.id WHERE m.id = k.id)
    WHEN 'payment_refund' THEN 'refund ' || k.id END`,
});
