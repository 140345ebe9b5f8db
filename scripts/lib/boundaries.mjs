// Who may import whom: what oxlint cannot check, because it needs to know a file's place in the layers.
import { modules, packages } from '../../server/order.mjs';
import { bareStates } from './bare-states.mjs';
import { readSource, sourcesBelow } from './import-graph.mjs';
import { lostCounts, singleLooks } from './lost-counts.mjs';
import { deadMethods } from './dead-methods.mjs';
import { moneyArithmetic } from './money-arithmetic.mjs';
import { silentDefaults } from './silent-defaults.mjs';
import { idleExceptions, tableFaults } from './table-faults.mjs';

/**
 * @typedef {import('./import-graph.mjs').Import} Import
 * @typedef {{ file: string, line: number, rule: string, message: string }} Fault
 */

/** What each workspace may import of the others, by its relative path or by its package. */
const workspaces = {
  'shared-types/src': [],
  'migrations/src': ['shared-types/src'],
  'server/src': ['shared-types/src', 'migrations/src'],
  'web/src': ['shared-types/src'],
  // Of the drawing tool the demo imports the drawing type alone; the pictures are files.
  'demo/src': ['shared-types/src', 'server/src', 'demo/artist/drawing.ts'],
  'demo/artist': ['demo/src'],
};

/**
 * Folders with ordered packages: a package may import those before it. Packages of one array may not import
 * each other.
 */
const floors = [
  { folder: 'server/src', order: modules, isForSpecs: true, rule: 'module-order' },
  ...Object.entries(packages).map(([module, order]) => ({
    folder: `server/src/${module}`,
    order,
    isForSpecs: false,
    rule: 'room-order',
  })),
  {
    folder: 'web/src',
    order: ['locales', 'lib', 'kit', ['storefront', 'backoffice'], 'app'],
    isForSpecs: true,
    rule: 'web-order',
  },
];

/** Folders with unordered packages, no two of which may import each other. */
const villages = [
  'web/src/kit',
  'web/src/storefront',
  'web/src/backoffice',
  ...modules.filter((module) => !(module in packages)).map((module) => `server/src/${module}`),
];

const isSpec = (/** @type {string} */ file) => /\.spec\.tsx?$/.test(file);

/**
 * The package of a folder that contains a file; null for the folder's own files and for those outside of it.
 * @param {string} folder
 * @param {string} file
 */
function packageOf(folder, file) {
  if (!file.startsWith(`${folder}/`)) return null;
  const [name, ...rest] = file.slice(folder.length + 1).split('/');
  return rest.length > 0 && name !== undefined ? name : null;
}

/** @typedef {(one: Import) => { rule: string, message: string } | null} Judge */

/** @type {Judge} */
function judgeWorkspace({ from, to }) {
  const home = Object.entries(workspaces).find(([folder]) => from.startsWith(`${folder}/`));
  if (!home || !to || isSpec(from)) return null;
  const [folder, may] = home;
  const isFine = [folder, ...may].some((known) => to === known || to.startsWith(`${known}/`));
  return isFine ? null : { rule: 'workspaces', message: `${folder} does not know ${to}.` };
}

/** @type {Judge} */
function judgeLayer({ from, to }) {
  for (const { folder, order, isForSpecs, rule } of floors) {
    if (!to || (isSpec(from) && !isForSpecs)) continue;
    const here = packageOf(folder, from);
    if (here === null || !to.startsWith(`${folder}/`)) continue;
    const there = packageOf(folder, to);
    if (here === there) continue;
    const layerOf = (/** @type {string} */ name) => order.findIndex((layer) => [layer].flat().includes(name));
    if (layerOf(here) < 0) return { rule, message: `${folder}/${here} has no place in the order.` };
    // Files beside the packages connect them and are above them all.
    if (there === null) return { rule, message: `${here} does not know ${to}, which is above it.` };
    if (layerOf(there) < 0) return { rule, message: `${folder}/${there} has no place in the order.` };
    if (layerOf(there) >= layerOf(here))
      return { rule, message: `${here} does not know ${there}, which is not below it.` };
  }
  return null;
}

