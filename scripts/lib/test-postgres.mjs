import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { newClient } from './database.mjs';
import { startPostgres } from './embedded-postgres.mjs';
import { migrate } from './migrate.mjs';
import { serverUrlOf } from './server-login.mjs';
import { workers } from './workers.mjs';

/** The database every test database is a copy of: migrated, without rows. */
export const TEMPLATE = 'fovea_template';

/** What a run's databases may take, write-ahead log included, and as much again for the tests themselves. */
const ROOM_BYTES = 4 * 1024 ** 3;

/**
 * A throw-away PostgreSQL, quick instead of safe, with a migrated template database.
 * @returns {Promise<import('./embedded-postgres.mjs').Postgres>}
 */
export async function startTestPostgres() {
  const folder = makeFolder('fovea-test', inMemory() ?? os.tmpdir());
  const postgres = await startPostgres({
    dir: path.join(folder, 'pg'),
    isDurable: false,
    settings: [`max_connections=${100 + 100 * workers.specs()}`, 'shared_buffers=128MB'],
  });
  const stop = async () => {
    await postgres.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  try {
    await onServer(postgres.url('postgres'), `CREATE DATABASE ${TEMPLATE}`);
    await migrate(postgres.url(TEMPLATE), serverUrlOf(postgres.url(TEMPLATE)));
  } catch (error) {
    await stop();
    throw error;
  }
  return { ...postgres, stop };
}

/**
 * @param {string} url
 * @param {string} sql
 */
export async function onServer(url, sql) {
  const client = newClient(url);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/**
 * A folder of files in memory with room for a run's databases: making and dropping hundreds of them on a disk took a
 * tenth of the tests' processor.
 * @returns {string | null} null where the machine has none
 */
function inMemory() {
  const folder = '/dev/shm';
  if (!fs.existsSync(folder)) return null;
  const { bavail, bsize } = fs.statfsSync(folder);
  return Math.min(bavail * bsize, os.freemem()) > ROOM_BYTES ? folder : null;
}

/**
 * A folder that names its owner, and the end of those whose owner was killed.
 * @param {string} kind
 * @param {string} [base]
 * @returns {string}
 */
export function makeFolder(kind, base = os.tmpdir()) {
  for (const name of fs.readdirSync(base)) {
    const owner = new RegExp(`^${kind}-(\\d+)-`).exec(name)?.[1];
    if (owner && !isAlive(Number(owner))) fs.rmSync(path.join(base, name), { recursive: true, force: true });
  }
  const folder = fs.mkdtempSync(path.join(base, `${kind}-${process.pid}-`));
  fs.chmodSync(folder, 0o755); // the database's user must be able to pass
  return folder;
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
