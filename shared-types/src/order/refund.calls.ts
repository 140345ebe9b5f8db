import { call } from '../call.js';
import { IdRequest } from '../common.dto.js';
import {
  AdminRefundDetail,
  AuditRefundRequest,
  CancelRefundRequest,
  ConfirmRefundReturnRequest,
  DecideRefundRequest,
  EscalateRefundRequest,
  OrderRefunds,
  RefundAnswer,
  RefundLogisticsRequest,
  RefundMessageRequest,
  RefundOrderRequest,
  RetryRefundRequest,
} from './refund.dto.js';

export const orderRefunds = call('/order/order-refunds', {
  may: 'member',
  request: IdRequest,
  response: OrderRefunds,
  summary: 'Refund of one of the caller’s orders with its history',
});

export const refundOrder = call('/order/refund-order', {
  may: 'member',
  request: RefundOrderRequest,
  response: RefundAnswer,
  summary: 'Requests a refund, in full or in part, within seven days of receipt',
});

export const cancelRefund = call('/order/cancel-refund', {
  may: 'member',
  request: CancelRefundRequest,
  response: RefundAnswer,
  summary: 'Withdraws a refund request; the order continues',
});

export const updateRefundLogistics = call('/order/update-refund-logistics', {
  may: 'member',
  request: RefundLogisticsRequest,
  response: RefundAnswer,
  summary: 'Records the parcel with which the goods are returned',
});

export const escalateRefund = call('/order/escalate-refund', {
  may: 'member',
  request: EscalateRefundRequest,
  response: RefundAnswer,
  summary: 'Escalates a rejected refund request to the platform, within seven days',
});

export const addRefundMessage = call('/order/add-refund-message', {
  may: 'member',
  request: RefundMessageRequest,
  response: RefundAnswer,
  summary: 'Sends the merchant and the platform a message about an open refund',
});

export const adminRefundDetail = call('/order/admin-refund-detail', {
  may: 'order:refund:list',
  request: IdRequest,
  response: AdminRefundDetail,
  summary: 'One refund with the remarks and pictures of both sides',
});

export const adminAddRefundMessage = call('/order/admin-add-refund-message', {
  may: 'order:refund:audit',
  request: RefundMessageRequest,
  response: RefundAnswer,
  summary: 'Sends the buyer a message about the open refund of an order',
});

export const auditRefund = call('/order/audit-refund', {
  may: 'order:refund:audit',
  request: AuditRefundRequest,
  response: RefundAnswer,
  summary:
    'Decides a refund request for the merchant: in full, in part, after the goods are returned, or refused',
});

export const confirmRefundReturn = call('/order/confirm-refund-return', {
  may: 'order:refund:audit',
  request: ConfirmRefundReturnRequest,
  response: RefundAnswer,
  summary: 'Confirms the return of the goods, or disputes it',
});

export const decideRefund = call('/order/decide-refund', {
  may: 'order:refund:decide',
  request: DecideRefundRequest,
  response: RefundAnswer,
  summary: 'Decides a disputed refund for the platform; by nobody who is a party to it',
});

export const retryRefund = call('/order/retry-refund', {
  may: 'order:refund:retry',
  request: RetryRefundRequest,
  response: RefundAnswer,
  summary: 'Retries a refund that a provider refused, or credits the buyer’s balance instead',
});
