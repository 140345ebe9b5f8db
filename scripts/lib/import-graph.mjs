import fs from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

/**
 * One import as it is written: `from` and `to` are files below the root, `to` is null for a package.
 * `what` are the names it takes, `*` for all of them.
 * @typedef {{ from: string, line: number, names: string, what: string[], to: string | null }} Import
 */

/**
 * `isUsedHere`: the file that exports it uses the name a second time.
 * @typedef {{ line: number, name: string, isUsedHere: boolean }} Export
 * @typedef {{ line: number, text: string }} Comment
 */

const source = /\.(ts|tsx|mjs|cjs)$/;
const skipped = new Set(['node_modules', 'dist', '.data', '.output', 'coverage', 'planted']);

/**
 * The sources below some folders of the root, by their paths from it.
 * @param {string} root
 * @param {readonly string[]} folders
 * @returns {string[]}
 */
export function sourcesBelow(root, folders) {
  /** @type {(folder: string) => string[]} */
  const below = (folder) =>
    fs.readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
      if (skipped.has(entry.name)) return [];
      const place = path.posix.join(folder, entry.name);
      return entry.isDirectory() ? below(place) : source.test(entry.name) ? [place] : [];
    });
  return folders.filter((folder) => fs.existsSync(path.join(root, folder))).flatMap(below);
}

/**
 * What a file imports (also by type, by `import()` and to pass it on), exports and comments.
 * @param {string} root
 * @param {string} file
 * @returns {{ text: string, imports: Import[], exports: Export[], comments: Comment[], parsed: import('oxc-parser').ParseResult }}
 */
export function readSource(root, file) {
  const text = fs.readFileSync(path.join(root, file), 'utf8');
  const parsed = parseSync(file, text);
  const { module, comments } = parsed;
  const written = module.staticImports.map(({ moduleRequest, entries }) => ({
    names: moduleRequest.value,
    start: moduleRequest.start,
    what: entries.map(({ importName }) => importName.name ?? '*'),
  }));
  /** @type {{ start: number, name: string }[]} */
  const exported = [];
  for (const { moduleRequest, importName, exportName, start } of module.staticExports.flatMap(
    ({ entries }) => entries,
  )) {
    if (moduleRequest)
      written.push({
        names: moduleRequest.value,
        start: moduleRequest.start,
        what: [importName.name ?? '*'],
      });
    if (exportName.name) exported.push({ start, name: exportName.name });
  }
  // `import('…')` is a call in one place and a type in another.
  for (const { 1: names = '', index } of text.matchAll(/\bimport\(\s*['"`]([^'"`]+)['"`]\s*\)/g))
    written.push({ names, start: index, what: ['*'] });
  const lineAt = (/** @type {number} */ start) => text.slice(0, start).split('\n').length;
  return {
    text,
    imports: written.map(({ names, start, what }) => ({
      from: file,
      line: lineAt(start),
      names,
      what,
      to: resolve(root, file, names),
    })),
    exports: exported.map(({ name, start }) => ({
      line: lineAt(start),
      name,
      isUsedHere: text.split(new RegExp(`(?<![\\w$])${name.replace('$', '\\$')}(?![\\w$])`)).length > 2,
    })),
    comments: comments.map(({ value, start }) => ({ line: lineAt(start), text: value })),
    parsed,
  };
}

/**
 * @param {string} root
 * @param {string} from
 * @param {string} names
 * @returns {string | null}
 */
function resolve(root, from, names) {
  const workspace = /^@fovea\/([\w-]+)\/(.+)$/.exec(names);
  if (workspace)
    return fileOf(root, `${workspace[1]}/src/${workspace[2]}`) ?? `${workspace[1]}/src/${workspace[2]}`;
  if (!names.startsWith('.')) return null;
  const place = path.posix.join(path.posix.dirname(from), names.replace(/\?.*$/, ''));
  return fileOf(root, place) ?? place;
}

/**
 * @param {string} root
 * @param {string} place
 */
function fileOf(root, place) {
  const bare = place.replace(/\.js$/, '');
  return ['', '.ts', '.tsx', '.mjs', '.d.ts']
    .map((ending) => (ending === '' ? place : bare + ending))
    .find((file) => fs.statSync(path.join(root, file), { throwIfNoEntry: false })?.isFile());
}
