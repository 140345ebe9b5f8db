// Lists, words, suggestions and one offer among 100,000 and 1,000,000 goods through HTTP, against SQL by hand.
import { Database } from '../../server/dist/platform/database/database.js';
import { startBenchDatabase } from './support/bench-database.mjs';
import { addGoods } from './support/bench-goods.mjs';
import { startBenchServer } from './support/bench-server.mjs';
import { startFleet } from './support/fleet.mjs';
import { report, verdictOf } from './support/report.mjs';
import { byHand } from './support/search-by-hand.mjs';
import { median, percentile, ratios, summary } from './support/stats.mjs';
import { HttpClient } from './support/wire-client.mjs';

const ROUNDS = 3;
const CALLS = 60;
const WARM = 12;
const SIZES = process.env.FOVEA_BENCH_GOODS?.split(',').map(Number) ?? [100_000, 1_000_000];
const GOAL = { must: 1.5, aim: 1.5, isDelay: true };
const GOAL_MS = { must: 150, aim: 150, isDelay: true };

/**
 * Each turn asks for something else, so that no answer is an earlier one's.
 * @type {ReadonlyArray<{ what: string, ask: (turn: number) => [string, object], alone: keyof typeof byHand }>}
 */
const CASES = [
  {
    what: 'a list with category, country and year, with all counts',
    ask: (turn) => [
      '/goods/goods-list',
      {
        category_id: 1 + (turn % 20),
        countries: [['JP', 'CN', 'US', 'DE'][turn % 4]],
        year_min: 2005 + (turn % 17),
      },
    ],
    alone: 'list',
  },
  {
    what: 'two Chinese characters inside names, with all counts',
    ask: (turn) => [
      '/goods/search-goods',
      { goods_name: pairOf(turn), countries: [['JP', 'CN', 'US', 'DE'][turn % 4]] },
    ],
    alone: 'pair',
  },
  {
    what: 'a model number',
    ask: (turn) => ['/goods/search-goods', { goods_name: `kalu-${100 + ((turn * 37) % 900)}` }],
    alone: 'model',
  },
  {
    what: 'suggestions',
    ask: (turn) => ['/goods/search-suggest', { goods_name: `kalu${100 + ((turn * 53) % 900)}` }],
    alone: 'suggest',
  },
  { what: 'one offer', ask: (turn) => ['/goods/goods-detail', { id: 1 + turn * 7 }], alone: 'detail' },
];

const PAIRS = [
  '眼底',
  '裂隙',
  '验光',
  '眼压',
  '视野',
  '乳化',
  '激光',
  '生物',
  '内皮',
  '焦度',
  '探头',
  '灯泡',
  '灭菌',
  '监护',
];
const pairOf = (turn) => PAIRS[turn % PAIRS.length];

const rows = [];
for (const size of SIZES) rows.push(...(await measure(size)));

async function measure(size) {
  const database = await startBenchDatabase({ settings: ['shared_buffers=1GB'], kept: `search-${size}` });
  await database.fill(() => {
    console.log(`adding ${size.toLocaleString('en')} goods …`);
    return addGoods(database.client, size);
  });
  const server = await startBenchServer(database);
  const db = new Database({ databaseUrl: database.url, databasePoolMax: 1 });
  const bareServer = startFleet('bare-http.mjs');
  const bare = await bareServer.ask({
    listen: { url: database.url, statements: 'search' },
  });
  const measured = CASES.map(() => ({
    ours: { p50: [], p95: [] },
    alone: { p50: [], p95: [] },
    bare: { p50: [], p95: [] },
  }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const [place, { ask, alone }] of CASES.entries()) {
      // Each round requests other things than the one before: caches of a minute must not answer.
      const from = round * (CALLS + WARM);
      await note(measured[place].alone, (turn) => byHand[alone](db, ask(from + turn)[1]));
      await noteCalls(bare, measured[place].bare, (turn) => [`/${alone}`, ask(from + turn)[1]]);
      await noteCalls(server, measured[place].ours, (turn) => ask(from + turn));
    }
    console.log(`round ${round + 1} of ${ROUNDS}`);
  }
  bareServer.stop();
  await server.stop();
  await db.onApplicationShutdown();
  await database.stop();
  return CASES.flatMap(({ what }, place) =>
    rowsOf(`${what}, ${size.toLocaleString('en')} goods`, measured[place], size),
  );
}

async function succeed(http, [path, body]) {
  const answer = await http.call(path, body);
  if (answer.code !== 200 && answer.error !== 'NOT_FOUND')
    throw new Error(`${path}: ${JSON.stringify(answer)}`);
}

/** Each time through a new connection: a server closes one that is not used while the others are measured. */
async function noteCalls({ port }, into, ask) {
  const http = new HttpClient({ port });
  await http.ready;
  await note(into, (turn) => succeed(http, ask(turn)));
  http.close();
}

async function note(into, call) {
  const waits = [];
  for (let turn = 0; turn < WARM + CALLS; turn++) {
    const began = performance.now();
    await call(turn);
    if (turn >= WARM) waits.push(performance.now() - began);
  }
  into.p50.push(percentile(waits, 0.5));
  into.p95.push(percentile(waits, 0.95));
}

function rowsOf(what, { ours, alone, bare }, size) {
  return [
    ...['p50', 'p95'].map((share) => beside(`${what}, ${share}`, ours[share], alone[share], GOAL)),
    beside(
      `for comparison: ${what}, p50, with the same statement behind a bare HTTP server`,
      ours.p50,
      bare.p50,
    ),
    ...(size < 1_000_000 ? [] : [itself(`${what}, p95 itself`, ours.p95)]),
  ];
}

function beside(what, ours, baseline, goal) {
  const ratio = ratios(ours, baseline);
  return {
    what,
    ours: `${summary(ours, 1)} ms`,
    baseline: `${summary(baseline, 1)} ms`,
    ratio: summary(ratio, 2),
    must: goal ? '1.5' : '–',
    aim: '–',
    verdict: goal ? verdictOf(median(ratio), goal) : '–',
  };
}

function itself(what, ours) {
  return {
    what,
    ours: `${summary(ours, 1)} ms`,
    baseline: '–',
    ratio: '–',
    must: '150 ms',
    aim: '–',
    verdict: verdictOf(median(ours), GOAL_MS),
  };
}

report(
  'search',
  rows,
  `Goods of 20 kinds, 100 makers and 8 countries, nine tenths on the shelf; one caller after the other, ${CALLS} calls a round, each with another question. The baseline is one statement written by hand for just that question, on a connection of its own. ${ROUNDS} interleaved rounds; median (least–most).`,
);
