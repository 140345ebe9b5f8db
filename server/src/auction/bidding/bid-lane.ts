import { setTimeout as sleep } from 'node:timers/promises';
import type { Env } from '../../platform/config/env.js';
import { translateDatabaseError } from '../../platform/database/constraint-errors.js';
import { PgTransaction, type Tx } from '../../platform/database/database.js';
import { openPool } from '../../platform/database/open-pool.js';
import { pg, SERVER_OPTIONS } from '../../platform/database/pg-types.js';
import { AppError } from '../../platform/kernel/app-error.js';
import { decideInOrder, type BatchResult, type BidAnswer, type WaitingBid } from './bid-batch.js';
import { readBatch, writeOf } from './bid-batch.repository.js';
import type { RightOfWay } from '../live/right-of-way.js';
import { saveStatement } from './batch-write.js';

/** What a lane tells right after a commit, when the callers are answered. Must not throw and must not wait. */
export interface LaneListener {
  committed(result: BatchResult): void;
  /** Decides a bid that would end its lot, in a transaction of its own on this lane. */
  endLot(tx: Tx, bid: WaitingBid): Promise<EndedByBid>;
}

export interface EndedByBid {
  answer: BidAnswer;
  /** To be called once the transaction is committed. */
  committed: () => void;
}

interface Waiting {
  bid: WaitingBid;
  resolve: (answer: BidAnswer) => void;
  reject: (error: unknown) => void;
}

const ATTEMPTS_MAX = 5;
const RETRYABLE = new Set(['40001', '40P01']);
const LOCK_NOT_AVAILABLE = '55P03';
/** A batch of so many bids tells a storm. */
const STORM_BIDS = 4;
/** From so many waiting bids on, a batch costs little beside them: waiting longer would only delay them. */
const GATHERED_BIDS = 64;

/**
 * Plans that do not depend on how full the tables are: every read of a lane is by key, and a plan made on an
 * empty table would be kept while the table grows.
 */
const LANE_OPTIONS = `${SERVER_OPTIONS} -c enable_seqscan=off -c enable_hashjoin=off -c enable_mergejoin=off -c plan_cache_mode=force_generic_plan -c jit=off`;

/**
 * One lane: bids of its lots are committed in batches over one connection; whatever arrives while a batch commits
 * forms the next, so a lone bid waits for nobody. In a storm the next batch gathers for some milliseconds: what a batch
 * costs whatever its size is then shared by more bids, and all of them are answered sooner. Commands of the same lots
 * run between batches, one at a time.
 */
export class BidLane {
  private readonly pool: pg.Pool;
  private waiting: Waiting[] = [];
  private readonly commands: (() => Promise<void>)[] = [];
  private isRunning = false;
  private lastBatch = { began: 0, size: 0 };
  private endGathering: (() => void) | undefined;
  private readonly batchMax: number;
  private readonly gatherMs: number;

  constructor(
    env: Pick<Env, 'databaseUrl' | 'auctionBatchMax' | 'auctionGatherMs'>,
    private readonly listener: LaneListener,
    private readonly rightOfWay: RightOfWay,
  ) {
    this.batchMax = env.auctionBatchMax;
    this.gatherMs = env.auctionGatherMs;
    const config: pg.PoolConfig & { pipeline: boolean } = {
      connectionString: env.databaseUrl,
      max: 1,
      options: LANE_OPTIONS,
      // Lock, read and save travel without waiting for each other's answers: two round trips a batch.
      pipeline: true,
    };
    this.pool = openPool(config);
  }

