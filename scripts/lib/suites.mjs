import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { filesBelow } from './build.mjs';
import { check } from './check.mjs';
import { inCheckout, root } from './checkout.mjs';
import { findChromium } from './chromium.mjs';
import { checkRefusals, recordRefusals } from './refusals.mjs';
import { runNode } from './run.mjs';
import { checkStatements, recordStatements } from './statements.mjs';
import { workers } from './workers.mjs';

/**
 * What a run is about: all tests, or those whose file's path or whose title contains one of the texts.
 * @typedef {{ texts: readonly string[] }} Wanted
 * @typedef {{ file: string, seconds: number }} Timed
 * @typedef {{ passed: number, failed: number, skipped: number, files?: Timed[], unsteady?: string[], failures?: string[] }} Counts
 *   unsteady: the files that passed at their second try only; failures: each failed test with the first lines of its error
 * @typedef {{ name: string, run: (wanted: Wanted) => Promise<Counts | null> }} Suite null: nothing of it is wanted
 */

/** Specs that start servers and kill them, and mostly wait for what then happens. */
const overProcesses = /^test\/(start|cluster|concurrency|faults)\//;
/** Specs that need little but the processor. */
const quick = /^(shared-types|demo)\/|^test\/(tidy|property)\/|^server\/src\/.*(?<!\.db)\.spec\.ts$/;

const reports = inCheckout('coverage/reports');

/** The priority of suites that mostly compute beside those that wait or depend on the clock. */
const BESIDE = 10;

/** @type {Suite} */
const checks = { name: 'check', run: unlessSelected(runCheck) };
/** @type {Suite} */
const unit = {
  name: 'unit',
  run: (wanted) => runJest('unit', wanted, (file) => quick.test(file), workers.unit()),
};
/** @type {Suite} */
const web = { name: 'web', run: runVitest };
/** @type {Suite} */
const firstLoad = { name: 'first load', run: unlessSelected(runFirstLoad) };
/** @type {Suite} */
const specs = {
  name: 'specs',
  run: (wanted) =>
    runJest('specs', wanted, (file) => !quick.test(file) && !overProcesses.test(file), workers.specs(), {
      priority: BESIDE,
      isTriedAgain: true,
      env: wanted.texts.length === 0 ? { ...recordRefusals(), ...recordStatements() } : {},
    }),
};
/** @type {Suite} */
const refusals = { name: 'refusals', run: unlessSelected(checkRefusals) };
/** @type {Suite} */
const statements = { name: 'statements', run: unlessSelected(checkStatements) };
/** @type {Suite} */
const processes = {
  name: 'processes',
  run: (wanted) => runJest('processes', wanted, (file) => overProcesses.test(file), workers.processes()),
};
/** @type {Suite} */
const journeys = { name: 'journeys', run: runPlaywright };

/**
 * Quick to slow, so that faults are reported early: stages one after the other, the strands of one beside each other, the
 * suites of a strand in turn.
 * @type {Suite[][][]}
 */
export const stages = [
  [[checks]],
  [[unit], [web]],
  [[firstLoad]],
  [
    [specs, refusals, statements],
    [processes, journeys],
  ],
];

/**
 * @param {() => Promise<Counts | null>} run what has neither files nor names
 * @returns {Suite['run']}
 */
function unlessSelected(run) {
  return ({ texts }) => (texts.length === 0 ? run() : Promise.resolve(null));
}

/** @returns {Promise<Counts>} each check is one test */
async function runCheck() {
  const done = await check();
  const failed = done.filter(({ isFine }) => !isFine).length;
  return { passed: done.length - failed, failed, skipped: 0 };
}

/**
 * The files of a runner that are wanted, by their paths from the root; `name` is a pattern for the tests in them when
 * only names matched.
 * @param {readonly string[]} all
 * @param {Wanted} wanted
 * @returns {{ files: string[], name: string | null }}
 */
