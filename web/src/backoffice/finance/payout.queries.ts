import {
  addCompanyBankAccount,
  addCompanyWithdrawal,
  cancelCompanyWithdrawal,
  delCompanyBankAccount,
  failWithdrawal,
  payWithdrawal,
  retryWithdrawal,
  returnWithdrawal,
  withdrawalDetail,
  withdrawalParams,
} from '@fovea/shared-types/finance/withdrawal.calls';
import type { AddBankAccountRequest } from '@fovea/shared-types/finance/bank-account.dto';
import type { AddWithdrawalRequest } from '@fovea/shared-types/finance/withdrawal.dto';
import { withdrawalReview } from '@fovea/shared-types/finance/withdrawal-review.record';
import { withdrawal } from '@fovea/shared-types/finance/withdrawal.record';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../lib/api-client';
import { newRequestId } from '../../lib/request-id';
import { badgeKeys } from '../layout/badges.queries';
import { recordKey } from '../record/record.queries';

const DETAIL = ['withdrawal-detail'] as const;

export const withdrawalQuery = (id: number) =>
  queryOptions({
    queryKey: [...DETAIL, id],
    queryFn: ({ signal }) => api(withdrawalDetail, { id }, { signal, quiet: true }),
  });

export const withdrawalParamsQuery = () =>
  queryOptions({
    queryKey: [...DETAIL, 'params'],
    queryFn: ({ signal }) => api(withdrawalParams, {}, { signal, quiet: true }),
  });

export const saveCompanyAccount = (request: AddBankAccountRequest) =>
  api(addCompanyBankAccount, request, { quiet: true });
export const deleteCompanyAccount = (id: number) => api(delCompanyBankAccount, { id });
export const requestCompanyWithdrawal = (request: AddWithdrawalRequest) =>
  api(addCompanyWithdrawal, request, { quiet: true });
export const cancelRequestOfCompany = (id: number) =>
  api(cancelCompanyWithdrawal, { id, request_id: newRequestId() });

export const recordPayout = (id: number, bank_reference: string, request_id: string) =>
  api(payWithdrawal, { id, bank_reference, request_id }, { quiet: true });
export const recordFailure = (id: number, reason: string, request_id: string) =>
  api(failWithdrawal, { id, reason, request_id }, { quiet: true });
export const payAgain = (id: number, bank_account_id: number, request_id: string) =>
  api(retryWithdrawal, { id, bank_account_id, request_id }, { quiet: true });
export const releaseWithdrawal = (id: number, reason: string, request_id: string) =>
  api(returnWithdrawal, { id, reason, request_id }, { quiet: true });

/** Reads anew whatever shows withdrawals. */
export function useWithdrawalsChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    await Promise.all(
      [recordKey(withdrawal), recordKey(withdrawalReview), DETAIL, badgeKeys.menu].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  }, [queries]);
}
