import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { bundle, programOf } from './bundle.mjs';
import { inCheckout } from './checkout.mjs';
import { runNode, step } from './run.mjs';
import { Trouble } from './trouble.mjs';

const swc = ['node_modules/@swc/cli/bin/swc.js', 'src', '-d', 'dist', '--strip-leading-paths', '--quiet'];

/**
 * @typedef {'shared-types' | 'migrations' | 'server' | 'demo' | 'web'} Workspace
 * @typedef {{ sources: string[], command: string[], isSwc: boolean }} Recipe
 */

/** @type {Record<Workspace, Recipe>} what a workspace is made of; paths as seen from the checkout */
const recipes = {
  'shared-types': swcRecipe('shared-types'),
  migrations: swcRecipe('migrations'),
  server: swcRecipe('server'),
  demo: swcRecipe('demo'),
  web: {
    // The web bundles the sources of shared-types, not their build.
    sources: [
      'web/src',
      'web/public',
      'web/scripts',
      'web/index.html',
      'web/vite.config.ts',
      'web/package.json',
      'web/tsconfig.json',
      'shared-types/src',
    ],
    command: ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'],
    isSwc: false,
  },
};

const workspaces = /** @type {Workspace[]} */ (Object.keys(recipes));

/**
 * @param {string} name
 * @returns {Recipe}
 */
function swcRecipe(name) {
  return { sources: [`${name}/src`, `${name}/.swcrc`, `${name}/package.json`], command: swc, isSwc: true };
}

/** @type {Record<'server' | 'demo', Workspace[]>} what is run, and the workspaces whose modules are in it */
const programs = {
  server: ['shared-types', 'migrations', 'server'],
  demo: ['shared-types', 'migrations', 'server', 'demo'],
};

/**
 * Builds each workspace whose sources are not those of its last build, and the programs that these are parts of.
 * @param {Workspace[]} [names]
 */
export async function ensureBuilt(names = workspaces) {
  const there = names.filter((name) => fs.existsSync(inCheckout(name, 'src')));
  for (const name of there)
    await unlessDone(inCheckout(name, 'dist/.built'), recipes[name].sources, () =>
      step(`building ${name}`, () => build(name)),
    );
  for (const name of /** @type {const} */ (['server', 'demo'])) {
    if (!there.includes(name)) continue;
    const sources = ['scripts/lib/bundle.mjs', ...programs[name].flatMap((part) => recipes[part].sources)];
    await unlessDone(`${programOf(name)}.built`, sources, () => step(`bundling ${name}`, () => bundle(name)));
  }
}

/**
 * @param {string} mark says of what sources the last build was
 * @param {string[]} sources
 * @param {() => Promise<void>} work
 */
async function unlessDone(mark, sources, work) {
  const state = fingerprint(sources);
  if (fs.existsSync(mark) && fs.readFileSync(mark, 'utf8') === state) return;
  await work();
  fs.writeFileSync(mark, state);
}

/** @param {Workspace} name */
async function build(name) {
  const { command, isSwc } = recipes[name];
  const [tool = '', ...args] = command;
  // Specs are run by Jest from their sources and have no place in the product.
  const ignore = isSwc ? ['--ignore', '**/*.spec.ts'] : [];
  const { code, output } = await runNode([inCheckout(tool), ...args, ...ignore], {
    cwd: inCheckout(name),
    env: { ...process.env, NODE_ENV: 'production', NO_COLOR: '1', FORCE_COLOR: undefined },
    isQuiet: true,
  });
  if (code !== 0) throw new Trouble(`building ${name} failed: ${essence(output)}`);
  if (isSwc) removeLeftovers(inCheckout(name));
}

/**
 * The first lines of a tool's complaint, without its own stack.
 * @param {string} output
 */
function essence(output) {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.trim() && !/^\s+at /.test(line));
  return lines.slice(0, 12).join('\n  ');
}

/**
 * A build only adds files: the output of a source that is gone would still be found by an import, and a migration by its
 * name.
 * @param {string} workspace its folder
 */
export function removeLeftovers(workspace) {
  const dist = path.join(workspace, 'dist');
  const bundled = path.join(dist, 'bundle') + path.sep;
  for (const file of filesBelow(dist)) {
    if (file.startsWith(bundled)) continue;
    const source = file.replace(/\.js(\.map)?$/, '.ts');
    if (source === file) continue;
    const original = path.join(workspace, 'src', path.relative(dist, source));
    if (!fs.existsSync(original)) fs.rmSync(file, { force: true });
  }
}

/**
 * Names, sizes and times of all source files: cheap, and sees deletions and restored older files too.
 * @param {string[]} sources
 */
function fingerprint(sources) {
  const hash = createHash('sha256');
  for (const source of sources) {
    const place = inCheckout(source);
    if (!fs.existsSync(place)) continue;
    const files = fs.statSync(place).isDirectory() ? filesBelow(place).sort() : [place];
    for (const file of files) {
      if (/\.spec\.tsx?$/.test(file)) continue;
      const { size, mtimeMs } = fs.statSync(file);
      hash.update(`${path.relative(inCheckout(), file)}:${size}:${mtimeMs}\n`);
    }
  }
  return hash.digest('hex');
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
export function filesBelow(folder) {
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name));
}
