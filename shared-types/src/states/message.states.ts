import { MESSAGE_STATUS } from '../states.js';
import { machine } from './machine.js';

export const messageMachine = machine('message', MESSAGE_STATUS, [
  [null, 'unread', 'system', 'domain event handled'],
  ['unread', 'read', 'addressee', 'click the row or mark read'],
  ['unread', 'read', 'addressee', 'mark all read'],
]);
