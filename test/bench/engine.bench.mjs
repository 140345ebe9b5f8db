// The engine in one process against the textbook's row lock, both durable, on one hot lot and on a hundred.
import { randomFillSync } from 'node:crypto';
import { BidLane } from '../../server/dist/auction/bidding/bid-lane.js';
import { RightOfWay } from '../../server/dist/auction/live/right-of-way.js';
import { addLots, addPeople, startBenchDatabase } from './support/bench-database.mjs';
import { createNaive, naiveBy, runNaive } from './support/naive.mjs';
import { report, verdictOf } from './support/report.mjs';
import { median, ratios, told } from './support/stats.mjs';

const ROUNDS = 3;
const SECONDS = 5;
const LANES = 2;

const drawn = Buffer.alloc(16 * 4096);
let used = drawn.length;

/** As random as the digest of a request's key; asking the system for each would be the bidders' cost, not the engine's. */
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
await createNaive(database.client);

/**
 * Each bidder sends his next bid when the one before is acknowledged; amounts rise, so that every bid is accepted.
 * @param {number} bidderCount
 * @param {number} lotCount
 */
async function runEngine(bidderCount, lotCount) {
  const lots = await addLots(database.client, lotCount);
  await database.client.query('CHECKPOINT');
  const listener = { committed: () => undefined, endLot: () => Promise.reject(new Error('no buy now here')) };
  const env = { databaseUrl: database.url, auctionBatchMax: 1000, auctionGatherMs: 8 };
  const lanes = Array.from({ length: LANES }, () => new BidLane(env, listener, new RightOfWay()));
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
        const answer = await lanes[auctionId % LANES].submit({
          auctionId,
          accountId,
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

const naive = { 1: [], 16: [], 64: [] };
const hot = { 64: [], 256: [], 512: [] };
const many = [];
for (let round = 0; round < ROUNDS; round++) {
  for (const clients of [1, 16, 64])
    naive[clients].push((await runNaive(database, clients, SECONDS)).perSecond);
  for (const count of [64, 256, 512]) hot[count].push(await runEngine(count, 1));
  many.push(await runEngine(512, 100));
  console.log(`round ${round + 1} of ${ROUNDS}`);
}
await database.stop();

const best = naive[1].map((value, round) => Math.max(value, naive[16][round]));
const row = (what, ours, baseline, baselineName, goal) => ({
  what,
  ours: `${told(ours)}/s`,
  baseline: `${told(baseline)}/s, ${baselineName}`,
  ratio: told(ratios(ours, baseline), 1),
  must: `${goal.must}`,
  aim: `${goal.aim}`,
  verdict: verdictOf(median(ratios(ours, baseline)), goal),
});
report(
  'engine',
  [
    ...[64, 256, 512].map((count) =>
      row(`one hot lot, ${count} bidders`, hot[count], best, 'best naive (1 or 16 clients)', {
        must: 8,
        aim: 12,
      }),
    ),
    ...[64, 256, 512].map((count) =>
      row(`one hot lot, ${count} bidders`, hot[count], naive[64], 'naive, 64 clients', { must: 20, aim: 40 }),
    ),
    row('100 lots, 512 bidders', many, best, 'best naive (1 or 16 clients)', { must: 3, aim: 6 }),
  ],
  `Accepted and committed bids, fsync on, full rows with hash, outbox and chances; lots without a limit of chances and a step of one yen. Naive by ${naiveBy}. ${ROUNDS} interleaved rounds of ${SECONDS} s; median (least–most).`,
);
