import { call } from '../call.js';
import { IdAnswer, IdRequest } from '../common.dto.js';
import { AddBankAccountRequest, BankAccount, UpdateBankAccountRequest } from './bank-account.dto.js';

export const bankAccountList = call('/bank-accounts/bank-account-list', {
  may: 'member',
  response: [BankAccount],
  summary: "The caller's bank accounts, their numbers masked",
});

export const addBankAccount = call('/bank-accounts/add-bank-account', {
  may: 'member',
  request: AddBankAccountRequest,
  response: IdAnswer,
  summary: 'Adds a bank account of the caller; asks for his password again',
});

export const updateBankAccount = call('/bank-accounts/update-bank-account', {
  may: 'member',
  request: UpdateBankAccountRequest,
  response: IdAnswer,
  summary: 'Puts another bank account in the place of one; asks for the password again',
});

export const delBankAccount = call('/bank-accounts/del-bank-account', {
  may: 'member',
  request: IdRequest,
  response: null,
  summary: 'Deletes a bank account; withdrawals that were asked to it go on',
});
