import type { ExportAnswer } from '@fovea/shared-types/platform/export.dto';
import { EXPORT_STATUS } from '@fovea/shared-types/platform/export-status';
import { cancelExport, exportDetail, exportList } from '@fovea/shared-types/platform/platform.calls';
import {
  infiniteQueryOptions,
  queryOptions,
  skipToken,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { api } from '../../lib/api-client';

const POLL_MS = 1000;
/** Addresses of files end after some minutes. */
const RENEW_MS = 60_000;

/** The progress of an export, polled until it ends. */
export const exportQuery = (id: number | null) =>
  queryOptions({
    queryKey: ['export', id],
    queryFn: id === null ? skipToken : ({ signal }) => api(exportDetail, { id }, { quiet: true, signal }),
    refetchInterval: ({ state }) => (state.data !== undefined && isOver(state.data) ? false : POLL_MS),
  });

const EARLIER = ['exports'] as const;

/** The person's exports of the last days, polled while one of them is being written. */
export const earlierExportsQuery = () =>
  infiniteQueryOptions({
    queryKey: EARLIER,
    queryFn: ({ pageParam, signal }) => api(exportList, { page: pageParam }, { quiet: true, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ current_page, per_page, total }) =>
      current_page * per_page < total ? current_page + 1 : undefined,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.pages.every(({ data }) => data.every(isOver)) ? RENEW_MS : POLL_MS,
  });

const isOver = ({ status }: ExportAnswer): boolean =>
  status !== EXPORT_STATUS.waiting && status !== EXPORT_STATUS.running;

/** Ends it and shows what became of it: it may have been finished at that very moment. */
export function useCancelExport(id: number | null) {
  const queries = useQueryClient();
  const { queryKey } = exportQuery(id);
  return useMutation({
    mutationFn: () => api(cancelExport, { id: id ?? 0 }, { quiet: true }),
    onMutate: () => queries.cancelQueries({ queryKey }),
    onSuccess: (answer) => queries.setQueryData(queryKey, answer),
    onError: () => queries.invalidateQueries({ queryKey }),
    onSettled: () => queries.invalidateQueries({ queryKey: EARLIER }),
  });
}
