import {
  addBankImport,
  bankImportAccounts,
  bankLineDetail,
  bankLineProposals,
  creditBankLine,
  matchBankLine,
  reopenBankLine,
  setAsideBankLine,
  uploadBankFile,
} from '@fovea/shared-types/finance/bank-import.calls';
import type { BankMatch, CreditBankLineRequest } from '@fovea/shared-types/finance/bank-import.dto';
import { BANK_LINES_AT_ONCE } from '@fovea/shared-types/finance/payout-file-bounds';
import { bankLine } from '@fovea/shared-types/finance/bank-line.record';
import {
  addPayoutFile,
  payoutFileContent,
  payoutFilePayees,
  payoutFiles,
  payoutList,
  payoutPayees,
} from '@fovea/shared-types/finance/payout-file.calls';
import type { AddPayoutFileRequest, PayoutPayeesRequest } from '@fovea/shared-types/finance/payout-file.dto';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api, upload } from '../../lib/api-client';
import { batched } from '../../lib/batched';
import { newRequestId } from '../../lib/request-id';
import { saveBytes } from '../../lib/save-text';
import { recordKey } from '../record/record.queries';
import { useWithdrawalsChanged } from './payout.queries';

const FILES = ['payout-files'] as const;
const LINE = ['bank-line-detail'] as const;

export const payoutFilesQuery = () =>
  queryOptions({
    queryKey: FILES,
    queryFn: ({ signal }) => api(payoutFiles, {}, { signal, quiet: true }),
  });

export const payeesQuery = (request: PayoutPayeesRequest) =>
  queryOptions({
    queryKey: [...FILES, 'payees', request],
    queryFn: ({ signal }) => api(payoutPayees, request, { signal, quiet: true }),
  });

export const filePayeesQuery = (id: number) =>
  queryOptions({
    queryKey: [...FILES, 'file-payees', id],
    queryFn: ({ signal }) => api(payoutFilePayees, { id }, { signal, quiet: true }),
  });

export const payoutListAddress = async (id: number): Promise<string> => (await api(payoutList, { id })).url;

export const makePayoutFile = (request: AddPayoutFileRequest) => api(addPayoutFile, request, { quiet: true });

export async function fetchPayoutFile(id: number): Promise<void> {
  saveBytes(await api(payoutFileContent, { id }));
}

export const bankImportAccountsQuery = () =>
  queryOptions({
    queryKey: ['bank-import-accounts'],
    queryFn: ({ signal }) => api(bankImportAccounts, {}, { signal, quiet: true }),
  });

export const sendBankFile = (
  house_account_id: number,
  file: File,
  signal: AbortSignal,
  onProgress: (share: number) => void,
) => upload(uploadBankFile, file, { signal, onProgress }, { house_account_id });

export const importLines = (id: number) =>
  api(addBankImport, { id, request_id: newRequestId() }, { quiet: true });

export const bankLineQuery = (id: number) =>
  queryOptions({
    queryKey: [...LINE, id],
    queryFn: ({ signal }) => api(bankLineDetail, { id }, { signal, quiet: true }),
  });

const proposalsOf = batched((ids) => api(bankLineProposals, { ids }, { quiet: true }), BANK_LINES_AT_ONCE);

/** What an open line of the list may be. */
export const lineProposalsQuery = (id: number) =>
  queryOptions({
    queryKey: [...LINE, 'proposals', id],
    queryFn: async () => (await proposalsOf(id)).proposals,
  });

export const matchLineQuietly = (id: number, { subject_type, subject_id }: BankMatch) =>
  api(matchBankLine, { id, subject_type, subject_id, request_id: newRequestId() }, { quiet: true });

export const matchLine = (id: number, { subject_type, subject_id }: BankMatch) =>
  api(matchBankLine, { id, subject_type, subject_id, request_id: newRequestId() });

export const setLineAside = (id: number, reason: string, request_id: string) =>
  api(setAsideBankLine, { id, reason, request_id }, { quiet: true });

export const reopenLine = (id: number) => api(reopenBankLine, { id, request_id: newRequestId() });

export const creditLine = (request: CreditBankLineRequest) => api(creditBankLine, request, { quiet: true });

/** Reads anew whatever shows files to banks, or lines of theirs. */
export function useBankChanged(): () => Promise<void> {
  const queries = useQueryClient();
  const withdrawalsChanged = useWithdrawalsChanged();
  return useCallback(async () => {
    await Promise.all([
      withdrawalsChanged(),
      ...[recordKey(bankLine), FILES, LINE].map((queryKey) => queries.invalidateQueries({ queryKey })),
    ]);
  }, [queries, withdrawalsChanged]);
}
