import {
  addView,
  clearViews,
  delView,
  goodsByIds,
  mergeViews,
  myViews,
} from '@fovea/shared-types/goods/views.calls';
import type { MyCollectRequest } from '@fovea/shared-types/goods/collect.dto';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../lib/api-client';
import { sessionToken, useSession } from '../../lib/session';
import { forgetSeen, rememberSeen, seenHere } from './seen-here';

const VIEWS = ['views'] as const;
/** As the server counts: a visitor once an hour. */
const HOUR_MS = 3_600_000;

export const myViewsQuery = (request: MyCollectRequest) =>
  queryOptions({
    queryKey: [...VIEWS, 'list', request],
    queryFn: ({ signal }) => api(myViews, request, { quiet: true, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Cards of these goods; those that left the shop are missing. */
export const seenGoodsQuery = (ids: readonly number[]) =>
  queryOptions({
    queryKey: [...VIEWS, 'here', ids],
    queryFn: ({ signal }) => api(goodsByIds, { ids: [...ids] }, { quiet: true, signal }),
    enabled: ids.length > 0,
    staleTime: 60_000,
  });

/**
 * Reports that these goods are viewed, separate from the call that reads them; a visitor's browser remembers
 * it as well.
 */
export function useViewed(goodsId: number): void {
  const { token } = useSession();
  useQuery({
    queryKey: [...VIEWS, 'add', goodsId, token],
    queryFn: async ({ signal }) => {
      if (sessionToken() === null) rememberSeen(goodsId);
      await api(addView, { goods_id: goodsId }, { quiet: true, signal });
      return true;
    },
    staleTime: HOUR_MS,
    gcTime: HOUR_MS,
    retry: false,
    refetchOnWindowFocus: false,
  });
}

/** What was looked at before the sign-in becomes part of the member's history, once. */
export function useMergedViews(): void {
  const { isSignedIn } = useSession();
  const client = useQueryClient();
  useEffect(() => {
    const views = seenHere();
    if (!isSignedIn || views.length === 0) return;
    api(mergeViews, { views }, { quiet: true })
      .then(() => {
        forgetSeen();
        return client.invalidateQueries({ queryKey: [...VIEWS, 'list'] });
      })
      // They stay in the browser until the next sign-in.
      .catch(() => undefined);
  }, [isSignedIn, client]);
}

/** Takes one line out of the history; null: all of them. */
export function useForget() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (goodsId: number | null) => {
      await (goodsId === null ? api(clearViews, {}) : api(delView, { goods_id: goodsId }));
    },
    onSuccess: () => client.invalidateQueries({ queryKey: [...VIEWS, 'list'] }),
  });
}
