import { addExchange, cancelExchange, exchangeDetail } from '@fovea/shared-types/finance/exchange.calls';
import type { AddExchangeRequest } from '@fovea/shared-types/finance/exchange.dto';
import { exchange } from '@fovea/shared-types/finance/exchange.record';
import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../lib/api-client';
import { badgeKeys } from '../layout/badges.queries';
import { recordKey } from '../record/record.queries';

const DETAIL = ['exchange-detail'] as const;

export const exchangeQuery = (id: number) =>
  queryOptions({
    queryKey: [...DETAIL, id],
    queryFn: ({ signal }) => api(exchangeDetail, { id }, { signal, quiet: true }),
  });

export const saveExchange = (request: AddExchangeRequest) => api(addExchange, request, { quiet: true });

export const withdrawExchange = (id: number) => api(cancelExchange, { id });

/** Reads anew whatever shows exchanges. */
export function useExchangesChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    await Promise.all(
      [recordKey(exchange), DETAIL, badgeKeys.menu].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  }, [queries]);
}
