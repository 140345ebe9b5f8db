import { ORDER_STATUS, EVALUATION_STATUS } from '../states.js';
import { machine } from './machine.js';

export const orderMachine = machine('order', ORDER_STATUS, [
  [null, 'pending_payment', 'buyer', 'place order'],
  [null, 'pending_payment', 'system', 'auction closed with a winner'],
  [null, 'to_ship', 'buyer', 'place order on monthly payment'],
  ['pending_payment', 'to_ship', 'buyer', 'pay by balance'],
  ['pending_payment', 'to_ship', 'payment provider', 'signed success message'],
  ['pending_payment', 'payment_review', 'buyer', 'upload remittance documents'],
  ['payment_review', 'to_ship', 'finance', 'confirm remittance'],
  ['payment_review', 'pending_payment', 'finance', 'reject remittance'],
  ['pending_payment', 'canceled', 'buyer', 'cancel'],
  ['pending_payment', 'canceled', 'merchant', 'cancel'],
  ['pending_payment', 'canceled', 'system', 'unpaid at pay_deadline'],
  ['to_ship', 'freight_to_pay', 'merchant', 'ask extra freight'],
  ['freight_to_pay', 'to_ship', 'buyer', 'pay the freight bill'],
  ['freight_to_pay', 'to_ship', 'merchant', 'waive the freight bill'],
  ['freight_to_pay', 'refunding', 'buyer', 'decline the freight'],
  ['freight_to_pay', 'refunding', 'system', 'freight unpaid'],
  ['to_ship', 'to_receive', 'merchant', 'ship'],
  ['to_ship', 'refunding', 'system', 'merchant did not ship'],
  ['to_receive', 'to_evaluate', 'buyer', 'confirm receipt'],
  ['to_receive', 'to_evaluate', 'system', 'auto-receipt'],
  ['to_evaluate', 'completed', 'buyer', 'evaluate'],
  ['to_evaluate', 'completed', 'system', 'no evaluation'],
  ['to_ship', 'refunding', 'buyer', 'ask a refund'],
  ['to_receive', 'refunding', 'buyer', 'ask a refund'],
  ['to_evaluate', 'refunding', 'buyer', 'ask a refund'],
  ['completed', 'refunding', 'buyer', 'ask a refund'],
  ['to_ship', 'refunding', 'merchant', 'cannot deliver'],
  ['refunding', 'refunded', 'system', 'refund done and nothing captured is left'],
  ['refunding', 'to_ship', 'system', 'refund closed without covering everything, order was to_ship'],
  ['refunding', 'to_receive', 'system', 'same, order was to_receive'],
  ['refunding', 'to_evaluate', 'system', 'same, order was to_evaluate'],
  ['refunding', 'completed', 'system', 'same, order was completed'],
]);

export const evaluationMachine = machine('evaluation', EVALUATION_STATUS, [
  [null, 'shown', 'buyer or customer', 'evaluate'],
  ['shown', 'hidden', 'platform', 'hide'],
  ['hidden', 'shown', 'platform', 'show again'],
]);
