import { isCurrency, toWire } from '@fovea/shared-types/money';
import { AUCTION_STATUS, BID_KIND } from '@fovea/shared-types/sale-states';
import type { AuctionPush, PushedRow } from '@fovea/shared-types/socket-events';
import type { DatabaseClock } from '../../platform/database/database-clock.js';
import { invariant } from '../../platform/kernel/app-error.js';
import { eventPacket, sendFrame, textFrame } from '../../platform/realtime/raw-frame.js';
import type { FoveaSocket } from '../../platform/realtime/socket-types.js';
import type { LotHub, LotView, RightOfWay, ViewRow } from './lot-hub.js';

const { scheduled, bidding, ended } = AUCTION_STATUS;

/** Sockets written to before bids get their turn. */
const SLICE = 32;
/** What a round waits for bids, all its turns together: in a storm there is always one under way. */
const PATIENCE_MS = 50;

/** What a watcher was sent last. */
interface Watcher {
  version: number;
  seq: number;
}

/** Where a room reads the newest state of its lot. */
export interface RoomState {
  seq(): number;
  /** The newest state as the text of a socket.io packet, for those whose last push was of `prevSeq`. */
  packet(prevSeq: number): string;
}

interface Frame {
  packet: string;
  bytes: Buffer;
}

/**
 * All watchers of one lot on this node. The first change is sent at once. Rounds begin at least `minGapMs`
 * apart; each sends every watcher who lacks it the newest state at their turn, encoded once for all who have
 * the same state. So a change reaches the last of thousands within one round, whatever was under way when it
 * came, and a slow client gets the next state instead of a queue.
 */
export class LotRoom {
  private readonly watchers = new Map<FoveaSocket, Watcher>();
  private version = 0;
  private isUnderWay = false;
  private hasSlowOnes = false;
  private nextAllowedAt = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly minGapMs: number,
    private readonly state: RoomState,
    private readonly rightOfWay: RightOfWay,
    private readonly onFault: (error: unknown) => void,
  ) {}

  get size(): number {
    return this.watchers.size;
  }

  add(socket: FoveaSocket): void {
    this.watchers.set(socket, { version: this.version, seq: this.state.seq() });
  }

  remove(socket: FoveaSocket): void {
    this.watchers.delete(socket);
  }

  /** There is a newer state. Returns at once. */
  changed(): void {
    this.version += 1;
    this.schedule();
  }

  /** Sends what no later packet builds on; a client that has not read the previous packet is skipped. */
  broadcast(packet: string): void {
    this.broadcastToAll(packet).catch(this.onFault);
  }

  /** Gives those who could not keep up the state of now; called once a second. */
  catchUp(): void {
    if (this.hasSlowOnes) this.schedule();
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private schedule(): void {
    if (this.isUnderWay || this.timer !== undefined) return;
    const wait = Math.max(0, this.nextAllowedAt - performance.now());
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.round().catch(this.onFault);
    }, wait);
  }

  private async round(): Promise<void> {
    this.isUnderWay = true;
    this.nextAllowedAt = performance.now() + this.minGapMs;
    const versionAtStart = this.version;
    try {
      await this.sendToAll();
    } finally {
      this.isUnderWay = false;
      // Watchers who had their turn before the change get it in the next round.
      if (this.version !== versionAtStart) this.schedule();
    }
  }

  private async sendToAll(): Promise<void> {
    this.hasSlowOnes = false;
    let version = this.version;
    let frames = new Map<number, Frame>();
    let sent = 0;
    let patience = PATIENCE_MS;
    for (const [socket, watcher] of this.watchers) {
      if (watcher.version === version) continue;
      const { packet, bytes } = this.frameAfter(watcher.seq, frames);
      if (sendFrame(socket, packet, bytes)) {
        watcher.version = version;
        watcher.seq = this.state.seq();
      } else {
        this.hasSlowOnes = true;
      }
      sent += 1;
      if (sent % SLICE > 0) continue;
      patience -= await this.rightOfWay.giveWay(patience);
      if (version === this.version) continue;
      version = this.version;
      frames = new Map();
    }
  }

  private async broadcastToAll(packet: string): Promise<void> {
    const bytes = textFrame(packet);
    let sent = 0;
    let patience = PATIENCE_MS;
    for (const socket of this.watchers.keys()) {
      sendFrame(socket, packet, bytes);
      sent += 1;
      if (sent % SLICE === 0) patience -= await this.rightOfWay.giveWay(patience);
    }
  }

  private frameAfter(prevSeq: number, frames: Map<number, Frame>): Frame {
    let frame = frames.get(prevSeq);
    if (!frame) {
      const packet = this.state.packet(prevSeq);
      frame = { packet, bytes: textFrame(packet) };
      frames.set(prevSeq, frame);
    }
    return frame;
  }
}

/** The states of a lot as the hub has them, with times by the database's clock. */
export const stateOfRoom = (auctionId: number, hub: LotHub, clock: DatabaseClock): RoomState => ({
  seq: () => hub.latest(auctionId)?.seq ?? 0,
  packet: (prevSeq) => {
    const view = hub.latest(auctionId);
    invariant(view, 'a room is notified of a change the hub has received');
    return eventPacket('auction:state', toPush(view, prevSeq, clock.now()));
  },
});

/**
 * A push for those whose last one was of `prevSeq`. All of them get the same, so it contains nobody's own data.
 * @param serverTime epoch milliseconds by the database's clock
 */
export function toPush(view: LotView, prevSeq: number, serverTime: number): AuctionPush {
  const { currency, buyNowPrice } = view;
  const now = Math.round(serverTime);
  invariant(isCurrency(currency), `a lot is in ${currency}`);
  return {
    id: view.id,
    status: statusAt(view, now),
    seq: view.seq,
    prev_seq: prevSeq,
    current_price: toWire(view.price, currency),
    min_next_bid: toWire(view.minNextBid, currency),
    bid_count: view.bidCount,
    leader_no: view.leaderNo,
    reserve_met: view.reserveMet,
    ...(buyNowPrice !== null && { buy_now_price: toWire(buyNowPrice, currency) }),
    ...(view.seq === 0 && { start_at: view.startAt }),
    end_at: view.endAt,
    rows: view.rows.filter(({ seq }) => seq > prevSeq).map((row) => pushedRow(row, now)),
    server_time: now,
  };
}

function pushedRow(row: ViewRow, now: number): PushedRow {
  const about = row.kind === 'end_moved' ? row.endAfter : row.voidsSeq;
  const short = [BID_KIND[row.kind], now - row.at, row.priceAfter, row.bidderNo] as const;
  return about === null ? [...short] : [...short, about];
}

/** The effective status, as `readStatus` computes it in SQL. */
function statusAt(lot: Pick<LotView, 'status' | 'startAt' | 'endAt'>, now: number): number {
  const written = AUCTION_STATUS[lot.status];
  if (written !== scheduled && written !== bidding) return written;
  if (now >= lot.endAt) return ended;
  return now >= lot.startAt ? bidding : written;
}
