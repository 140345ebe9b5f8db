import { call } from '../call.js';
import { IdAnswer, IdRequest } from '../common.dto.js';
import { AddBankAccountRequest, BankAccount, UpdateBankAccountRequest } from './bank-account.dto.js';

export const bankAccountList = call('/bank-accounts/bank-account-list', {
  may: 'member',
  response: [BankAccount],
  summary: 'The caller’s bank accounts with masked numbers',
});

export const addBankAccount = call('/bank-accounts/add-bank-account', {
  may: 'member',
  request: AddBankAccountRequest,
  response: IdAnswer,
  summary: 'Adds a bank account of the caller; requires the caller’s password',
});

export const updateBankAccount = call('/bank-accounts/update-bank-account', {
  may: 'member',
  request: UpdateBankAccountRequest,
  response: IdAnswer,
  summary: 'Replaces a bank account by another; requires the password',
});

export const delBankAccount = call('/bank-accounts/del-bank-account', {
  may: 'member',
  request: IdRequest,
  response: null,
  summary: 'Deletes a bank account; withdrawals requested to it continue',
});
