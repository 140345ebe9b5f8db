import { call } from '../call.js';
import { IdActionRequest, IdRequest } from '../common.dto.js';
import { AuditMoneyRequest, RequestedDecision, RequestedState } from '../platform/approval.dto.js';
import { AddJournalVoucherRequest, JournalVoucherDetail } from './journal-voucher.dto.js';

export const journalVoucherDetail = call('/journal-vouchers/journal-voucher-detail', {
  may: 'finance:journal-voucher:list',
  request: IdRequest,
  response: JournalVoucherDetail,
  summary: 'One journal voucher: which accounts, why, who asked and who decided',
});

export const addJournalVoucher = call('/journal-vouchers/add-journal-voucher', {
  may: 'finance:journal-voucher:add',
  request: AddJournalVoucherRequest,
  response: RequestedState,
  summary: 'Asks for an entry between accounts of the platform; another person books it',
});

export const cancelJournalVoucher = call('/journal-vouchers/cancel-journal-voucher', {
  may: 'finance:journal-voucher:add',
  request: IdActionRequest,
  response: RequestedState,
  summary: 'Takes one’s own journal voucher back while nobody has decided it',
});

export const auditJournalVoucher = call('/journal-vouchers/audit-journal-voucher', {
  may: 'finance:journal-voucher:approve',
  request: AuditMoneyRequest,
  response: [RequestedDecision],
  summary: 'Books or refuses journal vouchers that wait, each by itself',
});
