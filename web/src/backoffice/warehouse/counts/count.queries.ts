import {
  cancelWarehouseChecks,
  confirmWarehouseChecks,
  recountWarehouseChecks,
  updateWarehouseChecks,
  warehouseChecksDetail,
  warehouseChecksParams,
} from '@fovea/shared-types/warehouse/stock-count.calls';
import type {
  CountDetailRequest,
  CountEntryResult,
  CountParamsRequest,
  UpdateCountRequest,
} from '@fovea/shared-types/warehouse/stock-count.dto';
import { COUNT_RESULTS, isCounted } from '@fovea/shared-types/warehouse/stock-count-bounds';
import { stockCount } from '@fovea/shared-types/warehouse/stock-count.record';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { outbox } from '../../../kit/scan/outbox';
import { api } from '../../../lib/api-client';
import { paths } from '../../../lib/paths';
import { newRequestId } from '../../../lib/request-id';
import { recordKey } from '../../record/record.queries';

/** What is on the sheet at the moment: others count, too. */
export const countQuery = (request: CountDetailRequest) =>
  queryOptions({
    queryKey: [...recordKey(stockCount), 'seen', request.id, request],
    queryFn: ({ signal }) => api(warehouseChecksDetail, request, { signal, quiet: true }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const countParamsQuery = (request: CountParamsRequest) =>
  queryOptions({
    queryKey: [...recordKey(stockCount), 'params', request],
    queryFn: ({ signal }) => api(warehouseChecksParams, request, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });

/** Sent once with its key: what became of each entry; null where that is known when the network is back. */
export async function enter(request: KeptEntries, label: string): Promise<CountEntryResult[] | null> {
  const sent = { ...request, request_id: newRequestId() };
  const form = { at: countingAt(request.id), typed: request satisfies KeptEntries };
  return (await outbox.send(updateWarehouseChecks, sent, { label, form, takenIf: COUNTED }))?.results ?? null;
}

/** What is kept of entries while they wait for the network: all that was typed. */
export type KeptEntries = Omit<UpdateCountRequest, 'request_id'>;

/** Where a count is counted. */
export const countingAt = (id: number): string => `${paths.checkGoods}?count=${id}`;

/** The server returns the result of each entry. */
const COUNTED = { list: 'results', field: 'kind', is: COUNT_RESULTS.filter(isCounted) };

/** In an answer to `updateWarehouseChecks`; the outbox has no types. */
export const resultsIn = (answer: unknown): CountEntryResult[] =>
  (answer as { results: CountEntryResult[] } | undefined)?.results ?? []; // of this call alone

/** @param isReservedKept what is missing but reserved stays recorded */
export const confirmCount = (id: number, isReservedKept: boolean) =>
  api(
    confirmWarehouseChecks,
    { id, ...(isReservedKept && { keep_reserved: 1 }), request_id: newRequestId() },
    { quiet: true },
  );
export const recount = (id: number) =>
  api(recountWarehouseChecks, { id, request_id: newRequestId() }, { quiet: true });
export const cancelCount = (id: number, reason: string) =>
  api(cancelWarehouseChecks, { id, reason, request_id: newRequestId() }, { quiet: true });

export function useCountChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: recordKey(stockCount) }), [queries]);
}
