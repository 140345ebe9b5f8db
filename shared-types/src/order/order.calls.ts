import { call } from '../call.js';
import { IdRequest } from '../common.dto.js';
import { OrderPrice } from './order-price.dto.js';
import {
  MyOrderListRequest,
  OrderCount,
  OrderDetail,
  OrderDetailRequest,
  OrderListRequest,
  OrderListResponse,
} from './order.dto.js';

export const orderList = call('/order/order-list', {
  may: 'member',
  request: MyOrderListRequest,
  response: OrderListResponse,
  summary: "Lists the caller's orders, newest first",
});

export const orderCount = call('/order/order-count', {
  may: 'member',
  response: OrderCount,
  summary: 'Counts the caller’s orders by pending step',
});

export const orderDetail = call('/order/order-detail', {
  may: 'member',
  request: OrderDetailRequest,
  response: OrderDetail,
  summary: "One of the caller's orders, with its lines and history",
});

export const orderPrice = call('/order/order-price', {
  may: 'member',
  request: IdRequest,
  response: OrderPrice,
  summary: 'Cost of one of the caller’s orders part by part, with payments and refunds',
});

export const companyOrderList = call('/index/api-company-order-list', {
  may: 'member',
  request: OrderListRequest,
  response: OrderListResponse,
  summary: "Lists the orders of the caller's company, newest first; none without a company",
});
