import { call } from '../call.js';
import { IdActionRequest, IdAnswer, IdRequest } from '../common.dto.js';
import { AuditMoneyRequest } from '../platform/approval.dto.js';
import { AddBankAccountRequest } from './bank-account.dto.js';
import {
  AddWithdrawalRequest,
  MyWithdrawalListRequest,
  MyWithdrawalListResponse,
  PayWithdrawalRequest,
  RetryWithdrawalRequest,
  WithdrawalDecision,
  WithdrawalDetail,
  WithdrawalParams,
  WithdrawalReasonRequest,
  WithdrawalState,
} from './withdrawal.dto.js';

export const addWithdrawal = call('/withdrawals/add-withdrawal', {
  may: 'member',
  request: AddWithdrawalRequest,
  response: WithdrawalState,
  summary: 'Requests a withdrawal from the caller’s balance; the amount is frozen',
});

export const myWithdrawalList = call('/withdrawals/my-withdrawal-list', {
  may: 'member',
  request: MyWithdrawalListRequest,
  response: MyWithdrawalListResponse,
  summary: "The caller's own withdrawals, the newest first",
});

export const cancelWithdrawal = call('/withdrawals/cancel-withdrawal', {
  may: 'member',
  request: IdActionRequest,
  response: WithdrawalState,
  summary: 'Withdraws an own withdrawal request that is not decided yet',
});

export const withdrawalParams = call('/withdrawals/withdrawal-params', {
  may: 'finance:withdrawal:add',
  response: WithdrawalParams,
  summary: "Balances and bank accounts of the caller's company",
});

export const addCompanyWithdrawal = call('/withdrawals/add-company-withdrawal', {
  may: 'finance:withdrawal:add',
  request: AddWithdrawalRequest,
  response: WithdrawalState,
  summary: 'Requests a withdrawal from the company’s balance; the amount is frozen',
});

export const cancelCompanyWithdrawal = call('/withdrawals/cancel-company-withdrawal', {
  may: 'finance:withdrawal:add',
  request: IdActionRequest,
  response: WithdrawalState,
  summary: 'Withdraws a withdrawal request of the company that is not decided yet',
});

export const addCompanyBankAccount = call('/bank-accounts/add-company-bank-account', {
  may: 'finance:bank-account:update',
  request: AddBankAccountRequest,
  response: IdAnswer,
  summary: 'Adds a bank account of the caller’s company; requires the caller’s password',
});

export const delCompanyBankAccount = call('/bank-accounts/del-company-bank-account', {
  may: 'finance:bank-account:update',
  request: IdRequest,
  response: null,
  summary: "Deletes a bank account of the caller's company",
});

export const withdrawalDetail = call('/withdrawals/withdrawal-detail', {
  may: 'finance:withdrawal:list',
  request: IdRequest,
  response: WithdrawalDetail,
  summary: 'One withdrawal with the owner’s balance, decisions and status history',
});

export const auditWithdrawal = call('/withdrawals/audit-withdrawal', {
  may: 'finance:withdrawal:approve',
  request: AuditMoneyRequest,
  response: [WithdrawalDecision],
  summary: 'Approves or rejects withdrawals, each by itself; above the limit two people approve',
});

export const payWithdrawal = call('/withdrawals/pay-withdrawal', {
  may: 'finance:withdrawal:pay',
  request: PayWithdrawalRequest,
  response: WithdrawalState,
  summary: 'Records that an approved withdrawal was paid out',
});

export const failWithdrawal = call('/withdrawals/fail-withdrawal', {
  may: 'finance:withdrawal:pay',
  request: WithdrawalReasonRequest,
  response: WithdrawalState,
  summary: 'Records that the bank refused the payout; the money stays frozen',
});

export const retryWithdrawal = call('/withdrawals/retry-withdrawal', {
  may: 'finance:withdrawal:pay',
  request: RetryWithdrawalRequest,
  response: WithdrawalState,
  summary: 'Retries a failed payout, possibly to another account of its owner',
});

export const returnWithdrawal = call('/withdrawals/return-withdrawal', {
  may: 'finance:withdrawal:pay',
  request: WithdrawalReasonRequest,
  response: WithdrawalState,
  summary: 'Gives up a failed payout and returns the money to the balance',
});
