import {
  openingRows,
  openingTemplate,
  runOpening,
  uploadOpening,
} from '@fovea/shared-types/warehouse/opening.calls';
import { OPENING_COLUMNS } from '@fovea/shared-types/warehouse/opening-columns';
import { stockIn } from '@fovea/shared-types/warehouse/stock-in.record';
import { stockReview } from '@fovea/shared-types/warehouse/stock-review.record';
import { addExport } from '@fovea/shared-types/platform/platform.calls';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api, upload } from '../../../lib/api-client';
import { recordKey } from '../../record/record.queries';

export async function fetchTemplate(): Promise<void> {
  window.location.assign((await api(openingTemplate, {})).url);
}

export const sendSheet = (file: File, signal: AbortSignal, onProgress: (share: number) => void) =>
  upload(uploadOpening, file, { signal, onProgress });

export const faultyRowsQuery = (id: number, page: number) =>
  queryOptions({
    queryKey: ['opening-stock', id, page],
    queryFn: ({ signal }) => api(openingRows, { id, is_faulty: 1, page }, { quiet: true, signal }),
    placeholderData: keepPreviousData,
  });

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

/** New papers wait. */
export function usePapersChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    await Promise.all(
      [stockIn, stockReview].map((record) => queries.invalidateQueries({ queryKey: recordKey(record) })),
    );
  }, [queries]);
}
