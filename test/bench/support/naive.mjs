import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { newClient } from '../../../scripts/lib/database.mjs';
import { percentile } from './stats.mjs';

/** @typedef {'transaction' | 'statement'} Shape the row-lock transaction of the textbook, or all of it in one statement */

const LOTS = 100;
const CONNECTED_A_SECOND = 50;

/** Each client walks the lots as a bidder of ours does: from their own on, one after the other. */
const WALK = `\\set turn :turn + 1
\\set lot (:client_id + :turn) % :lots + 1
`;

/** @type {Record<Shape, string>} */
const SCRIPTS = {
  transaction: `${WALK}BEGIN;
SELECT price FROM naive_lot WHERE id = :lot FOR UPDATE;
INSERT INTO naive_bid (lot_id, bidder_id, amount) VALUES (:lot, :client_id, :turn);
UPDATE naive_lot SET price = price + 1 WHERE id = :lot;
COMMIT;
`,
  statement: `${WALK}WITH lot AS (UPDATE naive_lot SET price = price + 1 WHERE id = :lot RETURNING id, price)
INSERT INTO naive_bid (lot_id, bidder_id, amount) SELECT id, :client_id, price FROM lot;
`,
};

const hasPgbench = spawnSync('pgbench', ['--version']).status === 0;
export const naiveBy = hasPgbench ? 'pgbench, prepared statements' : 'node and pg';

/** @param {import('pg').Client} client */
export async function createNaive(client) {
  await client.query(`
    CREATE TABLE naive_lot (id int PRIMARY KEY, price bigint NOT NULL) WITH (fillfactor = 50);
    CREATE TABLE naive_bid (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, lot_id int NOT NULL REFERENCES naive_lot,
      bidder_id int NOT NULL, amount bigint NOT NULL, at timestamptz NOT NULL DEFAULT clock_timestamp());
    INSERT INTO naive_lot SELECT i, 100 FROM generate_series(1, ${LOTS}) i`);
}

/**
 * @typedef {object} Load
 * @property {number} clients
 * @property {number} seconds
 * @property {number} [lots] at most 100
 * @property {Shape} [as]
 * @property {number} [perSecond] at this pace in all, waits counted from when each was due; else as fast as they can
 */

/**
 * @param {{ url: string, folder: string }} database
 * @param {Load} load
 * @returns {Promise<{ perSecond: number, p99Ms: number }>}
 */
export async function runNaive(database, { lots = 1, as = 'transaction', ...load }) {
  const whole = { lots, as, ...load };
  return hasPgbench ? runPgbench(database, whole) : runClients(database.url, whole);
}

/**
 * @param {{ url: string, folder: string }} database
 * @param {Load & { lots: number, as: Shape }} load
 */
function runPgbench({ url, folder }, { clients, seconds, lots, as, perSecond }) {
  const script = path.join(folder, 'naive.sql');
  fs.writeFileSync(script, SCRIPTS[as]);
  const prefix = path.join(folder, 'naive-log');
  const options = {
    '-f': script,
    '-c': clients,
    '-j': Math.min(2, clients),
    // Its clock runs while it connects, which it counts for nothing.
    '-T': seconds + Math.ceil(clients / CONNECTED_A_SECOND),
    '-M': 'prepared',
    ...(perSecond === undefined ? {} : { '-R': Math.max(1, Math.round(perSecond)) }),
  };
  const output = execFileSync(
    'pgbench',
    [
      '-n',
      ...Object.entries(options).flatMap(([name, value]) => [name, String(value)]),
      ...['-D', `lots=${lots}`, '-D', 'turn=0', '-l', '--log-prefix', prefix, url],
    ],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] },
  );
  const logs = fs.readdirSync(folder).filter((name) => name.startsWith('naive-log'));
  const waits = logs.flatMap((name) => {
    const text = fs.readFileSync(path.join(folder, name), 'utf8');
    fs.rmSync(path.join(folder, name));
    return text
      .trim()
      .split('\n')
      .map((line) => Number(line.split(' ')[2]) / 1000);
  });
  const tps = Number(/tps = ([\d.]+)/.exec(output)?.[1]);
  if (Number.isNaN(tps)) throw new Error(`pgbench reported no pace of ${clients} clients`);
  return { perSecond: tps, p99Ms: percentile(waits, 0.99) };
}

/** @type {Record<Shape, (client: import('pg').Client, lot: number, bidder: number) => Promise<void>>} */
const BIDS = {
  async transaction(client, lot, bidder) {
    await client.query('BEGIN');
    await client.query({
      name: 'lock',
      text: 'SELECT price FROM naive_lot WHERE id = $1 FOR UPDATE',
      values: [lot],
    });
    await client.query({
      name: 'bid',
      text: 'INSERT INTO naive_bid (lot_id, bidder_id, amount) VALUES ($1, $2, 1)',
      values: [lot, bidder],
    });
    await client.query({
      name: 'price',
      text: 'UPDATE naive_lot SET price = price + 1 WHERE id = $1',
      values: [lot],
    });
    await client.query('COMMIT');
  },
  async statement(client, lot, bidder) {
    await client.query({
      name: 'bid',
      text: `WITH lot AS (UPDATE naive_lot SET price = price + 1 WHERE id = $1 RETURNING id, price)
        INSERT INTO naive_bid (lot_id, bidder_id, amount) SELECT id, $2, price FROM lot`,
      values: [lot, bidder],
    });
  },
};

/**
 * @param {string} url
 * @param {Load & { lots: number, as: Shape }} load
 */
async function runClients(url, { clients, seconds, lots, as, perSecond }) {
  if (perSecond !== undefined) throw new Error('bids at a pace need pgbench');
  const connections = Array.from({ length: clients }, () => newClient(url));
  await Promise.all(connections.map((client) => client.connect()));
  /** @type {number[]} */
  const waits = [];
  const until = performance.now() + seconds * 1000;
  await Promise.all(
    connections.map(async (client, bidder) => {
      for (let turn = bidder; performance.now() < until; turn++) {
        const began = performance.now();
        await BIDS[as](client, (turn % lots) + 1, bidder);
        waits.push(performance.now() - began);
      }
    }),
  );
  await Promise.all(connections.map((client) => client.end()));
  return { perSecond: waits.length / seconds, p99Ms: percentile(waits, 0.99) };
}
