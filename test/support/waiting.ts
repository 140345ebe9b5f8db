import type { Database } from '../../server/src/platform/database/database.js';
import { eventually } from './eventually.js';

/** Until so many connections of this database wait for a lock of another. */
export const untilWaiting = (db: Database, count: number): Promise<unknown> =>
  eventually(`${count} wait for a lock`, async () => {
    const { rows } = await db.query<{ count: number }>(
      `SELECT count(DISTINCT pid) FROM pg_locks JOIN pg_stat_activity USING (pid)
       WHERE NOT granted AND datname = current_database()`,
    );
    return rows[0]?.count === count;
  });
