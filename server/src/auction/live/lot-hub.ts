import { Injectable } from '@nestjs/common';
import type { Lot, NewBidRow } from '../lot/lot.js';
import { isNewer, lotViewOf, type LotView } from './lot-view.js';

/** Terms may change while the log is empty; nothing else distinguishes such states, so the later one counts. */
const hasOtherTerms = (view: LotView, known: LotView): boolean =>
  view.seq === 0 &&
  known.seq === 0 &&
  view.status === known.status &&
  JSON.stringify(view) !== JSON.stringify(known);

type Listener = (view: LotView) => void;

const VIEWS_MAX = 5000;
/** How long a state may speak for the lot: a void on another node must not be missed for longer. */
const FRESH_MS = 1000;

/**
 * The newest public state of each lot known to this node, from its own commits and from the other nodes.
 * Only a hint for speed and the source of pushes; the database decides.
 */
@Injectable()
export class LotHub {
  private readonly views = new Map<number, LotView>();
  private readonly receivedAt = new Map<number, number>();
  private readonly listeners: Listener[] = [];
  private readonly ownListeners: Listener[] = [];

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
    for (const listener of this.listeners) listener(view);
    return true;
  }

  /** A state that this node itself just committed. */
  publish(view: LotView): void {
    if (!this.offer(view)) return;
    for (const listener of this.ownListeners) listener(view);
  }

  /** The same of a lot as its command left it, with the rows it wrote. */
  publishLot(lot: Lot, newRows: readonly NewBidRow[]): void {
    this.publish(lotViewOf(lot, newRows, this.latest(lot.id)?.rows ?? []));
  }

  onChange(listener: Listener): void {
    this.listeners.push(listener);
  }

  onPublish(listener: Listener): void {
    this.ownListeners.push(listener);
  }
}
