import { BALANCE_TYPE } from '@fovea/shared-types/finance/balance-types';
import { REMITTANCE_STATUS } from '@fovea/shared-types/states';
import { idWithin, registerLedgerCauses } from '../ledger/ledger-causes.js';
import { PAYMENT_NUMBER } from './payment-number.js';

const { order_pay: orderPay, month_bill: monthBill, recharge, parked: suspense, refund } = BALANCE_TYPE;

const captureOf = (column: string): string => `SELECT c.${column} FROM capture c WHERE c.id = e.cause_id`;

const refundedOf = (fact: string): string =>
  `SELECT ${fact} FROM payment_refund r JOIN payment t ON t.id = r.payment_id WHERE r.id = e.cause_id`;

/** By what they paid; a transfer for several documents quotes a number of its own. */
const ofCaptures = (no: string): string => `SELECT c.id FROM capture c WHERE c.reference = ${no}
  UNION
  SELECT c.id FROM remittance r JOIN remittance_share h ON h.remittance_id = r.id
  JOIN capture c ON (c.subject_type, c.subject_id) = (h.subject_type, h.subject_id)
  WHERE r.reference = ${no} AND r.status = ${REMITTANCE_STATUS.confirmed}`;

/** What the entries of payments mean to the reader of a balance line. */
export function registerPaymentCauses(): void {
  registerLedgerCauses({
    capture: {
      // By what was paid.
      steps: {
        order: orderPay,
        payment_group: orderPay,
        freight_bill: orderPay,
        reservation: orderPay,
        month_bill: monthBill,
        recharge,
      },
      document: {
        type: captureOf('subject_type'),
        id: captureOf('subject_id'),
        name: captureOf('reference'),
        numbered: ofCaptures,
      },
    },
    payment: {
      steps: { park: suspense, credit: suspense, return: refund },
      document: {
        type: `'payment'`,
        name: `SELECT ${PAYMENT_NUMBER} FROM payment t WHERE t.id = e.cause_id`,
        numbered: (no) => `SELECT ${idWithin(no, 'P')}`,
      },
    },
    payment_refund: {
      steps: { sent: refund },
      document: {
        type: refundedOf(`CASE WHEN t.park_cause IS NULL THEN t.subject_type ELSE 'payment' END`),
        id: refundedOf('CASE WHEN t.park_cause IS NULL THEN t.subject_id ELSE t.id END'),
        name: refundedOf(PAYMENT_NUMBER),
        numbered: (no) => `SELECT r.id FROM payment_refund r WHERE r.payment_id = ${idWithin(no, 'P')}`,
      },
    },
  });
}
