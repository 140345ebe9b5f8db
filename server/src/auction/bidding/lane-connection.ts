import { setTimeout as sleep } from 'node:timers/promises';
import type { Env } from '../../platform/config/env.js';
import { translateDatabaseError } from '../../platform/database/constraint-errors.js';
import { PgTransaction, type Tx } from '../../platform/database/database.js';
import { failureOf, inTime } from '../../platform/database/failure.js';
import { openPool } from '../../platform/database/open-pool.js';
import { SERVER_OPTIONS, type pg } from '../../platform/database/pg-types.js';
import { AppError } from '../../platform/kernel/app-error.js';

/** How long a lane waits, and for how many. Clients give up at 20 s: nothing of theirs is begun or ends after that. */
export interface LaneLimits {
  /** Bids waiting; further callers get BUSY. */
  queueMax: number;
  /** Of these, bids of one lot that somebody holds. */
  lockedMax: number;
  commandsMax: number;
  /** A bid or command older than this is not begun, nor begun again. */
  startWithinMs: number;
  /** A transaction; the database ends it then. With the wait and the connecting before it this stays below 20 s. */
  transactionMs: number;
  connectMs: number;
  /** For a lock, while everything else of the lane waits too. */
  lockMs: number;
  /** Bids and commands wait so long for a lot that somebody holds, others going on; tried again at this pace. */
  lockedMs: number;
  lockedPauseMs: number;
}

export const LANE_LIMITS: LaneLimits = {
  queueMax: 10_000,
  lockedMax: 1_000,
  commandsMax: 1_000,
  startWithinMs: 8_000,
  transactionMs: 8_000,
  connectMs: 3_000,
  lockMs: 200,
  lockedMs: 5_000,
  lockedPauseMs: 50,
};

/** The connection broke, or nobody answered: what was sent may have been committed. A repeat with the key decides. */
export class OutcomeUnknown extends Error {
  override readonly name = 'OutcomeUnknown';
}

/** What was begun is undone, through no fault of its own. */
export class NothingWritten extends Error {
  override readonly name: string = 'NothingWritten';
}

/** Somebody holds a row that it takes. */
export class RowLocked extends NothingWritten {
  override readonly name = 'RowLocked';
}

export const busy = (cause?: unknown): AppError => new AppError('BUSY', {}, undefined, { cause });

const ATTEMPTS_MAX = 5;
/** The server speaks first when a transaction takes too long; a server that is silent is left soon after. */
const SILENCE_MS = 1_000;

/**
 * Plans that do not depend on how full the tables are: every read of a lane is by key, and a plan made on an
 * empty table would be kept while the table grows.
 */
const PLANS =
  '-c enable_seqscan=off -c enable_hashjoin=off -c enable_mergejoin=off -c plan_cache_mode=force_generic_plan -c jit=off';

/** The one connection of a lane, and its deadlines. */
export class LaneConnection {
  private readonly pool: pg.Pool;

  constructor(
    { databaseUrl }: Pick<Env, 'databaseUrl'>,
    private readonly limits: LaneLimits,
  ) {
    const { lockMs, transactionMs, connectMs } = limits;
    this.pool = openPool({
      connectionString: databaseUrl,
      max: 1,
      connectionTimeoutMillis: connectMs,
      options: `${SERVER_OPTIONS} -c lock_timeout=${lockMs} -c transaction_timeout=${transactionMs} ${PLANS}`,
    });
  }

  /**
   * Retried whole: a lost connection is safe to repeat, since the first answer is found by its key.
   * @param until  nothing is begun again after that, by `performance.now()`
   * @throws OutcomeUnknown, NothingWritten (RowLocked), or what `work` throws
   */
  async attempt<T>(work: (client: pg.PoolClient) => Promise<T>, until: number): Promise<T> {
    let lost: unknown;
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.once(work);
      } catch (error) {
        const failure = failureOf(error);
        if (failure === 'wrong') throw translateDatabaseError(error);
        if (failure === 'lost') lost = error;
        const mayRepeat = attempt < ATTEMPTS_MAX && performance.now() < until;
        if (mayRepeat && (failure === 'lost' || failure === 'repeat')) {
          await sleep(Math.random() * 20 * 2 ** attempt);
          continue;
        }
        // What was sent before a connection broke may be written, whatever a later attempt ran into.
        if (lost !== undefined)
          throw new OutcomeUnknown('the connection was lost on the way', { cause: lost });
        if (failure === 'locked') throw new RowLocked('a row is locked', { cause: error });
        throw new NothingWritten(`undone: ${failure}`, { cause: error });
      }
    }
  }

  /** @param lockMs  how long it waits for a lock, where that is not the lane's own time */
  transaction<T>(work: (tx: Tx) => Promise<T>, until: number, lockMs?: number): Promise<T> {
    return this.attempt(async (client) => {
      await client.query(lockMs === undefined ? 'BEGIN' : `BEGIN; SET LOCAL lock_timeout = ${lockMs}`);
      const result = await work(new PgTransaction(client));
      await client.query('COMMIT');
      return result;
    }, until);
  }

  async close(): Promise<void> {
    await this.pool.end();
  }

  private async once<T>(work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
    const answerMs = this.limits.transactionMs + SILENCE_MS;
    const client = await this.pool.connect();
    // The pool must not lend a connection in an unknown state again.
    let isBroken = true;
    try {
      const result = await inTime(work(client), answerMs, 'lane');
      isBroken = false;
      return result;
    } catch (error) {
      if (failureOf(error) !== 'lost') isBroken = !(await isUndone(client, answerMs));
      throw error;
    } finally {
      client.release(isBroken);
    }
  }
}

const isUndone = (client: pg.PoolClient, answerMs: number): Promise<boolean> =>
  inTime(client.query('ROLLBACK'), answerMs, 'rollback').then(
    () => true,
    () => false,
  );
