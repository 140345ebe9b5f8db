import { ensureBuilt } from '../../scripts/lib/build.mjs';
import { startTestPostgres, TEMPLATE } from '../../scripts/lib/test-postgres.mjs';
import { running } from './running.mjs';

/**
 * One throw-away PostgreSQL per run with the migrated template, of which every spec file gets a copy. FOVEA_TEST_DATABASE=off
 * leaves it out, for runs of pure specs only.
 */
export default async function globalSetup() {
  if (process.env.FOVEA_TEST_DATABASE === 'off') return;
  // Threads of the server run what is built.
  await ensureBuilt(['shared-types', 'migrations', 'server']);
  const postgres = await startTestPostgres();
  running.postgres = postgres;
  // Workers are started after this and inherit it.
  process.env.FOVEA_TEST_PG = postgres.url('postgres');
  process.env.FOVEA_TEST_TEMPLATE = TEMPLATE;
}
