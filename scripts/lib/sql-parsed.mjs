import { loadModule, parsePlPgSQLSync, parseSync } from 'libpg-query';
import { ownerOf, ownerOfFunction } from './table-owners.mjs';

/** @typedef {Omit<import('./sql-uses.mjs').Use, 'at'>} Use */

/** Once, before anything is parsed. */
export const loadParser = loadModule;

/** Which relation a statement writes. */
const written = {
  InsertStmt: 'relation',
  UpdateStmt: 'relation',
  DeleteStmt: 'relation',
  MergeStmt: 'relation',
};

/**
 * The tables of a whole statement, as PostgreSQL's own parser reads it, and the functions it calls that somebody owns. What a
 * WITH names is no table below it.
 * @param {string} sql
 * @returns {Use[]}
 */
export function usesOfStatement(sql) {
  /** @type {Map<string, Use>} */
  const uses = new Map();
  const add = (/** @type {Use['kind']} */ kind, /** @type {string} */ name) => {
    if (kind === 'call' ? ownerOfFunction(name) : ownerOf(name)) uses.set(`${kind} ${name}`, { kind, name });
  };
  walk(parseSync(sql), new Set(), add);
  return [...uses.values()];
}

/**
 * @param {unknown} node
 * @param {ReadonlySet<string>} named by a WITH around it
 * @param {(kind: Use['kind'], name: string) => void} add
 */
function walk(node, named, add) {
  if (Array.isArray(node)) {
    for (const one of node) walk(one, named, add);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  const around = new Set([...named, ...namesOfWith(node)]);
  for (const [key, value] of Object.entries(node)) {
    if (key === 'RangeVar') {
      if (!around.has(value.relname)) add('read', value.relname);
    } else if (key in written) {
      add('write', value.relation.relname);
      const { relation: _, ...rest } = value;
      walk(rest, around, add);
    } else if (key === 'TruncateStmt') {
      for (const { RangeVar } of value.relations) add('write', RangeVar.relname);
    } else {
      if (key === 'FuncCall') add('call', value.funcname.at(-1).String.sval);
      walk(value, around, add);
    }
  }
}

function namesOfWith(/** @type {object} */ node) {
  if (!('withClause' in node)) return [];
  const { ctes } = /** @type {{ ctes: { CommonTableExpr: { ctename: string } }[] }} */ (node.withClause);
  return ctes.map(({ CommonTableExpr }) => CommonTableExpr.ctename);
}

/**
 * The same of a function of the database.
 * @param {string} definition as `pg_get_functiondef` has it
 * @param {string} language
 */
export function usesOfFunction(definition, language) {
  return statementsOf(definition, language).flatMap(usesOfStatement);
}

/** Statements and expressions of a body; a variable that is set is an expression, too. */
function statementsOf(/** @type {string} */ definition, /** @type {string} */ language) {
  if (language === 'sql') {
    const [, , body = ''] = /AS (\$\w*\$)([^]*)\1\s*;?\s*$/.exec(definition) ?? [];
    return [body];
  }
  /** @type {string[]} */
  const found = [];
  const look = (/** @type {unknown} */ node) => {
    if (Array.isArray(node)) node.forEach(look);
    else if (typeof node === 'object' && node !== null)
      for (const [key, value] of Object.entries(node)) {
        if (key === 'PLpgSQL_expr') found.push(asStatement(value));
        else look(value);
      }
  };
  look(parsePlPgSQLSync(definition));
  return found;
}

/** PL/pgSQL's parse modes: 0 a statement, 2 an expression, from 3 on an assignment. */
function asStatement(/** @type {{ query: string, parseMode: number }} */ { query, parseMode }) {
  if (parseMode === 0) return query;
  return `SELECT ${parseMode === 2 ? query : query.replace(/^[^:]*:?=/, '')}`;
}
