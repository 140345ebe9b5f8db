import { call } from '../call.js';
import { IdRequest } from '../common.dto.js';
import { PaymentDetail, PaymentOptions, PaymentOptionsRequest } from './payment.dto.js';

export const paymentDetail = call('/payments/payment-detail', {
  may: 'member',
  request: IdRequest,
  response: PaymentDetail,
  summary: "One of the caller's tries at paying, and what became of it",
});

export const chooseBank = call('/payments/choose-bank', {
  may: 'member',
  request: PaymentOptionsRequest,
  response: null,
  summary: 'The caller says that he pays a document by bank transfer, which gives it the time of one, once',
});

export const paymentOptions = call('/payments/payment-options', {
  may: 'member',
  request: PaymentOptionsRequest,
  response: PaymentOptions,
  summary: 'What the caller owes on a document, and by what it can be paid',
});