/** @type {Judge} */
function judgeTables({ from, to }) {
  if (!to || isSpec(from) || !/\.(repository|row)\.ts$/.test(to)) return null;
  const here = from.startsWith('demo/') ? 'demo' : packageOf('server/src', from);
  const owner = packageOf('server/src', to);
  if (here === null || owner === null || owner === here || owner === 'platform') return null;
  return { rule: 'tables-behind-services', message: `Call a service that ${owner} exports, not its tables.` };
}

/** @type {Judge} */
function judgeTree({ to, names }) {
  return to?.startsWith('..') ? { rule: 'workspaces', message: `${names} is outside of the tree.` } : null;
}

/**
 * Rooms of one folder that import each other: each import of the rarer direction.
 * @param {Import[]} imports
 * @returns {Fault[]}
 */
function mutualPairs(imports) {
  return villages.flatMap((folder) => {
    /** @type {Map<string, Import[]>} */
    const arrows = new Map();
    for (const one of imports) {
      const here = packageOf(folder, one.from);
      const there = one.to && packageOf(folder, one.to);
      if (!here || !there || here === there || isSpec(one.from)) continue;
      const arrow = `${here} ${there}`;
      arrows.set(arrow, [...(arrows.get(arrow) ?? []), one]);
    }
    return [...arrows].flatMap(([arrow, written]) => {
      const [here = '', there = ''] = arrow.split(' ');
      const back = arrows.get(`${there} ${here}`);
      if (!back || back.length < written.length || (back.length === written.length && here > there))
        return [];
      return written.map(({ from, line }) => ({
        file: from,
        line,
        rule: 'mutual-rooms',
        message: `${here} and ${there} import each other.`,
      }));
    });
  });
}

/** Where a test may let time pass without waiting for a fact, and why. */
const pacing = [
  // The one wait for a fact.
  'test/support/eventually.ts',
  // The pace of a storm, the length of an outage, the moment of a kill.
  'test/support/moment.ts',
  // Answers that come late, inside the page; a measure that is never reported when nothing moves.
  'test/browser/browse.e2e.ts',
];

/**
 * Waits for a time instead of a fact: on a busy machine it is too short, on every other too long. Where a spec made the
 * time itself (fake timers) it may.
 * @param {string} file
 * @param {string} text
 * @returns {number[]} lines
 */
