import { randomBytes } from 'node:crypto';
import { serverUrlOf } from '../../scripts/lib/server-login.mjs';
import { copyTemplate, onServer } from '../../scripts/lib/test-postgres.mjs';

export interface FreshDatabase {
  /** As the owner. */
  url: string;
  /** As the server logs in. */
  serverUrl: string;
  drop(): Promise<void>;
}

/** A migrated, empty database nobody else uses; for suites that need the whole of it, or several servers on one. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const admin = process.env.FOVEA_TEST_PG;
  if (!admin) throw new Error('there is no test PostgreSQL: run this through Jest');
  const name = `own_${randomBytes(6).toString('hex')}`;
  const url = await copyTemplate(admin, name);
  return {
    url,
    serverUrl: serverUrlOf(url),
    drop: () => onServer(admin, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
}

/** A database without even a schema, as a backup requires it. */
export async function emptyDatabase(): Promise<FreshDatabase> {
  const database = await freshDatabase();
  const name = new URL(database.url).pathname.slice(1);
  await database.drop();
  await onServer(process.env.FOVEA_TEST_PG ?? '', `CREATE DATABASE ${name}`);
  return database;
}
