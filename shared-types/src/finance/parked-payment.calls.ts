import { call } from '../call.js';
import { SettleParkedAnswer, SettleParkedRequest } from './parked-payment.dto.js';

export const creditParkedPayment = call('/payments/credit-parked-payment', {
  may: 'finance:parked:settle',
  request: SettleParkedRequest,
  response: SettleParkedAnswer,
  summary: "Puts held money on the payer's balance",
});

export const returnParkedPayment = call('/payments/return-parked-payment', {
  may: 'finance:parked:settle',
  request: SettleParkedRequest,
  response: SettleParkedAnswer,
  summary: 'Sends held money back to the payer, the way it came',
});
