import {
  indexCounts,
  messageDetail,
  messageList,
  readAllMessages,
  readMessage,
} from '@fovea/shared-types/message/message.calls';
import type { IndexCounts, MessageListRequest } from '@fovea/shared-types/message/message.dto';
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api-client';
import { countsQuery } from '../layout/use-live-header';

export const messageKeys = {
  all: ['messages'] as const,
  list: (request: MessageListRequest) => ['messages', 'list', request] as const,
  detail: (id: number) => ['messages', 'detail', id] as const,
};

export const messageListQuery = (request: MessageListRequest) =>
  queryOptions({
    queryKey: messageKeys.list(request),
    queryFn: ({ signal }) => api(messageList, request, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });

export const messageDetailQuery = (id: number) =>
  queryOptions({
    queryKey: messageKeys.detail(id),
    queryFn: ({ signal }) => api(messageDetail, { id }, { signal, quiet: true }),
  });

/** The count in the header drops at once and comes back when the call fails. */
function useReading<Input>(send: (input: Input) => Promise<unknown>, left: (unread: number) => number) {
  const queries = useQueryClient();
  const { queryKey } = countsQuery();
  return useMutation({
    mutationFn: send,
    onMutate: async () => {
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData<IndexCounts>(queryKey);
      if (before !== undefined) queries.setQueryData(queryKey, { ...before, unread: left(before.unread) });
      return before;
    },
    onError: (_error, _input, before) => {
      if (before !== undefined) queries.setQueryData(queryKey, before);
    },
    onSettled: async () => {
      await queries.invalidateQueries({ queryKey: messageKeys.all });
      // The figure itself is the server's.
      queries.setQueryData(queryKey, await api(indexCounts, {}, { quiet: true }));
    },
  });
}

export const useReadMessage = () =>
  useReading(
    (id: number) => api(readMessage, { id }, { quiet: true }),
    (unread) => Math.max(0, unread - 1),
  );

export const useReadAll = () =>
  useReading(
    () => api(readAllMessages, {}),
    () => 0,
  );
