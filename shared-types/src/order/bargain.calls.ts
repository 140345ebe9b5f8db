import { call } from '../call.js';
import { IdRequest } from '../common.dto.js';
import {
  AddBargainRequest,
  AuditBargainRequest,
  BargainAnswer,
  BargainDetail,
  CancelBargainRequest,
  MyBargainListRequest,
  MyBargainListResponse,
  ReplyBargainRequest,
} from './bargain.dto.js';

export const addBargain = call('/bargains/add-bargain', {
  may: 'member',
  request: AddBargainRequest,
  response: BargainAnswer,
  summary: 'Offers a price for goods that are negotiable; the terms of negotiation are accepted with it',
});

export const myBargainList = call('/bargains/my-bargain-list', {
  may: 'member',
  request: MyBargainListRequest,
  response: MyBargainListResponse,
  summary: 'The caller’s negotiations as a buyer, newest first',
});

export const bargainDetail = call('/bargains/bargain-detail', {
  may: 'member',
  request: IdRequest,
  response: BargainDetail,
  summary: 'One of the caller’s negotiations with every offer',
});

export const replyBargain = call('/bargains/reply-bargain', {
  may: 'member',
  request: ReplyBargainRequest,
  response: BargainAnswer,
  summary: 'The buyer accepts, offers again, declines or withdraws',
});

export const adminBargainDetail = call('/bargains/admin-bargain-detail', {
  may: 'order:bargain:list',
  request: IdRequest,
  response: BargainDetail,
  summary: 'A negotiation about the company’s goods with every offer',
});

export const auditBargain = call('/bargains/audit-bargain', {
  may: 'order:bargain:answer',
  request: AuditBargainRequest,
  response: BargainAnswer,
  summary: 'The merchant accepts, makes a counter-offer or declines',
});

export const cancelBargain = call('/bargains/cancel-bargain', {
  may: 'order:bargain:void',
  request: CancelBargainRequest,
  response: BargainAnswer,
  summary: 'Voids an agreed price for the platform, with a reason',
});
