import { call } from '../call.js';
import { IdRequest } from '../common.dto.js';
import { PaymentDetail, PaymentOptions, PaymentOptionsRequest } from './payment.dto.js';

export const paymentDetail = call('/payments/payment-detail', {
  may: 'member',
  request: IdRequest,
  response: PaymentDetail,
  summary: 'One of the caller’s payments and its result',
});

export const chooseBank = call('/payments/choose-bank', {
  may: 'member',
  request: PaymentOptionsRequest,
  response: null,
  summary: 'Announces payment of a document by bank transfer, which extends its deadline once',
});

export const paymentOptions = call('/payments/payment-options', {
  may: 'member',
  request: PaymentOptionsRequest,
  response: PaymentOptions,
  summary: 'What the caller owes on a document, and the payment methods offered',
});
