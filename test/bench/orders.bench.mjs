// Orders of a merchant who has a million, and balance details of as many lines, through HTTP against the same SQL bare.
import os from 'node:os';
import { signIn, startBenchDatabase } from './support/bench-database.mjs';
import { addOrders, BUYERS, CLERK, GOODS, letRead, LINES, MEMBER, ORDERS } from './support/bench-orders.mjs';
import { startBenchServer } from './support/bench-server.mjs';
import { callInTurns } from './support/by-turns.mjs';
import { startFleet } from './support/fleet.mjs';
import { report, verdictOf } from './support/report.mjs';
import { median, ratios, summary } from './support/stats.mjs';

const ROUNDS = 3;
const WARM = 10;
const CALLS = 100;
const GOAL = { must: 2, aim: 2, isDelay: true };

const database = await startBenchDatabase({ settings: ['shared_buffers=512MB'], kept: 'orders' });
await database.fill(() => {
  console.log(`adding ${ORDERS.toLocaleString('en')} orders …`);
  return addOrders(database.client);
});
const server = await startBenchServer(database);
await letRead(database.client);
const [clerk, member] = await signIn(database.client, [CLERK, MEMBER]);
const bareServer = startFleet('bare-http.mjs');
const bare = await bareServer.ask({ listen: { url: database.url, statements: 'orders' } });

const daysAgo = (/** @type {number} */ days) => new Date(Date.now() - days * 86_400_000).toISOString();
const days = (/** @type {number} */ turn) => ({
  begin: daysAgo(40 + (turn % 200)),
  end: daysAgo(10 + (turn % 29)),
});
const orders = (/** @type {string} */ what, /** @type {(turn: number) => object} */ ask) => ({
  ...{ what: `orders, ${what}`, path: '/order/admin-order-list', alone: 'orders', token: clerk },
  ask: (/** @type {number} */ turn) => ({ limit: 40, ...ask(turn) }),
});
const lines = (/** @type {string} */ what, /** @type {(turn: number) => object} */ ask) => [
  {
    ...{
      what: `a member’s balance details, ${what}`,
      path: '/wallet/balance-detail-list',
      alone: 'ownLines',
      token: member,
    },
    ask: (/** @type {number} */ turn) => ({ limit: 40, ...ask(turn) }),
  },
  {
    ...{
      what: `a company’s balance details, ${what}`,
      path: '/wallet/admin-balance-detail-list',
      alone: 'lines',
      token: clerk,
    },
    ask: (/** @type {number} */ turn) => ({ limit: 40, ...ask(turn) }),
  },
];

/** Each turn requests something else, so that no answer is a cached one. */
const CASES = [
  orders('first page', () => ({ page: 1 })),
  orders('those to be shipped', (turn) => ({ status: 20, page: 1 + (turn % 50) })),
  orders('page 2,000', (turn) => ({ page: 2_000 + (turn % 50) })),
  orders('by their number', (turn) => ({
    order_no: `F20260101-${String(1 + ((turn * 7_919) % ORDERS)).padStart(7, '0')}`,
  })),
  orders('part of a name of the goods', (turn) => ({
    goods_name: `lamp ${100 + ((turn * 13) % (GOODS - 100))}`,
  })),
  orders('name of the buyer', (turn) => ({ username: `uyer ${1_000 + ((turn * 17) % (BUYERS - 1_000))}` })),
  ...lines('first page', () => ({ page: 1 })),
  ...lines('refunds of some weeks', (turn) => ({ type: 3, ...days(turn) })),
].map((one) => ({ ...one, ours: { p50: [], p95: [] }, bare: { p50: [], p95: [] } }));

for (let round = 0; round < ROUNDS; round++) {
  for (const { path, alone, ask, token, ...into } of CASES) {
    // Each round requests other things than the one before: caches of a minute must not answer.
    const how = { token, from: round * (CALLS + WARM), calls: CALLS, warm: WARM };
    const sides = [
      { port: bare.port, path: `/${alone}`, into: into.bare },
      { port: server.port, path, into: into.ours },
    ];
    await callInTurns(sides, how, ask);
  }
  console.log(`round ${round + 1} of ${ROUNDS}`);
}
bareServer.stop();
await server.stop();
const { rows: sizes } = await database.client.query('SELECT pg_database_size(current_database()) AS bytes');
await database.stop();

report(
  'orders',
  CASES.flatMap(({ what, ours, bare: baseline }) =>
    /** @type {const} */ (['p50', 'p95']).map((share) => {
      const ratio = ratios(ours[share], baseline[share]);
      return {
        what: `${what}, ${share}`,
        ours: `${summary(ours[share], 2)} ms`,
        baseline: `${summary(baseline[share], 2)} ms`,
        ratio: summary(ratio, 2),
        must: '2',
        aim: '–',
        verdict: verdictOf(median(ratio), GOAL),
      };
    }),
  ),
  `${ORDERS.toLocaleString('en')} orders of one merchant by ${BUYERS.toLocaleString('en')} buyers, ${(2 * LINES).toLocaleString('en')} postings, ${(Number(sizes[0].bytes) / 1e9).toFixed(1)} GB; one caller after the other. The baseline is the product's own statements behind a bare HTTP server that looks the session up. Load at the end: ${os.loadavg()[0].toFixed(1)}. ${ROUNDS} interleaved rounds; median (least–most).`,
);
