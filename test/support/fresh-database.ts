import { randomBytes } from 'node:crypto';
import { serverUrlOf } from '../../scripts/lib/server-login.mjs';
import { TEMPLATE } from '../../scripts/lib/test-postgres.mjs';
import { onAdmin } from '../setup/admin-client.cjs';

export interface FreshDatabase {
  /** As the owner. */
  url: string;
  /** As the server logs in. */
  serverUrl: string;
  drop(): Promise<void>;
}

/** A migrated, empty database nobody else uses; for suites that need the whole of it, or several servers on one. */
export async function freshDatabase(): Promise<FreshDatabase> {
  const name = `own_${randomBytes(6).toString('hex')}`;
  await onAdmin(`CREATE DATABASE ${name} TEMPLATE ${TEMPLATE} STRATEGY FILE_COPY`);
  const url = new URL(process.env.FOVEA_TEST_PG ?? '');
  url.pathname = `/${name}`;
  return {
    url: url.toString(),
    serverUrl: serverUrlOf(url.toString()),
    drop: async () => void (await onAdmin(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`)),
  };
}

/** A database without even a schema, as a backup requires it. */
export async function emptyDatabase(): Promise<FreshDatabase> {
  const database = await freshDatabase();
  const name = new URL(database.url).pathname.slice(1);
  await database.drop();
  await onAdmin(`CREATE DATABASE ${name}`);
  return database;
}
