import {
  addJournalVoucher,
  auditJournalVoucher,
  cancelJournalVoucher,
  journalVoucherDetail,
} from '@fovea/shared-types/finance/journal-voucher.calls';
import type { AddJournalVoucherRequest } from '@fovea/shared-types/finance/journal-voucher.dto';
import { journalVoucher } from '@fovea/shared-types/finance/journal-voucher.record';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../lib/api-client';
import { recordKey } from '../record/record.queries';

const DETAIL = ['voucher-detail'] as const;

export const voucherQuery = (id: number) =>
  queryOptions({
    queryKey: [...DETAIL, id],
    queryFn: ({ signal }) => api(journalVoucherDetail, { id }, { signal, quiet: true }),
  });

export const saveVoucher = (request: AddJournalVoucherRequest) =>
  api(addJournalVoucher, request, { quiet: true });

export const takeVoucherBack = (id: number) => api(cancelJournalVoucher, { id });

/** Of one: 1 books it, -1 refuses it. @throws Error with what the reader is told */
export async function decideVoucher(id: number, status: 1 | -1, audit_notes: string, request_id: string) {
  const request = { ids: [id], status, request_id, ...(audit_notes !== '' && { audit_notes }) };
  const [outcome] = await api(auditJournalVoucher, request, { quiet: true });
  if (outcome?.error != null) throw new Error(outcome.msg ?? outcome.error);
}

/** Reads anew whatever shows vouchers. */
export function useVouchersChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    await Promise.all(
      [recordKey(journalVoucher), DETAIL].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
  }, [queries]);
}
