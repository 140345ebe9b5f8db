import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { documentKey, type DocumentKind } from '../../lib/document-key';
import { useSession } from '../../lib/session';
import { countsQuery } from '../cart/counts.query';

/** What the badges of the header show; nothing without a session. */
export function useCounts(): { unread: number; cart_cnt: number } {
  const { isSignedIn } = useSession();
  const { data } = useQuery({ ...countsQuery(), enabled: isSignedIn });
  return (isSignedIn ? data : undefined) ?? { unread: 0, cart_cnt: 0 };
}

/** Badges follow the server's pushes at once, and the poll when the socket is away. */
export function useLiveHeader(): void {
  const { token } = useSession();
  const queries = useQueryClient();
  useEffect(() => {
    if (token === null) return undefined;
    let isOver = false;
    let unsubscribe = (): void => {};
    const connect = async (): Promise<void> => {
      const { getSocket } = await import('../../lib/socket');
      const socket = await getSocket();
      if (isOver) return;
      const onBadge = (counts: { unread: number; cart_cnt: number }): void => {
        queries.setQueryData(countsQuery().queryKey, counts);
      };
      const onMessage = (): void => {
        void queries.invalidateQueries({ queryKey: ['messages'] });
        // It may contain the decision on the company's documents.
        void queries.invalidateQueries({ queryKey: ['member', 'company'] });
      };
      const onDocument = ({ kind }: { kind: DocumentKind }): void => {
        void queries.invalidateQueries({ queryKey: documentKey(kind) });
        // What was transferred may be a recharge or a bill.
        if (kind === 'remittance')
          for (const paid of [['balance'], documentKey('month_bill')])
            void queries.invalidateQueries({ queryKey: paid });
      };
      // A gained or lost role, or permission to publish, changes the header.
      const onRights = (): void => void queries.invalidateQueries({ queryKey: ['member'] });
      socket.on('badge', onBadge);
      socket.on('message:new', onMessage);
      socket.on('document:changed', onDocument);
      socket.on('permissions-changed', onRights);
      unsubscribe = () => {
        socket.off('badge', onBadge);
        socket.off('message:new', onMessage);
        socket.off('document:changed', onDocument);
        socket.off('permissions-changed', onRights);
      };
    };
    // The line for pushes may wait until the page itself is there; without it the poll still counts.
    const timer = setTimeout(() => void connect().catch(() => undefined), 1500);
    return () => {
      isOver = true;
      clearTimeout(timer);
      unsubscribe();
    };
  }, [token, queries]);
}