function select(all, { texts }) {
  if (texts.length === 0) return { files: [...all], name: null };
  const mentions = (/** @type {string} */ where) =>
    texts.some((text) => where.toLowerCase().includes(text.toLowerCase()));
  const byPath = all.filter(mentions);
  if (byPath.length > 0) return { files: byPath, name: null };
  const title = /\b(?:it|test|describe)(?:\.\w+)*(?:\([^()]*\))?\(\s*(['"`])(.*?)\1/gs;
  const byName = all.filter((file) =>
    [...fs.readFileSync(inCheckout(file), 'utf8').matchAll(title)].some(([, , name = '']) => mentions(name)),
  );
  return { files: byName, name: texts.map((text) => text.replace(/[^\w\s]/g, '\\$&')).join('|') };
}

/**
 * @param {readonly string[]} folders
 * @param {RegExp} ending
 * @returns {string[]} paths from the root
 */
const filesIn = (folders, ending) =>
  folders
    .filter((folder) => fs.existsSync(inCheckout(folder)))
    .flatMap((folder) => filesBelow(inCheckout(folder)))
    .map((file) => path.relative(root, file))
    .filter((file) => ending.test(file) && !/\/(planted|dist|\.output)\//.test(file))
    .sort();

/** More files than these fail of what is wrong with them, and not of their machine. */
const FEW_FILES = 3;

/**
 * @param {string} suite
 * @param {Wanted} wanted
 * @param {(file: string) => boolean} isMine
 * @param {number} workerCount
 * @param {{ priority?: number, isTriedAgain?: boolean, env?: Record<string, string> }} [how] a few files that fail are tried
 *   once more where a machine may freeze for seconds; never where races are tested
 * @returns {Promise<Counts | null>}
 */
async function runJest(
  suite,
  wanted,
  isMine,
  workerCount,
  { priority = 0, isTriedAgain = false, env = {} } = {},
) {
  const folders = ['shared-types/src', 'migrations/src', 'server/src', 'demo', 'test'];
  const { files, name } = select(filesIn(folders, /\.spec\.ts$/).filter(isMine), wanted);
  if (files.length === 0) return null;
  const args = [`--maxWorkers=${workerCount}`];
  const named = name === null ? args : [...args, '--testNamePattern', name];
  const first = await jestOnce(suite, files, named, { priority, env });
  const fallen = first.fallen.map(pathOf);
  if (!isTriedAgain || fallen.length === 0 || fallen.length > FEW_FILES) return first.counts;
  console.log(`\n== ${suite}, once more: ${fallen.join(', ')}`);
  const second = await jestOnce(`${suite} again`, fallen, named, { priority: 0, env });
  const fallenAgain = second.fallen.map(pathOf);
  const passedBefore = first.fallen
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed').length;
  return {
    ...first.counts,
    passed: first.counts.passed - passedBefore + second.counts.passed,
    failed: second.counts.failed,
    failures: second.counts.failures ?? [],
    unsteady: fallen.filter((file) => !fallenAgain.includes(file)),
  };
}

/**
 * @param {string} suite
 * @param {readonly string[]} files
 * @param {readonly string[]} args
 * @param {{ priority: number, env: Record<string, string> }} how
 * @returns {Promise<{ counts: Counts, fallen: FileReport[] }>}
 */
async function jestOnce(suite, files, args, { priority, env }) {
  const { file, read } = freshReport(`${suite}.json`);
  const { code } = await runNode(
    [
      inCheckout('node_modules/jest/bin/jest.js'),
      ...['--json', `--outputFile=${file}`, ...args],
      ...['--runTestsByPath', ...files],
    ],
    { priority, env: { ...process.env, ...env } },
  );
  /** @type {JestReport | null} */
  const report = read();
  if (!report) return { counts: crashed, fallen: [] };
  const counts = honest(code, {
    passed: report.numPassedTests,
    // A file that does not even load has no tests to fail.
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    // With a filter by name the other tests were not requested and do not count as skipped.
    skipped: (args.includes('--testNamePattern') ? 0 : report.numPendingTests) + report.numTodoTests,
    files: timesOf(report),
    failures: failuresOf(report),
  });
  return { counts, fallen: report.testResults.filter(({ status }) => status === 'failed') };
}

/**
 * @param {Wanted} wanted
 * @returns {Promise<Counts | null>}
 */
async function runVitest(wanted) {
  const { files, name } = select(filesIn(['web/src'], /\.spec\.tsx?$/), wanted);
  if (files.length === 0) return null;
  const { file, read } = freshReport('web.json');
  const require = createRequire(inCheckout('web/package.json'));
  const vitest = path.join(path.dirname(require.resolve('vitest/package.json')), 'vitest.mjs');
  const { code } = await runNode(
    [
      ...[vitest, 'run', `--maxWorkers=${workers.web()}`],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
      ...(name === null ? [] : ['--testNamePattern', name]),
      ...(wanted.texts.length === 0 ? [] : files.map((one) => path.relative('web', one))),
    ],
    { cwd: inCheckout('web') },
  );
  const report = read();
  if (!report) return crashed;
  /** @type {{ status: string, assertionResults: unknown[] }[]} */
  const results = report.testResults;
  const broken = results.filter((one) => one.status === 'failed' && one.assertionResults.length === 0);
  return honest(code, {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: (name === null ? report.numPendingTests : 0) + report.numTodoTests,
    files: timesOf(report),
    failures: failuresOf(report),
  });
}

/** @returns {Promise<Counts>} the storefront's budget, measured on the build, is one test */
async function runFirstLoad() {
  const { code } = await runNode([inCheckout('web/scripts/first-load.mjs')], { cwd: inCheckout('web') });
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
}

/**
 * @param {Wanted} wanted
 * @returns {Promise<Counts | null>}
 */
async function runPlaywright(wanted) {
  const { files, name } = select(filesIn(['test/browser'], /\.e2e\.ts$/), wanted);
  if (files.length === 0) return null;
  if (!findChromium()) return { passed: 0, failed: 0, skipped: files.length };
  const { read } = freshReport(inCheckout('test/browser/.output/report.json'));
  const { code } = await runNode([
    inCheckout('node_modules/@playwright/test/cli.js'),
    ...['test', '--config=test/browser/playwright.config.ts'],
    ...(name === null ? [] : ['--grep', name]),
    ...(wanted.texts.length === 0 ? [] : files.map((one) => path.basename(one))),
  ]);
  const report = read();
  if (!report) return crashed;
  const { expected, unexpected, flaky, skipped } = report.stats;
  /** @typedef {{ duration: number, error?: { message?: string } }} Result */
  /** @typedef {{ title: string, file: string, line: number, ok: boolean, tests: { results: Result[] }[] }} Journey */
  /** @typedef {{ file: string, specs: Journey[], suites?: Part[] }} Part */
  /** @type {(part: Part) => number} */
  const millis = ({ specs: own, suites = [] }) =>
    own
      .flatMap(({ tests }) => tests.flatMap(({ results }) => results))
      .reduce((sum, one) => sum + one.duration, 0) + suites.reduce((sum, one) => sum + millis(one), 0);
  /** @type {(part: Part) => string[]} */
  const failures = ({ specs: own, suites = [] }) => [
    ...own
      .filter(({ ok }) => !ok)
      .map(({ title, file, line, tests }) =>
        failureText(
          `test/browser/${file}:${line} › ${title}`,
          tests.flatMap(({ results }) => results).findLast(({ error }) => error)?.error?.message,
        ),
      ),
    ...suites.flatMap(failures),
  ];
  return honest(code, {
    // The list names the flaky ones: those that passed at their second try.
    passed: expected + flaky,
    failed: unexpected,
    skipped,
    files: report.suites.map((/** @type {Part} */ part) => ({
      file: `test/browser/${part.file}`,
      seconds: millis(part) / 1000,
    })),
    failures: report.suites.flatMap(failures),
  });
}

/**
 * Of a report of Jest or Vitest, one file.
 * @typedef {{ fullName: string, status: string, failureMessages?: string[] }} TestReport
 * @typedef {{ name: string, status: string, message?: string, startTime: number, endTime: number, assertionResults: TestReport[] }} FileReport
 * @typedef {{ numPassedTests: number, numFailedTests: number, numRuntimeErrorTestSuites: number, numPendingTests: number, numTodoTests: number, testResults: FileReport[] }} JestReport
 */

/**
 * @param {{ testResults: FileReport[] }} report
 * @returns {Timed[]}
 */
const timesOf = ({ testResults }) =>
  testResults.map((one) => ({
    file: pathOf(one),
    seconds: (one.endTime - one.startTime) / 1000,
  }));

/** @type {(report: FileReport) => string} */
const pathOf = ({ name }) => path.relative(root, name);

/** How much of an error is shown at the end of a run; the whole of it is above, among the output of its suite. */
const FAILURE_LINES = 6;

/** @type {(title: string, message?: string) => string} */
const failureText = (title, message = '') =>
  [title, ...stripVTControlCharacters(message).split('\n').slice(0, FAILURE_LINES)].join('\n      ');

/**
 * @param {{ testResults: FileReport[] }} report
 * @returns {string[]}
 */
const failuresOf = ({ testResults }) =>
  testResults
    .filter(({ status }) => status === 'failed')
    .flatMap((one) => {
      const failed = one.assertionResults.filter(({ status }) => status === 'failed');
      if (failed.length === 0) return [failureText(pathOf(one), one.message)];
      return failed.map(({ fullName, failureMessages }) =>
        failureText(`${pathOf(one)} › ${fullName}`, failureMessages?.[0]),
      );
    });

/** @type {Counts} a runner that ended without a report */
const crashed = { passed: 0, failed: 1, skipped: 0 };

/**
 * A runner that reports failure has failed, even when no single test did.
 * @param {number} code
 * @param {Counts} counts
 * @returns {Counts}
 */
const honest = (code, counts) => (code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts);

/** @param {string} name */
function freshReport(name) {
  fs.mkdirSync(reports, { recursive: true });
  const file = path.resolve(reports, name);
  fs.rmSync(file, { force: true });
  return { file, read: () => (fs.existsSync(file) ? JSON.parse(fs.readFileSync(file, 'utf8')) : null) };
}
