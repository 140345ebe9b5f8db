import { setImmediate as nextTurn } from 'node:timers/promises';
import { Inject, Injectable, type OnModuleDestroy } from '@nestjs/common';
import { ENV } from '../../platform/config/config.module.js';
import type { Env } from '../../platform/config/env.js';
import { Realtime } from '../../platform/realtime/realtime.js';
import type { PublicRow } from '../log/public-rows.js';
import type { Lot, NewBidRow } from '../lot/lot.js';
import { isBuyNowOffered, minNextBid } from '../rules/bid-rules.js';
import type { LotStatus } from '../rules/lot-state.js';

// Where bids meet those who watch: the public state of each lot, and who waits for whom.

/** How many of the newest public rows travel with a push. */
export const PUSH_ROWS = 5;

/** A row as it is pushed: what only who verifies the log needs stays in it. */
export type ViewRow = Omit<PublicRow, 'commitment' | 'hash'>;

/** The public state of a lot at one instant: it is pushed to watchers and sent to other nodes. */
export interface LotView {
  id: number;
  status: LotStatus;
  price: number;
  currency: string;
  bidCount: number;
  seq: number;
  minNextBid: number;
  reserveMet: boolean;
  buyNowPrice: number | null;
  startAt: number;
  endAt: number;
  leaderNo: number | null;
  /** What is required of a bidder; it may change while the log is empty, and is part of the snapshot. */
  needApproval: boolean;
  deposit: number;
  /** Newest first, at most `PUSH_ROWS`. */
  rows: ViewRow[];
}

export function lotViewOf(lot: Lot, newRows: readonly NewBidRow[], earlier: readonly ViewRow[]): LotView {
  const { state } = lot;
  return {
    id: lot.id,
    status: state.status,
    price: state.price,
    currency: state.terms.currency,
    bidCount: state.bidCount,
    seq: state.seq,
    minNextBid: minNextBid(state),
    reserveMet: state.reserveMet,
    buyNowPrice: isBuyNowOffered(state) ? state.terms.buyNowPrice : null,
    startAt: state.terms.startAt,
    endAt: state.endAt,
    leaderNo: state.leaderId === null ? null : lot.leaderNo,
    needApproval: lot.needApproval,
    deposit: lot.deposit,
    rows: newestRows(lot.id, newRows, earlier),
  };
}

function newestRows(
  auctionId: number,
  newRows: readonly NewBidRow[],
  earlier: readonly ViewRow[],
): ViewRow[] {
  const rows: ViewRow[] = [];
  for (let i = newRows.length - 1; i >= 0 && rows.length < PUSH_ROWS; i--) {
    const row = newRows[i];
    if (row?.auctionId !== auctionId || row.seq === null || row.hash === null) continue;
    rows.push({
      seq: row.seq,
      kind: row.kind,
      at: row.at,
      priceAfter: row.priceAfter,
      endAfter: row.endAfter,
      bidderNo: row.bidderNo,
      voidsSeq: row.voidsSeq,
    });
  }
  const oldest = rows.at(-1)?.seq ?? Number.POSITIVE_INFINITY;
  for (const row of earlier) {
    if (rows.length >= PUSH_ROWS) break;
    if (row.seq < oldest) rows.push(row);
  }
  return rows;
}

/** True when `a` is a later instant of the lot than `b`: seqs only grow, and so does the status. */
const RANK: Record<LotStatus, number> = {
  scheduled: 0,
  bidding: 1,
  ended: 2,
  successful: 3,
  failed: 3,
  cancelled: 3,
};
export const isNewer = (a: Pick<LotView, 'seq' | 'status'>, b: Pick<LotView, 'seq' | 'status'>): boolean =>
  a.seq > b.seq || (a.seq === b.seq && RANK[a.status] > RANK[b.status]);

/** Terms may change while the log is empty; nothing else distinguishes such states, so the later one counts. */
const hasOtherTerms = (view: LotView, known: LotView): boolean =>
  view.seq === 0 &&
  known.seq === 0 &&
  view.status === known.status &&
  JSON.stringify(view) !== JSON.stringify(known);

const VIEWS_MAX = 5000;
/** How long a state may speak for the lot: a void on another node must not be missed for longer. */
const FRESH_MS = 1000;
/** The topic by which states cross between nodes; spoken by the hub alone. */
const VIEW = 'lot-view';

/** Those who watch one lot. */
interface Watching {
  /** There is a newer state. Must not throw and must not wait. */
  changed(): void;
}