  submit(bid: WaitingBid): Promise<BidAnswer> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ bid, resolve, reject });
      this.start();
    });
  }

  /** Runs `work` between two batches; nothing else of this process writes the lane's lots meanwhile. */
  transaction<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      this.commands.push(() => this.attempt((client) => inTransaction(client, work)).then(resolve, reject));
      this.start();
    });
  }

  async close(): Promise<void> {
    await this.pool.end();
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
    while (this.waiting.length > 0 || this.commands.length > 0) {
      const command = this.commands.shift();
      if (command) await this.rightOfWay.during(command);
      if (this.waiting.length > 0) await this.nextBatch();
    }
    this.isRunning = false;
  }

  private get isGathered(): boolean {
    return this.waiting.length >= GATHERED_BIDS || this.commands.length > 0;
  }

  private async nextBatch(): Promise<void> {
    const leftMs = this.lastBatch.began + this.gatherMs - performance.now();
    if (this.lastBatch.size >= STORM_BIDS && leftMs > 0 && !this.isGathered) await this.gather(leftMs);
    const batch = this.waiting.splice(0, this.batchMax);
    this.lastBatch = { began: performance.now(), size: batch.length };
    await this.rightOfWay.during(() => this.runBatch(batch));
  }

  private async gather(ms: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.endGathering = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    this.endGathering = undefined;
  }

  /** Never throws: each bid of the batch is answered or refused for itself. */
  private async runBatch(batch: Waiting[]): Promise<void> {
    const bids = batch.map((waiting) => waiting.bid);
    let result: BatchResult;
    try {
      result = await this.attempt((client) => commitBatch(client, bids));
    } catch (error) {
      await this.splitFailed(batch, error);
      return;
    }
    const behind: Waiting[] = [];
    for (const [index, decision] of result.decisions.entries()) {
      const waiting = batch[index];
      if (!waiting) continue;
      if (decision.kind === 'answered') waiting.resolve(decision.answer);
      else behind.push(waiting);
    }
    this.listener.committed(result);
    await this.runDeferred(behind);
  }

  /** The first deferred bid of each lot would end it; those behind it are decided anew after that. */
  private async runDeferred(behind: Waiting[]): Promise<void> {
    const ended = new Set<number>();
    const again: Waiting[] = [];
    for (const waiting of behind) {
      if (ended.has(waiting.bid.auctionId)) {
        again.push(waiting);
        continue;
      }
      ended.add(waiting.bid.auctionId);
      await this.attempt((client) =>
        inTransaction(client, (tx) => this.listener.endLot(tx, waiting.bid)),
      ).then(({ answer, committed }) => {
        committed();
        waiting.resolve(answer);
      }, waiting.reject);
    }
    this.waiting.unshift(...again);
  }

  /** One poisoned bid must not fail its batch: halves, then single ones. */
  private async splitFailed(batch: Waiting[], error: unknown): Promise<void> {
    const [only] = batch;
    if (batch.length === 1 && only) {
      only.reject(error);
      return;
    }
    // Contention or a lost connection is nobody's fault in particular: splitting would only repeat it.
    if (error instanceof AppError && error.id === 'BUSY') {
      for (const waiting of batch) waiting.reject(error);
      return;
    }
    const middle = batch.length >> 1;
    await this.runBatch(batch.slice(0, middle));
    await this.runBatch(batch.slice(middle));
  }

  /** Retried whole: a lost connection is safe to repeat, since the first answer is found by its key. */
  private async attempt<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    for (let attempt = 1; ; attempt++) {
      try {
        const client = await this.pool.connect();
        let broken: boolean | undefined;
        try {
          return await work(client);
        } catch (error) {
          await client.query('ROLLBACK').catch(() => {
            broken = true; // the pool must not hand this connection out again
          });
          throw error;
        } finally {
          client.release(broken);
        }
      } catch (error) {
        const code = error instanceof pg.DatabaseError ? error.code : undefined;
        if (code === LOCK_NOT_AVAILABLE) throw new AppError('BUSY', {}, undefined, { cause: error });
        const isLostConnection =
          !(error instanceof AppError) && !(error instanceof pg.DatabaseError) && isNetwork(error);
        if (!isLostConnection && (code === undefined || !RETRYABLE.has(code)))
          throw translateDatabaseError(error);
        // What was sent before the connection broke may have been committed: that is unknown, not BUSY.
        if (attempt === ATTEMPTS_MAX && isLostConnection) throw error;
        if (attempt === ATTEMPTS_MAX) throw new AppError('BUSY', {}, undefined, { cause: error });
        await sleep(Math.random() * 20 * 2 ** attempt);
      }
    }
  }
}

const isNetwork = (error: unknown): boolean =>
  error instanceof Error &&
  /connection|ECONN|EPIPE|terminat/i.test(`${error.message} ${'code' in error ? String(error.code) : ''}`);

async function inTransaction<T>(client: pg.PoolClient, work: (tx: Tx) => Promise<T>): Promise<T> {
  await client.query('BEGIN');
  const result = await work(new PgTransaction(client));
  await client.query('COMMIT');
  return result;
}

/** The story of a batch: lock, clock, decide, save, commit. */
async function commitBatch(client: pg.PoolClient, bids: readonly WaitingBid[]): Promise<BatchResult> {
  const tx = new PgTransaction(client);
  const [, input] = await Promise.all([client.query('BEGIN'), readBatch(tx, bids)]);
  const result = decideInOrder(bids, input);
  const save = saveStatement(writeOf(result));
  await Promise.all([save && tx.query(save.sql, save.values), client.query('COMMIT')]);
  return result;
}
