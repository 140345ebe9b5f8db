// Postings of the ledger and checkouts in one process, against the same rows written by hand through `pg`.
import os from 'node:os';
import { CheckoutQuoteService } from '../../server/dist/order/orders/checkout-quote.service.js';
import { CheckoutService } from '../../server/dist/order/orders/checkout.service.js';
import { createApp } from '../../server/dist/app.js';
import { Database } from '../../server/dist/platform/database/database.js';
import { LedgerService } from '../../server/dist/finance/ledger/ledger.service.js';
import { memberAvailable, transfer } from '../../server/dist/finance/ledger/ledger-rows.js';
import { loadEnv } from '../../server/dist/platform/config/env.js';
import { giveMoney, JWT_SECRET, startBenchDatabase } from './support/bench-database.mjs';
import { openShop } from './support/bench-shop.mjs';
import { placeOrder } from './support/checkout-by-hand.mjs';
import { openHands, post } from './support/money-by-hand.mjs';
import { recorded, replay } from './support/replayed.mjs';
import { report, verdictOf } from './support/report.mjs';
import { median, ratios, summary } from './support/stats.mjs';

const ROUNDS = 5;
const SLICES = 10;
const SLICE_MS = 300;
const WARM_MS = 2_000;
const CALLERS = 10;
const ACCOUNTS = 1000;
const GOAL = { must: 0.7, aim: 1 };

const database = await startBenchDatabase();
const { buyers, goods } = await openShop(database.client, ACCOUNTS);
await giveMoney(database.client, buyers, 1_000_000_000);
// The program reads its settings from the environment. Connections as many as callers, on both sides.
Object.assign(process.env, {
  ...{ DATABASE_URL: database.url, JWT_SECRET, LOG_LEVEL: 'error' },
  DATABASE_POOL_MAX: String(CALLERS),
});
const app = await createApp(loadEnv(process.env));
const db = app.get(Database);
const ledger = app.get(LedgerService, { strict: false });
const checkout = app.get(CheckoutService, { strict: false });
const quotes = app.get(CheckoutQuoteService, { strict: false });
const { hands, close } = await openHands(database.url, CALLERS);

let cause = 0;

const callerOf = (/** @type {number} */ accountId) => ({
  traceId: 'bench',
  language: /** @type {const} */ ('en'),
  clientAddress: '127.0.0.1',
  userAgent: null,
  device: null,
  idempotencyKey: String(cause++),
  member: {
    accountId,
    sessionId: 1,
    username: 'buyer',
    companyId: null,
    language: /** @type {const} */ ('en'),
    grants: null,
  },
});

/** What was shown to each caller before ordering: of the ordered goods, always the same. */
const shown = await Promise.all(
  Array.from({ length: CALLERS }, async (_, place) => {
    const request = { goods_id: goods[place], delivery_type: 1 };
    const { quote_id } = await quotes.quote(callerOf(buyers[place]), request);
    return { ...request, quote_id, pay_type: 1 };
  }),
);

/** @typedef {{ from: number, to: number }} Pair */
/** Anybody pays the first; or anybody pays anybody. */
const PAIRS = {
  hot: (/** @type {number} */ turn) => ({ from: buyers[1 + (turn % (ACCOUNTS - 1))], to: buyers[0] }),
  many: (/** @type {number} */ turn) => ({
    from: buyers[(turn * 7919) % ACCOUNTS],
    to: buyers[(turn * 7919 + 1 + (turn % (ACCOUNTS - 1))) % ACCOUNTS],
  }),
};

const postings = (/** @type {(turn: number) => Pair} */ pair) => ({
  ours: (/** @type {number} */ _place, /** @type {number} */ turn) => {
    const { from, to } = pair(turn);
    return db.transaction((tx) =>
      ledger.post(
        tx,
        { type: 'bench', id: cause++, step: 'ours' },
        transfer(memberAvailable(from, 'JPY'), memberAvailable(to, 'JPY'), 1),
      ),
    );
  },
  hand: (/** @type {number} */ place, /** @type {number} */ turn) =>
    post(hands[place], { ...pair(turn), cause: cause++ }),
});

// No id of an order is one of anything else: a replay recognises by them what is made anew.
await database.client.query(`SELECT setval(pg_get_serial_sequence('orders', 'id'), 1000000000),
  setval(pg_get_serial_sequence('order_line', 'id'), 2000000000)`);
