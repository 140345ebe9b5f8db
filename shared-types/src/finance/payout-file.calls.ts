import { call } from '../call.js';
import { IdAnswer, IdRequest } from '../common.dto.js';
import { AddPayoutFileRequest, PayoutFileContent, PayoutFiles } from './payout-file.dto.js';

export const payoutFiles = call('/withdrawals/payout-files', {
  may: 'finance:withdrawal:pay',
  response: PayoutFiles,
  summary: 'Approved withdrawals that are in no payment file yet, and the latest files',
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