function fixedWaits(file, text) {
  const isTest = /\.(spec|e2e)\.tsx?$|^test\/(?!bench\/)/.test(file);
  if (!isTest || pacing.includes(file) || /\buseFakeTimers\(/.test(text)) return [];
  const wait =
    /\bsetTimeout\b[^;\n]*from 'node:timers\/promises'|\bwaitForTimeout\(|new Promise[^;]{0,60}\bsetTimeout\(/g;
  return [...text.matchAll(wait)].map(({ index }) => text.slice(0, index).split('\n').length);
}

/** Migrations are found in their folder by their names, each with its class. */
const discovered = /^migrations\/src\/\d{13}-[\w-]+\.ts$/;

/** Files that something else than an import starts. */
const entries = [
  /^server\/src\/(main|check-invariants|dead-letters)\.ts$/,
  /^demo\/(src|artist)\/main\.ts$/,
  /^migrations\/src\/migrate\.ts$/,
  discovered,
  // Found by web/scripts/pages-plugin.ts.
  /^web\/src\/(storefront|backoffice)\/.*\.page\.tsx$/,
  // Adds to the types of the platform, whoever takes them.
  /^server\/src\/\w+\/\w+\.registry\.ts$/,
  /^web\/src\/(app\/(main\.tsx|early\.ts|shell-worker\.ts)|setup\.ts)$/,
  /\.d\.ts$/,
];

/** Declares the owners of tables, with their exceptions. */
const TABLES = 'server/tables.mjs';

/** The vocabulary of record declarations: exempt as a whole, also while no record uses a part of it. */
const vocabulary = /^shared-types\/src\/record\//;

/**
 * Names that nobody uses, neither there where they are exported nor elsewhere, and files of the product that only tests take.
 * @param {Map<string, import('./import-graph.mjs').Export[]>} exported by file
 * @param {Import[]} imports
 * @returns {Fault[]}
 */
function unusedParts(exported, imports) {
  /** @type {Map<string, Import[]>} */
  const takers = new Map();
  for (const one of imports) if (one.to) takers.set(one.to, [...(takers.get(one.to) ?? []), one]);
  return [...exported].flatMap(([file, names]) => {
    const taken = takers.get(file) ?? [];
    const what = new Set(taken.flatMap((one) => one.what));
    /** @type {Fault[]} */
    const faults =
      what.has('*') || vocabulary.test(file) || discovered.test(file)
        ? []
        : names
            .filter(({ name, isUsedHere }) => name !== 'default' && !isUsedHere && !what.has(name))
            .map(({ line, name }) => ({ file, line, rule: 'dead-export', message: `Nobody uses ${name}.` }));
    const isProduct = /^[\w-]+\/(src|artist)\//.test(file) && !isSpec(file);
    const isForTests = taken.every(({ from }) => isSpec(from) || from.startsWith('test/'));
    if (isProduct && isForTests && !vocabulary.test(file) && !entries.some((entry) => entry.test(file)))
      faults.push({
        file,
        line: 1,
        rule: 'only-for-tests',
        message: 'No part of the product takes this file.',
      });
    return faults;
  });
}

const settingOfLint = /^\s*(eslint|oxlint)(-disable|-enable|-env|\s)|^\s*global\s/;

/**
 * Everything in the tree below `root` that is where it must not be.
 * @param {string} root
 * @returns {Fault[]}
 */
export function boundaryFaults(root) {
  const files = sourcesBelow(root, [
    'shared-types',
    'migrations',
    'server',
    'web',
    'demo',
    'test',
    'scripts',
  ]);
  /** @type {Fault[]} */
  const faults = [];
  /** @type {({ file: string } & ReturnType<typeof readSource>)[]} */
  const sources = [];
  /** @type {Import[]} */
  const imports = [];
  /** @type {Map<string, import('./import-graph.mjs').Export[]>} */
  const exported = new Map();
  for (const file of files) {
    const source = readSource(root, file);
    imports.push(...source.imports);
    exported.set(file, source.exports);
    for (const line of fixedWaits(file, source.text))
      faults.push({
        file,
        line,
        rule: 'fixed-wait',
        message: 'Wait for a fact: test/support/eventually.ts.',
      });
    if (file.startsWith('server/src/') && !isSpec(file)) {
      faults.push(...tableFaults(file, source));
      for (const line of bareStates(source))
        faults.push({
          file,
          line,
          rule: 'bare-state',
          message: 'States have names in SQL, too: shared-types/src/states.ts.',
        });
    }
    sources.push({ file, ...source });
    for (const line of moneyArithmetic(file, source.text))
      faults.push({
        file,
        line,
        rule: 'money-arithmetic',
        message: 'It belongs to shared-types/src/money.ts.',
      });
    for (const line of silentDefaults(file, source.text))
      faults.push({
        file,
        line,
        rule: 'silent-default',
        message: 'Require it: platform/database/first-row.ts, platform/kernel/element-at.ts.',
      });
    for (const line of lostCounts(file, source.text))
      faults.push({
        file,
        line,
        rule: 'lost-count',
        message: 'Require the rows that were in this state: platform/database/require-rows.ts.',
      });
    for (const line of singleLooks(file, source.text))
      faults.push({
        file,
        line,
        rule: 'single-look',
        message: 'Look again after the wait: platform/database/second-look.ts.',
      });
    for (const { line, text } of source.comments) {
      if (settingOfLint.test(text))
        faults.push({
          file,
          line,
          rule: 'no-inline-config',
          message: 'Lint is set in .oxlintrc.jsonc only.',
        });
    }
  }
  for (const one of imports) {
    for (const judge of [judgeTree, judgeWorkspace, judgeLayer, judgeTables]) {
      const fault = judge(one);
      if (fault) faults.push({ file: one.from, line: one.line, ...fault });
    }
  }
  for (const { file, line, name } of deadMethods(sources))
    faults.push({ file, line, rule: 'dead-method', message: `No part of the product calls ${name}.` });
  if (files.includes(TABLES))
    for (const exception of idleExceptions())
      faults.push({
        file: TABLES,
        line: 1,
        rule: 'idle-exception',
        message: `Nothing needs this any more: ${exception}.`,
      });
  return [...faults, ...mutualPairs(imports), ...unusedParts(exported, imports)];
}
