import {
  messageDetail,
  messageList,
  readAllMessages,
  readMessage,
} from '@fovea/shared-types/message/message.calls';
import type { MessageListRequest } from '@fovea/shared-types/message/message.dto';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { useReadEvery, useReadOne } from '../../kit/messages/use-reading';
import { api } from '../../lib/api-client';
import { countsQuery } from '../cart/counts.query';

const messageKeys = {
  all: ['messages'] as const,
  lists: ['messages', 'list'] as const,
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

const shelf = { countKey: countsQuery().queryKey, listKey: messageKeys.lists };

export const useReadMessage = () => useReadOne(shelf, (id) => api(readMessage, { id }, { quiet: true }));

export const useReadAll = () => useReadEvery(shelf, () => api(readAllMessages, {}));
