import { call } from '../call.js';
import { AddOrderRequest, AddOrderResponse, OrderQuote, OrderQuoteRequest } from './checkout.dto.js';

export const orderQuote = call('/order/order-quote', {
  may: 'member',
  request: OrderQuoteRequest,
  response: OrderQuote,
  summary: 'What an order would cost with freight and tax, by merchant, and what stands in its way',
});

export const addOrder = call('/order/add-order', {
  may: 'member',
  request: AddOrderRequest,
  response: AddOrderResponse,
  summary:
    'Orders what was quoted, one order for each merchant; refused when anything of the quote has changed',
});
