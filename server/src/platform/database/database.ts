import { setTimeout as sleep } from 'node:timers/promises';
import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Env } from '../config/env.js';
import { ENV } from '../config/config.module.js';
import { AppError } from '../kernel/app-error.js';
import { translateDatabaseError } from './constraint-errors.js';
import type { Rows } from './exchange.js';
import { failureOf } from './failure.js';
import { openPool } from './open-pool.js';
import { SERVER_OPTIONS, type pg } from './pg-types.js';

export type SqlValue = string | number | boolean | null | Date | Buffer | object;

export interface QueryResult<Row> {
  rows: Row[];
  /** Rows touched by a write. */
  count: number;
}

/** Something that runs SQL: the pool for single reads, a transaction for everything that writes. */
export interface Queryable {
  query<Row extends object>(sql: string, values?: readonly SqlValue[]): Promise<QueryResult<Row>>;
}

/** A running transaction. Repositories get it first; there is no version without it. */
export interface Tx extends Queryable {
  readonly isTransaction: true;
  /** Rows as arrays, in the order of the columns: for hundreds of rows where naming every cell costs more than reading it. */
  rows(sql: string, values: readonly SqlValue[]): Promise<Rows>;
  /** Undoes what `work` wrote when it throws; the transaction continues. */
  savepoint<T>(work: () => Promise<T>): Promise<T>;
}

/** What a broad search finds of a million goods is counted in memory; PostgreSQL's own 4 MB would write it to a file. */
const WORK_MEM = '16MB';
const BEGIN = 'BEGIN';
const ATTEMPTS_MAX = 5;
/**
 * Messages of the pool (pg-pool has no codes): all connections were busy, or a new one did not open, for too
 * long.
 */
const NO_CONNECTION = [
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
];
const STATEMENT_NAMES_MAX = 2000;
const statementNames = new Map<string, string>();

/** Texts repeat, so each is prepared once per connection under a name of its own; the number is bounded. */
function statementName(sql: string): string | undefined {
  let name = statementNames.get(sql);
  if (name === undefined && statementNames.size < STATEMENT_NAMES_MAX) {
    name = `f${statementNames.size}`;
    statementNames.set(sql, name);
  }
  return name;
}

export async function runNamed<Row extends object>(
  client: Pick<pg.ClientBase, 'query'> | pg.Pool,
  sql: string,
  values: readonly SqlValue[],
): Promise<QueryResult<Row>> {
  const name = statementName(sql);
  const result = await client.query<Row>(
    name === undefined ? { text: sql, values: [...values] } : { name, text: sql, values: [...values] },
  );
  return { rows: result.rows, count: result.rowCount ?? 0 };
}

/** SQL over a connection on which BEGIN was sent; its creator commits. */
export class PgTransaction implements Tx {
  readonly isTransaction = true;
  private depth = 0;

  constructor(private readonly client: pg.ClientBase) {}

  query<Row extends object>(sql: string, values: readonly SqlValue[] = []): Promise<QueryResult<Row>> {
    return runNamed(this.client, sql, values);
  }

  async rows(sql: string, values: readonly SqlValue[]): Promise<Rows> {
    const name = statementName(sql);
    const query = { ...(name === undefined ? {} : { name }), text: sql, values: [...values] };
    const { fields, rows } = await this.client.query<unknown[]>({ ...query, rowMode: 'array' });
    return { columns: fields.map((field) => field.name), tuples: rows };
  }

  async savepoint<T>(work: () => Promise<T>): Promise<T> {
    const name = `s${++this.depth}`;
    await this.client.query(`SAVEPOINT ${name}`);
    try {
      const result = await work();
      await this.client.query(`RELEASE SAVEPOINT ${name}`);
      return result;
    } catch (error) {
      await this.client.query(`ROLLBACK TO SAVEPOINT ${name}`);
      throw translateDatabaseError(error);
    } finally {
      this.depth--;
    }
  }
}

/** The pool, and the one way to write: `transaction(tx => …)`. */
@Injectable()
export class Database implements Queryable, OnApplicationShutdown {
  private readonly pool: pg.Pool;

  constructor(@Inject(ENV) env: Env) {
    this.pool = this.open(env);
  }

  protected open(env: Env): pg.Pool {
    return openPool({
      connectionString: env.databaseUrl,
      max: env.databasePoolMax,
      options: `${SERVER_OPTIONS} -c work_mem=${WORK_MEM}`,
      connectionTimeoutMillis: env.databaseWaitMs,
      // PostgreSQL ends what takes too long by itself; this is for one that fell silent.
      query_timeout: env.databaseAnswerMs,
      keepAlive: true,
    });
  }

  /** One statement, which is a transaction of its own. */
  async query<Row extends object>(sql: string, values: readonly SqlValue[] = []): Promise<QueryResult<Row>> {
    return repeated(() => orBusy(runNamed<Row>(this.pool, sql, values)));
  }

  /** Runs `work` in one READ COMMITTED transaction; deadlocks and serialization failures retry it whole. */
  async transaction<T>(work: (tx: Tx) => Promise<T>, begin = BEGIN): Promise<T> {
    try {
      return await repeated(() => this.once(work, begin));
    } catch (error) {
      throw translateDatabaseError(error);
    }
  }

  /**
   * The same for what runs all day by keys, a few at once: its plans are made once and kept. Left to itself PostgreSQL
   * expects more of a list than is in it, and plans such a statement anew each time, which takes longer than to run it.
   */
  transactionByKeys<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    return this.transaction(work, `${BEGIN}; SET LOCAL plan_cache_mode = force_generic_plan`);
  }

  /** The database's clock as epoch milliseconds; read it after the lock is held. */
  async clock(tx: Queryable): Promise<number> {
    const { rows } = await tx.query<{ now: Date }>('SELECT clock_timestamp() AS now');
    return Number(rows[0]?.now);
  }

  async onApplicationShutdown(): Promise<void> {
    await this.pool.end();
  }

  private async once<T>(work: (tx: Tx) => Promise<T>, begin: string): Promise<T> {
    const client = await orBusy(this.pool.connect());
    let broken: Error | undefined;
    try {
      await client.query(begin);
      const result = await work(new PgTransaction(client));
      await client.query('COMMIT');
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch((rollbackError: Error) => {
        broken = rollbackError; // the connection is lost; the pool must not lend it again
      });
      throw error;
    } finally {
      client.release(broken);
    }
  }
}

/**
 * Begins anew what the database undid for the sake of another: a statement alone can be the victim of a deadlock too,
 * when it waits in line for a row.
 */
async function repeated<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      const failure = failureOf(error);
      // A lock not granted in time, or a line too long: undone, so the caller may try again.
      if (failure === 'locked' || failure === 'late')
        throw new AppError('BUSY', {}, undefined, { cause: error });
      if (failure !== 'repeat') throw error;
      if (attempt === ATTEMPTS_MAX) throw new AppError('BUSY', {}, undefined, { cause: error });
      await sleep(Math.random() * 20 * 2 ** attempt);
    }
  }
}

/** A caller that got no connection in time has written nothing: they may try again. */
async function orBusy<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && NO_CONNECTION.includes(error.message))
      throw new AppError('BUSY', {}, undefined, { cause: error });
    throw error;
  }
}
