import { Injectable } from '@nestjs/common';
import { DatabaseClock } from '../../platform/database/database-clock.js';
import { Database } from '../../platform/database/database.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { AuctionLanes } from '../bidding/bid-lanes.js';
import { LotHub } from '../live/lot-hub.js';
import { CLOSE_MAX, LotClosing, type Closed } from './lot-closing.js';

/** Starts, closes and reopens lots by the database's clock; doing it twice is a no-op. */
@Injectable()
export class AuctionCloseService {
  constructor(
    private readonly db: Database,
    private readonly clock: DatabaseClock,
    private readonly lanes: AuctionLanes,
    private readonly closing: LotClosing,
    private readonly hub: LotHub,
    private readonly outbox: Outbox,
    private readonly metrics: Metrics,
  ) {}

  /** When something is next due, or null: epoch milliseconds by the database's clock, and that clock. */
  async nextDue(): Promise<{ dueAt: number | null; now: number }> {
    const { rows } = await this.db.query<{ due_at: Date | null; now: Date }>(
      `SELECT least(
         (SELECT min(end_at) FROM auction WHERE status = 20),
         (SELECT min(start_at) FROM auction WHERE status = 10),
         (SELECT min(answer_deadline) FROM auction WHERE status = 30)) AS due_at, clock_timestamp() AS now`,
    );
    const [row] = rows;
    if (row) this.clock.heard(row.now.getTime());
    return { dueAt: row?.due_at?.getTime() ?? null, now: row?.now.getTime() ?? 0 };
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
      const closed = await this.lanes.laneTransaction(lane, (tx) =>
        this.closing.closeDue(tx, lane, this.lanes.count),
      );
      this.tell(closed);
      total += closed.count;
      if (closed.count < CLOSE_MAX) return total;
    }
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
