import { WITHDRAWAL_STATUS } from '../states.js';
import { machine } from './machine.js';

export const withdrawalMachine = machine('withdrawal', WITHDRAWAL_STATUS, [
  [null, 'pending', 'merchant or member', 'ask'],
  ['pending', 'approved', 'finance', 'approve'],
  ['pending', 'pending', 'finance', 'first of two approvals'],
  ['pending', 'rejected', 'finance', 'reject'],
  ['pending', 'withdrawn', 'applicant', 'withdraw'],
  ['approved', 'paid', 'finance', 'record the payout'],
  ['approved', 'pay_failed', 'finance', 'bank refused'],
  ['approved', 'pay_failed', 'system', 'no payout recorded for 7 days'],
  ['pay_failed', 'approved', 'finance', 'try again'],
  ['pay_failed', 'returned', 'finance', 'give up'],
]);
