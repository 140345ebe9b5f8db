import { endSession, sessionList } from '@fovea/shared-types/rbac/rbac.calls';
import type { SessionListRequest } from '@fovea/shared-types/rbac/session.dto';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api-client';

const SESSIONS = ['staff-sessions'] as const;

export const sessionListQuery = (request: SessionListRequest) =>
  queryOptions({
    queryKey: [...SESSIONS, request] as const,
    queryFn: ({ signal }) => api(sessionList, request, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });

/** @throws what the call throws; nothing is shown, as one of many may fail */
export const endOneSession = (id: number): Promise<null> => api(endSession, { id }, { quiet: true });

export function useSessionsChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: SESSIONS });
}

export function useEndSession(onDone: () => void) {
  const changed = useSessionsChanged();
  return useMutation({
    mutationFn: (id: number) => api(endSession, { id }),
    onSuccess: onDone,
    // A refused one may be over already.
    onSettled: changed,
  });
}
