// Lot detail and auction list through HTTP against the same SQL alone, and the weight of the storefront's first load.
import { execFileSync } from 'node:child_process';
import { inCheckout } from '../../scripts/lib/checkout.mjs';
import { AuctionQueryRepository } from '../../server/dist/auction/browse/auction-query.repository.js';
import { Database } from '../../server/dist/platform/database/database.js';
import { addLots, addPeople, startBenchDatabase } from './support/bench-database.mjs';
import { startBenchServer } from './support/bench-server.mjs';
import { report, verdictOf } from './support/report.mjs';
import { median, percentile, ratios, summary } from './support/stats.mjs';
import { HttpClient } from './support/wire-client.mjs';

const ROUNDS = 3;
const CALLS = 1500;
const WARM = 200;

const database = await startBenchDatabase();
await addPeople(database.client, 10);
const lots = await addLots(database.client, 2000);
await database.client.query('ANALYZE');
const server = await startBenchServer(database);
const db = new Database({ databaseUrl: database.url, databasePoolMax: 1 });
const repository = new AuctionQueryRepository();
const http = new HttpClient({ port: server.port });
await http.ready;

/** @param {(turn: number) => Promise<unknown>} call */
async function p95(call) {
  const waits = [];
  for (let turn = 0; turn < WARM + CALLS; turn++) {
    const began = performance.now();
    await call(turn);
    if (turn >= WARM) waits.push(performance.now() - began);
  }
  return percentile(waits, 0.95);
}

const measured = { detail: { ours: [], sql: [] }, list: { ours: [], sql: [] } };
const lotOf = (turn) => lots[(turn * 7) % lots.length];
for (let round = 0; round < ROUNDS; round++) {
  measured.detail.sql.push(await p95((turn) => repository.findDetail(db, 'en', lotOf(turn), null, null)));
  measured.detail.ours.push(await p95((turn) => http.call('/auctions/auction-detail', { id: lotOf(turn) })));
  const bounds = { page: 1, limit: 40, offset: 0 };
  measured.list.sql.push(await p95(() => listAlone(bounds)));
  measured.list.ours.push(
    await p95(() => http.call('/auctions/auction-list', { status: 20, sort: 'ending' })),
  );
  console.log(`round ${round + 1} of ${ROUNDS}`);
}
http.close();
await server.stop();
await db.onApplicationShutdown();
await database.stop();

async function listAlone(bounds) {
  const request = { status: 20, sort: 'ending' };
  await repository.listCards(db, 'en', null, request, bounds);
  await repository.countCards(db, request);
}

const row = (what, { ours, sql }) => ({
  what,
  ours: `${summary(ours, 2)} ms`,
  baseline: `${summary(sql, 2)} ms, the same SQL alone`,
  ratio: summary(ratios(ours, sql), 2),
  must: '3',
  aim: '2',
  verdict: verdictOf(median(ratios(ours, sql)), { must: 3, aim: 2, isDelay: true }),
});
const weight = JSON.parse(
  execFileSync(process.execPath, [inCheckout('web/scripts/first-load.mjs'), '--json'], { encoding: 'utf8' }),
);
const weightRow = (what, bytes, must, aim) => ({
  what,
  ours: `${(bytes / 1000).toFixed(1)} kB`,
  baseline: '–',
  ratio: '–',
  must: `${must} kB`,
  aim: `${aim} kB`,
  verdict: verdictOf(bytes / 1000, { must, aim, isDelay: true }),
});
report(
  'reads',
  [
    row('lot detail through HTTP, p95', measured.detail),
    row('auction list of 40 through HTTP, p95', measured.list),
    weightRow('first load of the storefront, JavaScript, gzip', weight.jsBytes, 180, 150),
    weightRow('first load of the storefront, CSS, gzip', weight.cssBytes, 15, 13),
  ],
  `2,000 running lots, one caller after the other, ${CALLS} calls a round. ${ROUNDS} interleaved rounds; median (least–most).`,
);
