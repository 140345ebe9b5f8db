import { openPool } from '../../server/src/platform/database/open-pool.js';
import {
  Database,
  type Queryable,
  type QueryResult,
  runNamed,
  type SqlValue,
} from '../../server/src/platform/database/database.js';
import { type Env, loadEnv } from '../../server/src/platform/config/env.js';
import type { pg } from '../../server/src/platform/database/pg-types.js';

const owners = new Map<string, pg.Pool>();
const places = new WeakMap<Queryable, Promise<string>>();

/**
 * Rows that the server's role could not write at this moment: parts of a record that was made before, times that passed,
 * history of what moved long ago. Written by the owner of the database that `db` is connected to.
 */
export async function plant<Row extends object>(
  db: Queryable,
  sql: string,
  values: readonly SqlValue[] = [],
): Promise<QueryResult<Row>> {
  return runNamed(await ownerOf(db), sql, values);
}

/** Runs `work` while the owner holds what `lock` locks; the server's role may not lock a table against everybody. */
export async function whileOwnerHolds(db: Queryable, lock: string, work: () => Promise<void>): Promise<void> {
  const client = await (await ownerOf(db)).connect();
  try {
    await client.query('BEGIN');
    await client.query(lock);
    await work();
    await client.query('COMMIT');
    client.release();
  } catch (error) {
    client.release(true); // with it goes the lock
    throw error;
  }
}

async function ownerOf(db: Queryable): Promise<pg.Pool> {
  let place = places.get(db);
  if (place === undefined) {
    place = placeOf(db);
    places.set(db, place);
  }
  const url = await place;
  let owner = owners.get(url);
  if (owner === undefined) {
    // Kept while it is idle: a new connection costs PostgreSQL more than most of what is planted.
    owner = openPool({ connectionString: url, max: 2, allowExitOnIdle: true });
    owners.set(url, owner);
  }
  return owner;
}

/** By port: a PostgreSQL that a spec started beside that of the run, whose owner has a password. */
const ownersOf = new Map<string, string>();

export function registerOwner(url: string): void {
  ownersOf.set(new URL(url).port, url);
}

async function placeOf(db: Queryable): Promise<string> {
  const { rows } = await db.query<{ name: string; port: number }>(
    `SELECT current_database()::text AS name, current_setting('port')::int AS port`,
  );
  const port = String(rows[0]?.port);
  const admin = ownersOf.get(port) ?? process.env.FOVEA_TEST_PG;
  if (!admin) throw new Error('there is no test PostgreSQL: run this through Jest');
  const url = new URL(admin);
  url.port = port;
  url.pathname = `/${rows[0]?.name}`;
  return url.toString();
}

const databases = new Map<string, Database>();

/** Where services are called with what no document of ours moved: their transactions are the owner's. */
class OwnersDatabase extends Database {
  // Specs of one worker share this module: a closed pool must not be left to the next.
  override async onApplicationShutdown(): Promise<void> {
    for (const [url, opened] of databases) if (opened === this) databases.delete(url);
    await super.onApplicationShutdown();
  }

  protected override open({ databaseUrl }: Env): pg.Pool {
    const url = new URL(databaseUrl);
    url.username = new URL(process.env.FOVEA_TEST_PG ?? '').username;
    return openPool({
      connectionString: url.toString(),
      max: 20,
      allowExitOnIdle: true,
    });
  }
}

/** @param url of the database; absent: that of the spec */
export function ownersDatabase(url?: string): Database {
  const env = loadEnv({ ...process.env, ...(url !== undefined && { DATABASE_URL: url }) });
  const opened = databases.get(env.databaseUrl) ?? new OwnersDatabase(env);
  databases.set(env.databaseUrl, opened);
  return opened;
}
