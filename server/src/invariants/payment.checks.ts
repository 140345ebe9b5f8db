import { sqlCheck } from './invariant-check.js';

export const paymentChecks = [
  sqlCheck(
    'O2',
    'an order has as much captured as its capture took, and gave back as much',
    'SELECT count(*) AS n FROM orders',
    `SELECT 'order ' || o.id AS violation FROM orders o
     JOIN capture c ON c.subject_type = 'order' AND c.subject_id = o.id
     WHERE o.captured <> c.amount + c.prepaid OR o.refunded <> c.refunded`,
  ),
  sqlCheck(
    'M7',
    'what was captured online was told by a message of the provider, for that very amount',
    'SELECT count(*) AS n FROM capture WHERE method = 4',
    `SELECT 'capture ' || c.id AS violation FROM capture c WHERE c.method = 4 AND NOT EXISTS (
       SELECT FROM payment_event e WHERE e.payment_id = c.payment_id AND e.is_success
         AND e.amount = c.amount AND e.currency = c.currency)`,
  ),
  sqlCheck(
    'M7',
    'a recharge that was credited has its capture, and no other has one',
    'SELECT count(*) AS n FROM recharge',
    `SELECT 'recharge ' || r.id AS violation FROM recharge r
     LEFT JOIN capture c ON c.subject_type = 'recharge' AND c.subject_id = r.id
     WHERE (c.id IS NOT NULL AND (r.status <> 20 OR c.amount <> r.amount)) OR (c.id IS NULL AND r.status = 20)`,
  ),
];
