import { call } from '../call.js';
import {
  AddOrderRequest,
  AddOrderResponse,
  CancelOrderAnswer,
  CancelOrderRequest,
  OrderQuote,
  OrderQuoteRequest,
} from './checkout.dto.js';

export const orderQuote = call('/order/order-quote', {
  may: 'member',
  request: OrderQuoteRequest,
  response: OrderQuote,
  summary: 'Cost of an order with freight and tax, by merchant, and what prevents it',
});

export const addOrder = call('/order/add-order', {
  may: 'member',
  request: AddOrderRequest,
  response: AddOrderResponse,
  summary:
    'Orders what was quoted, one order for each merchant; refused when anything of the quote has changed',
});

export const cancelOrder = call('/order/cancel-order', {
  may: 'member',
  request: CancelOrderRequest,
  response: CancelOrderAnswer,
  summary:
    "Ends an order of the caller's that is not paid; giving up a lot that was won counts as not paying in time",
});

export const adminCancelOrder = call('/order/admin-cancel-order', {
  may: 'order:order:cancel',
  request: CancelOrderRequest,
  response: CancelOrderAnswer,
  summary: 'Cancels an unpaid shop order, with a reason shown to the buyer',
});
