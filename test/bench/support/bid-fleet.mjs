// A process of bidders, instructed by its parent; answers with how many bids were accepted and how long each took.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { HttpClient, SocketClient } from './wire-client.mjs';

/** Two bids crossed on their way, or the lot's end came before the bid. */
const REFUSALS = new Set(['BID_TOO_LOW', 'AUCTION_ENDED']);

/** @type {(SocketClient | HttpClient)[]} */
let clients = [];
/** @type {Map<number, number>} */
const next = new Map();

/** @param {{ port: number, tokens: string[], by: 'socket' | 'http' }} order */
async function connect({ port, tokens, by }) {
  for (const client of clients) client.close();
  clients = [];
  for (const token of tokens) {
    const client = by === 'socket' ? new SocketClient({ port, token }) : new HttpClient({ port, token });
    await client.ready;
    clients.push(client);
  }
}

/**
 * @param {SocketClient | HttpClient} client
 * @param {number} id
 */
async function bid(client, id) {
  const amount = (next.get(id) ?? 1000) + 2;
  next.set(id, amount);
  const request = { id, amount, currency: 'JPY', request_id: randomUUID() };
  const answer = await (client instanceof SocketClient
    ? client.call('auction:bid', request)
    : client.call('/auctions/add-bid', request));
  if (answer.code === 200) return true;
  if (!REFUSALS.has(answer.error)) throw new Error(JSON.stringify(answer));
  return false;
}

/** Of each lot two bidders: those at that rank and at the next. */
const BIDDERS_OF_LOT = 2;
const bidderOf = (/** @type {number} */ place, /** @type {number} */ turn) =>
  clients[(place + (turn % BIDDERS_OF_LOT)) % clients.length];

/**
 * The two bidders of each lot ask to take part, for which their deposit is frozen.
 * @param {{ lots: number[] }} order
 */
async function admit({ lots }) {
  /** @type {Map<SocketClient | HttpClient, number[]>} */
  const wanted = new Map(clients.map((client) => [client, []]));
  for (const [place, id] of lots.entries())
    for (let turn = 0; turn < BIDDERS_OF_LOT; turn++) wanted.get(bidderOf(place, turn))?.push(id);
  await Promise.all(
    [...wanted].map(async ([client, ids]) => {
      for (const id of ids) {
        const answer = await client.call('/auctions/add-bidder', {
          id,
          checked: true,
          request_id: randomUUID(),
        });
        if (answer.code !== 200) throw new Error(JSON.stringify(answer));
      }
    }),
  );
}

/**
 * @typedef {object} Run
 * @property {number[]} lots
 * @property {number} seconds
 * @property {number} [perSecond] bids are due at even distances, and count from then; else each bids again once answered
 * @property {number} [atOnce] bids on their way at the same time, by turns of the bidders; else one of each
 * @property {boolean} [isAdmitted] at a pace: only the two bidders of each lot bid on it
 */

/** @param {Run} order */
async function run({ lots, seconds, perSecond, atOnce = clients.length, isAdmitted = false }) {
  let accepted = 0;
  let refused = 0;
  /** @type {number[]} */
  const waits = [];
  const began = performance.now();
  const until = began + seconds * 1000;
  const one = async (client, id, since) => {
    if (await bid(client, id)) accepted++;
    else refused++;
    waits.push(performance.now() - since);
  };
  if (perSecond === undefined) {
    await Promise.all(
      Array.from({ length: atOnce }, async (_, place) => {
        for (let turn = place; performance.now() < until; turn += atOnce) {
          const lot = lots[(place + (turn - place) / atOnce) % lots.length];
          await one(clients[turn % clients.length], lot, performance.now());
        }
      }),
    );
  } else {
    const open = new Set();
    const free = [...clients];
    const all = Math.floor(seconds * perSecond);
    for (let sent = 0; sent < all;) {
      const due = Math.min(all, Math.floor(((performance.now() - began) / 1000) * perSecond) + 1);
      while (sent < due && (isAdmitted || free.length > 0)) {
        const place = sent % lots.length;
        const client = isAdmitted ? bidderOf(place, Math.floor(sent / lots.length)) : free.shift();
        const bidding = one(client, lots[place], began + (sent * 1000) / perSecond).then(() => {
          if (!isAdmitted) free.push(client);
          open.delete(bidding);
        });
        open.add(bidding);
        sent++;
      }
      await pause(1);
    }
    await Promise.all(open);
  }
  return { accepted, refused, seconds: (performance.now() - began) / 1000, waits };
}

process.on('message', (order) => {
  const { connect: connecting, admit: admitting, run: running } = order;
  const work = connecting ? connect(connecting) : admitting ? admit(admitting) : run(running);
  work.then(
    (result) => process.send?.({ result }),
    (error) => process.send?.({ error: String(error?.stack ?? error) }),
  );
});
process.on('disconnect', () => process.exit());
