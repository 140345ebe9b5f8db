import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getSocket } from '../../lib/socket';
import { useSession } from '../../lib/session';
import { type DocumentKind, recordNameKey } from '../../lib/document-key';
import { accessKeys } from './access/access.queries';
import { badgeKeys, type Unread } from './badges.queries';

/** The list and the details of a document that moved are requested anew. */
const RECORDS: Readonly<Record<DocumentKind, string>> = {
  bargain: 'order:bargain',
  month_bill: 'finance:month-bill',
  order: 'order:order',
  remittance: 'finance:remittance',
  reservation: 'order:reservation',
};

/** Figures, messages and rights follow the server's pushes at once; the polls count when the socket is away. */
export function useLiveShell(): void {
  const { token } = useSession();
  const queries = useQueryClient();
  useEffect(() => {
    if (token === null) return undefined;
    let isOver = false;
    let unsubscribe = (): void => {};
    const connect = async (): Promise<void> => {
      const socket = await getSocket();
      if (isOver) return;
      const onBadge = ({ unread }: Unread): void => void queries.setQueryData(badgeKeys.unread, { unread });
      const onMessage = (): void => void queries.invalidateQueries({ queryKey: badgeKeys.messages });
      const onMenuNumbers = (): void => void queries.invalidateQueries({ queryKey: badgeKeys.menu });
      const onDocument = ({ kind }: { kind: DocumentKind }): void =>
        void queries.invalidateQueries({ queryKey: recordNameKey(RECORDS[kind]) });
      const onRights = (): void => {
        void queries.invalidateQueries({ queryKey: accessKeys.all });
        onMenuNumbers();
      };
      // Whatever was pushed while the line was down is requested.
      const onConnect = (): void => void queries.invalidateQueries({ queryKey: badgeKeys.all });
      socket.on('connect', onConnect);
      socket.on('badge', onBadge);
      socket.on('message:new', onMessage);
      socket.on('admin-menu:changed', onMenuNumbers);
      socket.on('document:changed', onDocument);
      socket.on('permissions-changed', onRights);
      unsubscribe = () => {
        socket.off('connect', onConnect);
        socket.off('badge', onBadge);
        socket.off('message:new', onMessage);
        socket.off('admin-menu:changed', onMenuNumbers);
        socket.off('document:changed', onDocument);
        socket.off('permissions-changed', onRights);
      };
    };
    // Without the line the polls still count.
    void connect().catch(() => undefined);
    return () => {
      isOver = true;
      unsubscribe();
    };
  }, [token, queries]);
}
