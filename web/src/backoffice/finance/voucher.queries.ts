import {
  addJournalVoucher,
  cancelJournalVoucher,
  journalVoucherDetail,
} from '@fovea/shared-types/finance/journal-voucher.calls';
import type { AddJournalVoucherRequest } from '@fovea/shared-types/finance/journal-voucher.dto';
import { journalVoucher } from '@fovea/shared-types/finance/journal-voucher.record';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../lib/api-client';
import { badgeKeys } from '../layout/badges.queries';
import { recordKey } from '../record/record.queries';

const DETAIL = ['voucher-detail'] as const;

export const voucherQuery = (id: number) =>
  queryOptions({
    queryKey: [...DETAIL, id],
    queryFn: ({ signal }) => api(journalVoucherDetail, { id }, { signal, quiet: true }),
  });

export const saveVoucher = (request: AddJournalVoucherRequest) =>
  api(addJournalVoucher, request, { quiet: true });

export const withdrawVoucher = (id: number) => api(cancelJournalVoucher, { id });

/** Reads anew whatever shows vouchers. */
export function useVouchersChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    await Promise.all(
      [recordKey(journalVoucher), DETAIL, badgeKeys.menu].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  }, [queries]);
}
