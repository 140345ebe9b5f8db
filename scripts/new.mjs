// `npm run new -- list|document module:thing`, `call module:what-it-does package`: writes the files of one, and says what remains to be done by hand.
import { spawnSync } from 'node:child_process';
import { command } from './lib/command.mjs';
import { inCheckout, root } from './lib/checkout.mjs';
import { writeSkeleton } from './lib/skeletons.mjs';

await command(async ({ args }) => {
  const { written, left } = writeSkeleton(root, args, Date.now());
  const format = [inCheckout('node_modules/oxfmt/bin/oxfmt'), ...written];
  const { status } = spawnSync(process.execPath, format, { cwd: root, stdio: 'inherit' });
  console.log(['Written:', ...written, '', 'By hand:', ...left].join('\n  '));
  return status ?? 1;
});
