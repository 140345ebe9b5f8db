import { call } from '../call.js';
import { SettleSuspenseAnswer, SettleSuspenseRequest } from './suspense-payment.dto.js';

export const creditSuspensePayment = call('/payments/credit-parked-payment', {
  may: 'finance:parked:settle',
  request: SettleSuspenseRequest,
  response: SettleSuspenseAnswer,
  summary: 'Credits held money to the payer’s balance',
});

export const returnSuspensePayment = call('/payments/return-parked-payment', {
  may: 'finance:parked:settle',
  request: SettleSuspenseRequest,
  response: SettleSuspenseAnswer,
  summary: 'Returns held money to the payer by the original method',
});
