import { call } from '../call.js';
import { IdAnswer, IdRequest } from '../common.dto.js';
import {
  AddPayoutFileRequest,
  PayoutFileContent,
  PayoutFiles,
  PayoutList,
  PayoutPayees,
  PayoutPayeesRequest,
} from './payout-file.dto.js';

export const payoutFiles = call('/withdrawals/payout-files', {
  may: 'finance:withdrawal:pay',
  response: PayoutFiles,
  summary: 'Approved withdrawals that are in no payment file yet, and the latest files',
});

export const payoutPayees = call('/withdrawals/payout-payees', {
  may: 'finance:withdrawal:pay',
  request: PayoutPayeesRequest,
  response: PayoutPayees,
  summary: 'Who would be paid by a payment file made now, with masked accounts, and the sum to confirm',
});

export const payoutFilePayees = call('/withdrawals/payout-file-payees', {
  may: 'finance:withdrawal:pay',
  request: IdRequest,
  response: PayoutPayees,
  summary: 'Who is paid by a payment file, with masked accounts',
});

export const payoutList = call('/withdrawals/payout-list', {
  may: 'finance:withdrawal:pay',
  request: IdRequest,
  response: PayoutList,
  summary: 'The list of payees that accompanies a payment file, as PDF',
});

export const addPayoutFile = call('/withdrawals/add-payout-file', {
  may: 'finance:withdrawal:pay',
  request: AddPayoutFileRequest,
  response: IdAnswer,
  summary: 'Puts approved withdrawals into a payment file for the bank, each payout once',
});

export const payoutFileContent = call('/withdrawals/payout-file-content', {
  may: 'finance:withdrawal:pay',
  request: IdRequest,
  response: PayoutFileContent,
  summary: 'A payment file in the bank’s format; each download is logged',
});
