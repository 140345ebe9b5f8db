import {
  adminMenuNumber,
  adminMessageList,
  adminReadAllMessages,
  adminReadMessage,
  adminUnreadCount,
} from '@fovea/shared-types/message/message.calls';
import type { AdminBadge, MessageListRequest } from '@fovea/shared-types/message/message.dto';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useReadEvery, useReadOne } from '../../kit/messages/use-reading';
import { api } from '../../lib/api-client';
import { useCan } from '../../lib/permissions';

const POLL_MS = 60_000;

export interface Unread {
  unread: number;
}

export const badgeKeys = {
  all: ['badges'] as const,
  menu: ['badges', 'menu'] as const,
  unread: ['badges', 'unread'] as const,
  messages: ['badges', 'messages'] as const,
};

export type Badges = ReadonlyMap<string, number>;

/** A figure is known by its own name and by its group's with it: `await_order_num`, `order.await_order_num`. */
function badgesOf(answer: AdminBadge): Badges {
  return new Map(
    Object.entries(answer).flatMap(([group, figures]) =>
      Object.entries(figures as Record<string, number>).flatMap(([name, count]): Array<[string, number]> => [
        [name, count],
        [`${group}.${name}`, count],
      ]),
    ),
  );
}

const NONE: Badges = new Map();

/** The figures in the menu; none without permission to see them. */
export function useBadges(): Badges {
  const can = useCan();
  const { data } = useQuery({
    queryKey: badgeKeys.menu,
    queryFn: ({ signal }) => api(adminMenuNumber, {}, { signal, quiet: true }),
    select: badgesOf,
    refetchInterval: POLL_MS,
    enabled: can.one('message:badge:read'),
  });
  return data ?? NONE;
}

export function useUnread(): number {
  const can = useCan();
  const { data } = useQuery({
    queryKey: badgeKeys.unread,
    queryFn: ({ signal }) => api(adminUnreadCount, {}, { signal, quiet: true }),
    refetchInterval: POLL_MS,
    enabled: can.one('message:badge:read'),
  });
  return data?.unread ?? 0;
}

export const messagesQuery = (request: MessageListRequest) =>
  queryOptions({
    queryKey: [...badgeKeys.messages, request],
    queryFn: ({ signal }) => api(adminMessageList, request, { signal, quiet: true }),
    placeholderData: keepPreviousData,
  });

const shelf = { countKey: badgeKeys.unread, listKey: badgeKeys.messages };

export const useReadMessage = () => useReadOne(shelf, (id) => api(adminReadMessage, { id }, { quiet: true }));

export const useReadAll = () => useReadEvery(shelf, () => api(adminReadAllMessages, {}));
