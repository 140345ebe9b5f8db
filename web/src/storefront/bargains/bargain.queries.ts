import {
  addBargain,
  bargainDetail,
  myBargainList,
  replyBargain,
} from '@fovea/shared-types/order/bargain.calls';
import type {
  AddBargainRequest,
  MyBargainListRequest,
  ReplyBargainRequest,
} from '@fovea/shared-types/order/bargain.dto';
import { keepPreviousData, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../lib/api-client';
import { documentKey } from '../../lib/document-key';

const ALL = documentKey('bargain');

export const myBargainsQuery = (request: MyBargainListRequest) =>
  queryOptions({
    queryKey: [...ALL, 'list', request] as const,
    queryFn: ({ signal }) => api(myBargainList, request, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });

export const bargainQuery = (id: number) =>
  queryOptions({
    queryKey: [...ALL, 'detail', id] as const,
    queryFn: ({ signal }) => api(bargainDetail, { id }, { signal, quiet: true }),
  });

export const sendOffer = (request: AddBargainRequest) => api(addBargain, request, { quiet: true });

export const sendReply = (request: ReplyBargainRequest) => api(replyBargain, request, { quiet: true });

/** What a bargaining move changes: the threads, and what their goods show. */
export function useBargainChanged(): () => Promise<unknown> {
  const client = useQueryClient();
  return useCallback(
    () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ALL }),
        client.invalidateQueries({ queryKey: ['goods', 'detail'] }),
      ]),
    [client],
  );
}
