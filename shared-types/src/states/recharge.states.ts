import { RECHARGE_STATUS } from '../states.js';
import { machine } from './machine.js';

export const rechargeMachine = machine('recharge', RECHARGE_STATUS, [
  [null, 'pending', 'member', 'create recharge order'],
  ['pending', 'paid', 'payment provider', 'signed success'],
  ['pending', 'paid', 'finance', 'confirm remittance'],
  ['pending', 'expired', 'system', 'not paid'],
  ['pending', 'parked', 'payment provider', 'signed success with another amount or currency'],
  ['parked', 'paid', 'finance', 'credit what arrived'],
  ['parked', 'returned', 'finance', 'send back'],
]);
