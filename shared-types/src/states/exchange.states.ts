import { EXCHANGE_STATUS } from '../states.js';
import { machine } from './machine.js';

export const exchangeMachine = machine('exchange', EXCHANGE_STATUS, [
  [null, 'pending', 'finance', 'ask'],
  ['pending', 'booked', 'finance', 'approve'],
  ['pending', 'rejected', 'finance', 'reject'],
  ['pending', 'withdrawn', 'asker', 'take back'],
]);
