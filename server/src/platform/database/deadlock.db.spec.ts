import { eventually } from '../../../../test/support/eventually.js';
import { loadEnv } from '../config/env.js';
import { Database } from './database.js';

const env = loadEnv(process.env);
const BOTH_BACKWARDS = `SELECT count(pg_advisory_xact_lock(id)) FROM (SELECT id FROM unnest(ARRAY[71, 72]) AS id ORDER BY id DESC) AS ids`;

describe('a deadlock', () => {
  it('is retried by its victim, also for a single statement', async () => {
    const db = new Database({ ...env, databasePoolMax: 3 });
    const isStatementWaiting = async () => {
      const { rows } = await db.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM pg_locks
         WHERE locktype = 'advisory' AND objid = 71 AND NOT granted AND database = (
           SELECT oid FROM pg_database WHERE datname = current_database())`,
      );
      return rows[0]?.count === 1;
    };
    try {
      let tries = 0;
      let statement: Promise<unknown> = Promise.resolve();
      await db.transaction(async (tx) => {
        await tx.query('SELECT pg_advisory_xact_lock(71)');
        // Holds 72 and wants 71; this transaction wants 72 next.
        if (++tries === 1) {
          statement = db.query(BOTH_BACKWARDS);
          await eventually('the statement waits', isStatementWaiting);
        }
        await tx.query('SELECT pg_advisory_xact_lock(72)');
      });
      await expect(statement).resolves.toMatchObject({ count: 1 });
    } finally {
      await db.onApplicationShutdown();
    }
  });
});
