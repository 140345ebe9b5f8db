import { PROCEEDS_PAYOUT_STATUS } from '../states.js';
import { machine } from './machine.js';

export const proceedsPayoutMachine = machine('transfer', PROCEEDS_PAYOUT_STATUS, [
  [null, 'frozen', 'system', 'order received'],
  [null, 'frozen', 'finance', 'add by hand (correction)'],
  ['frozen', 'released', 'system', '7 days after receipt'],
  ['frozen', 'released', 'finance', 'approve one made by hand'],
  ['frozen', 'stopped', 'finance', 'stop'],
  ['stopped', 'released', 'finance', 'approve'],
  ['stopped', 'stopped', 'system', 'stopped for 30 days'],
  ['frozen', 'returned', 'system', 'whole amount refunded'],
  ['stopped', 'returned', 'system', 'whole amount refunded'],
]);
