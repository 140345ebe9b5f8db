import { REFUND_STATUS } from '../states.js';
import { machine } from './machine.js';

export const refundMachine = machine('refund', REFUND_STATUS, [
  [null, 'requested', 'buyer', 'ask'],
  [null, 'paying', 'system', 'freight declined or unpaid, not shipped in time, merchant cannot deliver'],
  ['requested', 'paying', 'merchant', 'approve without return'],
  ['requested', 'awaiting_return', 'merchant', 'approve with return'],
  ['requested', 'rejected', 'merchant', 'reject'],
  ['requested', 'escalated', 'system', 'merchant silent'],
  ['requested', 'closed', 'buyer', 'withdraw'],
  ['awaiting_return', 'closed', 'buyer', 'withdraw'],
  ['awaiting_return', 'returning', 'buyer', 'give logistics code'],
  ['awaiting_return', 'closed', 'system', 'nothing sent back'],
  ['returning', 'paying', 'merchant', 'confirm the return'],
  ['returning', 'escalated', 'merchant', 'dispute the return'],
  ['returning', 'escalated', 'system', 'merchant silent'],
  ['rejected', 'escalated', 'buyer', 'escalate'],
  ['rejected', 'closed', 'system', 'not escalated'],
  ['escalated', 'paying', 'platform', 'decide for the buyer, whole or part'],
  ['escalated', 'awaiting_return', 'platform', 'decide for a return first'],
  ['escalated', 'closed', 'platform', 'decide for the merchant'],
  ['paying', 'refunded', 'system', 'money booked back'],
  ['paying', 'pay_failed', 'payment provider', 'refused'],
  ['pay_failed', 'paying', 'finance', 'try again'],
  ['pay_failed', 'refunded', 'finance', "credit the buyer's balance instead"],
]);