/** The requests of each caller's checkout, in its order. */
const wanted = [];
for (const [place, request] of shown.entries()) {
  /** @type {import('./support/replayed.mjs').Statement[]} */
  const statements = [];
  db.transactionByKeys = (work) => db.transaction((tx) => work(recorded(tx, statements)));
  await checkout.place(callerOf(buyers[place]), request);
  wanted.push(statements);
}
delete db.transactionByKeys;

/** Each posting counts: an entry of one does not balance. */
const CASES = [
  { what: 'postings per second on one hot account', each: 2, ...postings(PAIRS.hot) },
  {
    what: `postings per second on ${ACCOUNTS.toLocaleString('en')} accounts`,
    each: 2,
    ...postings(PAIRS.many),
  },
  {
    what: `checkouts per second, of the same ${wanted[0].length} statements`,
    each: 1,
    ours: (/** @type {number} */ place) => checkout.place(callerOf(buyers[place]), shown[place]),
    hand: (/** @type {number} */ place) => replay(hands[place], wanted[place]),
  },
  {
    what: 'for comparison: checkouts per second, of the fewest statements for one line',
    each: 1,
    isCompared: true,
    ours: (/** @type {number} */ place) => checkout.place(callerOf(buyers[place]), shown[place]),
    hand: (/** @type {number} */ place) =>
      placeOrder(hands[place], { buyerId: buyers[place], goodsId: goods[place] }),
  },
].map((one) => ({ ...one, measured: { ours: [], hand: [] } }));

/**
 * How many are done in so long; each caller begins anew when the one before is committed.
 * @param {(place: number, turn: number) => Promise<unknown>} call
 * @param {number} ms
 */
async function countIn(call, ms) {
  let done = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: CALLERS }, async (_, place) => {
      for (let turn = place; performance.now() < began + ms; turn += CALLERS) {
        await call(place, turn);
        done++;
      }
    }),
  );
  return { done, ms: performance.now() - began };
}

/** Both sides by short turns, so that whatever else the machine does meets both. */
async function measure({ each, ours, hand, measured }) {
  await database.client.query('CHECKPOINT');
  const sums = { ours: { done: 0, ms: 0 }, hand: { done: 0, ms: 0 } };
  for (let slice = 0; slice < SLICES; slice++)
    for (const [side, call] of Object.entries({ ours, hand })) {
      const { done, ms } = await countIn(call, SLICE_MS);
      sums[side].done += done;
      sums[side].ms += ms;
    }
  for (const side of ['ours', 'hand']) measured[side].push((each * sums[side].done) / (sums[side].ms / 1000));
}

// What both sides prepare on each connection, and what is compiled, is theirs only once.
const warm = async () => {
  for (const { ours, hand } of CASES) for (const call of [ours, hand]) await countIn(call, WARM_MS);
};
await warm();
// A shop has sold before: plans that were made over empty tables would read them whole as they fill.
await database.client.query('ANALYZE');
await warm();
for (let round = 0; round < ROUNDS; round++) {
  for (const one of CASES) await measure(one);
  console.log(`round ${round + 1} of ${ROUNDS}`);
}
await close();
await app.close();
await database.stop();

report(
  'money',
  CASES.map(({ what, measured, isCompared = false }) => {
    const ratio = ratios(measured.ours, measured.hand);
    return {
      what,
      ours: `${summary(measured.ours)}/s`,
      baseline: `${summary(measured.hand)}/s`,
      ratio: summary(ratio, 2),
      must: isCompared ? '–' : String(GOAL.must),
      aim: isCompared ? '–' : String(GOAL.aim),
      verdict: isCompared ? '–' : verdictOf(median(ratio), GOAL),
    };
  }),
  `Committed, fsync on, ${CALLERS} callers at once in one process, as many connections on both sides. A posting is half of an entry, and each entry a transaction. A checkout is one piece of goods in stock, with its idempotency key, legal check, freight, tax and the piece reserved; each caller orders other goods. The baselines write by \`pg\`, prepared, their plans kept: postings the same rows by statements of their own, checkouts the product’s own statements as they were recorded, and the fewest for just this case. Load at the end: ${os.loadavg()[0].toFixed(1)}. ${ROUNDS} rounds of ${SLICES} turns of ${SLICE_MS} ms a side; median (least–most).`,
);
