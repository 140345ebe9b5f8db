// Writes and locks that go by a state of their rows, and by what they answer: what a review overlooks.

/** Writes that may find their rows in another state, by a part of their text: nothing was decided about those. */
const indifferent = [
  // The provider's message about a payment may be quicker than the answer to the call that opened it.
  'SET status = ${processing} WHERE id = $1 AND status = ${created}',
  // A payment may have arrived while the attempt to refund it failed.
  'UPDATE payment_refund SET last_error',
  // Only a payment that was held is closed by its refund; a captured one follows its capture.
  'UPDATE payment SET status = ${returned} WHERE id = $1 AND status = ${suspense}',
  // A worker that lost its turn leaves the import to the next one.
  'UPDATE goods_import SET status = ${IMPORT_STATUS.done}',
  // More time is for an order that still waits.
  'UPDATE orders SET clock_at = greatest(',
  // An event that was set aside meanwhile is not queued.
  'UPDATE outbox SET queued_at = NULL',
];

/** The end of a call whose arguments begin at `from`, after its bracket. */
function endOfCall(/** @type {string} */ text, /** @type {number} */ from) {
  let depth = 1;
  let quote = '';
  let at = from;
  for (; at < text.length && depth > 0; at++) {
    const sign = text[at] ?? '';
    if (sign === '\\') at++;
    else if (quote !== '') quote = sign === quote ? '' : quote;
    else if (/['"`]/.test(sign)) quote = sign;
    else if (sign === '(') depth++;
    else if (sign === ')') depth--;
  }
  return at;
}

const statement = /^[ \t]*(?:if \(.*\) )?await (?:tx|q|this\.db)\.query(?:<[^()]*>)?\(/gm;
const isWrite = /\b(?:UPDATE \S+(?: \w+)? SET|DELETE FROM)\b/;
/** Rows that the caller named one by one. */
const ofNamedRows = /(?<!NOT )\bid = (?:\$\d|ANY ?\(\$\d)/;
const byState = /\b(?:status|standing|matching) (?:=|<>|IN|NOT IN) ?[($'\d]|\b\w+_at IS NULL\b/;

/**
 * Writes to named rows in a named state of which nobody looks at how many there were: the rows that were no longer in it
 * are left as they are, and what was decided about them is kept all the same.
 * @param {string} file
 * @param {string} text
 * @returns {number[]} lines
 */
export function lostCounts(file, text) {
  if (!file.startsWith('server/src/') || file.endsWith('.spec.ts')) return [];
  return [...text.matchAll(statement)].flatMap(({ 0: begin, index }) => {
    // The result in brackets or behind an operator is used.
    if (/[([=,?:]\s*$/.test(text.slice(0, index))) return [];
    const from = index + begin.length;
    const sql = text.slice(from, endOfCall(text, from));
    const condition = sql.slice(sql.lastIndexOf('WHERE'));
    const isLost =
      isWrite.test(sql) &&
      ofNamedRows.test(condition) &&
      byState.test(condition) &&
      !indifferent.some((part) => sql.includes(part));
    return isLost ? [text.slice(0, from).split('\n').length] : [];
  });
}

/**
 * Finds the one row of a state and waits for its lock with a single look: when the row has left the state meanwhile, the
 * statement answers nothing, and does not see the row that took its place.
 * @param {string} file
 * @param {string} text
 * @returns {number[]} lines
 */
export function singleLooks(file, text) {
  if (!file.startsWith('server/src/') || file.endsWith('.spec.ts')) return [];
  if (/\/second-look\.js'/.test(text)) return [];
  const waits = /LIMIT 1\s+FOR (?:NO KEY )?UPDATE(?: OF \w+)?(?! (?:OF \w+ )?SKIP LOCKED)\b/g;
  return [...text.matchAll(waits)].map(({ index }) => text.slice(0, index).split('\n').length);
}
