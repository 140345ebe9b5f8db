import { call } from '../call.js';
import { IdActionRequest, IdRequest } from '../common.dto.js';
import { AuditMoneyRequest, RequestedDecision, RequestedState } from '../platform/approval.dto.js';
import { AddWriteOffRequest, WriteOffDetail } from './write-off.dto.js';

export const writeOffDetail = call('/write-offs/write-off-detail', {
  may: 'finance:write-off:list',
  request: IdRequest,
  response: WriteOffDetail,
  summary: 'One write-off: bill, reason, requester and decision',
});

export const addWriteOff = call('/write-offs/add-write-off', {
  may: 'finance:write-off:add',
  request: AddWriteOffRequest,
  response: RequestedState,
  summary: 'Requests the write-off of an overdue bill; another person approves it',
});

export const cancelWriteOff = call('/write-offs/cancel-write-off', {
  may: 'finance:write-off:add',
  request: IdActionRequest,
  response: RequestedState,
  summary: 'Withdraws an own write-off request that is not decided yet',
});

export const auditWriteOff = call('/write-offs/audit-write-off', {
  may: 'finance:write-off:approve',
  request: AuditMoneyRequest,
  response: [RequestedDecision],
  summary: 'Approves or rejects pending write-offs, each by itself',
});
