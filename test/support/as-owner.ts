import pg from 'pg';
import type { TestApi } from './api.js';

/** As the owner of the tables, for whom no trigger runs: rows get the past that a test needs. */
export async function asOwner<T>(
  { databaseUrl }: Pick<TestApi, 'databaseUrl'>,
  work: (owner: pg.Client) => Promise<T>,
): Promise<T> {
  const owner = new pg.Client({ connectionString: databaseUrl });
  await owner.connect();
  try {
    await owner.query('SET session_replication_role = replica');
    return await work(owner);
  } finally {
    await owner.end();
  }
}
