import type { AuctionPush } from '@fovea/shared-types/socket-events';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useSession } from '../../lib/session';
import { getSocket } from '../../lib/socket';
import { whenShown } from '../../lib/when-shown';
import { lotQuery } from './lot.queries';
import { type Connection, followLot, type LotSocket } from './follow-lot';
import { applyPush, applySnapshot } from './live-state';
import { useOtherTabs } from './use-other-tabs';
import type { ShownLot } from './shown-lot';

export interface LiveAuction {
  lot: ShownLot | undefined;
  /** Why there is no lot to show. */
  error: Error | null;
  connection: Connection;
  /** Prices on the page may be old: no bid may be based on them. */
  isStale: boolean;
  /** For bids; null until it was loaded. */
  socket: LotSocket | null;
  /** Requests the whole state from the server, soon. */
  refresh: () => void;
  /** One's own figures changed here; other tabs have to request them. */
  notifyOtherTabs: () => void;
  reload: () => void;
  /** Changes what the page shows, after an answer to one's own call. */
  update: (change: (lot: ShownLot) => ShownLot) => void;
}

/** One lot, live: the first state through HTTP, then the socket; while that is away, polling. */
export function useLiveAuction(id: number): LiveAuction {
  const client = useQueryClient();
  const { token } = useSession();
  const query = useQuery(lotQuery(id));
  const [connection, setConnection] = useState<Connection>('connecting');
  const [socket, setSocket] = useState<LotSocket | null>(null);
  const refreshNow = useRef<() => void>(() => undefined);
  const key = lotQuery(id).queryKey;

  const update = useCallback(
    (change: (lot: ShownLot) => ShownLot) => {
      client.setQueryData(lotQuery(id).queryKey, (lot) => (lot === undefined ? undefined : change(lot)));
    },
    [client, id],
  );

  useEffect(() => {
    let isGone = false;
    let stop = () => {};
    const queryKey = lotQuery(id).queryKey;
    const follow = async () => {
      // The first state has come through HTTP; the line for pushes is not worth a later first picture.
      await whenShown();
      const shared = await getSocket();
      if (isGone) return;
      setSocket(shared);
      const following = followLot(id, shared, {
        onSnapshot: (snapshot) => client.setQueryData(queryKey, (lot) => applySnapshot(lot, snapshot)),
        onPush: (push: AuctionPush) => {
          const lot = client.getQueryData(queryKey);
          // Before the first state there is nothing to apply a push to; the snapshot under way holds it.
          if (lot === undefined) return { needsSnapshot: true };
          const result = applyPush(lot, push);
          client.setQueryData(queryKey, result.lot);
          return result;
        },
        onWatchers: (watchers) => update((lot) => ({ ...lot, watchers })),
        onConnection: setConnection,
        poll: () => client.fetchQuery({ ...lotQuery(id), staleTime: 0, retry: false }),
      });
      refreshNow.current = following.refresh;
      stop = following.stop;
    };
    void follow().catch(() => setConnection('offline'));
    return () => {
      isGone = true;
      stop();
      refreshNow.current = () => undefined;
    };
  }, [client, id, update]);

  // Another person's figures must not stay on the page longer than the session.
  const shownFor = useRef(token);
  useEffect(() => {
    if (shownFor.current === token) return;
    shownFor.current = token;
    update(withoutOwnFigures);
    void client.fetchQuery({ ...lotQuery(id), staleTime: 0, retry: false }).catch(() => refreshNow.current());
  }, [client, id, token, update]);

  const refresh = useCallback(() => refreshNow.current(), []);
  const notifyOtherTabs = useOtherTabs(id, refresh);

  return {
    lot: query.data,
    error: query.error,
    connection,
    isStale: connection === 'reconnecting' || connection === 'offline',
    socket,
    refresh,
    notifyOtherTabs,
    reload: () => void client.refetchQueries({ queryKey: key }),
    update,
  };
}

const withoutOwnFigures = (lot: ShownLot): ShownLot => ({
  ...lot,
  bidder_no: null,
  bidder_status: null,
  deposit_status: null,
  chances_left: null,
  my_max_amount: null,
  is_leading: false,
  is_own_goods: false,
  is_watching: false,
  order_id: null,
  rows: lot.rows.map((row) => ({ ...row, is_mine: false })),
});
