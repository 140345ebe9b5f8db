import {
  addExchange,
  auditExchange,
  cancelExchange,
  exchangeDetail,
} from '@fovea/shared-types/finance/exchange.calls';
import type { AddExchangeRequest } from '@fovea/shared-types/finance/exchange.dto';
import { exchange } from '@fovea/shared-types/finance/exchange.record';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../lib/api-client';
import { recordKey } from '../record/record.queries';

const DETAIL = ['exchange-detail'] as const;

export const exchangeQuery = (id: number) =>
  queryOptions({
    queryKey: [...DETAIL, id],
    queryFn: ({ signal }) => api(exchangeDetail, { id }, { signal, quiet: true }),
  });

export const saveExchange = (request: AddExchangeRequest) => api(addExchange, request, { quiet: true });

export const takeExchangeBack = (id: number) => api(cancelExchange, { id });

/** Of one: 1 books it, -1 refuses it. @throws Error with what the reader is told */
export async function decideExchange(id: number, status: 1 | -1, audit_notes: string, request_id: string) {
  const request = { ids: [id], status, request_id, ...(audit_notes !== '' && { audit_notes }) };
  const [outcome] = await api(auditExchange, request, { quiet: true });
  if (outcome?.error != null) throw new Error(outcome.msg ?? outcome.error);
}

/** Reads anew whatever shows exchanges. */
export function useExchangesChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    await Promise.all(
      [recordKey(exchange), DETAIL].map((queryKey) => queries.invalidateQueries({ queryKey })),
    );
  }, [queries]);
}
