import { RESERVATION_STATUS } from '../states.js';
import { machine } from './machine.js';

export const reservationMachine = machine('reservation', RESERVATION_STATUS, [
  [null, 'pending_payment', 'member', 'choose a slot'],
  ['pending_payment', 'unpaid', 'system', 'not paid'],
  ['pending_payment', 'under_review', "payment provider or member's balance", 'paid'],
  ['under_review', 'booked', 'host', 'confirm'],
  ['under_review', 'booked', 'system', 'host has automatic confirmation on'],
  ['under_review', 'refunding', 'host', 'refuse'],
  ['under_review', 'refunding', 'system', 'host silent for 24 h, or until 1 h before the start'],
  ['booked', 'booked', 'member', 'move the time'],
  ['booked', 'in_progress', 'system', 'first party joins between 5 minutes before and the end'],
  ['in_progress', 'completed', 'system', 'end of the slot and both were there'],
  ['in_progress', 'missed', 'system', 'end of the slot, host there, user not'],
  ['booked', 'missed', 'system', 'end of the slot, host there, user not'],
  ['in_progress', 'refunding', 'system', 'end of the slot, host not there'],
  ['booked', 'refunding', 'system', 'end of the slot, host not there'],
  ['booked', 'refunding', 'platform', 'host cannot attend, goods sold'],
  ['refunding', 'refunded', 'system', 'money booked back'],
]);
