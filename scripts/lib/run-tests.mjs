import { ensureBuilt } from './build.mjs';
import { command } from './command.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureSystemParts } from './system-parts.mjs';
import { tell, Trouble } from './trouble.mjs';

/** Prepares, runs every suite whatever the others did, and adds up. */
export const runTests = () =>
  command(async ({ args }) => {
    if (args.includes('--long')) process.env.FOVEA_LONG = '1';
    dropSettings();
    await ensureInstalled();
    const missing = await ensureSystemParts();
    // It needs what was just installed.
    const { stages, suites } = await import('./suites.mjs');
    const wanted = args.filter((arg) => !arg.startsWith('-'));
    const unknown = wanted.filter((name) => !suites.some((suite) => suite.name === name));
    if (unknown.length > 0) {
      throw new Trouble(
        `no such suite: ${unknown.join(', ')}; there are: ${suites.map(({ name }) => name).join(', ')}`,
      );
    }

    const sum = { passed: 0, failed: 0, skipped: 0 };
    /** @type {string[]} */
    const table = [];
    const add = (
      /** @type {string} */ name,
      /** @type {typeof sum} */ counts,
      /** @type {number} */ from,
    ) => {
      for (const key of /** @type {const} */ (['passed', 'failed', 'skipped'])) sum[key] += counts[key];
      const { passed, failed, skipped } = counts;
      const seconds = Math.round((Date.now() - from) / 1000);
      table.push(
        `${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed, ${skipped} skipped (${seconds} s)`,
      );
    };

    const from = Date.now();
    try {
      await ensureBuilt();
      add('build', { passed: 1, failed: 0, skipped: 0 }, from);
    } catch (error) {
      tell(error);
      add('build', { passed: 0, failed: 1, skipped: 0 }, from);
    }
    const inTurn = async (/** @type {typeof suites} */ line) => {
      for (const suite of line) {
        if (wanted.length > 0 && !wanted.includes(suite.name)) continue;
        console.log(`\n== ${suite.name}`);
        const begun = Date.now();
        add(suite.name, await suite.run(), begun);
      }
    };
    for (const stage of stages) await Promise.all(stage.map(inTurn));

    console.log(['', ...table, ...missing.map((line) => `- ${line}`), ''].join('\n'));
    console.log(`${sum.passed} passed, ${sum.failed} failed, ${sum.skipped} skipped`);
    return sum.failed === 0 ? 0 : 1;
  });

/** The tests bring their own database and Redis; those of the shell or of .env are somebody's real ones. */
function dropSettings() {
  for (const name of [
    'DATABASE_URL',
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
