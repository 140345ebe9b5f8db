import { indexCounts } from '@fovea/shared-types/message/message.calls';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../lib/api-client';

const POLL_MS = 60_000;

/** What the badges of the header show. */
export const countsQuery = () =>
  queryOptions({
    queryKey: ['index', 'counts'],
    queryFn: ({ signal }) => api(indexCounts, {}, { signal, quiet: true }),
    refetchInterval: POLL_MS,
  });
