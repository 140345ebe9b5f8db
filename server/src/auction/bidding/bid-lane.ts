import type { Env } from '../../platform/config/env.js';
import type { Tx } from '../../platform/database/database.js';
import { exchange } from '../../platform/database/exchange.js';
import type { pg } from '../../platform/database/pg-types.js';
import type { RightOfWay } from '../live/lot-hub.js';
import { decideInOrder } from './bid-batch.js';
import { inputOf, questionsOf, saveStatement, writeOf, type PassBy } from './bid-batch.repository.js';
import { isolate, type Fault } from './isolate.js';
import {
  DedicatedConnection,
  NothingWritten,
  RowLocked,
} from '../../platform/database/dedicated-connection.js';
import { busy, LANE_LIMITS, type LaneLimits } from './lane-limits.js';
import { LaneCommands, type WaitingCommand } from './lane-commands.js';
import type { Waiting, BatchResult, BidAnswer, WaitingBid } from './waiting-bid.js';

/** What a lane publishes right after a commit, when the callers are answered. Must not throw and must not wait. */
export interface LaneListener {
  committed(result: BatchResult): void;
  /** Checks the rules of the law for the first bid of a bidder on this lot: @throws the refusal of those rules */
  clear(bid: WaitingBid): Promise<void>;
  /** Decides a bid that would end its lot, in a transaction of its own on this lane. */
  endLot(tx: Tx, bid: WaitingBid): Promise<EndedByBid>;
}

export interface EndedByBid {
  answer: BidAnswer;
  /** To be called once the transaction is committed. */
  committed: () => void;
}

/** So many bidders in two batches indicate a storm. */
const STORM_BIDDERS = 4;
/** From so many waiting bids on, a batch costs little beside them: waiting longer would only delay them. */
const GATHERED_BIDS = 64;

/**
 * One lane: bids of its lots are committed in batches over one connection; whatever arrives while a batch commits
 * forms the next, so a lone bid waits for nobody. In a storm the next batch gathers for some milliseconds, or until
 * everybody who bid lately is there: what a batch costs whatever its size is then shared by more bids, and all of them
 * are answered sooner. Commands of the same lots run between batches, one at a time. A lot that somebody holds, or on
 * which every write fails, holds up no other.
 */
export class BidLane {
  /** What changes its lots besides bids. */
  readonly commands: LaneCommands;
  private readonly connection: DedicatedConnection;
  private waiting: Waiting[] = [];
  private readonly aside: SetAside;
  private readonly waitingCommands: WaitingCommand[] = [];
  private isRunning = false;
  private lastBatch = { began: 0, bidders: new Set<number>() };
  /** Who bid in the last two batches: once as many bids wait, nobody else is likely to come soon. */
  private lately = 0;
  private endGathering: (() => void) | undefined;
  private readonly batchMax: number;
  private readonly gatherMs: number;

  constructor(
    env: Pick<Env, 'databaseUrl' | 'auctionBatchMax' | 'auctionGatherMs'>,
    private readonly listener: LaneListener,
    private readonly rightOfWay: RightOfWay,
    private readonly limits: LaneLimits = LANE_LIMITS,
  ) {
    this.batchMax = env.auctionBatchMax;
    this.gatherMs = env.auctionGatherMs;
    this.connection = new DedicatedConnection(env, limits);
    this.aside = new SetAside(limits, () => this.start());
    this.commands = new LaneCommands(this.connection, limits, this.waitingCommands, () => this.start());
  }

  /**
   * @param arrivedAt when the server received it
   * @throws BUSY with nothing written, OutcomeUnknown, or what is wrong with this bid alone
   */
  submit(bid: WaitingBid, arrivedAt = performance.now()): Promise<BidAnswer> {
    if (this.waiting.length + this.aside.size >= this.limits.queueMax) return Promise.reject(busy());
    return new Promise((resolve, reject) => {
      this.waiting.push({ bid, arrivedAt, resolve, reject });
      this.start();
    });
  }

  async close(): Promise<void> {
    this.aside.close();
    await this.connection.close();
  }

  private start(): void {
    if (this.isRunning) {
      if (this.isGathered) this.endGathering?.();
      return;
    }
    this.isRunning = true;
    // The first bid waits for the end of this turn, so that those read from the network with it come along.
    setImmediate(() => void this.drain());
  }

  private async drain(): Promise<void> {
    while (this.waiting.length > 0 || this.waitingCommands.length > 0 || this.aside.isDue) {
      const command = this.waitingCommands.shift();
      if (command) await this.rightOfWay.during(command);
      if (this.aside.isDue) await this.tryAside();
      if (this.waiting.length > 0) await this.nextBatch();
    }
    this.isRunning = false;
  }

  private get isGathered(): boolean {
    return this.waiting.length >= Math.min(GATHERED_BIDS, this.lately) || this.waitingCommands.length > 0;
  }

