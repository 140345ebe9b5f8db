import { call } from '../call.js';
import { IdRequest } from '../common.dto.js';
import { PaymentDetail } from './payment.dto.js';

export const paymentDetail = call('/payments/payment-detail', {
  may: 'member',
  request: IdRequest,
  response: PaymentDetail,
  summary: "One of the caller's tries at paying, and what became of it",
});
