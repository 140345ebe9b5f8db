import { call } from '../call.js';
import { IdRequest } from '../common.dto.js';
import {
  ConfirmRemittanceRequest,
  CreditRemittanceRequest,
  SentRemittance,
  RemittanceAnswer,
  SendRemittanceRequest,
  SentRemittancesRequest,
} from './remittance.dto.js';

export const sendRemittance = call('/order/update-order-remittance', {
  may: 'member',
  request: SendRemittanceRequest,
  response: RemittanceAnswer,
  summary: 'Says that a document of the caller’s was paid by bank, and shows the papers; its clock stops',
});

export const sentRemittances = call('/order/order-remittances', {
  may: 'member',
  request: SentRemittancesRequest,
  response: [SentRemittance],
  summary: 'Bank transfers for one of the caller’s documents, the newest first',
});

export const remittanceDetail = call('/order/order-remittance-detail', {
  may: 'finance:remittance:list',
  request: IdRequest,
  response: SentRemittance,
  summary: 'One bank transfer with its papers',
});

export const confirmRemittance = call('/order/confirm-order-remittance', {
  may: 'finance:remittance:confirm',
  request: ConfirmRemittanceRequest,
  response: RemittanceAnswer,
  summary: 'Says that the money of a bank transfer arrived, or that it did not and why',
});

export const creditRemittance = call('/order/credit-order-remittance', {
  may: 'finance:remittance:confirm',
  request: CreditRemittanceRequest,
  response: RemittanceAnswer,
  summary: 'Puts what came instead of the amount due on the payer’s balance',
});
