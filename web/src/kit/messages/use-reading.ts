import type { Message } from '@fovea/shared-types/message/message.dto';
import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import type { PageOf } from '../../lib/list-page';

/** The query keys of a page with messages. */
export interface MessageShelf {
  /** Of the figure in the header: an answer with `unread`. */
  countKey: QueryKey;
  /** The pages of messages. */
  listKey: QueryKey;
}

interface Counts {
  unread: number;
}

/** The count drops at once and is restored when the call fails; the figure itself is the server's. */
function useReading<Input>(
  { countKey, listKey }: MessageShelf,
  send: (input: Input) => Promise<unknown>,
  step: { left: (unread: number) => number; mark?: (input: Input) => void; isListRead: boolean },
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: send,
    onMutate: async (input) => {
      await queries.cancelQueries({ queryKey: countKey });
      const before = queries.getQueryData<Counts>(countKey);
      if (before !== undefined)
        queries.setQueryData(countKey, { ...before, unread: step.left(before.unread) });
      step.mark?.(input);
      return before;
    },
    onError: (_error, _input, before) => {
      if (before !== undefined) queries.setQueryData(countKey, before);
      return queries.invalidateQueries({ queryKey: listKey });
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: countKey }),
        queries.invalidateQueries({ queryKey: listKey, refetchType: step.isListRead ? 'active' : 'none' }),
      ]),
  });
}

/**
 * Marks one message read. It stays in its place in the list until the list is requested again: among the
 * unread ones it would otherwise disappear while it is being read.
 */
export function useReadOne(shelf: MessageShelf, send: (id: number) => Promise<unknown>) {
  const queries = useQueryClient();
  return useReading(shelf, send, {
    left: (unread) => Math.max(0, unread - 1),
    mark: (id) =>
      queries.setQueriesData<PageOf<Message>>({ queryKey: shelf.listKey }, (page) =>
        page === undefined
          ? undefined
          : { ...page, data: page.data.map((one) => (one.id === id ? { ...one, is_read: 1 } : one)) },
      ),
    isListRead: false,
  });
}

export const useReadEvery = (shelf: MessageShelf, send: () => Promise<unknown>) =>
  useReading<void>(shelf, send, { left: () => 0, isListRead: true });
