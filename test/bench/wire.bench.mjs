// The whole product, signed in, over sockets and over HTTP, against the textbook inside the database: as many clients of
// its own on as many lots, as a transaction with a row lock and as one statement.
import { addLots, addPeople, clearBidders, signIn, startBenchDatabase } from './support/bench-database.mjs';
import { startBenchServer } from './support/bench-server.mjs';
import { startFleet } from './support/fleet.mjs';
import { createNaive, naiveBy, runNaive } from './support/naive.mjs';
import { report, verdictOf } from './support/report.mjs';
import { median, percentile, ratios, summary } from './support/stats.mjs';

const ROUNDS = 3;
const SECONDS = 3;
const LOTS = [1, 16, 100];
const BIDDERS = [4, 16, 64, 256];
const MOST = 256;

const database = await startBenchDatabase({ settings: ['max_connections=400'] });
const people = await addPeople(database.client, MOST);
const tokens = await signIn(database.client, people);
await createNaive(database.client);
const server = await startBenchServer(database);
const fleet = startFleet('bid-fleet.mjs');

/**
 * @typedef {object} Bidding
 * @property {'socket' | 'http'} by
 * @property {number} bidders
 * @property {number} lots
 * @property {number} [perSecond]
 * @property {number} [atOnce]
 */

/** @param {Bidding} bidding */
async function ours({ by, bidders, lots: count, ...pace }) {
  const lots = await addLots(database.client, count);
  await clearBidders(database.client, lots, people.slice(0, bidders));
  await fleet.ask({ connect: { port: server.port, tokens: tokens.slice(0, bidders), by } });
  await fleet.ask({ run: { lots, seconds: 0.5, ...pace } }); // warm
  await database.client.query('CHECKPOINT');
  const { accepted, refused, seconds, waits } = await fleet.ask({ run: { lots, seconds: SECONDS, ...pace } });
  return {
    perSecond: accepted / seconds,
    p50Ms: percentile(waits, 0.5),
    p99Ms: percentile(waits, 0.99),
    refused: refused / (accepted + refused),
  };
}

/** @param {{ bidders: number, lots: number, as?: 'transaction' | 'statement', perSecond?: number }} load */
async function naive({ bidders, ...load }) {
  await database.client.query('CHECKPOINT');
  return runNaive(database, { clients: bidders, seconds: SECONDS, ...load });
}

async function cell(bidders, lots) {
  return {
    transaction: await naive({ bidders, lots, as: 'transaction' }),
    ours: await ours({ by: 'socket', bidders, lots }),
    statement: await naive({ bidders, lots, as: 'statement' }),
  };
}

const rounds = [];
for (let round = 0; round < ROUNDS; round++) {
  /** @type {Record<string, Awaited<ReturnType<typeof cell>>>} */
  const cells = {};
  for (const lots of LOTS)
    for (const bidders of BIDDERS) cells[`${bidders}/${lots}`] = await cell(bidders, lots);
  const hot = cells[`${MOST}/1`];
  rounds.push({
    cells,
    http: await ours({ by: 'http', bidders: 64, lots: 1 }),
    lone: await ours({ by: 'socket', bidders: 2, lots: 1, atOnce: 1 }),
    half: await ours({ by: 'socket', bidders: MOST, lots: 1, perSecond: hot.ours.perSecond / 2 }),
    naiveHalf: await naive({
      bidders: 64,
      lots: 1,
      perSecond: cells['64/1'].transaction.perSecond / 2,
    }),
  });
  console.log(`round ${round + 1} of ${ROUNDS}`);
}
fleet.stop();
await server.stop();
await database.stop();

/** @param {(round: typeof rounds[number]) => number} pick */
const of = (pick) => rounds.map(pick);
const row = (what, mine, theirs, unit, digits, goal) => ({
  what,
  ours: `${summary(mine, digits)}${unit}`,
  baseline: `${summary(theirs.values, digits)}${unit}, ${theirs.name}`,
  ratio: summary(ratios(mine, theirs.values), 2),
  must: goal ? String(goal.must) : '–',
  aim: goal?.aim === undefined ? '–' : String(goal.aim),
  verdict: goal ? verdictOf(median(ratios(mine, theirs.values)), { aim: goal.must, ...goal }) : '–',
});
const count = (number, one) => `${number} ${one}${number === 1 ? '' : 's'}`;

const grid = LOTS.flatMap((lots) =>
  BIDDERS.flatMap((bidders) =>
    /** @type {const} */ (['transaction', 'statement']).map((as) =>
      row(
        `through the socket, ${count(bidders, 'bidder')}, ${count(lots, 'lot')}`,
        of(({ cells }) => cells[`${bidders}/${lots}`].ours.perSecond),
        {
          values: of(({ cells }) => cells[`${bidders}/${lots}`][as].perSecond),
          name: as === 'transaction' ? 'naive' : 'naive in one statement',
        },
        '/s',
        0,
        { must: bidders === MOST && lots === 1 && as === 'transaction' ? 5 : 1 },
      ),
    ),
  ),
);
const naive64 = {
  values: of(({ cells }) => cells['64/1'].transaction.perSecond),
  name: 'naive, 64 clients',
};
const lone = of(({ lone: { p50Ms } }) => p50Ms);
const half = of((round) => round.half.p99Ms);
const refused = median(of(({ cells }) => cells[`${MOST}/1`].ours.refused));
report(
  'wire',
  [
    ...grid,
    row(
      'through HTTP, 64 bidders, 1 lot',
      of(({ http }) => http.perSecond),
      naive64,
      '/s',
      0,
      { must: 2.5 },
    ),
    {
      what: 'acknowledgement of a lone bid through the socket, p50',
      ours: `${summary(lone, 2)} ms`,
      baseline: '–',
      ratio: '–',
      must: '3 ms',
      aim: '–',
      verdict: verdictOf(median(lone), { must: 3, aim: 3, isDelay: true }),
    },
    row(
      `acknowledgement p99 at half the load of ${MOST} bidders on 1 lot, naive at 64 clients`,
      half,
      { values: of(({ cells }) => cells['64/1'].transaction.p99Ms), name: 'at its full load' },
      ' ms',
      1,
      { must: 0.1, isDelay: true },
    ),
    row(
      'for comparison: the same, naive at half of its own load',
      half,
      { values: of(({ naiveHalf }) => naiveHalf.p99Ms), name: '64 clients' },
      ' ms',
      1,
      null,
    ),
  ],
  `Accepted bids by signed-in bidders, server and bidders in two processes of the same machine; each bids again as soon as the answer comes, on one lot after the other. At half of a load bids are due at even distances and count from then, on both sides. Of ${MOST} bidders on one lot ${(refused * 100).toFixed(1)} % of the bids were refused as too low, because two crossed on their way, and do not count. Limits of calls and chances are lifted, and everybody passed the legal check before; lanes and gathering are as shipped. Naive by ${naiveBy}, as many clients of its own and as many lots, inside the database without a product around it. ${ROUNDS} interleaved rounds of ${SECONDS} s; median (least–most).`,
);
