import { EXPORT_STATUS } from '@fovea/shared-types/platform/export-status';
import { exportDetail } from '@fovea/shared-types/platform/platform.calls';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { api } from '../../lib/api-client';

const POLL_MS = 1000;

/** How far an export is, asked for until it ends. */
export const exportQuery = (id: number | null) =>
  queryOptions({
    queryKey: ['export', id],
    queryFn: id === null ? skipToken : ({ signal }) => api(exportDetail, { id }, { quiet: true, signal }),
    refetchInterval: ({ state }) =>
      state.data?.status === EXPORT_STATUS.done || state.data?.status === EXPORT_STATUS.failed
        ? false
        : POLL_MS,
  });
