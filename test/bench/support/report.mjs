import fs from 'node:fs';
import os from 'node:os';
import { inCheckout } from '../../../scripts/lib/checkout.mjs';

/** One page for each bench; `docs/performance.md` quotes the main figures. */
const pageOf = (/** @type {string} */ name) => inCheckout(`docs/performance/${name}.md`);

/**
 * @typedef {{ what: string, ours: string, baseline: string, ratio: string, must: string, aim: string, verdict: string }} Row
 */

/**
 * What a ratio is worth: at least (or, for delays, at most) what is asked.
 * @param {number} ratio
 * @param {{ must: number, aim: number, isDelay?: boolean }} goal
 */
export function verdictOf(ratio, { must, aim, isDelay = false }) {
  const reaches = (/** @type {number} */ wanted) => (isDelay ? ratio <= wanted : ratio >= wanted);
  return reaches(aim) ? 'aim' : reaches(must) ? 'must' : 'missed';
}

/**
 * Prints the rows, and with --write puts them into the page of that name, below its title.
 * @param {string} name
 * @param {readonly Row[]} rows
 * @param {string} note
 */
export function report(name, rows, note) {
  const table = [
    '| measured | ours | baseline | ratio | must / aim | reached |',
    '|---|---|---|---|---|---|',
    ...rows.map(
      (row) =>
        `| ${row.what} | ${row.ours} | ${row.baseline} | ${row.ratio} | ${row.must} / ${row.aim} | ${row.verdict} |`,
    ),
  ].join('\n');
  const cpu = os.cpus()[0]?.model ?? 'unknown processor';
  const text = `\`npm run bench -- ${name} --write\`, ${new Date().toISOString().slice(0, 10)}, Node ${process.versions.node}, ${os.cpus().length} × ${cpu}\n\n${table}\n\n${note}`;
  console.log(`\n${table}\n\n${note}\n`);
  if (!process.argv.includes('--write')) return;
  const [title] = fs.readFileSync(pageOf(name), 'utf8').split('\n');
  fs.writeFileSync(pageOf(name), `${title}\n\n${text}\n`);
}
