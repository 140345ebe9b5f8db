import { call } from '../call.js';
import { IdActionRequest, IdRequest } from '../common.dto.js';
import {
  AddJournalVoucherRequest,
  AuditJournalVoucherRequest,
  JournalVoucherDecision,
  JournalVoucherDetail,
  JournalVoucherState,
} from './journal-voucher.dto.js';

export const journalVoucherDetail = call('/journal-vouchers/journal-voucher-detail', {
  may: 'finance:journal-voucher:list',
  request: IdRequest,
  response: JournalVoucherDetail,
  summary: 'One journal voucher: which accounts, why, who asked and who decided',
});

export const addJournalVoucher = call('/journal-vouchers/add-journal-voucher', {
  may: 'finance:journal-voucher:add',
  request: AddJournalVoucherRequest,
  response: JournalVoucherState,
  summary: 'Asks for an entry between accounts of the platform; another person books it',
});

export const cancelJournalVoucher = call('/journal-vouchers/cancel-journal-voucher', {
  may: 'finance:journal-voucher:add',
  request: IdActionRequest,
  response: JournalVoucherState,
  summary: 'Takes one’s own journal voucher back while nobody has decided it',
});

export const auditJournalVoucher = call('/journal-vouchers/audit-journal-voucher', {
  may: 'finance:journal-voucher:approve',
  request: AuditJournalVoucherRequest,
  response: [JournalVoucherDecision],
  summary: 'Books or refuses journal vouchers that wait, each by itself',
});
