import { ensureBuilt } from '../../scripts/lib/build.mjs';
import { copyTemplate, startTestPostgres } from '../../scripts/lib/test-postgres.mjs';
import { running } from './running.mjs';

/**
 * One throw-away PostgreSQL per run, one copy of the migrated template per worker. FOVEA_TEST_DATABASE=off leaves it
 * out, for runs of pure specs only.
 * @param {import('jest').Config} globalConfig
 */
export default async function globalSetup(globalConfig) {
  if (process.env.FOVEA_TEST_DATABASE === 'off') return;
  await ensureBuilt(['shared-types', 'migrations']);
  const postgres = await startTestPostgres();
  running.postgres = postgres;
  // Workers are started after this and inherit it.
  process.env.FOVEA_TEST_PG = postgres.url('postgres');
  const workers = Number(globalConfig.maxWorkers) || 1;
  for (let worker = 1; worker <= workers; worker++) {
    await copyTemplate(postgres.url('postgres'), `test_${worker}`);
  }
}
