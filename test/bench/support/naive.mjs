import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { newClient } from '../../../scripts/lib/database.mjs';
import { percentile } from './stats.mjs';

const SCRIPT = `\\set amount random(1, 1000000)
BEGIN;
SELECT price FROM naive_lot WHERE id = 1 FOR UPDATE;
INSERT INTO naive_bid (lot_id, bidder_id, amount) VALUES (1, :client_id, :amount);
UPDATE naive_lot SET price = price + 1 WHERE id = 1;
COMMIT;
`;

const hasPgbench = spawnSync('pgbench', ['--version']).status === 0;
export const naiveBy = hasPgbench ? 'pgbench, prepared statements' : 'node and pg';

/** @param {import('pg').Client} client */
export async function createNaive(client) {
  await client.query(`
    CREATE TABLE naive_lot (id int PRIMARY KEY, price bigint NOT NULL);
    CREATE TABLE naive_bid (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, lot_id int NOT NULL REFERENCES naive_lot,
      bidder_id int NOT NULL, amount bigint NOT NULL, at timestamptz NOT NULL DEFAULT clock_timestamp());
    INSERT INTO naive_lot VALUES (1, 100)`);
}

/**
 * The row-lock transaction of the textbook, on one lot.
 * @param {{ url: string, folder: string }} database
 * @param {number} clients
 * @param {number} seconds
 * @returns {Promise<{ perSecond: number, p99Ms: number }>}
 */
export async function runNaive(database, clients, seconds) {
  return hasPgbench ? runPgbench(database, clients, seconds) : runClients(database.url, clients, seconds);
}

/**
 * @param {{ url: string, folder: string }} database
 * @param {number} clients
 * @param {number} seconds
 */
function runPgbench({ url, folder }, clients, seconds) {
  const script = path.join(folder, 'naive.sql');
  fs.writeFileSync(script, SCRIPT);
  const prefix = path.join(folder, 'naive-log');
  const threads = String(Math.min(2, clients));
  const output = execFileSync(
    'pgbench',
    [
      '-n',
      '-f',
      script,
      '-c',
      String(clients),
      '-j',
      threads,
      '-T',
      String(seconds),
      '-M',
      'prepared',
      '-l',
      '--log-prefix',
      prefix,
      url,
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
  return { perSecond: Number(/tps = ([\d.]+)/.exec(output)?.[1]), p99Ms: percentile(waits, 0.99) };
}

/**
 * @param {string} url
 * @param {number} clients
 * @param {number} seconds
 */
async function runClients(url, clients, seconds) {
  const connections = Array.from({ length: clients }, () => newClient(url));
  await Promise.all(connections.map((client) => client.connect()));
  /** @type {number[]} */
  const waits = [];
  const until = performance.now() + seconds * 1000;
  await Promise.all(
    connections.map(async (client, bidder) => {
      while (performance.now() < until) {
        const began = performance.now();
        await client.query('BEGIN');
        await client.query({ name: 'lock', text: 'SELECT price FROM naive_lot WHERE id = 1 FOR UPDATE' });
        await client.query({
          name: 'bid',
          text: 'INSERT INTO naive_bid (lot_id, bidder_id, amount) VALUES (1, $1, 1)',
          values: [bidder],
        });
        await client.query({ name: 'price', text: 'UPDATE naive_lot SET price = price + 1 WHERE id = 1' });
        await client.query('COMMIT');
        waits.push(performance.now() - began);
      }
    }),
  );
  await Promise.all(connections.map((client) => client.end()));
  return { perSecond: waits.length / seconds, p99Ms: percentile(waits, 0.99) };
}
