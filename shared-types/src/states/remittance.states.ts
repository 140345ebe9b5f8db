import { REMITTANCE_STATUS } from '../states.js';
import { machine } from './machine.js';

export const remittanceMachine = machine('remittance', REMITTANCE_STATUS, [
  [null, 'pending', 'buyer', 'upload remittance documents'],
  ['pending', 'confirmed', 'finance', 'confirm'],
  ['pending', 'rejected', 'finance', 'reject'],
  ['pending', 'credited', 'finance', 'amount differs or order no longer payable'],
  ['pending', 'pending', 'system', 'unchecked for 3 days'],
]);
