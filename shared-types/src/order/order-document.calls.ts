import { call } from '../call.js';
import { OrderDocumentAnswer, OrderDocumentRequest } from './order-document.dto.js';

export const orderDocument = call('/order/order-paper', {
  may: 'member',
  request: OrderDocumentRequest,
  response: OrderDocumentAnswer,
  summary: 'Invoice or receipt of one of the caller’s orders as PDF, as first issued',
});

export const adminOrderDocument = call('/order/admin-order-paper', {
  may: 'order:invoice:print',
  request: OrderDocumentRequest,
  response: OrderDocumentAnswer,
  summary: 'Invoice or receipt of an order as PDF; each download is logged',
});
