import { Injectable } from '@nestjs/common';
import { DatabaseClock } from '../../platform/database/database-clock.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { AppError } from '../../platform/kernel/app-error.js';
import { AuctionLanes } from '../bidding/bid-lanes.js';
import { OutcomeUnknown } from '../bidding/lane-connection.js';
import { LotHub } from '../live/lot-hub.js';
import { CLOSE_MAX, LotClosing, type Closed } from './lot-closing.js';
import { LotFaults } from './lot-faults.js';

/** Starts, closes and reopens lots by the database's clock; doing it twice is a no-op. */
@Injectable()
export class AuctionCloseService {
  constructor(
    private readonly clock: DatabaseClock,
    private readonly lanes: AuctionLanes,
    private readonly closing: LotClosing,
    private readonly faults: LotFaults,
    private readonly hub: LotHub,
    private readonly outbox: Outbox,
    private readonly metrics: Metrics,
  ) {}

  /** When something is next due, or null: epoch milliseconds by the database's clock, and that clock. */
  async nextDue(): Promise<{ dueAt: number | null; now: number }> {
    const next = await this.closing.nextDue();
    this.clock.heard(next.now);
    return next;
  }

  /** Does everything that is due, lane by lane; returns how many lots changed. */
  async runDue(): Promise<number> {
    const changed = await Promise.all(
      Array.from({ length: this.lanes.count }, (_, lane) => this.runLane(lane)),
    );
    return changed.reduce((sum, count) => sum + count, 0);
  }

  private async runLane(lane: number): Promise<number> {
    let total = 0;
    for (;;) {
      const ids = await this.closing.findDue(lane, this.lanes.count);
      const count = await this.close(lane, ids);
      total += count;
      // Of a full round in which nothing moved another node has the rest, or it waits for a lock.
      if (ids.length < CLOSE_MAX || count === 0) return total;
    }
  }

  /** One transaction for all of them; where that fails halves, so that a broken lot stops none but itself. */
  private async close(lane: number, ids: readonly number[]): Promise<number> {
    const [first] = ids;
    if (first === undefined) return 0;
    let closed: Closed;
    try {
      closed = await this.lanes.laneTransaction(lane, (tx) => this.closing.close(tx, ids));
    } catch (error) {
      // The database's fault, or the lane's, and no lot's: the next look tries them all again.
      if (error instanceof OutcomeUnknown || (error instanceof AppError && error.id === 'BUSY')) throw error;
      if (ids.length === 1) {
        await this.faults.note(first, error);
        return 0;
      }
      const middle = ids.length >> 1;
      return (await this.close(lane, ids.slice(0, middle))) + (await this.close(lane, ids.slice(middle)));
    }
    this.tell(closed);
    return closed.count;
  }

  private tell({ count, ended, moved }: Closed): void {
    if (count === 0) return;
    for (const { lot, closedAt } of ended) {
      this.hub.publishLot(lot, []);
      this.metrics.closeDelaySeconds.observe(Math.max(0, (closedAt - lot.state.endAt) / 1000));
    }
    for (const { lot, rows } of moved) this.hub.publishLot(lot, rows);
    this.outbox.wake();
  }
}
