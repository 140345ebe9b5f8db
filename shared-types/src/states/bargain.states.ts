import { BARGAIN_STATUS } from '../states.js';
import { machine } from './machine.js';

export const bargainMachine = machine('bargaining', BARGAIN_STATUS, [
  [null, 'offered', 'buyer', 'offer'],
  ['offered', 'countered', 'merchant', 'counter-offer'],
  ['countered', 'offered', 'buyer', 'offer again'],
  ['offered', 'agreed', 'merchant', 'accept'],
  ['countered', 'agreed', 'buyer', 'accept'],
  ['offered', 'declined', 'merchant', 'decline'],
  ['countered', 'declined', 'buyer', 'decline'],
  ['offered', 'withdrawn', 'buyer', 'withdraw'],
  ['countered', 'withdrawn', 'buyer', 'withdraw'],
  ['offered', 'expired', 'system', 'merchant silent'],
  ['countered', 'expired', 'system', 'buyer silent'],
  ['agreed', 'expired', 'system', 'no order placed'],
  ['agreed', 'ordered', 'buyer', 'place the order'],
  ['offered', 'void', 'system', 'goods off shelf, sold out or deleted'],
  ['countered', 'void', 'system', 'goods off shelf, sold out or deleted'],
  ['agreed', 'void', 'platform', 'cancel with reason'],
]);
