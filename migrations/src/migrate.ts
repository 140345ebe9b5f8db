import { createPostgresBackend, Queue, setDefaultBackendFactory } from 'bullmq';
import { migrationDataSource } from './data-source.js';

/** The schema of the job queues' own tables. */
const JOBS_SCHEMA = 'bullmq';

/**
 * Brings the database of `url` to the newest schema, as its owner: our migrations, then the tables of the job
 * queues, with what the server's role may do there. Safe to run again.
 */
export async function migrate(url: string): Promise<string[]> {
  const dataSource = await migrationDataSource(url).initialize();
  try {
    const done = await dataSource.runMigrations();
    await createJobTables(url);
    for (const grant of [
      `GRANT USAGE, CREATE ON SCHEMA ${JOBS_SCHEMA} TO fovea_app`,
      `GRANT ALL ON ALL TABLES IN SCHEMA ${JOBS_SCHEMA} TO fovea_app`,
      `GRANT ALL ON ALL SEQUENCES IN SCHEMA ${JOBS_SCHEMA} TO fovea_app`,
      `GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA ${JOBS_SCHEMA} TO fovea_app`,
      `GRANT SELECT ON migration TO fovea_app`,
      `REVOKE INSERT, UPDATE, DELETE ON migration FROM fovea_app`,
    ]) {
      await dataSource.query(grant);
    }
    return done.map((migration) => migration.name);
  } finally {
    await dataSource.destroy();
  }
}

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
  const url = process.env.DATABASE_URL;
  if (!url) {
    console.error('DATABASE_URL is not set');
    process.exit(1);
  }
  try {
    const done = await migrate(url);
    console.log(done.length ? `migrated: ${done.join(', ')}` : 'the schema is up to date');
  } catch (error) {
    console.error(`migration failed: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}
