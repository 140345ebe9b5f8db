import type { AuctionDetail } from '@fovea/shared-types/auction/auction.dto';
import type { Envelope } from '@fovea/shared-types/envelope';
import type { AuctionPush } from '@fovea/shared-types/socket-events';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Connection, followLot, type LotSocket } from './follow-lot';
import { aLot, aPush } from '../../../../test/fixtures/shown-lot';

type JoinAck = (error: Error | null, answer?: Envelope<AuctionDetail | null>) => void;

/** The other end of the line: connects, drops, pushes, and records the requested joins. */
class Line {
  readonly joins: JoinAck[] = [];
  readonly left: number[] = [];
  private readonly listeners = new Map<string, Set<(payload: unknown) => void>>();
  connected: boolean;

  constructor(isConnected: boolean) {
    this.connected = isConnected;
  }

  // The parts of a socket that following a lot uses.
  readonly socket = Object.defineProperty(
    {
      on: (event: string, listener: (payload: unknown) => void) => {
        const known = this.listeners.get(event) ?? new Set();
        this.listeners.set(event, known.add(listener));
      },
      off: (event: string, listener: (payload: unknown) => void) =>
        this.listeners.get(event)?.delete(listener),
      timeout: () => this.socket,
      emit: (event: string, request: { id: number }, ack: JoinAck) => {
        if (event === 'auction:join') this.joins.push(ack);
        else this.left.push(request.id);
      },
    },
    'connected',
    { get: () => this.connected },
  ) as unknown as LotSocket;

  fire(event: string, payload?: unknown) {
    for (const listener of this.listeners.get(event) ?? []) listener(payload);
  }
  connect() {
    this.connected = true;
    this.fire('connect');
  }
  drop() {
    this.connected = false;
    this.fire('disconnect');
  }
  answerJoin(lot: AuctionDetail = aLot({ id: 7 })) {
    this.joins.at(-1)?.(null, { code: 200, msg: '', data: lot });
  }
}

function follow(line: Line, options: { needsSnapshot?: boolean } = {}) {
  const seen = {
    connections: [] as Connection[],
    snapshots: [] as AuctionDetail[],
    pushes: [] as AuctionPush[],
    watchers: [] as number[],
    polls: 0,
    isServerGone: false,
  };
  const following = followLot(7, line.socket, {
    onSnapshot: (snapshot) => seen.snapshots.push(snapshot),
    onPush: (push) => {
      seen.pushes.push(push);
      return { needsSnapshot: options.needsSnapshot ?? false };
    },
    onWatchers: (watchers) => seen.watchers.push(watchers),
    onConnection: (connection) => seen.connections.push(connection),
    poll: () => {
      seen.polls += 1;
      return seen.isServerGone ? Promise.reject(new Error('gone')) : Promise.resolve();
    },
  });
  return { seen, ...following };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('following a lot', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('joins at once, shows the snapshot and is live', () => {
    const line = new Line(true);
    const { seen } = follow(line);
    line.answerJoin();
    expect(seen.snapshots).toHaveLength(1);
    expect(seen.connections).toEqual(['live']);
  });

  it('takes only what is about this lot', () => {
    const line = new Line(true);
    const { seen } = follow(line);
    line.fire('auction:state', aPush({ id: 7 }));
    line.fire('auction:state', aPush({ id: 8 }));
    line.fire('auction:watchers', { id: 7, watchers: 12 });
    line.fire('auction:watchers', { id: 8, watchers: 99 });
    expect(seen.pushes.map((push) => push.id)).toEqual([7]);
    expect(seen.watchers).toEqual([12]);
  });

  it('shows that it is reconnecting at once, and joins anew when the line is back', async () => {
    const line = new Line(true);
    const { seen } = follow(line);
    line.answerJoin();
    line.drop();
    expect(seen.connections.at(-1)).toBe('reconnecting');
    await pass(1000);
    line.connect();
    expect(line.joins).toHaveLength(2);
    line.answerJoin(aLot({ id: 7, seq: 5 }));
    expect(seen.connections.at(-1)).toBe('live');
    expect(seen.snapshots.at(-1)?.seq).toBe(5);
    await pass(20_000);
    expect(seen.polls).toBe(0);
  });

  it('polls every three seconds while the socket cannot connect, and stops when it can', async () => {
    const line = new Line(false);
    const { seen } = follow(line);
    await pass(3000);
    expect(seen.polls).toBe(1);
    expect(seen.connections).toEqual(['polling']);
    await pass(6000);
    expect(seen.polls).toBe(3);
    line.connect();
    line.answerJoin();
    await pass(20_000);
    expect(seen.polls).toBe(3);
    expect(seen.connections.at(-1)).toBe('live');
  });

  it('is offline when polling fails as well, and recovers', async () => {
    const line = new Line(false);
    const { seen } = follow(line);
    seen.isServerGone = true;
    await pass(6000);
    expect(seen.connections).toEqual(['offline']);
    seen.isServerGone = false;
    await pass(3000);
    expect(seen.connections).toEqual(['offline', 'polling']);
  });

  it('requests a missed state once, and not more often than once a second', async () => {
    const line = new Line(true);
    follow(line, { needsSnapshot: true });
    line.answerJoin();
    for (let i = 0; i < 20; i += 1) line.fire('auction:state', aPush({ id: 7, seq: i }));
    await pass(1500);
    expect(line.joins).toHaveLength(2);
    line.answerJoin();
    for (let i = 0; i < 20; i += 1) line.fire('auction:state', aPush({ id: 7, seq: i }));
    await pass(500);
    expect(line.joins).toHaveLength(2);
    await pass(1000);
    expect(line.joins).toHaveLength(3);
  });

  it('stays fresh through HTTP when the room does not answer', async () => {
    const line = new Line(true);
    const { seen } = follow(line);
    line.joins[0]?.(new Error('timeout'));
    await pass(0);
    expect(seen.polls).toBe(1);
    expect(seen.connections).toEqual(['polling']);
    expect(line.joins).toHaveLength(2);
  });

  it('leaves the room and is silent when stopped', async () => {
    const line = new Line(true);
    const { seen, stop } = follow(line);
    stop();
    expect(line.left).toEqual([7]);
    line.answerJoin();
    line.fire('auction:state', aPush({ id: 7 }));
    line.drop();
    await pass(10_000);
    expect(seen).toMatchObject({ connections: [], snapshots: [], pushes: [], polls: 0 });
  });
});
