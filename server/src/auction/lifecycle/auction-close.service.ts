import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { AppError } from '../../platform/kernel/app-error.js';
import { AuctionLanes } from '../bidding/bid.service.js';
import { OutcomeUnknown } from '../../platform/database/dedicated-connection.js';
import { LotHub } from '../live/lot-hub.js';
import { ClosingConnections } from './closing-connections.js';
import { DUE_MAX, LotClosing, type Closed } from './lot-closing.js';
import { LotFaults } from './lot-faults.js';

/** Lots closed in one transaction: while it runs their bids wait, and with them the other bids of a batch. */
const TOGETHER_MAX = 125;
/** So many, and fewer, are closed by the lane between two batches: a lot with many bids is hardly ever free otherwise. */
const FEW = 25;

type InTransaction = (work: (tx: Tx) => Promise<Closed>) => Promise<Closed>;

/** Starts, closes and reopens lots by the database's clock; doing it twice is a no-op. */
@Injectable()
export class AuctionCloseService {
  constructor(
    private readonly lanes: AuctionLanes,
    private readonly closing: LotClosing,
    private readonly connections: ClosingConnections,
    private readonly faults: LotFaults,
    private readonly hub: LotHub,
    private readonly outbox: Outbox,
    private readonly metrics: Metrics,
  ) {}

  /** When something is next due, or null: epoch milliseconds by the database's clock, and that clock. */
  nextDue(): Promise<{ dueAt: number | null; now: number }> {
    return this.closing.nextDue();
  }

  /** Does everything that is due, lane by lane; returns how many lots changed. */
  async runDue(): Promise<number> {
    const changed = await Promise.all(
      Array.from({ length: this.lanes.count }, (_, lane) => this.runLane(lane)),
    );
    return changed.reduce((sum, count) => sum + count, 0);
  }

  private async runLane(lane: number): Promise<number> {
    const onLane: InTransaction = (work) => this.lanes.laneTransaction(lane, work);
    let total = 0;
    for (;;) {
      const ids = await this.closing.findDue(lane, this.lanes.count);
      const beside = ids.length > FEW ? await this.closeBeside(ids) : 0;
      // Few, or bids hold them at this moment.
      const count = beside > 0 ? beside : await this.close(ids.slice(0, TOGETHER_MAX), onLane);
      total += count;
      // Of a full round in which nothing moved another node has the rest, or it waits for a lock.
      if (ids.length < DUE_MAX || count === 0) return total;
    }
  }

  /** Short transactions, as many at a time as there are connections. */
  private async closeBeside(ids: readonly number[]): Promise<number> {
    const parts: (readonly number[])[] = [];
    for (let from = 0; from < ids.length; from += TOGETHER_MAX)
      parts.push(ids.slice(from, from + TOGETHER_MAX));
    const closeParts = async (inTransaction: InTransaction): Promise<number> => {
      const part = parts.shift();
      if (part === undefined) return 0;
      const count = await this.close(part, inTransaction);
      return count + (await closeParts(inTransaction));
    };
    const counts = await Promise.all(
      this.connections.all.map((one) => closeParts((work) => one.transaction(work))),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  }

  /** One transaction for all of them; where that fails halves, so that a broken lot stops none but itself. */
  private async close(ids: readonly number[], inTransaction: InTransaction): Promise<number> {
    const [first] = ids;
    if (first === undefined) return 0;
    let closed: Closed;
    try {
      closed = await inTransaction((tx) => this.closing.close(tx, ids));
    } catch (error) {
      // The database's fault, or the lane's, and no lot's: the next look tries them all again.
      if (error instanceof OutcomeUnknown || (error instanceof AppError && error.id === 'BUSY')) throw error;
      if (ids.length === 1) {
        await this.faults.note(first, error);
        return 0;
      }
      const middle = ids.length >> 1;
      return (
        (await this.close(ids.slice(0, middle), inTransaction)) +
        (await this.close(ids.slice(middle), inTransaction))
      );
    }
    this.publish(closed);
    return closed.count;
  }

  private publish({ count, ended, moved }: Closed): void {
    if (count === 0) return;
    for (const { lot, closedAt } of ended) {
      this.hub.publishLot(lot, []);
      this.metrics.closeDelaySeconds.observe(Math.max(0, (closedAt - lot.state.endAt) / 1000));
    }
    for (const { lot, rows } of moved) this.hub.publishLot(lot, rows);
    this.outbox.wake();
  }
}
