import { call } from '../call.js';
import { IdRequest } from '../common.dto.js';
import { AuditMoneyRequest } from '../platform/approval.dto.js';
import {
  AddProceedsPayoutRequest,
  ProceedsPayoutDecision,
  ProceedsPayoutDetail,
  ProceedsPayoutState,
} from './proceeds-payout.dto.js';

export const transferDetail = call('/transfers/transfer-detail', {
  may: 'finance:transfer:list',
  request: IdRequest,
  response: ProceedsPayoutDetail,
  summary: 'One proceeds payout with its fee, refunds, and status history',
});

export const addProceedsPayout = call('/transfers/add-transfer', {
  may: 'finance:transfer:add',
  request: AddProceedsPayoutRequest,
  response: ProceedsPayoutState,
  summary:
    'Puts what escrow still holds for a completed order aside for its merchant; another person releases it',
});

export const auditTransfer = call('/transfers/audit-transfer', {
  may: 'finance:transfer:approve',
  request: AuditMoneyRequest,
  response: [ProceedsPayoutDecision],
  summary:
    'Releases proceeds payouts that were created by hand or stopped, or stops pending ones, each by itself',
});
