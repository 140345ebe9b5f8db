import { MONTH_BILL_STATUS } from '../states.js';
import { machine } from './machine.js';

export const monthBillMachine = machine('monthly_bill', MONTH_BILL_STATUS, [
  [null, 'open', 'system', 'first line of the month'],
  ['open', 'issued', 'system', "first day of the next month in the customer's zone"],
  ['open', 'void', 'system', 'month ends with price = 0'],
  ['issued', 'paid', 'customer', 'pay'],
  ['issued', 'paid', 'finance', 'record a bank payment'],
  ['issued', 'overdue', 'system', 'due date passed'],
  ['overdue', 'paid', 'customer or finance', 'pay'],
  ['paid', 'issued', 'finance', 'reverse a payment'],
  ['paid', 'overdue', 'finance', 'reverse a payment'],
  ['overdue', 'void', 'finance', 'write off'],
]);
