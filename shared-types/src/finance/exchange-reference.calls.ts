import { call } from '../call.js';
import { ExchangeReference, ExchangeReferenceRequest } from './exchange-reference.dto.js';

/** Asked while an exchange is typed. */
export const exchangeReference = call('/exchanges/exchange-reference', {
  may: 'finance:exchange:add',
  request: ExchangeReferenceRequest,
  response: ExchangeReference,
  summary: 'The reference rate of two currencies on a day, and how far from it a rate needs no reason',
});
