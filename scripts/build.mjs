// `npm run build`: every workspace whose sources changed since its last build.
import { ensureBuilt } from './lib/build.mjs';
import { command } from './lib/command.mjs';

await command(async () => {
  await ensureBuilt();
  console.log('everything is built');
});
