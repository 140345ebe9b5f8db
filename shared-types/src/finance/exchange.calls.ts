import { call } from '../call.js';
import { IdActionRequest, IdRequest } from '../common.dto.js';
import { AuditMoneyRequest, RequestedDecision, RequestedState } from '../platform/approval.dto.js';
import { AddExchangeRequest, ExchangeDetail } from './exchange.dto.js';

export const exchangeDetail = call('/exchanges/exchange-detail', {
  may: 'finance:exchange:list',
  request: IdRequest,
  response: ExchangeDetail,
  summary: 'One exchange: owner, rate, requester and decision',
});

export const addExchange = call('/exchanges/add-exchange', {
  may: 'finance:exchange:add',
  request: AddExchangeRequest,
  response: RequestedState,
  summary: 'Requests an exchange between two currencies at a rate; another person approves it',
});

export const cancelExchange = call('/exchanges/cancel-exchange', {
  may: 'finance:exchange:add',
  request: IdActionRequest,
  response: RequestedState,
  summary: 'Withdraws an own exchange request that is not decided yet',
});

export const auditExchange = call('/exchanges/audit-exchange', {
  may: 'finance:exchange:approve',
  request: AuditMoneyRequest,
  response: [RequestedDecision],
  summary: 'Approves or rejects pending exchanges, each by itself',
});
