import { BALANCE_TYPE } from '@fovea/shared-types/finance/balance-types';
import { registerLedgerCauses } from '../ledger/ledger-causes.js';

const { order_pay: orderPay, month_bill: monthBill, recharge, parked, refund } = BALANCE_TYPE;

const captureOf = (column: string): string => `SELECT c.${column} FROM capture c WHERE c.id = e.cause_id`;

/** What the entries of payments are to whoever reads a line of his money. */
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
      },
    },
    payment: { steps: { park: parked, credit: parked, return: refund } },
    payment_refund: { steps: { sent: refund } },
  });
}
