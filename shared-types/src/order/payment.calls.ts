import { call } from '../call.js';
import { IdRequest } from '../common.dto.js';
import { PayAnswer, PayRequest } from '../finance/payment.dto.js';
import { PaymentGroup } from './payment-group.dto.js';

export const payOrder = call('/order/pay-order', {
  may: 'member',
  request: PayRequest,
  response: PayAnswer,
  summary: "Pays one of the caller's orders by balance, bank transfer, monthly bill or online",
});

export const payPaymentGroup = call('/order/pay-payment-group', {
  may: 'member',
  request: PayRequest,
  response: PayAnswer,
  summary: 'Pays all unpaid orders of one checkout at once',
});

export const paymentGroup = call('/order/payment-group', {
  may: 'member',
  request: IdRequest,
  response: PaymentGroup,
  summary: 'The orders of one checkout and their states',
});
