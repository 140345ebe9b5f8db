import fs from 'node:fs';
import { inCheckout } from './checkout.mjs';
import { runNode } from './run.mjs';

/**
 * @typedef {{ name: string, isFine: boolean, output: string }} Check
 */

const typed = ['shared-types', 'migrations', 'server', 'demo', 'web', 'test', 'scripts'];

/** @type {{ name: string, args: string[] }[]} the longest first */
const checks = [
  {
    name: 'lint, import directions, cycles',
    args: ['node_modules/eslint/bin/eslint.js', '.', '--max-warnings', '0'],
  },
  ...typed
    .filter((folder) => fs.existsSync(inCheckout(folder, 'tsconfig.json')))
    .map((folder) => ({
      name: `types of ${folder}`,
      args: ['node_modules/typescript/bin/tsc', '--noEmit', '-p', folder],
    })),
  { name: 'format', args: ['node_modules/prettier/bin/prettier.cjs', '--check', '.', '--log-level', 'warn'] },
];

/**
 * Runs all checks, two at a time, and tells each as it ends.
 * @param {{ priority?: number }} [options]
 * @returns {Promise<Check[]>}
 */
export async function lint({ priority = 0 } = {}) {
  /** @type {Check[]} */
  const done = [];
  const waiting = [...checks];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const [tool = '', ...args] = check.args;
      const from = Date.now();
      const { code, output } = await runNode([inCheckout(tool), ...args], { isQuiet: true, priority });
      const seconds = ((Date.now() - from) / 1000).toFixed(1);
      console.log(`${code === 0 ? '✓' : '✗'} ${check.name} (${seconds} s)`);
      if (code !== 0) console.log(output.trimEnd().replace(/^/gm, '    '));
      done.push({ name: check.name, isFine: code === 0, output });
    }
  };
  await Promise.all([worker(), worker()]);
  return done;
}
