import { call } from '../call.js';
import { OrderPaperAnswer, OrderPaperRequest } from './order-paper.dto.js';

export const orderPaper = call('/order/order-paper', {
  may: 'member',
  request: OrderPaperRequest,
  response: OrderPaperAnswer,
  summary: 'Invoice or receipt of one of the caller’s orders as PDF, as first issued',
});

export const adminOrderPaper = call('/order/admin-order-paper', {
  may: 'order:invoice:print',
  request: OrderPaperRequest,
  response: OrderPaperAnswer,
  summary: 'Invoice or receipt of an order as PDF; each download is logged',
});
