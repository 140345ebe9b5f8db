import { call } from '../call.js';
import { IdActionRequest, IdRequest } from '../common.dto.js';
import { AuditMoneyRequest, RequestedDecision, RequestedState } from '../platform/approval.dto.js';
import { AddExchangeRequest, ExchangeDetail } from './exchange.dto.js';

export const exchangeDetail = call('/exchanges/exchange-detail', {
  may: 'finance:exchange:list',
  request: IdRequest,
  response: ExchangeDetail,
  summary: 'One exchange: whose money, at which rate, who asked and who decided',
});

export const addExchange = call('/exchanges/add-exchange', {
  may: 'finance:exchange:add',
  request: AddExchangeRequest,
  response: RequestedState,
  summary: 'Asks for an exchange between two currencies at a rate; another person books it',
});

export const cancelExchange = call('/exchanges/cancel-exchange', {
  may: 'finance:exchange:add',
  request: IdActionRequest,
  response: RequestedState,
  summary: 'Takes one’s own exchange back while nobody has decided it',
});

export const auditExchange = call('/exchanges/audit-exchange', {
  may: 'finance:exchange:approve',
  request: AuditMoneyRequest,
  response: [RequestedDecision],
  summary: 'Books or refuses exchanges that wait, each by itself',
});
