import { call } from '../call.js';
import { IdRequest } from '../common.dto.js';
import {
  AdminOrderCount,
  AdminOrderDetail,
  OrderRefundSwitchAnswer,
  OrderRefundSwitchRequest,
} from './order-admin.dto.js';

export const adminOrderDetail = call('/order/admin-order-detail', {
  may: 'order:order:list',
  request: IdRequest,
  response: AdminOrderDetail,
  summary: 'One order with its lines and status history',
});

export const adminOrderCount = call('/order/admin-order-count', {
  may: 'order:order:list',
  response: [AdminOrderCount],
  summary: 'Pending orders of the caller’s companies, by state',
});

export const orderRefundSwitch = call('/order/order-refund-switch', {
  may: 'order:order:refund-switch',
  request: OrderRefundSwitchRequest,
  response: OrderRefundSwitchAnswer,
  summary: 'Sets whether the buyer may request a refund of this order',
});
