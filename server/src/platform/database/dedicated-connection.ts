import { setTimeout as sleep } from 'node:timers/promises';
import type { Env } from '../config/env.js';
import { translateDatabaseError } from './constraint-errors.js';
import { PgTransaction, type Tx } from './database.js';
import { failureOf, inTime } from './failure.js';
import { openPool } from './open-pool.js';
import { SERVER_OPTIONS, type pg } from './pg-types.js';

/** A silent server is left a second after the transaction should have ended. */
export interface ConnectionLimits {
  /** A transaction; the database ends it then. */
  transactionMs: number;
  connectMs: number;
  /** For a lock. */
  lockMs: number;
}

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

const ATTEMPTS_MAX = 5;
/** The server speaks first when a transaction takes too long; a server that is silent is left soon after. */
const SILENCE_MS = 1_000;

/**
 * Plans that do not depend on how full the tables are: everything read over such a connection is by key, and a plan made on an
 * empty table would be kept while the table grows.
 */
const PLANS =
  '-c enable_seqscan=off -c enable_hashjoin=off -c enable_mergejoin=off -c plan_cache_mode=force_generic_plan -c jit=off';

/**
 * One connection for work that must neither wait behind others nor for long: its own deadlines, and a transaction retried
 * whole until its caller would have given up.
 */
export class DedicatedConnection {
  private readonly pool: pg.Pool;

  constructor(
    { databaseUrl }: Pick<Env, 'databaseUrl'>,
    private readonly limits: ConnectionLimits,
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

  /** @param lockMs  how long it waits for a lock, where that is not the connection's own time */
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
      const result = await inTime(work(client), answerMs, 'transaction');
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
