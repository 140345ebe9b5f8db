import { call } from '../call.js';
import { PayAnswer, PayRequest } from '../finance/payment.dto.js';

export const payOrder = call('/order/pay-order', {
  may: 'member',
  request: PayRequest,
  response: PayAnswer,
  summary: "Pays one of the caller's orders by balance, bank transfer, monthly bill or online",
});
