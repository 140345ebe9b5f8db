import {
  ALLOCATION_STATUS,
  ARRIVAL_STATUS,
  RECALL_PARTY_STATUS,
  RECALL_STATUS,
  SEND_STATUS,
  DEVICE_NOTICE_STATUS,
  STOCK_AUDIT_STATUS,
  STOCK_COUNT_STATUS,
  STOCK_DOCUMENT_STATUS,
  WAREHOUSE_STATUS,
} from '../states.js';
import { machine } from './machine.js';

export const warehouseMachine = machine('warehouse', WAREHOUSE_STATUS, [
  [null, 'enabled', 'warehouse manager', 'add'],
  ['enabled', 'disabled', 'warehouse manager', 'disable'],
  ['disabled', 'enabled', 'warehouse manager', 'enable'],
  ['enabled', 'deleted', 'warehouse manager', 'delete'],
  ['disabled', 'deleted', 'warehouse manager', 'delete'],
]);

export const arrivalMachine = machine('arrival', ARRIVAL_STATUS, [
  [null, 'expected', 'warehouse staff', 'add'],
  ['expected', 'arrived', 'warehouse staff', 'record the arrival'],
  ['arrived', 'stocked', 'system', 'stock-in made from it was approved'],
  ['stocked', 'arrived', 'system', 'the reversal of a stock-in made from it was approved'],
  ['arrived', 'arrived', 'warehouse staff', 'count what came later'],
  ['stocked', 'arrived', 'warehouse staff', 'count what came later'],
  ['arrived', 'expected', 'warehouse staff', 'correct a mistake'],
  ['expected', 'cancelled', 'warehouse staff', 'delete'],
  ['arrived', 'cancelled', 'warehouse staff', 'delete'],
]);

export const stockInMachine = machine('stock_in', STOCK_DOCUMENT_STATUS, [
  [null, 'pending', 'warehouse staff', 'add'],
  ['pending', 'approved', 'approver', 'approve'],
  ['pending', 'rejected', 'approver', 'reject'],
  ['pending', 'scrapped', 'initiator', 'withdraw'],
  ['rejected', 'scrapped', 'initiator', 'close'],
  ['approved', 'approved', 'holder of the scrap permission', 'request a reversal'],
  ['approved', 'scrapped', 'approver', 'approve the reversal'],
  ['pending', 'pending', 'initiator', 'change images or video'],
  ['approved', 'approved', 'initiator', 'change images or video'],
  ['rejected', 'rejected', 'initiator', 'change images or video'],
]);

export const stockOutMachine = machine('stock_out', STOCK_DOCUMENT_STATUS, [
  [null, 'pending', 'warehouse staff', 'add one or more'],
  ['pending', 'approved', 'approver', 'approve'],
  ['pending', 'rejected', 'approver', 'reject'],
  ['pending', 'scrapped', 'initiator', 'withdraw'],
  ['rejected', 'scrapped', 'initiator', 'close'],
  ['approved', 'approved', 'holder of the scrap permission', 'request a reversal'],
  ['approved', 'scrapped', 'approver', 'approve the reversal'],
  ['pending', 'scrapped', 'system', 'its order is cancelled'],
  ['rejected', 'scrapped', 'system', 'its order is cancelled'],
  ['approved', 'scrapped', 'system', 'its order is cancelled'],
  ['approved', 'approved', 'warehouse staff', 'turn a loan or trial into a sale'],
]);

