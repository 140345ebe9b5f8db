import { createRequire } from 'node:module';
import path from 'node:path';
import { dataDir } from './checkout.mjs';
import { claimFolder, isHeld } from './claim-folder.mjs';
import { findPostgres, startPostgres } from './embedded-postgres.mjs';
import { Trouble } from './trouble.mjs';

const require = createRequire(import.meta.url);
const databaseName = 'fovea';

/**
 * `url` is the owner's; where only the server's own login is known it is that, and nobody `mayMigrate`. `serverUrl` is
 * what somebody named for the server, else null.
 * @typedef {{ url: string, serverUrl: string | null, mayMigrate: boolean, ended: Promise<unknown> }} Database
 */

/** Whether no database was configured. */
export const isEmbedded = () => !process.env.DATABASE_URL?.trim() && !process.env.DATABASE_OWNER_URL?.trim();

/**
 * The database of DATABASE_OWNER_URL or DATABASE_URL, reached at least once, or else the embedded one, started and held
 * until the clean-up.
 * @param {ReturnType<typeof import('./stopping.mjs').cleanups>} todo
 * @param {{ mayVisit?: boolean }} [options] `mayVisit`: when the product is running, use its embedded database beside it
 * @returns {Promise<Database>}
 */
export async function openDatabase(todo, { mayVisit = false } = {}) {
  const never = new Promise(() => undefined);
  const owner = process.env.DATABASE_OWNER_URL?.trim();
  const given = process.env.DATABASE_URL?.trim() || null;
  if (owner) return { ...(await reach(owner, 'DATABASE_OWNER_URL')), serverUrl: given, ended: never };
  if (given) {
    const reached = await reach(given, 'DATABASE_URL');
    return { ...reached, serverUrl: reached.mayMigrate ? null : given, ended: never };
  }
  const dir = path.join(dataDir(), 'pg');
  if (mayVisit && isHeld(dataDir())) {
    const running = await findPostgres(dir);
    if (!running) throw new Trouble('Fovea is just starting or ending: try again in a moment');
    return { ...owned(running(databaseName)), ended: never };
  }
  todo.add(claimFolder(dataDir()));
  const postgres = await startPostgres({ dir });
  todo.add(postgres.stop);
  await makeDatabase(postgres.url('postgres'));
  return { ...owned(postgres.url(databaseName)), ended: postgres.ended };
}

/** @param {string} url */
const owned = (url) => ({ url, serverUrl: null, mayMigrate: true });

/**
 * @param {string} url
 * @returns {import('pg').Client}
 */
export function newClient(url) {
  /** @type {typeof import('pg')} */
  const pg = require('pg'); // only here: before the first install there is no such package
  return new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
}

/**
 * @param {string} url
 * @param {string} setting the setting with it
 */
async function reach(url, setting) {
  if (!URL.canParse(url) || !/^postgres(ql)?:$/.test(new URL(url).protocol)) {
    throw new Trouble(`${setting} must be an address that starts with postgres:// or postgresql://`);
  }
  const client = newClient(url);
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query("SELECT has_schema_privilege('public', 'CREATE') AS may");
    await client.end();
    return { url, mayMigrate: rows[0].may };
  } catch (error) {
    const { hostname, port, pathname } = new URL(url);
    const why =
      error instanceof Error ? error.message || String('code' in error ? error.code : error.name) : '';
    throw new Trouble(
      `the database of ${setting} (${hostname}:${port || 5432}${pathname}) cannot be reached: ${why}`,
    );
  }
}

/** @param {string} adminUrl */
async function makeDatabase(adminUrl) {
  const client = newClient(adminUrl);
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [databaseName]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${databaseName}`);
  } finally {
    await client.end();
  }
}
