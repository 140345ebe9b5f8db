import { call } from '../call.js';
import { IdRequest } from '../common.dto.js';
import {
  ConfirmOrderRemittanceRequest,
  CreditOrderRemittanceRequest,
  OrderRemittance,
  RemittanceAnswer,
  UpdateOrderRemittanceRequest,
} from './remittance.dto.js';

export const updateOrderRemittance = call('/order/update-order-remittance', {
  may: 'member',
  request: UpdateOrderRemittanceRequest,
  response: RemittanceAnswer,
  summary: 'Says that an order of the caller’s was paid by bank, and shows the papers; its clock stops',
});

export const orderRemittances = call('/order/order-remittances', {
  may: 'member',
  request: IdRequest,
  response: [OrderRemittance],
  summary: 'Bank transfers of one of the caller’s orders, the newest first',
});

export const remittanceDetail = call('/order/order-remittance-detail', {
  may: 'finance:remittance:list',
  request: IdRequest,
  response: OrderRemittance,
  summary: 'One bank transfer with its papers',
});

export const confirmOrderRemittance = call('/order/confirm-order-remittance', {
  may: 'finance:remittance:confirm',
  request: ConfirmOrderRemittanceRequest,
  response: RemittanceAnswer,
  summary: 'Says that the money of a bank transfer arrived, or that it did not and why',
});

export const creditOrderRemittance = call('/order/credit-order-remittance', {
  may: 'finance:remittance:confirm',
  request: CreditOrderRemittanceRequest,
  response: RemittanceAnswer,
  summary: 'Puts what came instead of the amount due on the buyer’s balance',
});
