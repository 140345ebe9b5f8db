import { ENQUIRY_STATUS } from '../states.js';
import { machine } from './machine.js';

export const enquiryMachine = machine('enquiry', ENQUIRY_STATUS, [
  [null, 'new', 'visitor or member', 'send'],
  ['new', 'in_hand', 'staff', 'take'],
  ['new', 'answered', 'staff', 'answer'],
  ['in_hand', 'answered', 'staff', 'answer'],
  ['answered', 'in_hand', 'sender', 'writes again'],
  ['new', 'closed', 'staff', 'close'],
  ['in_hand', 'closed', 'staff', 'close'],
  ['answered', 'closed', 'staff', 'close'],
  ['answered', 'closed', 'system', 'no reaction'],
]);
