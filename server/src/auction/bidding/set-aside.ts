import { busy, type LaneLimits } from './lane-connection.js';
import type { Waiting } from './waiting-bid.js';

/**
 * Bids of lots that somebody holds, by lot in the order they came. They are tried again at a pace, together and
 * without waiting for locks, until they have waited long enough.
 */
export class SetAside {
  private readonly byLot = new Map<number, Waiting[]>();
  private timer: NodeJS.Timeout | undefined;
  /** The pause is over. */
  private isRested = false;

  /** @param onDue called when they are to be tried again */
  constructor(
    private readonly limits: Pick<LaneLimits, 'lockedMax' | 'lockedMs' | 'lockedPauseMs'>,
    private readonly onDue: () => void,
  ) {}

  get size(): number {
    let size = 0;
    for (const bids of this.byLot.values()) size += bids.length;
    return size;
  }

  get isDue(): boolean {
    return this.isRested && this.byLot.size > 0;
  }

  has(auctionId: number): boolean {
    return this.byLot.has(auctionId);
  }

  add(waiting: Waiting): void {
    const { auctionId } = waiting.bid;
    const bids = this.byLot.get(auctionId) ?? [];
    const isTooLong = performance.now() - waiting.arrivedAt > this.limits.lockedMs;
    if (isTooLong || bids.length >= this.limits.lockedMax) return waiting.reject(busy());
    // One that was taken and could not be decided came before those that came meanwhile.
    const place = bids.findIndex(({ arrivedAt }) => arrivedAt > waiting.arrivedAt);
    if (place < 0) bids.push(waiting);
    else bids.splice(place, 0, waiting);
    this.byLot.set(auctionId, bids);
    this.rest();
  }

  /** Takes up to `max` of them, lot by lot; those of a lot stay in their order. */
  take(max: number): Waiting[] {
    const taken: Waiting[] = [];
    for (const [lot, bids] of this.byLot) {
      taken.push(...bids.splice(0, max - taken.length));
      if (bids.length === 0) this.byLot.delete(lot);
      if (taken.length >= max) break;
    }
    this.isRested = false;
    if (this.byLot.size > 0) this.rest();
    return taken;
  }

  close(): void {
    clearTimeout(this.timer);
  }

  private rest(): void {
    if (this.timer !== undefined) return;
    this.timer = setTimeout(() => {
      this.timer = undefined;
      this.isRested = true;
      this.onDue();
    }, this.limits.lockedPauseMs);
  }
}
