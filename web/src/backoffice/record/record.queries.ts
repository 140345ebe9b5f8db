import type { DetailOf, RecordDeclaration, StaffRecord } from '@fovea/shared-types/record/record';
import type { SortedPageRequest } from '@fovea/shared-types/pagination';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../lib/api-client';
import { type PlainRecord, plainOf, type PlainRow } from './record-types';

export const recordKey = ({ declared }: Pick<PlainRecord, 'declared'>) => ['record', declared.name] as const;

/** A call that a record's page makes is one that the record declares. */
export function callOf<Name extends keyof PlainRecord['calls']>(
  record: PlainRecord,
  name: Name,
): NonNullable<PlainRecord['calls'][Name]> {
  const found = record.calls[name];
  if (found === undefined) throw new Error(`${record.declared.name} has no call ${name}`);
  return found;
}

export const recordListQuery = (record: PlainRecord, request: SortedPageRequest & Record<string, unknown>) =>
  queryOptions({
    queryKey: [...recordKey(record), 'list', request] as const,
    queryFn: ({ signal }) => api(callOf(record, 'list'), request, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });

export const recordDetailQuery = (record: PlainRecord, id: number) =>
  queryOptions({
    queryKey: [...recordKey(record), 'detail', id] as const,
    queryFn: ({ signal }) => api(callOf(record, 'detail'), { id }, { signal, quiet: true }),
    // A form is filled with it: what somebody else saved a moment ago must be in it.
    staleTime: 0,
    gcTime: 0,
  });

/** The same for a page by hand, typed as the record declares it. */
export const detailQueryOf = <D extends RecordDeclaration>(record: StaffRecord<D>, id: number) => ({
  ...recordDetailQuery(plainOf(record), id),
  // The call of the same declaration answers it.
  select: (row: PlainRow) => row as unknown as DetailOf<D>,
});

/** Reads anew whatever shows the record. */
export function useRecordChanged(record: Pick<PlainRecord, 'declared'>): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: recordKey(record) }), [queries, record]);
}
