import { ensureBuilt } from './build.mjs';
import { command } from './command.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureSystemParts } from './system-parts.mjs';
import { reportError, Trouble } from './trouble.mjs';

/** Prepares, runs every suite whatever the others did, and adds up. */
export const runTests = () =>
  command(async ({ args }) => {
    if (args.includes('--long')) process.env.FOVEA_LONG = '1';
    dropSettings();
    await ensureInstalled({ tools: true });
    const missing = await ensureSystemParts();
    // It needs what was just installed.
    const { stages } = await import('./suites.mjs');
    const suites = stages.flat(2);
    const names = args.filter((arg) => !arg.startsWith('-'));
    const isSuite = (/** @type {string} */ candidate) => suites.some(({ name }) => name === candidate);
    const named = names.filter(isSuite);
    const texts = names.filter((candidate) => !isSuite(candidate));

    const sum = { passed: 0, failed: 0, skipped: 0 };
    /** @type {string[]} */
    const table = [];
    /** @type {import('./suites.mjs').Timed[]} */
    const files = [];
    /** @type {string[]} */
    const failures = [];
    const add = (
      /** @type {string} */ name,
      /** @type {import('./suites.mjs').Counts} */ counts,
      /** @type {number} */ from,
    ) => {
      for (const key of /** @type {const} */ (['passed', 'failed', 'skipped'])) sum[key] += counts[key];
      const { passed, failed, skipped, unsteady = [] } = counts;
      files.push(...(counts.files ?? []));
      failures.push(...(counts.failures ?? []));
      table.push(
        `${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed, ${skipped} skipped (${secondsSince(from)} s)`,
        ...unsteady.map((file) => `  passed at its second try only: ${file}`),
      );
    };

    const begun = Date.now();
    try {
      await ensureBuilt();
      add('build', { passed: 1, failed: 0, skipped: 0 }, begun);
    } catch (error) {
      reportError(error);
      add('build', { passed: 0, failed: 1, skipped: 0 }, begun);
    }
    const runSuite = async (/** @type {import('./suites.mjs').Suite} */ { name, run }) => {
      if (named.length > 0 && !named.includes(name)) return;
      const from = Date.now();
      console.log(`\n== ${name}`);
      const counts = await run({ texts });
      if (counts) add(name, counts, from);
      else console.log('no test of it was selected');
    };
    const runStrand = async (/** @type {import('./suites.mjs').Suite[]} */ strand) => {
      for (const suite of strand) await runSuite(suite);
    };
    for (const strands of stages) await Promise.all(strands.map(runStrand));
    if (texts.length > 0 && files.length === 0) {
      const known = suites.map(({ name }) => name);
      throw new Trouble(`nothing is called ${texts.join(' or ')}; the suites are: ${known.join(', ')}`);
    }

    const slowest = files.sort((one, other) => other.seconds - one.seconds).slice(0, 10);
    console.log(['', 'the slowest files:', ...slowest.map(timeOf)].join('\n'));
    if (failures.length > 0)
      console.log(['\nwhat failed:', ...failures.slice(0, FAILURES_MAX)].join('\n  - '));
    console.log(['', ...table, ...missing.map((line) => `- ${line}`)].join('\n'));
    console.log(`in all ${secondsSince(begun)} s\n`);
    console.log(`${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`);
    return sum.failed === 0 ? 0 : 1;
  });

/** Named at the end of a run: more of them have one reason. */
const FAILURES_MAX = 10;

const secondsSince = (/** @type {number} */ from) => Math.round((Date.now() - from) / 1000);

const timeOf = (/** @type {import('./suites.mjs').Timed} */ { file, seconds }) =>
  `${seconds.toFixed(1).padStart(7)} s  ${file}`;

/** The tests bring their own database and Redis; those of the shell or of .env may hold real data. */
function dropSettings() {
  for (const name of [
    'DATABASE_URL',
    'DATABASE_OWNER_URL',
    'REDIS_URL',
    'SMTP_URL',
    'DATA_DIR',
    'UPLOAD_DIR',
    'PORT',
    'HOST',
    'NODE_ENV',
  ]) {
    delete process.env[name];
  }
}
