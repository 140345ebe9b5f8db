// The whole product, signed in, over sockets and over HTTP, against the textbook's transaction inside the database.
import { addLots, addPeople, signIn, startBenchDatabase } from './support/bench-database.mjs';
import { startBenchServer } from './support/bench-server.mjs';
import { startFleet } from './support/fleet.mjs';
import { createNaive, naiveBy, runNaive } from './support/naive.mjs';
import { report, verdictOf } from './support/report.mjs';
import { median, percentile, ratios, told } from './support/stats.mjs';

const ROUNDS = 3;
const SECONDS = 5;
const BIDDERS = 256;
const LOTS = 16;

const database = await startBenchDatabase();
const tokens = await signIn(database.client, await addPeople(database.client, BIDDERS));
await createNaive(database.client);
const server = await startBenchServer(database);
const fleet = startFleet('bid-fleet.mjs');

/**
 * @param {'socket' | 'http'} by
 * @param {number} [perSecond]
 */
async function bids(by, perSecond) {
  const lots = await addLots(database.client, LOTS);
  await fleet.ask({ connect: { port: server.port, tokens, by } });
  await fleet.ask({ run: { lots, seconds: 1, perSecond: 500 } }); // warm
  await database.client.query('CHECKPOINT');
  const { accepted, refused, seconds, waits } = await fleet.ask({
    run: { lots, seconds: SECONDS, perSecond },
  });
  return {
    perSecond: accepted / seconds,
    p99Ms: percentile(waits, 0.99),
    refused: refused / (accepted + refused),
  };
}

const naive = { 1: [], 16: [], 64: [] };
const naiveP99 = [];
const socket = [];
const http = [];
const ackP99 = [];
const refusals = [];
for (let round = 0; round < ROUNDS; round++) {
  for (const clients of [1, 16, 64]) {
    const { perSecond, p99Ms } = await runNaive(database, clients, SECONDS);
    naive[clients].push(perSecond);
    if (clients === 64) naiveP99.push(p99Ms);
  }
  const full = await bids('socket');
  socket.push(full.perSecond);
  refusals.push(full.refused);
  http.push((await bids('http')).perSecond);
  ackP99.push((await bids('socket', full.perSecond / 2)).p99Ms);
  console.log(`round ${round + 1} of ${ROUNDS}`);
}
fleet.stop();
await server.stop();
await database.stop();

const best = naive[1].map((value, round) => Math.max(value, naive[16][round]));
const row = (what, ours, theirs, unit, digits, goal) => ({
  what,
  ours: `${told(ours, digits)}${unit}`,
  baseline: `${told(theirs, digits)}${unit}`,
  ratio: told(ratios(ours, theirs), 2),
  must: String(goal.must),
  aim: String(goal.aim ?? '–'),
  verdict: verdictOf(median(ratios(ours, theirs)), { aim: goal.must, ...goal }),
});
report(
  'wire',
  [
    row('accepted bids through the socket, best naive', socket, best, '/s', 0, { must: 3, aim: 5 }),
    row('accepted bids through HTTP, best naive', http, best, '/s', 0, { must: 1.5, aim: 3 }),
    row('acknowledgement p99 at half that load, naive at 64 clients', ackP99, naiveP99, ' ms', 1, {
      must: 0.1,
      isDelay: true,
    }),
  ],
  `${BIDDERS} signed-in bidders on ${LOTS} lots, server and bidders in two processes of the same machine; ${(median(refusals) * 100).toFixed(1)} % of the bids were refused as too low, because two crossed on their way, and do not count. Limits of calls and chances are lifted. Naive by ${naiveBy}, inside the database without a product around it. ${ROUNDS} interleaved rounds of ${SECONDS} s; median (least–most).`,
);
