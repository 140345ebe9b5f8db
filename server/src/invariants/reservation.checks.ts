import { RESERVATION_STATUS } from '@fovea/shared-types/states';
import { sqlCheck } from './invariant-check.js';

export const reservationChecks = [
  sqlCheck(
    'O6',
    'a slot of a merchant has one viewing',
    `SELECT count(*) AS n FROM reservation WHERE status IN (${RESERVATION_STATUS.pending_payment}, ${RESERVATION_STATUS.under_review}, ${RESERVATION_STATUS.booked}, ${RESERVATION_STATUS.in_progress})`,
    `SELECT 'reservation ' || a.id AS violation FROM reservation a
     JOIN reservation b ON b.company_id = a.company_id AND b.id <> a.id
       AND b.start_at < a.end_at AND a.start_at < b.end_at AND b.status IN (${RESERVATION_STATUS.pending_payment}, ${RESERVATION_STATUS.under_review}, ${RESERVATION_STATUS.booked}, ${RESERVATION_STATUS.in_progress})
     WHERE a.status IN (${RESERVATION_STATUS.pending_payment}, ${RESERVATION_STATUS.under_review}, ${RESERVATION_STATUS.booked}, ${RESERVATION_STATUS.in_progress})`,
  ),
  sqlCheck(
    'O6',
    'a viewing is paid before it is booked, once and in its currency, and refunded by what was paid',
    'SELECT count(*) AS n FROM reservation',
    `SELECT 'reservation ' || r.id AS violation FROM reservation r
     LEFT JOIN capture c ON c.subject_type = 'reservation' AND c.subject_id = r.id
     WHERE (r.status IN (${RESERVATION_STATUS.pending_payment}, ${RESERVATION_STATUS.unpaid})) = (c.id IS NOT NULL) OR r.change_count NOT IN (0, 1)
       OR c.amount <> r.captured OR c.amount <> r.fee OR c.currency <> r.currency OR c.payer_id <> r.buyer_id
       OR c.refunded <> r.refunded OR (r.status IN (${RESERVATION_STATUS.refunding}, ${RESERVATION_STATUS.refunded})) <> (r.refunded = r.fee)`,
  ),
];
