import { ENGINEER_STATUS } from '../states.js';
import { machine } from './machine.js';

export const engineerMachine = machine('engineer_certification', ENGINEER_STATUS, [
  [null, 'uncertified', 'system', 'account created, or engineer added by a company'],
  ['uncertified', 'pending', 'engineer', 'submit'],
  ['failed', 'pending', 'engineer', 'submit'],
  ['pending', 'certified', 'approver', 'approve'],
  ['pending', 'failed', 'approver', 'reject'],
  ['certified', 'disabled', 'platform', 'disable'],
  ['pending', 'disabled', 'platform', 'disable'],
  ['failed', 'disabled', 'platform', 'disable'],
  ['disabled', 'certified', 'platform', 'enable'],
  ['certified', 'pending', 'engineer', 'add skills'],
]);
