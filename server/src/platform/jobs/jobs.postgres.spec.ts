import { loadEnv } from '../config/env.js';
import { pg } from '../database/pg-types.js';
import { describeJobs } from '../../../../test/support/jobs-contract.js';

/** As the owner: the server's own role may do neither. */
async function asOwner(...statements: string[]): Promise<void> {
  const owner = new pg.Client({ connectionString: process.env.DATABASE_URL });
  await owner.connect();
  try {
    for (const statement of statements) await owner.query(statement);
  } finally {
    await owner.end();
  }
}

describeJobs('jobs on PostgreSQL', () =>
  Promise.resolve({
    env: loadEnv(process.env),
    forget: () => asOwner('DELETE FROM bullmq.scheduler', 'DELETE FROM bullmq.job'),
    interrupt: () =>
      asOwner(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
               WHERE datname = current_database() AND pid <> pg_backend_pid()`),
  }),
);
