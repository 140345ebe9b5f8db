import {
  addBankAccount,
  bankAccountList,
  delBankAccount,
  updateBankAccount,
} from '@fovea/shared-types/finance/bank-account.calls';
import { myBalance } from '@fovea/shared-types/finance/finance.calls';
import {
  addWithdrawal,
  cancelWithdrawal,
  myWithdrawalList,
} from '@fovea/shared-types/finance/withdrawal.calls';
import type {
  AddWithdrawalRequest,
  MyWithdrawalListRequest,
} from '@fovea/shared-types/finance/withdrawal.dto';
import type { AddBankAccountRequest } from '@fovea/shared-types/finance/bank-account.dto';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api-client';

export const bankAccountsQuery = () =>
  queryOptions({
    queryKey: ['bank-accounts'],
    queryFn: ({ signal }) => api(bankAccountList, {}, { signal, quiet: true }),
  });

/** The dialog shows what these refuse. */
export const saveBankAccount = (request: AddBankAccountRequest, replaced: number | null) =>
  replaced === null
    ? api(addBankAccount, request, { quiet: true })
    : api(updateBankAccount, { ...request, id: replaced }, { quiet: true });

export const deleteBankAccount = (id: number) => api(delBankAccount, { id });

export const withdrawalKey = ['withdrawals'] as const;

export const myWithdrawalsQuery = (request: MyWithdrawalListRequest) =>
  queryOptions({
    queryKey: [...withdrawalKey, 'list', request],
    queryFn: ({ signal }) => api(myWithdrawalList, request, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });

export const myMoneyQuery = () =>
  queryOptions({
    queryKey: [...withdrawalKey, 'money'],
    queryFn: ({ signal }) => api(myBalance, {}, { signal, quiet: true }),
  });

export const requestWithdrawal = (request: AddWithdrawalRequest) =>
  api(addWithdrawal, request, { quiet: true });
export const cancelOwnWithdrawal = (id: number) => api(cancelWithdrawal, { id });
