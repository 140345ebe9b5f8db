import {
  cancelOpening,
  openingDetail,
  openingRows,
  openingTemplate,
  runOpening,
  uploadOpening,
} from '@fovea/shared-types/warehouse/opening.calls';
import { IMPORT_STATUS } from '@fovea/shared-types/goods/import-states';
import type { OpeningImport } from '@fovea/shared-types/warehouse/opening.dto';
import { OPENING_COLUMNS } from '@fovea/shared-types/warehouse/opening-columns';
import { stockIn } from '@fovea/shared-types/warehouse/stock-in.record';
import { stockReview } from '@fovea/shared-types/warehouse/stock-review.record';
import { addExport } from '@fovea/shared-types/platform/platform.calls';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api, upload } from '../../../lib/api-client';
import { recordKey } from '../../record/record.queries';

const POLL_MS = 1000;
const KEY = 'opening-stock';

export async function fetchTemplate(): Promise<void> {
  window.location.assign((await api(openingTemplate, {})).url);
}

export const sendSheet = (file: File, signal: AbortSignal, onProgress: (share: number) => void) =>
  upload(uploadOpening, file, { signal, onProgress });

export const faultyRowsQuery = (id: number, page: number) =>
  queryOptions({
    queryKey: [KEY, id, 'rows', page],
    queryFn: ({ signal }) => api(openingRows, { id, is_faulty: 1, page }, { quiet: true, signal }),
    placeholderData: keepPreviousData,
  });

export const isWorkedOn = ({ status }: OpeningImport): boolean =>
  status === IMPORT_STATUS.waiting || status === IMPORT_STATUS.running;

/** The progress of a sheet, polled while it is processed. */
export const openingQuery = (sheet: OpeningImport) =>
  queryOptions({
    queryKey: [KEY, sheet.id],
    queryFn: ({ signal }) => api(openingDetail, { id: sheet.id }, { quiet: true, signal }),
    initialData: sheet,
    staleTime: Infinity,
    refetchInterval: ({ state }) => (state.data !== undefined && isWorkedOn(state.data) ? POLL_MS : false),
  });

export const stop = (id: number) => api(cancelOpening, { id }, { quiet: true });
export const run = (id: number, request_id: string) => api(runOpening, { id, request_id }, { quiet: true });

/** The rows with what is wrong with them, as a file in the reader's language. */
export async function fetchResult(id: number): Promise<void> {
  const { url } = await api(addExport, {
    resource: 'opening_import_rows',
    filters: { id },
    columns: ['row_no', 'faults', ...OPENING_COLUMNS],
    format: 'xlsx',
  });
  if (url !== null) window.location.assign(url);
}

/** New documents are pending. */
export function useOpeningDocumentsChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    await Promise.all(
      [stockIn, stockReview].map((record) => queries.invalidateQueries({ queryKey: recordKey(record) })),
    );
  }, [queries]);
}
