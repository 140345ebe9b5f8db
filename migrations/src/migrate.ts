import { createPostgresBackend, Queue, setDefaultBackendFactory } from 'bullmq';
import type { DataSource } from 'typeorm';
import { adoptOldChain } from './adopt-old-chain.js';
import { openMigrations } from './data-source.js';
import { letServerIn } from './server-login.js';

/** The schema of the job queues' own tables. */
const JOBS_SCHEMA = 'bullmq';
/** The server's queues. Each has a sequence, which BullMQ would make by itself, and the server would own it. */
const QUEUES = ['fast', 'slow'];

/**
 * Brings the database of `url` to the newest schema, as its owner: our migrations, then the tables of the job
 * queues, with what the server's role may do there. Safe to run again.
 * @param serverUrl  where the server will log in, which this makes possible
 * @returns what was done, for people
 */
async function migrate(url: string, serverUrl?: string): Promise<string> {
  const dataSource = await openMigrations(url);
  try {
    return await oneAtATime(dataSource, () => update(dataSource, url, serverUrl));
  } finally {
    await dataSource.destroy();
  }
}

/** The advisory lock of a database that is migrated. */
const MIGRATION_LOCK = 1_764_000_000;

/** Several nodes may begin at once: the others wait, and find the schema up to date. */
async function oneAtATime<T>(dataSource: DataSource, work: () => Promise<T>): Promise<T> {
  const locker = dataSource.createQueryRunner();
  try {
    await locker.query(`SET lock_timeout = '15min'`);
    await locker.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    try {
      return await work();
    } finally {
      await locker.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]);
      await locker.query('RESET lock_timeout');
    }
  } finally {
    await locker.release();
  }
}

async function update(dataSource: DataSource, url: string, serverUrl?: string): Promise<string> {
  const adopted = await adoptOldChain(dataSource);
  const done = await dataSource.runMigrations();
  await createJobTables(url);
  await dataSource.query(JOB_SEQUENCES);
  for (const grant of [
    `GRANT USAGE ON SCHEMA ${JOBS_SCHEMA} TO fovea_app`,
    `REVOKE CREATE ON SCHEMA ${JOBS_SCHEMA} FROM fovea_app`,
    `GRANT ALL ON ALL TABLES IN SCHEMA ${JOBS_SCHEMA} TO fovea_app`,
    `GRANT ALL ON ALL SEQUENCES IN SCHEMA ${JOBS_SCHEMA} TO fovea_app`,
    `GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA ${JOBS_SCHEMA} TO fovea_app`,
    `GRANT SELECT ON migration TO fovea_app`,
    `REVOKE INSERT, UPDATE, DELETE ON migration FROM fovea_app`,
  ]) {
    await dataSource.query(grant);
  }
  if (serverUrl !== undefined) await letServerIn(dataSource, serverUrl);
  const lines = [];
  if (adopted > 0)
    lines.push(
      `the ${adopted} migrations of earlier releases are recorded as the baseline, which makes the same schema`,
    );
  if (done.length > 0) lines.push(`migrated: ${done.map((migration) => migration.name).join(', ')}`);
  return lines.join('\n') || 'the schema is up to date';
}

const JOB_SEQUENCES = `DO $do$ DECLARE
  sequence text;
BEGIN
  FOR sequence IN SELECT ${JOBS_SCHEMA}.job_id_seq_name(queue) FROM unnest('{${QUEUES.join()}}'::text[]) AS queue LOOP
    IF to_regclass(format('${JOBS_SCHEMA}.%I', sequence)) IS NULL THEN
      EXECUTE format('CREATE SEQUENCE ${JOBS_SCHEMA}.%I', sequence);
    END IF;
    EXECUTE format('ALTER SEQUENCE ${JOBS_SCHEMA}.%I OWNER TO CURRENT_USER', sequence);
  END LOOP;
END $do$`;

async function createJobTables(url: string): Promise<void> {
  setDefaultBackendFactory(createPostgresBackend);
  const queue = new Queue('migrate', {
    connection: { connectionString: url, schema: JOBS_SCHEMA, migrate: true },
  });
  try {
    await queue.waitUntilReady();
  } finally {
    await queue.close();
  }
}

if (process.argv[1] !== undefined && import.meta.filename === process.argv[1]) {
  const server = process.env.DATABASE_URL || undefined;
  const owner = process.env.DATABASE_OWNER_URL || undefined;
  const url = owner ?? server;
  if (url === undefined) {
    console.error('neither DATABASE_OWNER_URL nor DATABASE_URL is set');
    process.exit(1);
  }
  try {
    console.log(await migrate(url, owner === undefined ? undefined : server));
  } catch (error) {
    console.error(`migration failed: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}
