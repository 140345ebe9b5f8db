import {
  addBankAccount,
  bankAccountList,
  delBankAccount,
  updateBankAccount,
} from '@fovea/shared-types/finance/bank-account.calls';
import type { AddBankAccountRequest } from '@fovea/shared-types/finance/bank-account.dto';
import { queryOptions } from '@tanstack/react-query';
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
