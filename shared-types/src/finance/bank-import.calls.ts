import { call, uploadCall } from '../call.js';
import { IdActionRequest, IdAnswer, IdRequest } from '../common.dto.js';
import {
  BankImport,
  BankImportAccount,
  BankLineDetail,
  BankLineProposals,
  BankLineProposalsRequest,
  CreditBankLineRequest,
  MatchBankLineRequest,
  SetAsideBankLineRequest,
} from './bank-import.dto.js';

export const bankImportAccounts = call('/bank-imports/bank-import-accounts', {
  may: 'finance:bank-line:match',
  response: [BankImportAccount],
  summary: 'The platform’s bank accounts a bank file may belong to',
});

export const uploadBankFile = uploadCall('/bank-imports/upload-bank-file', {
  may: 'finance:bank-line:match',
  response: BankImport,
  asks: 'house_account_id',
  summary: 'Reads a bank file and reports the faults of each line; nothing is imported yet',
});

export const addBankImport = call('/bank-imports/add-bank-import', {
  may: 'finance:bank-line:match',
  request: IdActionRequest,
  response: BankImport,
  summary: 'Imports the lines of a bank file, each once, whichever file contained it before',
});

export const bankLineDetail = call('/bank-lines/bank-line-detail', {
  may: 'finance:bank-line:list',
  request: IdRequest,
  response: BankLineDetail,
  summary: 'One bank line with the documents it may belong to',
});

export const bankLineProposals = call('/bank-lines/bank-line-proposals', {
  may: 'finance:bank-line:list',
  request: BankLineProposalsRequest,
  response: [BankLineProposals],
  summary: 'The documents to which lines of a page may belong, line by line',
});

export const matchBankLine = call('/bank-lines/match-bank-line', {
  may: 'finance:bank-line:match',
  request: MatchBankLineRequest,
  response: IdAnswer,
  summary: 'Matches a bank line to its document: a withdrawal is paid, or its payout failed',
});

export const setAsideBankLine = call('/bank-lines/set-aside-bank-line', {
  may: 'finance:bank-line:match',
  request: SetAsideBankLineRequest,
  response: IdAnswer,
  summary: 'Sets a bank line aside as unrelated, with a reason',
});

export const reopenBankLine = call('/bank-lines/reopen-bank-line', {
  may: 'finance:bank-line:match',
  request: IdActionRequest,
  response: IdAnswer,
  summary: 'Reopens a bank line that was set aside',
});

export const creditBankLine = call('/bank-lines/credit-bank-line', {
  may: 'finance:bank-line:credit',
  request: CreditBankLineRequest,
  response: IdAnswer,
  summary:
    'Puts money that came without a word on the balance of whose it is, as a recharge; never one’s own',
});
