// A process of bidders, told by its parent what to do; answers with how many bids were accepted and how long each took.
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { HttpClient, SocketClient } from './wire-client.mjs';

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
  if (answer.error !== 'BID_TOO_LOW') throw new Error(JSON.stringify(answer));
  return false;
}

/**
 * @typedef {object} Run
 * @property {number[]} lots
 * @property {number} seconds
 * @property {number} [perSecond] bids are due at even distances, and count from then; else each bids again once answered
 * @property {number} [atOnce] bids on their way at the same time, by turns of the bidders; else one of each
 */

/** @param {Run} order */
async function run({ lots, seconds, perSecond, atOnce = clients.length }) {
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
      while (sent < due && free.length > 0) {
        const client = free.shift();
        const bidding = one(client, lots[sent % lots.length], began + (sent * 1000) / perSecond).then(() => {
          free.push(client);
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
  const work = order.connect ? connect(order.connect) : run(order.run);
  work.then(
    (result) => process.send?.({ result }),
    (error) => process.send?.({ error: String(error?.stack ?? error) }),
  );
});
process.on('disconnect', () => process.exit());
