// `npm run events`: events put aside after their last attempt; lists, shows, mends them and has them handled again.
import { ensureBuilt } from './lib/build.mjs';
import { command } from './lib/command.mjs';
import { inCheckout } from './lib/checkout.mjs';
import { openDatabase } from './lib/database.mjs';
import { runNode } from './lib/run.mjs';
import { serverEnvironment } from './lib/settings.mjs';

await command(async ({ todo, args }) => {
  await ensureBuilt(['shared-types', 'migrations', 'server']);
  const database = await openDatabase(todo, { mayVisit: true });
  const { code } = await runNode([inCheckout('server/dist/dead-letters.js'), ...args], {
    env: { ...serverEnvironment(false), DATABASE_URL: database.url },
  });
  return code;
});
