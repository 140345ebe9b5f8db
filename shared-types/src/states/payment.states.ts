import { PAYMENT_STATUS } from '../states.js';
import { machine } from './machine.js';

export const paymentMachine = machine('payment', PAYMENT_STATUS, [
  [null, 'created', 'payer', 'choose a method'],
  ['created', 'processing', 'payer', 'opens the provider page'],
  ['created', 'captured', 'payment provider', 'signed success'],
  ['processing', 'captured', 'payment provider', 'signed success'],
  ['created', 'failed', 'payment provider', 'signed failure'],
  ['processing', 'failed', 'payment provider', 'signed failure'],
  ['created', 'expired', 'system', 'no message'],
  ['processing', 'expired', 'system', 'no message'],
  [
    'created',
    'parked',
    'payment provider',
    'signed success, wrong amount or currency, or document already captured or cancelled',
  ],
  [
    'processing',
    'parked',
    'payment provider',
    'signed success, wrong amount or currency, or document already captured or cancelled',
  ],
  ['parked', 'returned', 'system', 'return the money'],
  ['parked', 'returned', 'finance', 'return or credit by hand'],
  ['captured', 'returned', 'system', 'full refund done'],
]);
