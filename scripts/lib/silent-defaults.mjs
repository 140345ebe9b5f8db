// Defaults in place of what is always there: a row that is missing becomes an id of 0, a fee of nothing.

/** Where a missing row means just that, by a part of the line. */
const meant = [
  // Nobody who never had money in a currency has an account of it.
  'return rows[0]?.balance ?? 0',
  // Each row carries the count of all: there is none where nothing is in use.
  'count: rows[0]?.count ?? 0, names: rows.map(nameOf)',
];

const defaults = [
  // Of a row, or of an element that belongs to a place of another list.
  /\w\[\w+\]\?\.\w+ \?\? (?:\d|''|\[\]|false)/,
  // An id that the database gave.
  /\b\w*[iI]ds\[\w+\] \?\? 0/,
];
/** Where places are paired with amounts and pieces. */
const ofMoneyOrStock = /\w\[\w+\] \?\? 0\b/;

/**
 * @param {string} file
 * @param {string} text
 * @returns {number[]} lines
 */
export function silentDefaults(file, text) {
  if (!file.startsWith('server/src/') || file.endsWith('.spec.ts')) return [];
  const patterns = /^server\/src\/(?:finance|order|warehouse|auction)\//.test(file)
    ? [...defaults, ofMoneyOrStock]
    : defaults;
  return text
    .split('\n')
    .flatMap((line, at) =>
      patterns.some((pattern) => pattern.test(line)) && !meant.some((part) => line.includes(part))
        ? [at + 1]
        : [],
    );
}
