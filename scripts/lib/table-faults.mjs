import { modules, packages } from '../../server/order.mjs';
import { shared } from '../../server/tables.mjs';
import { usesInSource } from './sql-uses.mjs';
import { ownerOf, ownerOfFunction } from './table-owners.mjs';

/**
 * @typedef {import('./table-owners.mjs').Place} Place
 * @typedef {import('./sql-uses.mjs').Use} Use
 */

/**
 * @param {string} file below the root
 * @returns {Place | null}
 */
export function placeOf(file) {
  const [, module = '', first, rest] = /^server\/src\/([\w-]+)\/([\w-]+)(\/)?/.exec(file) ?? [];
  if (!modules.includes(module)) return null;
  return { module, package: rest === undefined ? null : (first ?? null) };
}

export const nameOf = (/** @type {Place} */ { module, package: own }) =>
  own === null ? module : `${module}/${own}`;

/** Whether `there` comes later than `here`, which therefore knows nothing of it. */
function isLater(/** @type {Place} */ here, /** @type {Place} */ there) {
  if (here.module !== there.module) return modules.indexOf(there.module) > modules.indexOf(here.module);
  // What lies beside the packages lies above them all.
  if (here.package === null || there.package === null) return here.package !== null && there.package === null;
  const order = packages[/** @type {keyof typeof packages} */ (here.module)] ?? [];
  return order.indexOf(there.package) > order.indexOf(here.package);
}

/** What of `shared` was needed, so that an exception goes with its last use. @type {Set<string>} */
const needed = new Set();

/** Exceptions that nothing needed that was judged until now: `table` is read by nobody earlier, or not written by a place. */
export const idleExceptions = () =>
  Object.entries(shared)
    .flatMap(([table, { writers = {}, earlier }]) => [
      ...Object.keys(writers).map((place) => `${table} written by ${place}`),
      ...(earlier === undefined ? [] : [`${table} read earlier`]),
    ])
    .filter((exception) => !needed.has(exception));

/**
 * Why a place may not use a table or a function so; null where it may.
 * @param {Place} here
 * @param {Pick<Use, 'kind' | 'name'>} use
 * @returns {{ rule: string, message: string } | null}
 */
export function faultOf(here, { kind, name }) {
  const owner = kind === 'call' ? ownerOfFunction(name) : ownerOf(name);
  if (!owner || nameOf(owner) === nameOf(here)) return null;
  const { writers = {}, earlier } = shared[name] ?? {};
  if (kind === 'write') {
    if (nameOf(here) in writers) {
      needed.add(`${name} written by ${nameOf(here)}`);
      return null;
    }
    return { rule: 'table-writes', message: `${nameOf(here)} writes ${name}, which ${nameOf(owner)} owns.` };
  }
  if (kind === 'names' && here.module !== owner.module)
    return { rule: 'table-writes', message: `${nameOf(here)} serves ${name}, which ${nameOf(owner)} owns.` };
  if (!isLater(here, owner)) return null;
  if (here.module === owner.module && earlier !== undefined) {
    needed.add(`${name} read earlier`);
    return null;
  }
  return {
    rule: 'table-reads',
    message: `${nameOf(here)} reads ${name} of ${nameOf(owner)}, which comes later.`,
  };
}

/**
 * Uses of tables in the strings of a source of the server that its place does not allow.
 * @param {string} file
 * @param {{ text: string, parsed: import('oxc-parser').ParseResult }} source
 */
export function tableFaults(file, { text, parsed }) {
  const here = placeOf(file);
  if (!here || !mayUseTables.test(text)) return [];
  return usesInSource(text, parsed.program).flatMap((use) => {
    const fault = faultOf(here, use);
    return fault ? [{ file, line: use.line, ...fault }] : [];
  });
}

/** What a source holds that names a table in a string. */
const mayUseTables = /\b(?:FROM|JOIN|USING|INTO|UPDATE|TRUNCATE|SELECT|WHERE)\b|\b(?:from|table): ?['`]/;
