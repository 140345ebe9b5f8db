import { PAY_TYPE } from '@fovea/shared-types/finance/pay-kinds';
import { CURRENCIES } from '@fovea/shared-types/money';
import { REFUND_STATUS, REMITTANCE_STATUS, RECHARGE_STATUS } from '@fovea/shared-types/states';
import { sqlCheck } from './invariant-check.js';

/** What came in by the entries of a cause, step by step. */
const CREDITED = `SELECT e.cause_type, e.cause_id, e.step, count(DISTINCT e.id) AS entries, sum(p.change) AS amount,
    min(p.currency) AS currency
  FROM journal_entry e JOIN posting p ON p.entry_id = e.id AND p.change > 0
  GROUP BY e.cause_type, e.cause_id, e.step`;
/** Of payment `p`: in a currency without accounts the provider keeps it, and no entry contains it. */
const IS_HELD_IN_LEDGER = `(p.park_cause IS NOT NULL AND p.received_currency IN ('${CURRENCIES.join("', '")}'))`;
/** Of refund `r` of payment `p`: the provider confirmed it, and it left the ledger. */
const IS_SENT = `(r.done_at IS NOT NULL AND (NOT r.is_parked OR ${IS_HELD_IN_LEDGER}))`;
/** Refunds whose money left the seller: on its way, refused by a provider, arrived. */
const PAID_BACK = `${REFUND_STATUS.paying}, ${REFUND_STATUS.pay_failed}, ${REFUND_STATUS.refunded}`;