  private async nextBatch(): Promise<void> {
    const leftMs = this.lastBatch.began + this.gatherMs - performance.now();
    if (this.lately >= STORM_BIDDERS && leftMs > 0 && !this.isGathered) await this.gather(leftMs);
    const batch = this.inTime(this.waiting.splice(0, this.batchMax)).filter((waiting) => {
      const isBehind = this.aside.has(waiting.bid.auctionId);
      if (isBehind) this.aside.add(waiting);
      return !isBehind;
    });
    const bidders = new Set(batch.map(({ bid }) => bid.accountId));
    this.lately = new Set([...bidders, ...this.lastBatch.bidders]).size;
    this.lastBatch = { began: performance.now(), bidders };
    if (batch.length > 0) await this.rightOfWay.during(() => this.runBatch(batch));
  }

  /** Bids of lots that were locked a moment ago; those that still are return to their place. */
  private async tryAside(): Promise<void> {
    const batch = this.inTime(this.aside.take(this.batchMax));
    if (batch.length > 0) await this.rightOfWay.during(() => this.runBatch(batch, 'pass-by-locked'));
  }

  /** Without those whose clients will have given up before they could be decided. */
  private inTime(batch: readonly Waiting[]): Waiting[] {
    const now = performance.now();
    return batch.filter(({ arrivedAt, reject }) => {
      const isInTime = now - arrivedAt < this.limits.startWithinMs;
      if (!isInTime) reject(busy());
      return isInTime;
    });
  }

  private async gather(ms: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.endGathering = () => {
        clearTimeout(timer);
        this.endGathering = undefined;
        // Those read from the network in the same turn come along.
        setImmediate(resolve);
      };
    });
    this.endGathering = undefined;
  }

  /** Never throws: each bid of the batch is answered or refused for itself. */
  private async runBatch(batch: Waiting[], passBy?: PassBy): Promise<void> {
    const fault = await this.tryBatch(batch, passBy);
    if (fault) await isolate(batch, fault, (part) => this.tryBatch(part, passBy));
  }

  /**
   * Commits the batch and answers its bids, or reports why it could not: then nothing is written, or the
   * outcome is unknown.
   */
  private async tryBatch(batch: readonly Waiting[], passBy: PassBy = 'wait'): Promise<Fault | undefined> {
    const bids = batch.map((waiting) => waiting.bid);
    let result: BatchResult;
    try {
      result = await this.connection.attempt(
        (client) => commitBatch(client, bids, passBy),
        this.endOf(batch),
      );
    } catch (error) {
      // One of the lots is locked elsewhere: the others continue without it.
      if (error instanceof RowLocked && passBy === 'wait') return this.tryBatch(batch, 'pass-by-locked');
      return { error };
    }
    const behind: Waiting[] = [];
    for (const [index, { kind }] of result.decisions.entries()) {
      const waiting = batch[index];
      if (waiting && kind === 'deferred') behind.push(waiting);
      if (waiting && kind === 'locked') this.aside.add(waiting);
      if (waiting && kind === 'uncleared') this.clear(waiting);
    }
    // Hundreds of answers take the event loop longer than the database needs to lock and read: the next batch first.
    setImmediate(() => this.answer(batch, result));
    await this.runDeferred(behind);
    return undefined;
  }

  private answer(batch: readonly Waiting[], result: BatchResult): void {
    for (const [index, decision] of result.decisions.entries())
      if (decision.kind === 'answered') batch[index]?.resolve(decision.answer);
    this.listener.committed(result);
  }

  /** Off the lane, which continues meanwhile; once a bidder is cleared the bid waits like one that has just arrived. */
  private clear(waiting: Waiting): void {
    this.listener.clear(waiting.bid).then(() => {
      this.waiting.push(waiting);
      this.start();
    }, waiting.reject);
  }

  private endOf(batch: readonly Waiting[]): number {
    return Math.min(...batch.map(({ arrivedAt }) => arrivedAt)) + this.limits.startWithinMs;
  }

  /** The first deferred bid of each lot would end it; those behind it are decided anew after that. */
  private async runDeferred(behind: Waiting[]): Promise<void> {
    const ended = new Set<number>();
    const again: Waiting[] = [];
    for (const waiting of this.inTime(behind)) {
      if (ended.has(waiting.bid.auctionId)) {
        again.push(waiting);
        continue;
      }
      ended.add(waiting.bid.auctionId);
      await this.connection
        .transaction((tx) => this.listener.endLot(tx, waiting.bid), this.endOf([waiting]))
        .then(
          ({ answer, committed }) => {
            committed();
            waiting.resolve(answer);
          },
          (error: unknown) => {
            if (error instanceof RowLocked) this.aside.add(waiting);
            else waiting.reject(error instanceof NothingWritten ? busy(error) : error);
          },
        );
    }
    this.waiting.unshift(...again);
  }
}

/** The story of a batch: lock, clock, decide, save, commit. */
function commitBatch(
  client: pg.PoolClient,
  bids: readonly WaitingBid[],
  passBy: PassBy,
): Promise<BatchResult> {
  return exchange(client, questionsOf(bids, passBy), (answers) => {
    const result = decideInOrder(bids, inputOf(answers));
    const save = saveStatement(writeOf(result));
    return { save: save ? [save] : [], result };
  });
}

/**
 * Bids of lots that somebody holds, by lot in the order they came. They are tried again at a pace, together and
 * without waiting for locks, until they have waited long enough.
 */
class SetAside {
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
