import { call } from '../call.js';
import { IdActionRequest, IdRequest } from '../common.dto.js';
import { AuditMoneyRequest, RequestedDecision, RequestedState } from '../platform/approval.dto.js';
import { AddJournalVoucherRequest, JournalVoucherDetail } from './journal-voucher.dto.js';

export const journalVoucherDetail = call('/journal-vouchers/journal-voucher-detail', {
  may: 'finance:journal-voucher:list',
  request: IdRequest,
  response: JournalVoucherDetail,
  summary: 'One journal voucher: accounts, reason, requester and decision',
});

export const addJournalVoucher = call('/journal-vouchers/add-journal-voucher', {
  may: 'finance:journal-voucher:add',
  request: AddJournalVoucherRequest,
  response: RequestedState,
  summary: 'Requests an entry between platform accounts; another person approves it',
});

export const cancelJournalVoucher = call('/journal-vouchers/cancel-journal-voucher', {
  may: 'finance:journal-voucher:add',
  request: IdActionRequest,
  response: RequestedState,
  summary: 'Withdraws an own journal voucher that is not decided yet',
});

export const auditJournalVoucher = call('/journal-vouchers/audit-journal-voucher', {
  may: 'finance:journal-voucher:approve',
  request: AuditMoneyRequest,
  response: [RequestedDecision],
  summary: 'Approves or rejects pending journal vouchers, each by itself',
});
