// `npm run lint`: format, typed lint with import directions and cycles, types of every workspace.
import { command } from './lib/command.mjs';
import { lint } from './lib/lint.mjs';

await command(async () => {
  const checks = await lint();
  const failed = checks.filter((check) => !check.isFine);
  console.log(
    failed.length === 0 ? '\nall clean' : `\nnot clean: ${failed.map((check) => check.name).join(', ')}`,
  );
  return failed.length === 0 ? 0 : 1;
});
