import { call } from '../call.js';
import { AddOrderResponse } from './checkout.dto.js';
import {
  AdminAddOrderRequest,
  AdminOrderQuote,
  AdminOrderQuoteRequest,
  OrderCustomer,
  OrderCustomersRequest,
} from './order-entry.dto.js';

export const orderCustomers = call('/order/order-customer-list', {
  may: 'order:order:add',
  request: OrderCustomersRequest,
  response: [OrderCustomer],
  summary: 'People for whom the caller may place an order, at most twenty',
});

export const adminOrderQuote = call('/order/admin-order-quote', {
  may: 'order:order:add',
  request: AdminOrderQuoteRequest,
  response: AdminOrderQuote,
  summary: 'Cost of an order for a customer, and what prevents it',
});

export const adminAddOrder = call('/order/admin-add-order', {
  may: 'order:order:add',
  request: AdminAddOrderRequest,
  response: AddOrderResponse,
  summary: 'Places an order for a customer, who pays for it',
});
