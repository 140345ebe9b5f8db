import {
  cancelImport,
  checkImport,
  importDetail,
  importList,
  importRowList,
  importTemplate,
  runImport,
  uploadImport,
} from '@fovea/shared-types/goods/goods-import.calls';
import type { GoodsImport } from '@fovea/shared-types/goods/goods-import.dto';
import { IMPORT_COLUMNS, IMPORT_STATUS, type ImportMode } from '@fovea/shared-types/goods/import-states';
import { addExport } from '@fovea/shared-types/platform/platform.calls';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api, upload } from '../../../lib/api-client';
import { newRequestId } from '../../../lib/request-id';

const POLL_MS = 1000;
const LIST_POLL_MS = 3000;
const KEY = 'goods-import';
/** Of the lists of imports. */
export const importsKey = [KEY, 'list'] as const;

export const isWorkedOn = ({ status }: GoodsImport): boolean =>
  status === IMPORT_STATUS.waiting || status === IMPORT_STATUS.running;

/** The progress of an import, polled while it runs. */
export const importQuery = (id: number) =>
  queryOptions({
    queryKey: [KEY, id],
    queryFn: ({ signal }) => api(importDetail, { id }, { quiet: true, signal }),
    refetchInterval: ({ state }) => (state.data !== undefined && isWorkedOn(state.data) ? POLL_MS : false),
  });

/** One's imports, newest first. */
export const importListQuery = (page: number) =>
  queryOptions({
    queryKey: [...importsKey, page],
    queryFn: ({ signal }) => api(importList, { page }, { quiet: true, signal }),
    // It contains what was sent a moment ago.
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.data.some(isWorkedOn) === true ? LIST_POLL_MS : false),
  });

/** @param stamp changes when the rows do */
export const importRowsQuery = (id: number, state: number | undefined, page: number, stamp: string) =>
  queryOptions({
    queryKey: [KEY, id, 'rows', state, page, stamp],
    queryFn: ({ signal }) => api(importRowList, { id, state, page }, { quiet: true, signal }),
    placeholderData: keepPreviousData,
  });

export const sendSheet = (file: File, signal: AbortSignal, onProgress: (share: number) => void) =>
  upload(uploadImport, file, { signal, onProgress });

export const checkAgain = (id: number) => api(checkImport, { id }, { quiet: true });
export const startImport = (id: number, mode: ImportMode) =>
  api(runImport, { id, mode, request_id: newRequestId() }, { quiet: true });
export const stopImport = (id: number) => api(cancelImport, { id }, { quiet: true });

export async function fetchTemplate(): Promise<void> {
  window.location.assign((await api(importTemplate, {})).url);
}

/** The rows with what became of them, as a file in the reader's language. */
export async function fetchResult(id: number, state: number | undefined): Promise<void> {
  const { url } = await api(addExport, {
    resource: 'goods_import_rows',
    filters: { id, state },
    columns: ['row_no', 'state', 'faults', 'missing', ...IMPORT_COLUMNS],
    format: 'xlsx',
  });
  if (url !== null) window.location.assign(url);
}
