// The engine in one process against the textbook's row lock, both durable, on one hot lot and on a hundred.
import { randomFillSync } from 'node:crypto';
import { BidLane } from '../../server/dist/auction/bidding/bid-lane.js';
import { laneCount } from '../../server/dist/auction/bidding/bid.service.js';
import { RightOfWay } from '../../server/dist/auction/live/lot-hub.js';
import { loadEnv } from '../../server/dist/platform/config/env.js';
import {
  addLots,
  addPeople,
  addSessions,
  clearBidders,
  JWT_SECRET,
  startBenchDatabase,
} from './support/bench-database.mjs';
import { createNaive, naiveBy, runNaive } from './support/naive.mjs';
import { report, verdictOf } from './support/report.mjs';
import { median, ratios, summary } from './support/stats.mjs';

const ROUNDS = 3;
const SECONDS = 5;
const MANY = 100;

const drawn = Buffer.alloc(16 * 4096);
let used = drawn.length;

/**
 * As random as the digest of a request's key; system randomness for each would be the bidders' cost, not the
 * engine's.
 */
function newDigest() {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  used += 16;
  return drawn.toString('hex', used - 16, used);
}

const database = await startBenchDatabase();
const bidders = await addPeople(database.client, 512);
/** Bids are sent as over a socket, whose session is read with the batch. */
const sessions = await addSessions(database.client, bidders);
await createNaive(database.client);
/** Lanes and gathering as they are shipped. */
const env = loadEnv({ DATABASE_URL: database.url, JWT_SECRET });

/**
 * Each bidder sends the next bid when the one before is acknowledged; amounts rise, so that every bid is accepted.
 * @param {number} bidderCount
 * @param {number} lotCount
 */
async function runEngine(bidderCount, lotCount) {
  const lots = await addLots(database.client, lotCount);
  await clearBidders(database.client, lots, bidders.slice(0, bidderCount));
  await database.client.query('CHECKPOINT');
  const listener = {
    committed: () => undefined,
    clear: () => Promise.reject(new Error('everybody is cleared here')),
    endLot: () => Promise.reject(new Error('no buy now here')),
  };
  const lanes = Array.from({ length: laneCount(env) }, () => new BidLane(env, listener, new RightOfWay()));
  const next = new Map(lots.map((id) => [id, 1000]));
  let accepted = 0;
  const began = performance.now();
  const until = began + SECONDS * 1000;
  await Promise.all(
    bidders.slice(0, bidderCount).map(async (accountId, place) => {
      for (let turn = place; performance.now() < until; turn++) {
        const auctionId = lots[turn % lots.length];
        const max = next.get(auctionId);
        next.set(auctionId, max + 2);
        const answer = await lanes[auctionId % lanes.length].submit({
          auctionId,
          accountId,
          sessionId: sessions[place],
          max,
          currency: 'JPY',
          digest: newDigest(),
        });
        if (!answer.accepted) throw new Error(`refused: ${answer.error}`);
        accepted++;
      }
    }),
  );
  const perSecond = accepted / ((performance.now() - began) / 1000);
  await Promise.all(lanes.map((lane) => lane.close()));
  return perSecond;
}

/** @typedef {import('./support/naive.mjs').Shape} Shape */
const SIZES = [64, 256, 512];
/** Where naive is at its best: few clients on one lot, more on many. */
const BEST_OF = { 1: [1, 16], [MANY]: [16, 64] };

/**
 * @param {number} lots
 * @param {Shape} as
 */
async function bestNaive(lots, as) {
  const tried = [];
  for (const clients of BEST_OF[lots])
    tried.push((await runNaive(database, { clients, seconds: SECONDS, lots, as })).perSecond);
  return Math.max(...tried);
}

const rounds = [];
for (let round = 0; round < ROUNDS; round++) {
  const naive64 = (await runNaive(database, { clients: 64, seconds: SECONDS })).perSecond;
  const hot = { naive: await bestNaive(1, 'transaction'), statement: await bestNaive(1, 'statement') };
  /** @type {Record<number, number>} */
  const ours = {};
  for (const count of SIZES) ours[count] = await runEngine(count, 1);
  const many = { naive: await bestNaive(MANY, 'transaction'), statement: await bestNaive(MANY, 'statement') };
  rounds.push({ naive64, hot, ours, many, manyOurs: await runEngine(512, MANY) });
  console.log(`round ${round + 1} of ${ROUNDS}`);
}
await database.stop();

/** @param {(round: typeof rounds[number]) => number} pick */
const of = (pick) => rounds.map(pick);
const row = (what, ours, baseline, baselineName, goal) => ({
  what,
  ours: `${summary(ours)}/s`,
  baseline: `${summary(baseline)}/s, ${baselineName}`,
  ratio: summary(ratios(ours, baseline), 1),
  must: goal ? `${goal.must}` : '–',
  aim: goal ? `${goal.aim}` : '–',
  verdict: goal ? verdictOf(median(ratios(ours, baseline)), goal) : '–',
});
const hotRows = (pick, name, goal) =>
  SIZES.map((count) =>
    row(
      `one hot lot, ${count} bidders`,
      of(({ ours }) => ours[count]),
      of(pick),
      name,
      goal,
    ),
  );
const manyRow = (pick, name, goal) =>
  row(
    `${MANY} lots, 512 bidders`,
    of(({ manyOurs }) => manyOurs),
    of(pick),
    name,
    goal,
  );
report(
  'engine',
  [
    ...hotRows(({ hot }) => hot.naive, 'best naive (1 or 16 clients)', { must: 8, aim: 12 }),
    ...hotRows(({ naive64 }) => naive64, 'naive, 64 clients', { must: 20, aim: 40 }),
    manyRow(({ many }) => many.naive, `best naive on ${MANY} lots (16 or 64 clients)`, { must: 3, aim: 6 }),
    ...hotRows(({ hot }) => hot.statement, 'best naive in one statement (1 or 16 clients)', null),
    manyRow(
      ({ many }) => many.statement,
      `best naive in one statement on ${MANY} lots (16 or 64 clients)`,
      null,
    ),
  ],
  `Accepted and committed bids, fsync on, full rows with hash, outbox and chances; lots without a limit of chances and a step of one yen, bidders who passed the legal check before; lanes and gathering as shipped (${laneCount(env)} ${laneCount(env) === 1 ? 'lane' : 'lanes'}). Naive by ${naiveBy}. ${ROUNDS} interleaved rounds of ${SECONDS} s; median (least–most).`,
);
