import { call, type NoRequest } from '../call.js';
import type {
  OrderCount,
  OrderDetail,
  OrderDetailRequest,
  OrderListRequest,
  OrderListResponse,
} from './order.dto.js';

export const orderList = call<OrderListRequest, OrderListResponse>('/order/order-list');
export const orderCount = call<NoRequest, OrderCount>('/order/order-count');
export const orderDetail = call<OrderDetailRequest, OrderDetail>('/order/order-detail');
