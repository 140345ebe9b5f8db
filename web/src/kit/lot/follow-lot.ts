import type { AuctionDetail } from '@fovea/shared-types/auction/auction.dto';
import { CODE_OK, type Envelope } from '@fovea/shared-types/envelope';
import type { AuctionPush, ClientEvents, ServerEvents } from '@fovea/shared-types/socket-events';
import type { Socket } from 'socket.io-client';
import { addClockSample, clockMark, distrustClock, noteServerTime } from '../../lib/server-clock';

/** How fresh the shown state is. Bids are taken while `live` or `polling`; otherwise prices may be old. */
export type Connection = 'connecting' | 'live' | 'polling' | 'reconnecting' | 'offline';

export type LotSocket = Pick<
  Socket<ServerEvents, ClientEvents>,
  'on' | 'off' | 'emit' | 'timeout' | 'connected'
>;

export interface LotFollower {
  onSnapshot: (snapshot: AuctionDetail) => void;
  /** Answers whether the push showed that something is missing. */
  onPush: (push: AuctionPush) => { needsSnapshot: boolean };
  onWatchers: (watchers: number) => void;
  onConnection: (connection: Connection) => void;
  /** Reads the snapshot through HTTP; rejects when the server can't be reached. */
  poll: () => Promise<unknown>;
}

const ACK_TIMEOUT_MS = 8_000;
const POLL_EVERY_MS = 3_000;
/** A socket that takes longer than this to (re)connect is helped out by polling. */
const POLL_AFTER_MS = 3_000;
const OFFLINE_AFTER_FAILURES = 2;
/** At most one snapshot a second, and not all watchers in the same instant. */
const SNAPSHOT_GAP_MS = 1_000;
const SNAPSHOT_JITTER_MS = 400;

/**
 * Follows one lot: joins its room on every (re)connect, hands pushes on, asks for a snapshot when one was missed,
 * and polls for as long as the socket is away.
 * @returns stop, and a way to ask for a snapshot now
 */
export function followLot(
  id: number,
  socket: LotSocket,
  follower: LotFollower,
): { stop: () => void; refresh: () => void } {
  let isStopped = false;
  let failures = 0;
  let lastSnapshotAt = Number.NEGATIVE_INFINITY;
  let isJoining = false;
  let snapshotTimer: ReturnType<typeof setTimeout> | undefined;
  let pollTimer: ReturnType<typeof setTimeout> | undefined;

  const join = () => {
    if (isJoining || isStopped || !socket.connected) return;
    isJoining = true;
    lastSnapshotAt = clockMark();
    const sentAt = clockMark();
    socket
      .timeout(ACK_TIMEOUT_MS)
      .emit('auction:join', { id }, (error: Error | null, answer?: Envelope<AuctionDetail | null>) => {
        isJoining = false;
        if (isStopped) return;
        const snapshot = answer?.code === CODE_OK ? answer.data : null;
        if (error !== null || snapshot === null) {
          // Connected but not served: the page stays fresh through HTTP, and the room is requested again
          // later.
          startPolling(0);
          return;
        }
        addClockSample(snapshot.server_time, sentAt);
        stopPolling();
        follower.onSnapshot(snapshot);
        follower.onConnection('live');
      });
  };

  const requestSnapshot = () => {
    if (snapshotTimer !== undefined) return;
    const wait = Math.max(0, lastSnapshotAt + SNAPSHOT_GAP_MS - clockMark());
    snapshotTimer = setTimeout(
      () => {
        snapshotTimer = undefined;
        join();
      },
      wait + Math.random() * SNAPSHOT_JITTER_MS,
    );
  };

  const pollOnce = async () => {
    try {
      await follower.poll();
      if (isStopped || pollTimer === undefined) return;
      failures = 0;
      follower.onConnection('polling');
    } catch {
      if (isStopped || pollTimer === undefined) return;
      failures += 1;
      if (failures >= OFFLINE_AFTER_FAILURES) follower.onConnection('offline');
    }
    if (socket.connected) join();
    pollTimer = setTimeout(() => void pollOnce(), POLL_EVERY_MS);
  };
  const startPolling = (afterMs: number) => {
    pollTimer ??= setTimeout(() => void pollOnce(), afterMs);
  };
  const stopPolling = () => {
    clearTimeout(pollTimer);
    pollTimer = undefined;
    failures = 0;
  };

  const onConnect = () => {
    distrustClock();
    join();
  };
  const onDisconnect = () => {
    isJoining = false;
    follower.onConnection('reconnecting');
    startPolling(POLL_AFTER_MS);
  };
  const onState = (push: AuctionPush) => {
    if (push.id !== id) return;
    noteServerTime(push.server_time);
    if (follower.onPush(push).needsSnapshot) requestSnapshot();
  };
  const onWatchers = (state: { id: number; watchers: number }) => {
    if (state.id === id) follower.onWatchers(state.watchers);
  };
  // A tab that becomes visible may have missed anything.
  const onVisible = () => {
    if (document.visibilityState === 'visible') requestSnapshot();
  };

  socket.on('connect', onConnect);
  socket.on('disconnect', onDisconnect);
  socket.on('auction:state', onState);
  socket.on('auction:watchers', onWatchers);
  // A message to the reader (admitted, outbid, won) may be about figures that no push carries.
  socket.on('message:new', requestSnapshot);
  document.addEventListener('visibilitychange', onVisible);
  if (socket.connected) join();
  else startPolling(POLL_AFTER_MS);

  return {
    refresh: requestSnapshot,
    stop: () => {
      isStopped = true;
      clearTimeout(snapshotTimer);
      stopPolling();
      socket.off('connect', onConnect);
      socket.off('disconnect', onDisconnect);
      socket.off('auction:state', onState);
      socket.off('auction:watchers', onWatchers);
      socket.off('message:new', requestSnapshot);
      document.removeEventListener('visibilitychange', onVisible);
      if (socket.connected) socket.emit('auction:leave', { id }, () => undefined);
    },
  };
}
