import { availableParallelism } from 'node:os';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { ENV } from '../../platform/config/config.module.js';
import type { Env } from '../../platform/config/env.js';
import type { Tx } from '../../platform/database/database.js';
import { AppError } from '../../platform/kernel/app-error.js';
import { Outbox } from '../../platform/jobs/outbox.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import type { BatchResult, BidAnswer, WaitingBid } from './waiting-bid.js';
import { BidLane } from './bid-lane.js';
import { ClockWatch } from './clock-watch.js';
import { LotSale } from './lot-sale.js';
import { LotHub, RightOfWay } from '../live/lot-hub.js';

/** A second lane works while the first waits for the disk, if a core is left for it beside the database's. */
export const laneCount = ({ auctionLanes }: Pick<Env, 'auctionLanes'>): number =>
  auctionLanes || (availableParallelism() > 2 ? 2 : 1);

/** The only way to a lot that has started: an auction belongs to one lane of this process, id mod lanes. */
@Injectable()
export class AuctionLanes implements OnApplicationShutdown {
  private readonly lanes: readonly BidLane[];

  constructor(
    @Inject(ENV) env: Env,
    private readonly hub: LotHub,
    private readonly sale: LotSale,
    private readonly outbox: Outbox,
    private readonly metrics: Metrics,
    private readonly clocks: ClockWatch,
    rightOfWay: RightOfWay,
  ) {
    this.lanes = Array.from(
      { length: laneCount(env) },
      () =>
        new BidLane(
          env,
          {
            committed: (result) => this.committed(result),
            clear: (bid) => this.sale.clear(bid),
            endLot: async (tx, bid) => {
              const { answer, result } = await this.sale.byBid(tx, bid);
              return { answer, committed: () => this.publish(result) };
            },
          },
          rightOfWay,
        ),
    );
  }

  get count(): number {
    return this.lanes.length;
  }

  /** @param arrivedAt when the server received it, by `performance.now()` */
  async submit(bid: WaitingBid, arrivedAt: number): Promise<BidAnswer> {
    try {
      return await this.laneOf(bid.auctionId).submit(bid, arrivedAt);
    } catch (error) {
      if (error instanceof AppError) this.metrics.bidsRefused.inc({ error: error.id });
      throw error;
    }
  }

  /** Runs a command of a lot in its lane, between two batches. */
  transaction<T>(auctionId: number, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.laneOf(auctionId).commands.transaction(work);
  }

  /** Runs a command over many lots of one lane, once: @throws NothingWritten when it was undone (RowLocked) */
  laneTransaction<T>(lane: number, work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.laneAt(lane).commands.tryTransaction(work);
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(this.lanes.map((lane) => lane.close()));
  }

  private laneOf(auctionId: number): BidLane {
    return this.laneAt(auctionId % this.lanes.length);
  }

  private laneAt(index: number): BidLane {
    const lane = this.lanes[index];
    if (!lane) throw new RangeError(`no lane ${index}`);
    return lane;
  }

  private committed(result: BatchResult): void {
    this.metrics.bidBatchSize.observe(result.decisions.length);
    if (result.behindMs > 0) this.clocks.warn(result.behindMs);
    this.publish(result);
  }

  private publish(result: BatchResult): void {
    for (const { lot, rows } of result.moved.values()) this.hub.publishLot(lot, rows);
    if (result.moved.size > 0) this.outbox.wake();
  }
}
