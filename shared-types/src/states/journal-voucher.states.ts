import { JOURNAL_VOUCHER_STATUS } from '../states.js';
import { machine } from './machine.js';

export const journalVoucherMachine = machine('journal_voucher', JOURNAL_VOUCHER_STATUS, [
  [null, 'pending', 'finance', 'ask'],
  ['pending', 'booked', 'finance', 'approve'],
  ['pending', 'rejected', 'finance', 'reject'],
  ['pending', 'withdrawn', 'asker', 'take back'],
]);
