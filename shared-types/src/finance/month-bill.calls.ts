import { call } from '../call.js';
import { IdAnswer, IdRequest } from '../common.dto.js';
import {
  AddMonthBillRequest,
  ConfirmMonthBillRequest,
  CustomerStatementRequest,
  MonthBillDetail,
  MonthBillDocument,
  MonthBillState,
  MyMonthBillListRequest,
  MyMonthBillPage,
  MyStatementRequest,
  ReverseMonthBillPaymentRequest,
} from './month-bill.dto.js';
import { PayAnswer, PayRequest } from './payment.dto.js';

export const myMonthBillList = call('/month-bills/my-month-bill-list', {
  may: 'member',
  request: MyMonthBillListRequest,
  response: MyMonthBillPage,
  summary: "The caller's monthly bills, the latest first",
});

export const payMonthBill = call('/month-bills/pay-month-bill', {
  may: 'member',
  request: PayRequest,
  response: PayAnswer,
  summary: 'Pays a whole bill',
});

export const myMonthBillDocument = call('/month-bills/my-month-bill-paper', {
  may: 'member',
  request: IdRequest,
  response: MonthBillDocument,
  summary: 'One of the caller’s monthly bills as PDF, in the caller’s language',
});

export const monthBillDetail = call('/month-bills/month-bill-detail', {
  may: 'finance:month-bill:list',
  request: IdRequest,
  response: MonthBillDetail,
  summary: 'One bill with its lines',
});

export const monthBillDocument = call('/month-bills/month-bill-paper', {
  may: 'finance:month-bill:list',
  request: IdRequest,
  response: MonthBillDocument,
  summary: 'A bill as PDF, in the reader’s language',
});

export const customerStatement = call('/month-bills/customer-statement', {
  may: 'finance:month-bill:list',
  request: CustomerStatementRequest,
  response: MonthBillDocument,
  summary:
    'A customer’s statement of account as PDF: unpaid bills of a currency, by how long they are overdue',
});

export const myStatement = call('/month-bills/my-statement', {
  may: 'member',
  request: MyStatementRequest,
  response: MonthBillDocument,
  summary: 'The caller’s statement of account as PDF: unpaid bills of a currency',
});

export const addMonthBill = call('/month-bills/add-month-bill', {
  may: 'finance:month-bill:add',
  request: AddMonthBillRequest,
  response: IdAnswer,
  summary: 'Opens the bill of the current month; its fees are summed as they accrue',
});

export const confirmMonthBill = call('/month-bills/confirm-month-bill', {
  may: 'finance:month-bill:confirm',
  request: ConfirmMonthBillRequest,
  response: MonthBillState,
  summary: 'Records a payment of a bill at the bank: of all that is left, or of a part',
});

export const reverseMonthBillPayment = call('/month-bills/reverse-month-bill-payment', {
  may: 'finance:month-bill:confirm',
  request: ReverseMonthBillPaymentRequest,
  response: MonthBillState,
  summary: 'Reverses a recorded payment, by its id: the bill is owed again',
});
