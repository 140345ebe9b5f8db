// `npm run restore -- <folder>`: a backup into an empty database (DATABASE_OWNER_URL or DATABASE_URL, or a data folder
// without one).
import path from 'node:path';
import { openBucket } from './lib/bucket.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { command } from './lib/command.mjs';
import { openDatabase } from './lib/database.mjs';
import { restore } from './lib/restore.mjs';
import { step } from './lib/run.mjs';
import { serverEnvironment } from './lib/settings.mjs';
import { Trouble } from './lib/trouble.mjs';

await command(async ({ todo, args }) => {
  const [folder] = args;
  if (!folder) throw new Trouble('which backup? npm run restore -- <folder>');
  await ensureBuilt(['shared-types', 'migrations', 'server']);
  const database = await openDatabase(todo);
  /** @type {NodeJS.ProcessEnv} */
  const env = { ...serverEnvironment(false), DATABASE_URL: database.url };
  const bucket = await openBucket(env);
  const uploadDir = path.resolve(env.UPLOAD_DIR ?? '');
  const source = path.resolve(folder);
  const manifest = await step('restoring', () => restore({ url: database.url, uploadDir, source, bucket }));
  console.log(`restored the backup of ${manifest.taken_at}; npm run check:invariants proves it`);
});
