import { addWriteOff, cancelWriteOff, writeOffDetail } from '@fovea/shared-types/finance/write-off.calls';
import type { AddWriteOffRequest } from '@fovea/shared-types/finance/write-off.dto';
import { monthBill } from '@fovea/shared-types/finance/month-bill.record';
import { writeOff } from '@fovea/shared-types/finance/write-off.record';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../lib/api-client';
import { badgeKeys } from '../layout/badges.queries';
import { recordKey } from '../record/record.queries';

const DETAIL = ['write-off-detail'] as const;

export const writeOffQuery = (id: number) =>
  queryOptions({
    queryKey: [...DETAIL, id],
    queryFn: ({ signal }) => api(writeOffDetail, { id }, { signal, quiet: true }),
  });

export const requestWriteOff = (request: AddWriteOffRequest) => api(addWriteOff, request, { quiet: true });

export const withdrawWriteOff = (id: number) => api(cancelWriteOff, { id });

/** Reads anew whatever shows write-offs; a bill shows its own. */
export function useWriteOffsChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    await Promise.all(
      [recordKey(writeOff), recordKey(monthBill), DETAIL, badgeKeys.menu].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  }, [queries]);
}
