// `npm run backup -- <folder>`: everything in one new folder, also while the product is running.
import path from 'node:path';
import { backUp } from './lib/backup.mjs';
import { openBucket } from './lib/bucket.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { dataDir } from './lib/checkout.mjs';
import { command } from './lib/command.mjs';
import { openDatabase } from './lib/database.mjs';
import { step } from './lib/run.mjs';
import { serverEnvironment } from './lib/settings.mjs';

await command(async ({ todo, args }) => {
  const stamp = new Date().toISOString().replace(/[:.]/g, '-');
  const target = path.resolve(args[0] ?? path.join(dataDir(), 'backups', stamp));
  const database = await openDatabase(todo, { mayVisit: true });
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...serverEnvironment(false), DATABASE_URL: database.url };
  if (env.S3_BUCKET) await ensureBuilt(['shared-types', 'migrations', 'server']);
  const bucket = await openBucket(env);
  const uploadDir = path.resolve(env.UPLOAD_DIR ?? '');
  const manifest = await step('backing up', () => backUp({ url: database.url, uploadDir, target, bucket }));
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `${rows} rows of ${manifest.tables.length} tables and ${manifest.upload_files} files are in ${target}`,
  );
});
