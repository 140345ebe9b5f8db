// `npm run bench -- <name> …`: one or several measurements of test/bench, each on the built product.
import fs from 'node:fs';
import { ensureBuilt } from './lib/build.mjs';
import { inCheckout } from './lib/checkout.mjs';
import { command } from './lib/command.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { runNode } from './lib/run.mjs';
import { serverNodeOptions } from './lib/server-process.mjs';
import { Trouble } from './lib/trouble.mjs';

await command(async ({ args }) => {
  const folder = inCheckout('test/bench');
  const files = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  const there = files
    .filter((file) => file.endsWith('.bench.mjs'))
    .map((file) => file.slice(0, -'.bench.mjs'.length));
  const names = args.filter((arg) => !arg.startsWith('-'));
  const options = args.filter((arg) => arg.startsWith('-'));
  const unknown = names.filter((name) => !there.includes(name));
  if (unknown.length > 0)
    throw new Trouble(`no such measurement: ${unknown.join(', ')}; there are: ${there.join(', ')}`);
  if (there.length === 0) throw new Trouble('there are no measurements in test/bench');
  await ensureInstalled({ tools: true });
  await ensureBuilt();
  let worst = 0;
  for (const name of names.length > 0 ? names : there) {
    console.log(`\n== ${name}`);
    // The engine runs inside the measurement: as the server runs.
    const { code } = await runNode([...serverNodeOptions, `${folder}/${name}.bench.mjs`, ...options]);
    worst = Math.max(worst, code);
  }
  return worst;
});
