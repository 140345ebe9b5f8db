// Thousands of watchers on one lot: what they cost the bidder, and how long a bid takes to reach them.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { addLots, addPeople, signIn, startBenchDatabase } from './support/bench-database.mjs';
import { startBenchServer } from './support/bench-server.mjs';
import { startFleet } from './support/fleet.mjs';
import { report, verdictOf } from './support/report.mjs';
import { median, percentile, ratios, summary } from './support/stats.mjs';
import { SocketClient } from './support/wire-client.mjs';

const ROUNDS = 5;
const SECONDS = 6;
/** The bare server's packet: about the least that could carry a price. */
const PACKET_BYTES = 190;
const BARE_PER_SECOND = 20;
const nowMs = () => Number(process.hrtime.bigint()) / 1e6;

const database = await startBenchDatabase();
const tokens = await signIn(database.client, await addPeople(database.client, 40));
const server = await startBenchServer(database);
const bidders = tokens.map((token) => new SocketClient({ port: server.port, token }));
await Promise.all(bidders.map((bidder) => bidder.ready));

/**
 * Bids on one lot, each at its planned moment; amounts rise by two, so that a price names the bid it shows.
 * @param {number} lot
 * @param {number} perSecond
 * @param {ReturnType<typeof startFleet> | null} watchers
 */
async function bid(lot, perSecond, watchers) {
  const beganMs = nowMs() + 500;
  if (watchers) await watchers.ask({ plan: { beganMs, perSecond } });
  /** @type {number[]} */
  const waits = [];
  /** @type {Promise<void>[]} */
  const open = [];
  for (let sent = 0; sent < perSecond * SECONDS; sent++) {
    const wait = beganMs + (sent * 1000) / perSecond - nowMs();
    if (wait > 0) await pause(wait);
    const at = nowMs();
    const request = { id: lot, amount: 1000 + sent * 2, currency: 'JPY', request_id: randomUUID() };
    open.push(
      bidders[sent % bidders.length].call('auction:bid', request).then((answer) => {
        waits.push(nowMs() - at);
        if (answer.code !== 200) throw new Error(JSON.stringify(answer));
      }),
    );
  }
  await Promise.all(open);
  return waits;
}

/**
 * @param {number} count
 * @param {number} perSecond
 */
async function ours(count, perSecond) {
  const [quiet, lot] = await addLots(database.client, 2);
  const ackAlone = await bid(quiet, perSecond, null);
  const fleet = startFleet('watch-fleet.mjs');
  await fleet.ask({ connect: { port: server.port, count, lot } });
  const ack = await bid(lot, perSecond, fleet);
  const result = await fleet.ask({ result: true });
  fleet.stop();
  await pause(1000);
  return { ack, ackAlone, ...result };
}

/** @param {number} count */
async function bare(count) {
  const bareServer = startFleet('bare-server.mjs');
  const port = await bareServer.ask({ listen: true });
  const fleet = startFleet('watch-fleet.mjs');
  await fleet.ask({ connect: { port, count, lot: null } });
  await bareServer.ask({ emit: { bytes: PACKET_BYTES, perSecond: BARE_PER_SECOND } });
  await pause(1000);
  await fleet.ask({ plan: { beganMs: 0, perSecond: 1 } });
  await pause(SECONDS * 1000);
  const result = await fleet.ask({ result: true });
  await bareServer.ask({ silence: true });
  fleet.stop();
  bareServer.stop();
  await pause(1000);
  return result;
}

const rounds = [];
for (let round = 0; round < ROUNDS; round++) {
  rounds.push({
    few: await ours(3000, 100),
    fewBare: await bare(3000),
    many: await ours(8000, 10),
    manyBare: await bare(8000),
  });
  console.log(`round ${round + 1} of ${ROUNDS}`);
}
for (const bidder of bidders) bidder.close();
await server.stop();
await database.stop();

const of = (pick) => rounds.map(pick);
const p99Of = (/** @type {number[]} */ waits) => percentile(waits, 0.99);
const extra = of(({ few }) => p99Of(few.ack) - p99Of(few.ackAlone));
const wrong = of(({ few, many }) => few.lost + few.backwards + many.lost + many.backwards).reduce(
  (a, b) => a + b,
  0,
);
/**
 * @param {string} what
 * @param {number[]} ms
 * @param {number[]} bareMs
 * @param {string} bareName
 * @param {{ must: number, aim: number } | null} goal
 */
const delayRow = (what, ms, bareMs, bareName, goal) => {
  const ratio = ratios(ms, bareMs);
  return {
    what,
    ours: `${summary(ms, 1)} ms`,
    baseline: `${summary(bareMs, 1)} ms, ${bareName}`,
    ratio: summary(ratio, 2),
    must: goal === null ? '–' : String(goal.must),
    aim: goal === null ? '–' : String(goal.aim),
    verdict: goal === null ? '–' : verdictOf(median(ratio), { ...goal, isDelay: true }),
  };
};
const bareName = `bare room emit of ${PACKET_BYTES} bytes at ${BARE_PER_SECOND} Hz`;
const sizes = /** @type {const} */ ([
  ['3,000 watchers, 100 bids/s', 'few', 'fewBare', { must: 1.5, aim: 1 }],
  ['8,000 watchers, 10 bids/s', 'many', 'manyBare', { must: 1, aim: 0.8 }],
]);
const pushBytes = of(({ few }) => few.bytes / few.pushes);
report(
  'watchers',
  [
    {
      what: 'acknowledgement p99, 3,000 watchers, 100 bids/s',
      ours: `${summary(
        of(({ few }) => p99Of(few.ack)),
        1,
      )} ms`,
      baseline: `${summary(
        of(({ few }) => p99Of(few.ackAlone)),
        1,
      )} ms, without watchers`,
      ratio: `difference ${summary(extra, 1)} ms`,
      must: '+ 20 ms',
      aim: '+ 10 ms',
      verdict: verdictOf(median(extra), { must: 20, aim: 10, isDelay: true }),
    },
    ...sizes.map(([what, side, bareSide, goal]) =>
      delayRow(
        `emit to watcher p99, ${what}`,
        of((round) => round[side].p99FromBegin),
        of((round) => round[bareSide].p99FromBegin),
        bareName,
        goal,
      ),
    ),
    ...sizes.map(([what, side, bareSide]) =>
      delayRow(
        `for comparison: from when it was due, ${what}`,
        of((round) => round[side].p99),
        of((round) => round[bareSide].p99),
        bareName,
        null,
      ),
    ),
    {
      what: 'bytes of a push, 3,000 watchers, 100 bids/s',
      ours: summary(pushBytes, 0),
      baseline: '–',
      ratio: '–',
      must: '300',
      aim: '300',
      verdict: verdictOf(median(pushBytes), { must: 300, aim: 300, isDelay: true }),
    },
    {
      what: 'updates lost or out of order',
      ours: String(wrong),
      baseline: `of ${of(({ few, many }) => few.pushes + many.pushes)
        .reduce((a, b) => a + b, 0)
        .toLocaleString('en')} pushes`,
      ratio: '–',
      must: '0',
      aim: '0',
      verdict: wrong === 0 ? 'aim' : 'missed',
    },
  ],
  `Server, watchers and bidders share two cores. An emit counts from when its packet was made, on both sides, to its arrival. For comparison: a bid from the moment it was due to be sent, the bare server's emit from the moment it is due. ${ROUNDS} interleaved rounds of ${SECONDS} s; median (least–most).`,
);
