// A thousand lots that end in the same second: how long after its end each close is committed. Once with bids
// alone, and once with all that a close may have to settle, while bidders continue on these lots and on
// others.
import { setTimeout as pause } from 'node:timers/promises';
import { addLots, addPeople, giveMoney, signIn, startBenchDatabase } from './support/bench-database.mjs';
import { startBenchServer } from './support/bench-server.mjs';
import { startFleet } from './support/fleet.mjs';
import { report, verdictOf } from './support/report.mjs';
import { median, percentile, summary } from './support/stats.mjs';

const ROUNDS = 3;
const LOTS = 1000;
const OTHER_LOTS = 16;
const OTHERS_PER_SECOND = 200;
const SECONDS_BEFORE = 4;
const SECONDS_AFTER = 4;
const DEPOSIT = 10;
/** Of three lots one reserve is met, one is missed, one has none. */
const RESERVE = 'CASE id % 3 WHEN 0 THEN 200 WHEN 1 THEN 10000000 END';
const GOAL = { must: 250, aim: 100 };

const database = await startBenchDatabase({ settings: ['track_commit_timestamp=on'] });
const people = await addPeople(database.client, 100);
await giveMoney(database.client, people, 1_000_000);
const tokens = await signIn(database.client, people);
const server = await startBenchServer(database);
const [fleet, others] = [startFleet('bid-fleet.mjs'), startFleet('bid-fleet.mjs')];
const connect = (by) => fleet.ask({ connect: { port: server.port, tokens: tokens.slice(0, 50), by } });
await others.ask({ connect: { port: server.port, tokens: tokens.slice(50), by: 'socket' } });

const until = (/** @type {string} */ at, ms = 0) => pause(Math.max(0, Date.parse(at) + ms - Date.now()));
const nextEnd = (/** @type {number} */ inMs) =>
  new Date(Math.ceil((Date.now() + inMs) / 1000) * 1000).toISOString();

/** @param {readonly number[]} lots */
async function delays(lots) {
  const { rows } = await database.client.query(
    `SELECT extract(epoch FROM pg_xact_commit_timestamp(xmin) - end_at) * 1000 AS ms FROM auction
     WHERE id = ANY($1) AND status IN (30, 40, 41)`,
    [lots],
  );
  if (rows.length !== LOTS) throw new Error(`${rows.length} of ${LOTS} lots were closed`);
  return rows.map((row) => Number(row.ms));
}

async function bidsAlone() {
  const endAt = nextEnd(12_000);
  const lots = await addLots(database.client, LOTS, { endAt: `'${endAt}'::timestamptz`, extendWindowMs: 0 });
  await connect('socket');
  // Bids on most of them, so that winners, places and orders have to be written.
  await fleet.ask({ run: { lots, seconds: 4, perSecond: 500 } });
  await until(endAt, SECONDS_AFTER * 1000);
  return delays(lots);
}

async function everything() {
  const lots = await addLots(database.client, LOTS, {
    extendWindowMs: 0,
    deposit: DEPOSIT,
    reserve: RESERVE,
  });
  const otherLots = await addLots(database.client, OTHER_LOTS);
  await connect('http');
  await fleet.ask({ admit: { lots } });
  await connect('socket');
  // Their ends are known only now that all deposits are frozen.
  const endAt = nextEnd(SECONDS_BEFORE * 1000 + 3000);
  await database.client.query('UPDATE auction SET end_at = $1 WHERE id = ANY($2)', [endAt, lots]);
  await database.client.query('CHECKPOINT');
  await until(endAt, -SECONDS_BEFORE * 1000 - 1000);
  const bids = fleet.ask({ run: { lots, seconds: SECONDS_BEFORE + 2, perSecond: 400, isAdmitted: true } });
  const pace = { lots: otherLots, perSecond: OTHERS_PER_SECOND };
  const before = await others.ask({ run: { ...pace, seconds: SECONDS_BEFORE - 1 } });
  await until(endAt, -500);
  const meanwhile = await others.ask({ run: { ...pace, seconds: 2 } });
  await bids;
  await until(endAt, SECONDS_AFTER * 1000);
  await checkDeposits(lots);
  return {
    delays: await delays(lots),
    ackBefore: percentile(before.waits, 0.99),
    ack: percentile(meanwhile.waits, 0.99),
  };
}

/** Who won keeps it frozen as prepayment, so does everybody while the seller decides; all others have it back. */
async function checkDeposits(/** @type {readonly number[]} */ lots) {
  const { rows } = await database.client.query(
    `SELECT count(*) FILTER (WHERE a.status = 30) AS missed, count(*) FILTER (WHERE a.status = 40) AS sold,
       count(*) FILTER (WHERE (b.deposit_status = 1) <> (a.status = 30 OR b.account_id IS NOT DISTINCT FROM a.winner_id)) AS wrong
     FROM auction_bidder b JOIN auction a ON a.id = b.auction_id WHERE a.id = ANY($1)`,
    [lots],
  );
  const [{ missed, sold, wrong }] = rows;
  if (Number(wrong) > 0 || Number(missed) === 0 || Number(sold) === 0)
    throw new Error(`deposits: ${JSON.stringify(rows[0])}`);
}

const rounds = [];
for (let round = 0; round < ROUNDS; round++) {
  rounds.push({ alone: await bidsAlone(), whole: await everything() });
  console.log(`round ${round + 1} of ${ROUNDS}`);
}
fleet.stop();
others.stop();
await server.stop();
await database.stop();

/** @param {(round: typeof rounds[number]) => number} pick */
const of = (pick) => rounds.map(pick);
const delayRow = (what, pick) => {
  const p99 = of((round) => percentile(pick(round), 0.99));
  return {
    what: `${LOTS.toLocaleString('en')} lots ending in the same second${what}, delay of the committed close, p99`,
    ours: `${summary(p99)} ms`,
    baseline: `slowest ${summary(of((round) => Math.max(...pick(round))))} ms`,
    ratio: '–',
    must: `${GOAL.must} ms`,
    aim: `${GOAL.aim} ms`,
    verdict: verdictOf(median(p99), { ...GOAL, isDelay: true }),
  };
};
const [ack, ackBefore] = [of(({ whole }) => whole.ack), of(({ whole }) => whole.ackBefore)];
report(
  'closing',
  [
    delayRow('', ({ alone }) => alone),
    delayRow(' with deposits, reserves and bids meanwhile', ({ whole }) => whole.delays),
    {
      what: 'for comparison: acknowledgement of bids on other lots around that end, p99',
      ours: `${summary(ack, 1)} ms`,
      baseline: `${summary(ackBefore, 1)} ms, in the seconds before`,
      ratio: '–',
      must: '–',
      aim: '–',
      verdict: '–',
    },
  ],
  `Every lot was closed once, by PostgreSQL's own commit times. With deposits: two bidders of each lot have theirs frozen, of three lots one has a reserve that is met, one that is missed, one none; 400 bids a second come in on them until the end and after it, ${OTHERS_PER_SECOND} on ${OTHER_LOTS} lots that go on, counted from when each was due. ${ROUNDS} interleaved rounds; median (least–most).`,
);
