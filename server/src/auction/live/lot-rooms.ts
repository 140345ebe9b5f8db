import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { ENV } from '../../platform/config/config.module.js';
import type { Env } from '../../platform/config/env.js';
import { DatabaseClock } from '../../platform/database/database-clock.js';
import { Log } from '../../platform/logging/log.js';
import { eventPacket } from '../../platform/realtime/raw-frame.js';
import { Realtime } from '../../platform/realtime/realtime.js';
import type { FoveaSocket } from '../../platform/realtime/socket-types.js';
import { LotViews } from './lot-views.js';
import { LotHub, RightOfWay } from './lot-hub.js';
import { LotRoom, stateOfRoom } from './lot-room.js';
import { WatcherCounts } from './watcher-counts.js';

const SECOND_MS = 1000;
const COUNT_PUSH_MS = 2000;
/**
 * A client that was not notified, or read an older count last, gets the right one after this time at the
 * latest.
 */
const COUNT_AGAIN_MS = 5 * COUNT_PUSH_MS;
/** A node that is silent for this long has no watchers any more. */
const COUNT_LIFE_MS = 3 * COUNT_PUSH_MS + SECOND_MS;
const WATCHERS = 'lot-watchers';

interface NodeCounts {
  node: string;
  counts: [auctionId: number, watchers: number][];
}

/** Who watches which lot on this node: sweeps states to them, and reports their number to the other nodes. */
@Injectable()
export class LotRooms extends WatcherCounts implements OnModuleDestroy {
  private readonly rooms = new Map<number, LotRoom>();
  private readonly elsewhere = new Map<string, { at: number; counts: Map<number, number> }>();
  private readonly sentCounts = new Map<number, { watchers: number; at: number }>();
  private readonly timers: NodeJS.Timeout[];

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly clock: DatabaseClock,
    private readonly views: LotViews,
    private readonly hub: LotHub,
    private readonly realtime: Realtime,
    private readonly rightOfWay: RightOfWay,
    private readonly log: Log,
  ) {
    super();
    // The topic is spoken by this class alone, on every node.
    realtime.onNodes(WATCHERS, (counts) => this.receive(counts as NodeCounts));
    this.timers = [
      setInterval(() => void this.everySecond(), SECOND_MS),
      setInterval(() => this.publishWatchers(), COUNT_PUSH_MS),
    ];
  }

  join(auctionId: number, socket: FoveaSocket): void {
    let room = this.rooms.get(auctionId);
    if (!room) {
      const state = stateOfRoom(auctionId, this.hub, this.clock);
      room = new LotRoom(this.env.auctionSweepMinMs, state, this.rightOfWay, (error) =>
        this.log.error('telling a room failed', { auction_id: auctionId, error }),
      );
      this.rooms.set(auctionId, room);
      this.hub.watch(auctionId, room);
    }
    room.add(socket);
  }

  leave(auctionId: number, socket: FoveaSocket): void {
    const room = this.rooms.get(auctionId);
    room?.remove(socket);
    if (room?.size === 0) {
      this.hub.unwatch(auctionId);
      room.close();
      this.rooms.delete(auctionId);
    }
  }

  of(auctionId: number): number {
    let watchers = this.rooms.get(auctionId)?.size ?? 0;
    for (const { counts } of this.elsewhere.values()) watchers += counts.get(auctionId) ?? 0;
    return watchers;
  }

  onModuleDestroy(): void {
    for (const timer of this.timers) clearTimeout(timer);
    for (const room of this.rooms.values()) room.close();
  }

  /** What a crash or Redis swallowed is found by comparing with the database, in one query for all watched lots. */
  private async everySecond(): Promise<void> {
    for (const room of this.rooms.values()) room.catchUp();
    const ids = [...this.rooms.keys()];
    if (ids.length === 0) return;
    try {
      await this.views.catchUp(ids);
    } catch (error) {
      this.log.error('comparing watched lots failed', { error });
    }
  }

  private publishWatchers(): void {
    const now = performance.now();
    for (const [node, { at }] of this.elsewhere) if (now - at > COUNT_LIFE_MS) this.elsewhere.delete(node);
    const counts = [...this.rooms].map(([id, room]): [number, number] => [id, room.size]);
    this.realtime.toNodes(WATCHERS, { node: this.env.nodeName, counts } satisfies NodeCounts);
    for (const [id, room] of this.rooms) {
      const watchers = this.of(id);
      const sent = this.sentCounts.get(id);
      if (sent?.watchers === watchers && now - sent.at < COUNT_AGAIN_MS) continue;
      this.sentCounts.set(id, { watchers, at: now });
      room.broadcast(eventPacket('auction:watchers', { id, watchers }));
    }
    for (const id of this.sentCounts.keys()) if (!this.rooms.has(id)) this.sentCounts.delete(id);
  }

  private receive({ node, counts }: NodeCounts): void {
    this.elsewhere.set(node, { at: performance.now(), counts: new Map(counts) });
  }
}