export const paymentChecks = [
  sqlCheck(
    'M3',
    'what was captured has one entry, of its amount and currency; so has what is held, and what a provider charged back',
    'SELECT count(*) AS n FROM capture',
    `SELECT 'capture ' || c.id AS violation FROM capture c
     LEFT JOIN (${CREDITED}) b ON (b.cause_type, b.cause_id) = ('capture', c.id)
     WHERE (b.entries, b.amount, b.currency) IS DISTINCT FROM (1, c.amount + c.prepaid, c.currency)
     UNION ALL
     SELECT 'payment ' || p.id FROM payment p
     LEFT JOIN (${CREDITED}) b ON (b.cause_type, b.cause_id, b.step) = ('payment', p.id, 'park')
     WHERE (b.entries, b.amount, b.currency) IS DISTINCT FROM
       (CASE WHEN ${IS_HELD_IN_LEDGER} THEN 1 END, CASE WHEN ${IS_HELD_IN_LEDGER} THEN p.received_amount END,
        CASE WHEN ${IS_HELD_IN_LEDGER} THEN p.received_currency END)
     UNION ALL
     SELECT 'refund by provider ' || r.id FROM payment_refund r JOIN payment p ON p.id = r.payment_id
     LEFT JOIN (${CREDITED}) b ON (b.cause_type, b.cause_id) = ('payment_refund', r.id)
     WHERE (b.entries, b.amount) IS DISTINCT FROM
       (CASE WHEN ${IS_SENT} THEN 1 END, CASE WHEN ${IS_SENT} THEN r.amount END)`,
  ),
  sqlCheck(
    'O2',
    'a document is captured once, and an order has as much as its captures took',
    'SELECT count(*) AS n FROM orders',
    `SELECT 'order ' || o.id AS violation FROM orders o
     LEFT JOIN capture c ON c.subject_type = 'order' AND c.subject_id = o.id
     WHERE o.captured <> coalesce(c.amount + c.prepaid, 0)
     UNION ALL
     SELECT subject_type || ' ' || subject_id FROM capture GROUP BY subject_type, subject_id HAVING count(*) > 1`,
  ),
  sqlCheck(
    'M8',
    'no more was refunded than captured, and the refunds of an order are exactly its entries',
    'SELECT count(*) AS n FROM refund',
    `SELECT 'capture ' || id AS violation FROM capture WHERE refunded NOT BETWEEN 0 AND amount + prepaid
     UNION ALL
     SELECT 'order ' || o.id FROM orders o
     LEFT JOIN capture c ON c.subject_type = 'order' AND c.subject_id = o.id
     LEFT JOIN (SELECT order_id, sum(amount) AS amount FROM refund WHERE status IN (${PAID_BACK}) GROUP BY order_id) r
       ON r.order_id = o.id
     WHERE o.refunded NOT BETWEEN 0 AND o.captured OR o.refunded <> coalesce(c.refunded, 0)
       OR o.refunded <> coalesce(r.amount, 0)
     UNION ALL
     SELECT 'refund ' || r.id FROM refund r
     LEFT JOIN (${CREDITED}) b ON (b.cause_type, b.cause_id, b.step) = ('refund', r.id, 'give-back')
     WHERE (b.entries, b.amount) IS DISTINCT FROM
       (CASE WHEN r.status IN (${PAID_BACK}) THEN 1 END, CASE WHEN r.status IN (${PAID_BACK}) THEN r.amount END)`,
  ),
  sqlCheck(
    'M7',
    'what was captured online was reported by a message of the provider, for that very amount',
    'SELECT count(*) AS n FROM capture WHERE method = 4',
    `SELECT 'capture ' || c.id AS violation FROM capture c WHERE c.method = 4 AND NOT EXISTS (
       SELECT FROM payment p
       -- A message names the payment whose page was open; a later charge of it has a payment of its own.
       JOIN payment q ON (q.subject_type, q.subject_id, q.payer_id) = (p.subject_type, p.subject_id, p.payer_id)
       JOIN payment_event e ON e.payment_id = q.id AND e.is_success
         AND e.amount = p.amount AND e.currency = p.currency
       WHERE p.id = c.payment_id)`,
  ),
  sqlCheck(
    'M7',
    'each charge of a provider is captured or held by one payment, for its amount',
    'SELECT count(*) AS n FROM payment_charge',
    `SELECT 'charge ' || g.id AS violation FROM payment_charge g
     LEFT JOIN payment p ON p.charge_id = g.id
     LEFT JOIN (SELECT payment_id, sum(amount) AS amount, min(currency) AS currency FROM capture GROUP BY payment_id) c
       ON c.payment_id = p.id
     WHERE p.id IS NULL OR num_nonnulls(c.amount, p.park_cause) <> 1
       OR (g.amount, g.currency) IS DISTINCT FROM
         (coalesce(c.amount, p.received_amount), coalesce(c.currency, p.received_currency))
     UNION ALL
     SELECT 'payment ' || id FROM payment WHERE method = ${PAY_TYPE.online} AND charge_id IS NULL
       AND (park_cause IS NOT NULL OR EXISTS (SELECT FROM capture WHERE payment_id = payment.id))`,
  ),
  sqlCheck(
    'O2',
    'the captures of orders of one checkout sum to their payment',
    'SELECT count(DISTINCT payment_id) AS n FROM capture WHERE payment_group_id IS NOT NULL',
    `SELECT 'payment ' || p.id AS violation FROM payment p JOIN capture c ON c.payment_id = p.id
     WHERE c.payment_group_id IS NOT NULL GROUP BY p.id HAVING sum(c.amount) <> p.amount`,
  ),
  sqlCheck(
    'M3',
    'a transfer is the sum of its shares, and one that finance found was captured for each of its documents, once',
    'SELECT count(*) AS n FROM remittance',
    `SELECT 'remittance ' || r.id AS violation FROM remittance r
     LEFT JOIN remittance_share s ON s.remittance_id = r.id
     LEFT JOIN capture c ON (c.subject_type, c.subject_id) = (s.subject_type, s.subject_id)
       AND c.method = ${PAY_TYPE.bank} AND c.amount = s.amount
     GROUP BY r.id HAVING coalesce(sum(s.amount), 0) <> r.amount
       OR (r.status = ${REMITTANCE_STATUS.confirmed} AND count(c.id) <> count(s.subject_id))
     UNION ALL
     SELECT s.subject_type || ' ' || s.subject_id FROM remittance_share s JOIN remittance r ON r.id = s.remittance_id
     WHERE r.status = ${REMITTANCE_STATUS.confirmed} GROUP BY s.subject_type, s.subject_id HAVING count(*) > 1`,
  ),
  sqlCheck(
    'M7',
    'a recharge that was credited has its capture, and no other has one',
    'SELECT count(*) AS n FROM recharge',
    `SELECT 'recharge ' || r.id AS violation FROM recharge r
     LEFT JOIN capture c ON c.subject_type = 'recharge' AND c.subject_id = r.id
     WHERE (c.id IS NOT NULL AND (r.status <> ${RECHARGE_STATUS.paid} OR c.amount <> r.amount)) OR (c.id IS NULL AND r.status = ${RECHARGE_STATUS.paid}
       -- Of another amount than was ordered, which finance put on the balance.
       AND NOT EXISTS (SELECT FROM payment p WHERE p.subject_type = 'recharge' AND p.subject_id = r.id AND p.resolution = 1))`,
  ),
];
