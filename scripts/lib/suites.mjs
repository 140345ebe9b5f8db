import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { filesBelow } from './build.mjs';
import { inCheckout } from './checkout.mjs';
import { check } from './check.mjs';
import { findChromium } from './chromium.mjs';
import { runNode } from './run.mjs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {{ name: string, run: () => Promise<Counts> }} Suite
 */

/** Suites that start servers, kill them and measure time: one after the other, before whatever runs beside them. */
const heavy = ['test/start', 'test/cluster', 'test/concurrency', 'test/faults'];

const reports = inCheckout('coverage/reports');

/** What only computes runs beside what mostly waits, and leaves it the processor. */
const BESIDE = 5;

/** @type {Suite} */
const checkSuite = { name: 'check', run: runCheck };
/** @type {Suite} */
const overProcesses = {
  name: 'specs over processes',
  run: () => runJest('processes', ['--runInBand', ...heavy]),
};
/** @type {Suite} */
const specs = {
  name: 'specs',
  run: () => runJest('specs', ['--maxWorkers=2', `--testPathIgnorePatterns=${heavy.join('|')}`], BESIDE),
};
/** @type {Suite} */
const web = { name: 'web', run: runVitest };
/** @type {Suite} */
const firstLoad = { name: 'first load', run: runFirstLoad };
/** @type {Suite} */
const journeys = { name: 'browser journeys', run: runPlaywright };

/**
 * Stages one after the other; within a stage the lines run beside each other, each in its order.
 * @type {Suite[][][]}
 */
export const stages = [[[checkSuite]], [[overProcesses], [specs]], [[web, firstLoad, journeys]]];

export const suites = stages.flat(2);

/** @returns {Promise<Counts>} each check is one test */
async function runCheck() {
  const checks = await check();
  const failed = checks.filter(({ isFine }) => !isFine).length;
  return { passed: checks.length - failed, failed, skipped: 0 };
}

/**
 * @param {string} name
 * @param {string[]} args
 * @param {number} [priority]
 * @returns {Promise<Counts>}
 */
async function runJest(name, args, priority = 0) {
  const file = freshReport(name);
  const { code } = await runNode(
    [
      inCheckout('node_modules/jest/bin/jest.js'),
      '--passWithNoTests',
      '--json',
      `--outputFile=${file}`,
      ...args,
    ],
    { priority },
  );
  const report = readReport(file);
  if (!report) return crashed;
  return honest(code, {
    passed: report.numPassedTests,
    // A file that does not even load has no tests to fail.
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  });
}

/** @returns {Promise<Counts>} */
async function runVitest() {
  const file = freshReport('web');
  const require = createRequire(inCheckout('web/package.json'));
  const vitest = path.join(path.dirname(require.resolve('vitest/package.json')), 'vitest.mjs');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const { code } = await runNode([vitest, 'run', '--passWithNoTests', ...reporters], {
    cwd: inCheckout('web'),
  });
  const report = readReport(file);
  if (!report) return crashed;
  /** @type {{ status: string, assertionResults: unknown[] }[]} */
  const files = report.testResults;
  const broken = files.filter((one) => one.status === 'failed' && one.assertionResults.length === 0);
  return honest(code, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  });
}

/** @returns {Promise<Counts>} the storefront's budget, measured on the build, is one test */
async function runFirstLoad() {
  const script = inCheckout('web/scripts/first-load.mjs');
  if (!fs.existsSync(script)) return { passed: 0, failed: 0, skipped: 0 };
  const { code } = await runNode([script], { cwd: inCheckout('web') });
  return code === 0 ? { passed: 1, failed: 0, skipped: 0 } : { passed: 0, failed: 1, skipped: 0 };
}

/** @returns {Promise<Counts>} */
async function runPlaywright() {
  const journeys = filesBelow(inCheckout('test/browser')).filter((file) => file.endsWith('.e2e.ts'));
  if (journeys.length === 0 || !findChromium()) return { passed: 0, failed: 0, skipped: journeys.length };
  const file = inCheckout('test/browser/.output/report.json');
  fs.rmSync(file, { force: true });
  const { code } = await runNode([
    inCheckout('node_modules/@playwright/test/cli.js'),
    'test',
    '--config=test/browser/playwright.config.ts',
  ]);
  const report = readReport(file);
  if (!report) return crashed;
  const { expected, unexpected, flaky, skipped } = report.stats;
  // The list names the flaky ones: those that passed at their second try.
  return honest(code, { passed: expected + flaky, failed: unexpected, skipped });
}

/** @type {Counts} a runner that ended without a report */
const crashed = { passed: 0, failed: 1, skipped: 0 };

/**
 * A runner that says it failed has failed, even when no single test did.
 * @param {number} code
 * @param {Counts} counts
 * @returns {Counts}
 */
const honest = (code, counts) => (code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts);

/** @param {string} name */
function freshReport(name) {
  fs.mkdirSync(reports, { recursive: true });
  const file = path.join(reports, `${name}.json`);
  fs.rmSync(file, { force: true });
  return file;
}

/** @param {string} file */
function readReport(file) {
  return fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : null;
}
