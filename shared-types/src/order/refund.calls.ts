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
  summary: "What went back of one of the caller's orders, and what was said about it",
});

export const refundOrder = call('/order/refund-order', {
  may: 'member',
  request: RefundOrderRequest,
  response: RefundAnswer,
  summary: 'Asks for money back, whole or in part, within seven days of the receipt',
});

export const cancelRefund = call('/order/cancel-refund', {
  may: 'member',
  request: CancelRefundRequest,
  response: RefundAnswer,
  summary: 'Takes a request for money back; the order goes on',
});

export const updateRefundLogistics = call('/order/update-refund-logistics', {
  may: 'member',
  request: RefundLogisticsRequest,
  response: RefundAnswer,
  summary: 'Says by which parcel the goods go back',
});

export const escalateRefund = call('/order/escalate-refund', {
  may: 'member',
  request: EscalateRefundRequest,
  response: RefundAnswer,
  summary: 'Brings a rejected request before the platform, within seven days',
});

export const addRefundMessage = call('/order/add-refund-message', {
  may: 'member',
  request: RefundMessageRequest,
  response: RefundAnswer,
  summary: 'Writes to the merchant and the platform about an open refund',
});

export const adminRefundDetail = call('/order/admin-refund-detail', {
  may: 'order:refund:list',
  request: IdRequest,
  response: AdminRefundDetail,
  summary: 'One refund with what both sides said and showed',
});

export const adminAddRefundMessage = call('/order/admin-add-refund-message', {
  may: 'order:refund:audit',
  request: RefundMessageRequest,
  response: RefundAnswer,
  summary: 'Writes to the buyer about the open refund of an order',
});

export const auditRefund = call('/order/audit-refund', {
  may: 'order:refund:audit',
  request: AuditRefundRequest,
  response: RefundAnswer,
  summary: "The merchant's word on a request: whole or part, with the goods back first, or not",
});

export const confirmRefundReturn = call('/order/confirm-refund-return', {
  may: 'order:refund:audit',
  request: ConfirmRefundReturnRequest,
  response: RefundAnswer,
  summary: 'The goods came back as agreed, or the merchant disputes it',
});

export const decideRefund = call('/order/decide-refund', {
  may: 'order:refund:decide',
  request: DecideRefundRequest,
  response: RefundAnswer,
  summary: "The platform's word on a refund that the parties did not settle; of no party to it",
});

export const retryRefund = call('/order/retry-refund', {
  may: 'order:refund:retry',
  request: RetryRefundRequest,
  response: RefundAnswer,
  summary: "Pays back again what a provider refused, or credits the buyer's balance instead",
});
