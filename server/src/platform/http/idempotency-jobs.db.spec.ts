import { randomBytes, randomUUID } from 'node:crypto';
import { loadEnv } from '../config/env.js';
import { Database } from '../database/database.js';
import type { Jobs } from '../jobs/jobs.js';
import { IdempotencyJobs } from './idempotency.jobs.js';

describe('stored answers', () => {
  const db = new Database(loadEnv(process.env));
  // Only the schedule is missing here: the spec calls the job itself.
  const jobs = new IdempotencyJobs(db, {} as Jobs);
  afterAll(() => db.onApplicationShutdown());

  it('are kept for seven days and no longer', async () => {
    const { rows: accounts } = await db.query<{ id: number }>(
      `INSERT INTO account (email, username, password_hash) VALUES ($1, 'A', '$argon2id$x') RETURNING id`,
      [`${randomUUID()}@example.com`],
    );
    const accountId = accounts[0]?.id ?? 0;
    const insert = (age: string) =>
      db.query(
        `INSERT INTO idempotency (account_id, key_digest, request_hash, created_at)
         VALUES ($1, $2, $3, clock_timestamp() - $4::interval)`,
        [accountId, randomBytes(16), randomBytes(32), age],
      );
    await insert('6 days 23 hours');
    await insert('7 days 1 hour');
    await jobs.deleteOld();
    const { rows } = await db.query<{ days: number }>(
      `SELECT floor(extract(epoch FROM clock_timestamp() - created_at) / 86400)::int AS days
       FROM idempotency WHERE account_id = $1`,
      [accountId],
    );
    expect(rows).toEqual([{ days: 6 }]);
  });
});
