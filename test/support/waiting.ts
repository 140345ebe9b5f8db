import type { Database } from '../../server/src/platform/database/database.js';
import { AppError } from '../../server/src/platform/kernel/app-error.js';
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

const TRIES = 10;

/**
 * BUSY decided nothing: on a slow machine a caller that waited too long tries again, as every client does.
 */
export async function untilGranted<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof AppError && error.id === 'BUSY') || tries === TRIES) throw error;
    }
  }
}
