// `npm run check`: types, lint and cycles of every workspace, format, boundaries, what nobody uses.
import { command } from './lib/command.mjs';
import { check } from './lib/check.mjs';
import { ensureInstalled } from './lib/install.mjs';

await command(async () => {
  await ensureInstalled({ tools: true });
  const checks = await check();
  const failed = checks.filter(({ isFine }) => !isFine);
  console.log(
    failed.length === 0 ? '\nall clean' : `\nnot clean: ${failed.map(({ name }) => name).join(', ')}`,
  );
  return failed.length === 0 ? 0 : 1;
});
