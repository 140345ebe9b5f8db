import fs from 'node:fs';
import { inCheckout } from './checkout.mjs';
import { runNode } from './run.mjs';
import { workers } from './workers.mjs';

/**
 * @typedef {{ name: string, isFine: boolean, output: string }} Check
 */

const typed = ['shared-types', 'migrations', 'server', 'demo', 'web', 'test', 'scripts'];

/** @type {{ name: string, args: string[] }[]} the longest first */
const checks = [
  { name: 'lint and cycles', args: ['node_modules/oxlint/bin/oxlint'] },
  ...typed
    .filter((folder) => fs.existsSync(inCheckout(folder, 'tsconfig.json')))
    .map((folder) => ({
      name: `types of ${folder}`,
      // What it found out is kept, so that a second look at what has not changed takes seconds.
      args: [
        ...['node_modules/typescript/bin/tsc', '--noEmit', '-p', folder],
        ...['--incremental', '--tsBuildInfoFile', inCheckout(`node_modules/.cache/types/${folder}.json`)],
      ],
    })),
  { name: 'dead exports, unused files and packages', args: ['node_modules/knip/bin/knip.js'] },
  { name: 'boundaries', args: ['scripts/boundaries.mjs'] },
  { name: 'format', args: ['node_modules/oxfmt/bin/oxfmt', '--check'] },
];

/**
 * Runs all checks, a few at a time, and reports each as it ends.
 * @returns {Promise<Check[]>}
 */
export async function check() {
  /** @type {Check[]} */
  const done = [];
  const waiting = [...checks];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [tool = '', ...args] = next.args;
      const from = Date.now();
      const { code, output } = await runNode([inCheckout(tool), ...args], { isQuiet: true });
      const seconds = ((Date.now() - from) / 1000).toFixed(1);
      console.log(`${code === 0 ? '✓' : '✗'} ${next.name} (${seconds} s)`);
      if (code !== 0) console.log(output.trimEnd().replace(/^/gm, '    '));
      done.push({ name: next.name, isFine: code === 0, output });
    }
  };
  await Promise.all(Array.from({ length: workers.checks() }, worker));
  return done;
}
