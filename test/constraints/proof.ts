import { pg } from '../../server/src/platform/database/pg-types.js';
import { type FreshDatabase, freshDatabase } from '../support/fresh-database.js';
import type { Attempt, Making, Row, World, WorldRow } from '../things/database.js';
import { allOf, listOf } from '../things/things.js';

/** Per table a row that breaks no rule. */
export const soundRows = allOf(({ database }) => database?.rows);

/** How PostgreSQL names a lacking grant. */
export const PERMISSION_DENIED = '42501';

/**
 * Who adds the rows of a case. `anybody`: the owner where the server's role may not at this moment, so that exactly the
 * constraint of the case answers; `server`: the server's role alone.
 */
export type Adding = 'anybody' | 'server';

/** One database with a world of sound rows, for many attempts. */
export interface Bench {
  world: World;
  /** Runs `work` as role fovea_app and rolls back whatever it did; resolves to the error it met, or null. */
  attempt(work: (attempt: Attempt) => Promise<unknown>): Promise<pg.DatabaseError | null>;
  /** Runs `work` as the owner and keeps it: a transaction before those of the attempts. */
  before<Made>(work: (attempt: Attempt) => Promise<Made>): Promise<Made>;
  rows<Found>(sql: string): Promise<Found[]>;
  close(): Promise<void>;
}

export async function openBench(adding: Adding = 'anybody'): Promise<Bench> {
  const database = await freshDatabase();
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const world = await makeWorld(client);
  const attempt = async (work: (attempt: Attempt) => Promise<unknown>) => {
    await client.query('BEGIN');
    try {
      if (adding === 'anybody') await adoptEntry(client, world);
      await client.query('SET LOCAL ROLE fovea_app');
      await work(attemptOver(client, world, adding));
      return null;
    } catch (error) {
      if (error instanceof pg.DatabaseError) return error;
      throw error;
    } finally {
      await client.query('ROLLBACK');
    }
  };
  return {
    world,
    attempt,
    before: async (work) => {
      await client.query('BEGIN');
      const made = await work(attemptOver(client, world, 'server'));
      await client.query('COMMIT');
      return made;
    },
    rows: async <Found>(sql: string) => (await client.query(sql)).rows as Found[], // the caller names the columns
    close: () => closeBench(client, database),
  };
}

async function closeBench(client: pg.Client, database: FreshDatabase): Promise<void> {
  await client.end();
  await database.drop();
}

function attemptOver(client: pg.Client, world: World, adding: Adding): Attempt {
  return {
    world,
    sql: async (text, values = []) => void (await client.query(text, [...values])),
    insert: (table, changes = {}) => {
      const row = { ...soundRow(table, world), ...changes };
      return adding === 'server' ? insertRow(client, table, row) : insertByAnybody(client, table, row);
    },
    becomeOwner: async () => void (await client.query('RESET ROLE')),
    commitWould: async () => void (await client.query('SET CONSTRAINTS ALL IMMEDIATE')),
  };
}

/** The entry of the world takes postings, as if this transaction had made it. */
async function adoptEntry(client: pg.Client, world: World): Promise<void> {
  await client.query('SET LOCAL session_replication_role = replica');
  await client.query('UPDATE journal_entry SET tx = pg_current_xact_id() WHERE id = $1', [world.entry]);
  await client.query('SET LOCAL session_replication_role = origin');
}

/** Judged at the commit, when it is too late to let the owner add the row instead. */
const JUDGED_LATE = new Set(listOf(({ database }) => database?.judgedLate));

async function insertByAnybody(client: pg.Client, table: string, row: Row): Promise<number> {
  if (!JUDGED_LATE.has(table)) {
    await client.query('SAVEPOINT adding');
    try {
      return await insertRow(client, table, row);
    } catch (error) {
      const isForOwner =
        error instanceof pg.DatabaseError &&
        (error.code === PERMISSION_DENIED ||
          error.constraint?.endsWith('_belongs_ck') === true ||
          error.constraint === 'setting_change_wrote_ck');
      if (!isForOwner) throw error;
      await client.query('ROLLBACK TO SAVEPOINT adding');
    }
  }
  const { rows } = await client.query<{ role: string }>('SELECT current_user::text AS role');
  await client.query('RESET ROLE');
  const id = await insertRow(client, table, row);
  await client.query(`SET LOCAL ROLE ${rows[0]?.role}`);
  return id;
}

function soundRow(table: string, world: World): Row {
  const row = soundRows[table];
  if (!row) throw new Error(`no thing has a sound row of ${table}`);
  return row(world);
}

async function insertRow(client: pg.Client, table: string, row: Row): Promise<number> {
  const columns = Object.keys(row);
  const { rows } = await client.query<{ id?: number }>(
    `INSERT INTO ${table} (${columns.join(', ')}) VALUES (${columns.map((_, i) => `$${i + 1}`).join(', ')}) RETURNING *`,
    Object.values(row),
  );
  return rows[0]?.id ?? 0;
}

/** Asked for before it was made. */
class Missing extends Error {
  constructor(readonly row: string) {
    super(`the world has no ${row}`);
  }
}

/** Each row in a transaction of its own, and first those that it names. */
async function makeWorld(client: pg.Client): Promise<World> {
  const rows = allOf<WorldRow | undefined>(({ database }) => database?.world);
  const made: Record<string, number> = {};
  const world = new Proxy(made, {
    get: (ids, name: string) => {
      const id = ids[name];
      if (id === undefined) throw new Missing(name);
      return id;
    },
  }) as unknown as World; // each thing adds what it makes
  const making: Making = {
    world,
    sql: async (text, values = []) => void (await client.query(text, [...values])),
    insert: async (table, changes = {}) =>
      insertRow(client, table, { ...soundRow(table, world), ...changes }),
  };
  const make = async (name: string, waiting: readonly string[] = []): Promise<void> => {
    if (name in made) return;
    const row = rows[name];
    if (row === undefined) throw new Missing(name);
    if (waiting.includes(name)) throw new Error(`rows of the world name each other: ${waiting.join(', ')}`);
    await client.query('BEGIN');
    try {
      made[name] = await (typeof row === 'string'
        ? making.insert(row)
        : typeof row === 'function'
          ? row(making)
          : row.row(making));
      if (typeof row === 'object') await row.parts(making);
      await client.query('COMMIT');
    } catch (error) {
      await client.query('ROLLBACK');
      delete made[name];
      if (!(error instanceof Missing)) throw error;
      await make(error.row, [...waiting, name]);
      await make(name, waiting);
    }
  };
  for (const name of Object.keys(rows)) await make(name);
  for (const stand of listOf(({ database }) => database?.standing)) await stand(making);
  return made as unknown as World;
}
