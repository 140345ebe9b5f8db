import { call } from '../call.js';
import { IdActionRequest, IdRequest } from '../common.dto.js';
import { AuditMoneyRequest, RequestedDecision, RequestedState } from '../platform/approval.dto.js';
import { AddWriteOffRequest, WriteOffDetail } from './write-off.dto.js';

export const writeOffDetail = call('/write-offs/write-off-detail', {
  may: 'finance:write-off:list',
  request: IdRequest,
  response: WriteOffDetail,
  summary: 'One write-off: of which bill and why, who asked and who decided',
});

export const addWriteOff = call('/write-offs/add-write-off', {
  may: 'finance:write-off:add',
  request: AddWriteOffRequest,
  response: RequestedState,
  summary: 'Asks for an overdue bill to be written off; another person books the loss',
});

export const cancelWriteOff = call('/write-offs/cancel-write-off', {
  may: 'finance:write-off:add',
  request: IdActionRequest,
  response: RequestedState,
  summary: 'Takes one’s own write-off back while nobody has decided it',
});

export const auditWriteOff = call('/write-offs/audit-write-off', {
  may: 'finance:write-off:approve',
  request: AuditMoneyRequest,
  response: [RequestedDecision],
  summary: 'Books or refuses write-offs that wait, each by itself',
});
