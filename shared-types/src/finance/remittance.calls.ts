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
  summary: 'Reports a bank transfer for a document of the caller with its receipts; the deadline stops',
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
  summary: 'One bank transfer with its documents',
});

export const confirmRemittance = call('/order/confirm-order-remittance', {
  may: 'finance:remittance:confirm',
  request: ConfirmRemittanceRequest,
  response: RemittanceAnswer,
  summary: 'Confirms a bank transfer, or rejects it with a reason',
});

export const creditRemittance = call('/order/credit-order-remittance', {
  may: 'finance:remittance:confirm',
  request: CreditRemittanceRequest,
  response: RemittanceAnswer,
  summary: 'Credits an amount that differs from the amount due to the payer’s balance',
});
