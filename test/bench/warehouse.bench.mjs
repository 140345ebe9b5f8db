// Lists, passports and approvals of a warehouse with a million movements through HTTP, against the same SQL bare; and
// opening stock from a sheet.
import os from 'node:os';
import { callInTurns } from './support/by-turns.mjs';
import { signIn, startBenchDatabase } from './support/bench-database.mjs';
import { startBenchServer } from './support/bench-server.mjs';
import {
  addStockroom,
  addWaiting,
  APPROVER,
  CLERK,
  letWork,
  MOVEMENTS,
  PIECES,
  WAREHOUSES,
} from './support/bench-stock.mjs';
import { startFleet } from './support/fleet.mjs';
import { OpeningStock } from './support/opening-stock.mjs';
import { report, verdictOf } from './support/report.mjs';
import { median, ratios, summary } from './support/stats.mjs';

const ROUNDS = 3;
const WARM = 10;
const AT_ONCE = 100;
const APPROVALS = { calls: 10, warm: 1 };
const GOAL = { must: 2, aim: 2, isDelay: true };

const database = await startBenchDatabase({ settings: ['shared_buffers=512MB'], kept: 'warehouse' });
await database.fill(() => {
  console.log(`adding ${MOVEMENTS.toLocaleString('en')} movements …`);
  return addStockroom(database.client);
});
const waiting = await addWaiting(database.client, 2 * ROUNDS * (APPROVALS.calls + APPROVALS.warm) * AT_ONCE);
await database.client.query('ANALYZE stock_document, stock_document_line');
const server = await startBenchServer(database);
await letWork(database.client);
const [clerk, approver] = await signIn(database.client, [CLERK, APPROVER]);
const bareServer = startFleet('bare-http.mjs');
const bare = await bareServer.ask({ listen: { url: database.url, statements: 'warehouse' } });

/** Each turn requests something else, so that no answer is a cached one. */
const CASES = [
  {
    what: 'stock, first page',
    path: '/warehouses/ware-house-products',
    alone: 'stock',
    ask: () => ({ page: 1, limit: 40 }),
  },
  {
    what: 'stock of a warehouse, part of a name',
    path: '/warehouses/ware-house-products',
    alone: 'stock',
    ask: (turn) => ({
      ware_house_id: 1 + (turn % WAREHOUSES),
      goods_name: `lamp ${10 + (turn % 90)}`,
      limit: 40,
    }),
  },
  {
    what: 'movements by warehouse, type and days',
    path: '/warehouses-play-logs/warehouses-play-logs-list',
    alone: 'movements',
    ask: (turn) => ({
      ware_house_id: 1 + (turn % WAREHOUSES),
      type: 21 + (turn % 3),
      begin: daysAgo(40 + (turn % 200)),
      end: daysAgo(10 + (turn % 29)),
      limit: 40,
    }),
  },
  {
    what: 'one passport',
    path: '/warehouses/serial-passport',
    alone: 'passport',
    ask: (turn) => ({ id: 1 + ((turn * 7_919) % PIECES) }),
  },
].map((one) => ({ ...one, token: clerk, calls: 200, warm: WARM }));
CASES.push({
  what: `approval of ${AT_ONCE} stock-ins`,
  path: '/warehouse-audits/confirm-warehouse-audits',
  alone: 'approve',
  token: approver,
  ...APPROVALS,
  ask: () => ({ ids: waiting.splice(0, AT_ONCE), status: 1 }),
});
const opening = new OpeningStock(database.client, server, { clerk, approver });
const measured = CASES.map(() => ({ ours: { p50: [], p95: [] }, bare: { p50: [], p95: [] } }));

for (let round = 0; round < ROUNDS; round++) {
  for (const [place, { path, alone, ask, token, calls, warm }] of CASES.entries()) {
    // Each round requests other things than the one before: caches of a minute must not answer.
    const from = round * (calls + warm);
    const sides = [
      { port: bare.port, path: `/${alone}`, into: measured[place].bare },
      { port: server.port, path, into: measured[place].ours },
    ];
    await callInTurns(sides, { token, from, calls, warm }, ask);
  }
  await opening.measure(round);
  console.log(`round ${round + 1} of ${ROUNDS}`);
}
bareServer.stop();
await server.stop();
const { rows: sizes } = await database.client.query('SELECT pg_database_size(current_database()) AS bytes');
await database.stop();

function daysAgo(days) {
  return new Date(Date.now() - days * 86_400_000).toISOString();
}

const rowOf = (what, ours, baseline) => ({
  what,
  ours: `${summary(ours, 2)} ms`,
  baseline: `${summary(baseline, 2)} ms`,
  ratio: summary(ratios(ours, baseline), 2),
  must: '2',
  aim: '–',
  verdict: verdictOf(median(ratios(ours, baseline)), GOAL),
});

report(
  'warehouse',
  [
    ...CASES.flatMap(({ what }, place) =>
      ['p50', 'p95'].map((share) =>
        rowOf(`${what}, ${share}`, measured[place].ours[share], measured[place].bare[share]),
      ),
    ),
    ...opening.rows(),
  ],
  `${MOVEMENTS.toLocaleString('en')} movements, ${PIECES.toLocaleString('en')} pieces with serial numbers, ${(Number(sizes[0].bytes) / 1e9).toFixed(1)} GB; one caller after the other. The baseline is the product's own statements (for approvals the least that they write, statement by statement) behind a bare HTTP server that looks the session up. Opening stock is imported from an XLSX, as a document for every 500 rows and its approval; its baseline adds the same rows of seven tables, as they are in the end, by one INSERT … SELECT a table in one transaction, from a copy in the same database. Load at the end: ${os.loadavg()[0].toFixed(1)}. ${ROUNDS} interleaved rounds; median (least–most).`,
);
