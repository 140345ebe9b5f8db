import { Visitor } from 'oxc-parser';
import { ownerOf, ownerOfFunction } from './table-owners.mjs';

/**
 * What a piece of SQL does with a table, or that it calls a function that somebody owns. `names` says that an object of the
 * source has it as its `table`: a record, a subject of the audit log.
 * @typedef {{ kind: 'read' | 'write' | 'call' | 'names', name: string, at: number }} Use
 */

const blank = (/** @type {string} */ text) => text.replace(/[^\n]/g, ' ');
/** Texts and comments within SQL, in which no table is meant. */
const quoted = /'(?:[^']|'')*'|--[^\n]*/g;
const token = /[A-Za-z_][\w$]*|\$\d+|\S/g;
const isName = (/** @type {string | undefined} */ text) =>
  text !== undefined && /^[a-z_][a-z_0-9]*$/.test(text);

/**
 * The tables of a piece of SQL, which may be a fragment: what follows FROM, JOIN, USING, INTO, UPDATE and TRUNCATE. Keywords
 * are in capitals, as they are everywhere in the server; what is put together of parts is left to the recorder.
 * @param {string} sql a value in place of every interpolation
 * @returns {Use[]}
 */
export function usesIn(sql) {
  const tokens = [...sql.replace(quoted, blank).matchAll(token)].map(({ 0: text, index }) => ({
    text,
    index,
  }));
  const textAt = (/** @type {number} */ place) => tokens[place]?.text;
  /** @type {Use[]} */
  const uses = [];
  const add = (/** @type {Use['kind']} */ kind, /** @type {number} */ place) => {
    const one = tokens[place];
    if (one && ownerOf(one.text)) uses.push({ kind, name: one.text, at: one.index });
  };
  /** A table with its alias, and those that follow it behind commas. */
  const tablesFrom = (/** @type {Use['kind']} */ kind, /** @type {number} */ first) => {
    for (let place = first; ; place++) {
      while (['ONLY', 'LATERAL', 'TABLE'].includes(textAt(place) ?? '')) place++;
      if (textAt(place) === 'public' && textAt(place + 1) === '.') place += 2;
      if (!isName(textAt(place)) || textAt(place + 1) === '.') return;
      add(kind, place);
      if (textAt(++place) === 'AS') place++;
      if (isName(textAt(place))) place++;
      if (textAt(place) !== ',' || kind === 'write') return;
    }
  };
  tokens.forEach(({ text, index }, place) => {
    const before = textAt(place - 1);
    if (text === 'FROM' && before !== 'DISTINCT')
      tablesFrom(before === 'DELETE' ? 'write' : 'read', place + 1);
    else if (text === 'JOIN' || text === 'USING') tablesFrom('read', place + 1);
    else if (text === 'INTO' || text === 'TRUNCATE') tablesFrom('write', place + 1);
    else if (text === 'UPDATE' && before !== 'FOR' && before !== 'KEY') tablesFrom('write', place + 1);
    else if (ownerOfFunction(text) && textAt(place + 1) === '(')
      uses.push({ kind: 'call', name: text, at: index });
  });
  return uses;
}

/**
 * Every use of a table in the strings of a source.
 * @param {string} text
 * @param {import('oxc-parser').Program} program
 * @returns {(Use & { line: number })[]}
 */
export function usesInSource(text, program) {
  /** @type {(Use & { line: number })[]} */
  const uses = [];
  const lineAt = (/** @type {number} */ at) => text.slice(0, at).split('\n').length;
  const look = (/** @type {string} */ sql, /** @type {number} */ start) => {
    for (const use of usesIn(sql))
      uses.push({ ...use, line: lineAt(start) + sql.slice(0, use.at).split('\n').length - 1 });
  };
  new Visitor({
    Literal: ({ value, start }) => {
      if (typeof value === 'string') look(value, start);
    },
    TemplateLiteral: ({ quasis, start }) => look(quasis.map(({ value }) => value.raw).join('?'), start),
    Property: ({ key, value, start }) => {
      if (key.type !== 'Identifier') return;
      const [first] = value.type === 'TemplateLiteral' ? value.quasis : [];
      const named = value.type === 'Literal' ? value.value : first?.value.raw;
      if (typeof named !== 'string') return;
      // A list or a record begins with its table: `from: 'orders t JOIN …'`.
      if (key.name === 'from') look(`FROM ${named}`.replace(/ JOIN[^]*/, ''), start);
      if (key.name === 'table' && ownerOf(named))
        uses.push({ kind: 'names', name: named, at: start, line: lineAt(start) });
    },
  }).visit(program);
  return uses;
}
