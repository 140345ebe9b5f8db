import { inCheckout } from './checkout.mjs';
import { runNode } from './run.mjs';
import { workers } from './workers.mjs';

/**
 * @typedef {{ name: string, isFine: boolean, output: string }} Check
 */

/** @type {{ name: string, args: string[] }[]} the longest first */
const checks = [
  {
    name: 'types, lint and cycles',
    // The linter has read every workspace with its types by then: a compiler of its own would do so once more for each.
    args: ['node_modules/oxlint/bin/oxlint', '--type-check'],
  },
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
