import { call } from '../call.js';
import { SettleParkedAnswer, SettleParkedRequest } from './parked-payment.dto.js';

export const creditParkedPayment = call('/payments/credit-parked-payment', {
  may: 'finance:parked:settle',
  request: SettleParkedRequest,
  response: SettleParkedAnswer,
  summary: 'Credits held money to the payer’s balance',
});

export const returnParkedPayment = call('/payments/return-parked-payment', {
  may: 'finance:parked:settle',
  request: SettleParkedRequest,
  response: SettleParkedAnswer,
  summary: 'Returns held money to the payer by the original method',
});