/**
 * The newest public state of each lot known to this node, from its own commits and from the other nodes.
 * Only a hint for speed and the source of pushes; the database decides.
 */
@Injectable()
export class LotHub implements OnModuleDestroy {
  private readonly views = new Map<number, LotView>();
  private readonly receivedAt = new Map<number, number>();
  private readonly rooms = new Map<number, Watching>();
  private readonly forwards = new Map<number, NodeJS.Timeout>();
  private readonly lastSent = new Map<number, LotView>();

  constructor(
    @Inject(ENV) private readonly env: Env,
    private readonly realtime: Realtime,
  ) {
    realtime.onNodes(VIEW, (view) => this.offer(view as LotView)); // sent by `send` alone
  }

  onModuleDestroy(): void {
    for (const timer of this.forwards.values()) clearTimeout(timer);
  }

  latest(auctionId: number): LotView | undefined {
    return this.views.get(auctionId);
  }

  /** The newest state, if it arrived a moment ago. */
  fresh(auctionId: number): LotView | undefined {
    const receivedAt = this.receivedAt.get(auctionId);
    return receivedAt !== undefined && performance.now() - receivedAt < FRESH_MS
      ? this.views.get(auctionId)
      : undefined;
  }

  /** Returns false for a state older than the known one. */
  offer(view: LotView): boolean {
    const known = this.views.get(view.id);
    if (known && !isNewer(view, known) && !hasOtherTerms(view, known)) return false;
    this.views.delete(view.id);
    this.views.set(view.id, view);
    this.receivedAt.set(view.id, performance.now());
    if (this.views.size > VIEWS_MAX) {
      const [oldest] = this.views.keys();
      if (oldest !== undefined) {
        this.views.delete(oldest);
        this.receivedAt.delete(oldest);
      }
    }
    this.rooms.get(view.id)?.changed();
    return true;
  }

  /** A state that this node itself just committed; it crosses to the others. */
  publish(view: LotView): void {
    if (this.offer(view)) this.forward(view.id);
  }

  /** The same of a lot as its command left it, with the rows it wrote. */
  publishLot(lot: Lot, newRows: readonly NewBidRow[]): void {
    this.publish(lotViewOf(lot, newRows, this.latest(lot.id)?.rows ?? []));
  }

  /** Notifies the lot's room of each newer state, until `unwatch`. */
  watch(auctionId: number, room: Watching): void {
    this.rooms.set(auctionId, room);
  }

  unwatch(auctionId: number): void {
    this.rooms.delete(auctionId);
  }

  /** Newest only, at the pace of the sweeps. */
  private forward(auctionId: number): void {
    if (this.forwards.has(auctionId)) return;
    this.send(auctionId);
    this.forwards.set(
      auctionId,
      setTimeout(() => {
        this.forwards.delete(auctionId);
        const view = this.latest(auctionId);
        if (view && view !== this.lastSent.get(auctionId)) this.forward(auctionId);
        else this.lastSent.delete(auctionId);
      }, this.env.auctionSweepMinMs),
    );
  }

  private send(auctionId: number): void {
    const view = this.latest(auctionId);
    if (!view) return;
    this.lastSent.set(auctionId, view);
    this.realtime.toNodes(VIEW, view);
  }
}

/**
 * Bids before pushes. A bid crosses the event loop several times until it is answered, and waits behind
 * thousands of writes to watchers at each crossing. So code with many writes checks between them, and yields
 * while a batch is under way.
 */
@Injectable()
export class RightOfWay {
  private underWay = 0;
  private readonly waiting = new Set<() => void>();

  async during<T>(batch: () => Promise<T>): Promise<T> {
    this.underWay += 1;
    try {
      return await batch();
    } finally {
      this.underWay -= 1;
      if (this.underWay === 0) this.wake();
    }
  }

  /** Gives the event loop a turn, and a batch under way the time to end, `maxMs` at most. Resolves to the ms waited. */
  async giveWay(maxMs: number): Promise<number> {
    await nextTurn();
    if (this.underWay === 0 || maxMs <= 0) return 0;
    const began = performance.now();
    await this.clear(maxMs);
    // The answers of the batch are sent first.
    await nextTurn();
    return performance.now() - began;
  }

  private clear(maxMs: number): Promise<void> {
    return new Promise((resolve) => {
      const go = () => {
        clearTimeout(timer);
        this.waiting.delete(go);
        resolve();
      };
      const timer = setTimeout(go, maxMs);
      this.waiting.add(go);
    });
  }

  private wake(): void {
    for (const go of [...this.waiting]) go();
  }
}
