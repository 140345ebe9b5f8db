// A thousand lots that end in the same second: how long after its end each close is committed.
import { setTimeout as pause } from 'node:timers/promises';
import { addLots, addPeople, signIn, startBenchDatabase } from './support/bench-database.mjs';
import { startBenchServer } from './support/bench-server.mjs';
import { startFleet } from './support/fleet.mjs';
import { report, verdictOf } from './support/report.mjs';
import { median, percentile, told } from './support/stats.mjs';

const ROUNDS = 3;
const LOTS = 1000;

const database = await startBenchDatabase({ settings: ['track_commit_timestamp=on'] });
const tokens = await signIn(database.client, await addPeople(database.client, 50));
const server = await startBenchServer(database);
const fleet = startFleet('bid-fleet.mjs');
await fleet.ask({ connect: { port: server.port, tokens, by: 'socket' } });

const p99 = [];
const slowest = [];
for (let round = 0; round < ROUNDS; round++) {
  const endAt = new Date(Math.ceil(Date.now() / 1000) * 1000 + 12_000).toISOString();
  const lots = await addLots(database.client, LOTS, `'${endAt}'::timestamptz`, 0);
  // Bids on most of them, so that winners, places and orders have to be written.
  await fleet.ask({ run: { lots, seconds: 4, perSecond: 500 } });
  await pause(Date.parse(endAt) - Date.now() + 4000);
  const { rows } = await database.client.query(
    `SELECT extract(epoch FROM pg_xact_commit_timestamp(xmin) - end_at) * 1000 AS ms FROM auction
     WHERE id = ANY($1) AND status IN (40, 41)`,
    [lots],
  );
  if (rows.length !== LOTS) throw new Error(`${rows.length} of ${LOTS} lots were closed`);
  const delays = rows.map((row) => Number(row.ms));
  p99.push(percentile(delays, 0.99));
  slowest.push(Math.max(...delays));
  console.log(`round ${round + 1} of ${ROUNDS}`);
}
fleet.stop();
await server.stop();
await database.stop();

report(
  'closing',
  [
    {
      what: `${LOTS.toLocaleString('en')} lots ending in the same second, delay of the committed close, p99`,
      ours: `${told(p99)} ms`,
      baseline: `slowest ${told(slowest)} ms`,
      ratio: '–',
      must: '250 ms',
      aim: '100 ms',
      verdict: verdictOf(median(p99), { must: 250, aim: 100, isDelay: true }),
    },
  ],
  `Every lot was closed once, by PostgreSQL's own commit times. ${ROUNDS} rounds; median (least–most).`,
);
