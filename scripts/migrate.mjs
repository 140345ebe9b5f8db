// `npm run migrate`: the schema of DATABASE_OWNER_URL (or DATABASE_URL), or of the embedded database, updated to
// date, and the login of DATABASE_URL made where that is another.
import { ensureBuilt } from './lib/build.mjs';
import { command } from './lib/command.mjs';
import { openDatabase } from './lib/database.mjs';
import { migrate } from './lib/migrate.mjs';

await command(async ({ todo }) => {
  await ensureBuilt(['shared-types', 'migrations']);
  const database = await openDatabase(todo);
  console.log(await migrate(database.url, database.serverUrl ?? undefined));
});
