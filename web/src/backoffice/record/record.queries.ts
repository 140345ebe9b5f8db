import type { DetailOf, RecordDeclaration, RowOf, StaffRecord } from '@fovea/shared-types/record/record';
import type { Call, NoRequest } from '@fovea/shared-types/call';
import type { Page, SortedPageRequest } from '@fovea/shared-types/pagination';
import { settingChange } from '@fovea/shared-types/rbac/setting-change.record';
import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { api, ApiRefusal } from '../../lib/api-client';
import { recordNameKey } from '../../lib/document-key';
import { localText } from '../../lib/local-text';
import { type PlainRecord, plainOf, type PlainRow } from './record-types';

export const recordKey = ({ declared }: Pick<PlainRecord, 'declared'>) => recordNameKey(declared.name);

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
    queryFn: async ({ signal }): Promise<Page<PlainRow>> =>
      record.declared.isWhole
        ? onePage(await readWhole(record, signal))
        : api(callOf(record, 'list'), request, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });

/** Every row of a record that is read whole. */
const readWhole = (record: PlainRecord, signal?: AbortSignal): Promise<PlainRow[]> =>
  // `isWhole`: the call takes nothing and returns the rows alone.
  api(callOf(record, 'list') as unknown as Call<NoRequest, PlainRow[]>, {}, { signal, quiet: true });

/** One row of such a record as it is now, bypassing the cache; typed as the record declares it. */
export async function readRow<D extends RecordDeclaration>(
  record: StaffRecord<D>,
  id: number,
): Promise<RowOf<D> | null> {
  const rows = await readWhole(plainOf(record));
  return (rows.find((row) => row.id === id) ?? null) as RowOf<D> | null; // the call of the same declaration answered it
}

const onePage = (data: PlainRow[]): Page<PlainRow> => ({
  data,
  total: data.length,
  current_page: 1,
  per_page: data.length,
});

export const recordDetailQuery = (record: PlainRecord, id: number) =>
  queryOptions({
    queryKey: [...recordKey(record), 'detail', id] as const,
    queryFn: ({ signal }) => readOne(record, id, signal),
    // A form is filled with it: what somebody else saved a moment ago must be in it.
    staleTime: 0,
    gcTime: 0,
  });

/** Whether one row can be read by its id. */
export const isReadAlone = ({ calls, declared }: PlainRecord): boolean =>
  calls.detail !== undefined || Object.hasOwn(declared.filters, 'id');

/** By its detail; without one, the row that the list's filter `id` finds. */
async function readOne(record: PlainRecord, id: number, signal: AbortSignal): Promise<PlainRow> {
  const how = { signal, quiet: true };
  if (record.calls.detail !== undefined) return api(record.calls.detail, { id }, how);
  const [row] = (await api(callOf(record, 'list'), { id }, how)).data;
  if (row === undefined) throw new ApiRefusal('NOT_FOUND', localText(record.words.empty), {}, null, null);
  return row;
}

/**
 * The row that the address names, for a part that is shown with a row: as the list has it, else as it is read alone. It
 * stays what it was when it leaves the list, as after a decision.
 */
export function useOpenedRow(
  record: PlainRecord,
  id: number,
  listed: PlainRow | undefined,
): PlainRow | undefined {
  const { data } = useQuery({
    ...recordDetailQuery(record, id),
    enabled: listed === undefined && record.declared.isWhole !== true && isReadAlone(record),
  });
  const row = listed ?? data;
  const [last, setLast] = useState(row);
  if (row !== undefined && row !== last) setLast(row);
  return row ?? last;
}

/** `recordDetailQuery` for a custom page, typed as the record declares it. */
export const detailQueryOf = <D extends RecordDeclaration>(record: StaffRecord<D>, id: number) => ({
  ...recordDetailQuery(plainOf(record), id),
  // The call of the same declaration answers it.
  select: (row: PlainRow) => row as unknown as DetailOf<D>,
});

/** Reads anew whatever shows the record. */
export function useRecordChanged(record: Pick<PlainRecord, 'declared'>): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    const shown = record.declared.approvedChange ? [record, settingChange] : [record];
    await Promise.all(shown.map((one) => queries.invalidateQueries({ queryKey: recordKey(one) })));
  }, [queries, record]);
}
