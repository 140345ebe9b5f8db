import { call, uploadCall } from '../call.js';
import { IdActionRequest, IdAnswer, IdRequest } from '../common.dto.js';
import {
  BankImport,
  BankImportAccount,
  BankLineDetail,
  CreditBankLineRequest,
  MatchBankLineRequest,
  SetAsideBankLineRequest,
} from './bank-import.dto.js';

export const bankImportAccounts = call('/bank-imports/bank-import-accounts', {
  may: 'finance:bank-line:match',
  response: [BankImportAccount],
  summary: 'Our accounts that a file of a bank may be of',
});

export const uploadBankFile = uploadCall('/bank-imports/upload-bank-file', {
  may: 'finance:bank-line:match',
  response: BankImport,
  asks: 'house_account_id',
  summary: 'Reads a file of a bank and says of each line what is wrong with it; nothing is taken over yet',
});

export const addBankImport = call('/bank-imports/add-bank-import', {
  may: 'finance:bank-line:match',
  request: IdActionRequest,
  response: BankImport,
  summary: 'Takes the lines of a file over, each once, whichever file brought it before',
});

export const bankLineDetail = call('/bank-lines/bank-line-detail', {
  may: 'finance:bank-line:list',
  request: IdRequest,
  response: BankLineDetail,
  summary: 'One line of a bank with what it may be',
});

export const matchBankLine = call('/bank-lines/match-bank-line', {
  may: 'finance:bank-line:match',
  request: MatchBankLineRequest,
  response: IdAnswer,
  summary: 'Says what a line of a bank is, which moves that on: a withdrawal is paid, or its payout failed',
});

export const setAsideBankLine = call('/bank-lines/set-aside-bank-line', {
  may: 'finance:bank-line:match',
  request: SetAsideBankLineRequest,
  response: IdAnswer,
  summary: 'Says that a line of a bank is nothing of ours, and why',
});

export const reopenBankLine = call('/bank-lines/reopen-bank-line', {
  may: 'finance:bank-line:match',
  request: IdActionRequest,
  response: IdAnswer,
  summary: 'Opens a line of a bank again that was set aside',
});

export const creditBankLine = call('/bank-lines/credit-bank-line', {
  may: 'finance:bank-line:credit',
  request: CreditBankLineRequest,
  response: IdAnswer,
  summary:
    'Puts money that came without a word on the balance of whose it is, as a recharge; never one’s own',
});
