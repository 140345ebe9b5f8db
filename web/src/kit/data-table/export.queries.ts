import { exportDetail } from '@fovea/shared-types/platform/platform.calls';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { api } from '../../lib/api-client';

const POLL_MS = 1000;
/** States of a job as its column has them. */
export const EXPORT_DONE = 20;
export const EXPORT_FAILED = -1;

/** How far an export is, asked for until it ends. */
export const exportQuery = (id: number | null) =>
  queryOptions({
    queryKey: ['export', id],
    queryFn: id === null ? skipToken : ({ signal }) => api(exportDetail, { id }, { quiet: true, signal }),
    refetchInterval: ({ state }) =>
      state.data?.status === EXPORT_DONE || state.data?.status === EXPORT_FAILED ? false : POLL_MS,
  });
