import { functions, tables } from '../../server/tables.mjs';

/**
 * A package of a module, or the module itself for what lies beside its packages.
 * @typedef {{ module: string, package: string | null }} Place
 */

/** @type {Map<string, Place>} */
const owners = new Map(
  Object.entries(tables).flatMap(([module, packages]) =>
    Object.entries(packages).flatMap(([name, own]) =>
      own.map((table) => /** @type {[string, Place]} */ ([table, { module, package: name }])),
    ),
  ),
);

/** @type {Map<string, Place>} */
const ownersOfFunctions = new Map(
  Object.entries(functions).flatMap(([place, names]) => {
    const [module = '', name = null] = place.split('/');
    return names.map((one) => /** @type {[string, Place]} */ ([one, { module, package: name }]));
  }),
);

export const ownerOf = (/** @type {string} */ table) => owners.get(table);

/** Of a function that touches tables: as declared, or the owner of the table it is named after. */
export const ownerOfFunction = (/** @type {string} */ name) => ownersOfFunctions.get(name);

/** The owner of the longest table name that a name begins with. */
export function ownerByName(/** @type {string} */ name) {
  const parts = name.split('_');
  for (let length = parts.length; length > 0; length--) {
    const owner = owners.get(parts.slice(0, length).join('_'));
    if (owner) return owner;
  }
  return undefined;
}