export const allocationMachine = machine('allocation', ALLOCATION_STATUS, [
  [null, 'pending', 'warehouse staff', 'add'],
  ['pending', 'approved', 'approver', 'approve'],
  ['pending', 'rejected', 'approver', 'reject'],
  ['pending', 'scrapped', 'initiator', 'withdraw'],
  ['rejected', 'scrapped', 'initiator', 'close'],
  ['approved', 'approved', 'holder of the scrap permission', 'request a reversal'],
  ['approved', 'scrapped', 'approver', 'approve the reversal'],
  ['approved', 'in_transit', 'warehouse staff of the source', 'send'],
  ['in_transit', 'received', 'warehouse staff of the target', 'receive'],
  ['in_transit', 'received_short', 'warehouse staff of the target', 'receive'],
  ['received_short', 'received_short', 'warehouse staff of the target', 'receive'],
  ['received_short', 'received', 'warehouse staff of the target', 'receive'],
  ['in_transit', 'in_transit', 'warehouse staff of the source', 'return'],
  ['in_transit', 'closed', 'warehouse staff of the source', 'return'],
  ['received_short', 'received_short', 'warehouse staff of the source', 'return'],
  ['received_short', 'received', 'warehouse staff of the source', 'return'],
  ['in_transit', 'in_transit', 'approver', 'approve the loss of what is missing'],
  ['in_transit', 'closed', 'approver', 'approve the loss of what is missing'],
  ['received_short', 'received_short', 'approver', 'approve the loss of what is missing'],
  ['received_short', 'received', 'approver', 'approve the loss of what is missing'],
  ['in_transit', 'in_transit', 'approver', 'approve the reversal of the loss'],
  ['closed', 'in_transit', 'approver', 'approve the reversal of the loss'],
  ['received_short', 'received_short', 'approver', 'approve the reversal of the loss'],
  ['received', 'received_short', 'approver', 'approve the reversal of the loss'],
  ['in_transit', 'in_transit', 'holder of the scrap permission', 'request a reversal'],
  ['received_short', 'received_short', 'holder of the scrap permission', 'request a reversal'],
  ['received', 'received', 'holder of the scrap permission', 'request a reversal'],
  ['in_transit', 'scrapped', 'approver', 'approve the reversal'],
  ['received_short', 'scrapped', 'approver', 'approve the reversal'],
  ['received', 'scrapped', 'approver', 'approve the reversal'],
]);

export const stockReversalMachine = machine('stock_reversal', STOCK_DOCUMENT_STATUS, [
  [null, 'pending', 'holder of the scrap permission', 'request a reversal'],
  ['pending', 'approved', 'approver other than the requester', 'approve'],
  ['pending', 'rejected', 'approver other than the requester', 'reject'],
  ['pending', 'scrapped', 'requester', 'withdraw'],
  ['pending', 'scrapped', 'system', 'the order of the document is cancelled'],
]);

export const stockApprovalMachine = machine('stock_approval', STOCK_AUDIT_STATUS, [
  [null, 'pending', 'initiator', 'send a stock document'],
  ['pending', 'approved', 'approver', 'approve'],
  ['pending', 'pending', 'approver', 'first of two approvals'],
  ['pending', 'rejected', 'approver', 'reject'],
  ['pending', 'withdrawn', 'initiator', 'withdraw the document'],
]);

export const noticeMachine = machine('device_notice', DEVICE_NOTICE_STATUS, [
  [null, 'draft', 'dealer', 'add'],
  ['draft', 'sent', 'dealer', 'send'],
  ['sent', 'answered', 'dealer', 'answer'],
]);

export const recallMachine = machine('recall', RECALL_STATUS, [
  [null, 'draft', 'staff of the platform', 'add'],
  ['draft', 'open', 'staff of the platform', 'open'],
  ['open', 'closed', 'staff of the platform', 'close'],
]);

export const recallPartyMachine = machine('recall_party', RECALL_PARTY_STATUS, [
  [null, 'told', 'system', 'open a recall'],
  ['told', 'acknowledged', 'notified party', 'acknowledge'],
  ['acknowledged', 'settled', 'notified party', 'settle'],
]);

export const sendMachine = machine('send', SEND_STATUS, [
  [null, 'prepared', 'warehouse staff', 'add'],
  ['prepared', 'sent', 'warehouse staff', 'record logistics code'],
  ['prepared', 'cancelled', 'warehouse staff', 'delete'],
  ['sent', 'delivered', 'system', 'order received, by buyer or auto-receipt'],
  ['sent', 'delivered', 'warehouse staff', 'record the proof of delivery'],
  ['sent', 'came_back', 'warehouse staff', 'record the return'],
]);

export const stockCheckMachine = machine('stock_check', STOCK_COUNT_STATUS, [
  [null, 'counting', 'warehouse staff', 'add'],
  ['counting', 'counting', 'warehouse staff', 'enter counted numbers'],
  ['counting', 'counting', 'holder of the confirm permission', 'have lines counted anew'],
  ['counting', 'confirmed', 'holder of the confirm permission', 'confirm'],
  ['counting', 'cancelled', 'warehouse staff', 'cancel'],
  ['counting', 'cancelled', 'system', 'open for 7 days'],
]);
