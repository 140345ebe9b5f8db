import { newClient } from '../../../scripts/lib/database.mjs';

/** @typedef {import('pg').Client} Client */

/** Plans are kept: handwritten SQL for one case can rely on them. */
const BEGIN = 'BEGIN; SET LOCAL plan_cache_mode = force_generic_plan';

/** Statements of a transaction, each prepared once on a connection. */
class Hand {
  names = new Map();

  /** @param {Client} client */
  constructor(client) {
    this.client = client;
  }

  /**
   * @param {string} text
   * @param {readonly unknown[]} [values]
   */
  async ask(text, values = []) {
    if (!this.names.has(text)) this.names.set(text, `h${this.names.size}`);
    const { rows } = await this.client.query({ name: this.names.get(text), text, values: [...values] });
    return rows;
  }

  /**
   * @template T
   * @param {() => Promise<T>} work
   */
  async transaction(work) {
    await this.client.query(BEGIN);
    const done = await work();
    await this.client.query('COMMIT');
    return done;
  }
}

/**
 * Connections of their own, one a caller: none waits for a pool.
 * @param {string} url
 * @param {number} count
 */
export async function openHands(url, count) {
  const clients = Array.from({ length: count }, () => newClient(url));
  await Promise.all(clients.map((client) => client.connect()));
  return {
    hands: clients.map((client) => new Hand(client)),
    close: () => Promise.all(clients.map((client) => client.end())),
  };
}

/**
 * One entry with its two postings between accounts that there are.
 * @param {Hand} hand
 * @param {{ from: number, to: number, cause: number }} move
 */
export const post = (hand, { from, to, cause }) =>
  hand.transaction(async () => {
    const accounts = await hand.ask(
      `SELECT id, owner_id FROM ledger_account WHERE owner_type = 'member' AND owner_id = ANY ($1::bigint[])
         AND kind = 'available' AND currency = 'JPY' ORDER BY id FOR UPDATE`,
      [[from, to]],
    );
    const idOf = (/** @type {number} */ owner) =>
      accounts.find(({ owner_id }) => Number(owner_id) === owner)?.id;
    const [entry] = await hand.ask(
      `INSERT INTO journal_entry (cause_type, cause_id, step, type) VALUES ('bench', $1, 'hand', 9) RETURNING id`,
      [cause],
    );
    await hand.ask(
      `INSERT INTO posting (entry_id, account_id, currency, change, seq, after)
       VALUES ($1, $2, 'JPY', -1, 0, 0), ($1, $3, 'JPY', 1, 0, 0)`,
      [entry.id, idOf(from), idOf(to)],
    );
  });
