import { randomBytes } from 'node:crypto';

/** @typedef {Awaited<ReturnType<typeof import('./money-by-hand.mjs').openHands>>['hands'][number]} Hand */
/** @typedef {{ sql: string, values: unknown[], rows: Record<string, unknown>[] }} Statement */

/** Whose ids are made anew each time. */
const MADE = /^\s*(?:WITH placed AS|INSERT INTO order_line)/;

/**
 * What a transaction asks, in its order.
 * @param {any} tx
 * @param {Statement[]} into
 */
export const recorded = (tx, into) => ({
  isTransaction: true,
  async query(/** @type {string} */ sql, /** @type {unknown[]} */ values = []) {
    const result = await tx.query(sql, values);
    into.push({ sql, values: [...values], rows: result.rows });
    return result;
  },
  async savepoint(/** @type {() => Promise<unknown>} */ work) {
    into.push({ sql: 'SAVEPOINT s1', values: [], rows: [] });
    const result = await tx.savepoint(work);
    into.push({ sql: 'RELEASE SAVEPOINT s1', values: [], rows: [] });
    return result;
  },
});

/**
 * The same statements again, without anybody who makes them: under another key, for the ids that come this time.
 * @param {Hand} hand
 * @param {readonly Statement[]} statements
 */
export const replay = (hand, statements) =>
  hand.transaction(async () => {
    const digest = randomBytes(16);
    /** @type {Map<unknown, unknown>} */
    const ids = new Map();
    const anew = (/** @type {unknown} */ value) => {
      if (Buffer.isBuffer(value) && value.length === digest.length) return digest;
      return Array.isArray(value) ? value.map((one) => ids.get(one) ?? one) : (ids.get(value) ?? value);
    };
    for (const { sql, values, rows } of statements) {
      const now = await hand.ask(sql, values.map(anew));
      if (MADE.test(sql)) for (const [place, row] of rows.entries()) ids.set(row.id, Number(now[place].id));
    }
  });
