import * as calls from '@fovea/shared-types/auction/auction.calls';
import { auctionOrder } from '@fovea/shared-types/auction/auction-order.record';
import { strike } from '@fovea/shared-types/auction/strike.record';
import type { CallDefinition } from '@fovea/shared-types/call';
import { aStaffCaller, openAuctionHouse } from '../../../../test/fixtures/auction-house.js';
import { aCaller, aMemberCaller, uniqueText } from '../../../../test/fixtures/rows.js';
import { AppError } from '../../platform/kernel/app-error.js';
import { CALL_METADATA } from '../../platform/http/call.decorator.js';
import { toPush } from './lot-room.js';

const house = openAuctionHouse();
const { db } = house;
afterAll(() => house.stop());

/** Numbers that do not occur by chance. */
const LEADERS_MAXIMUM = 83_917_000;
const RAISED_MAXIMUM = 83_919_000;
const RESERVE = 71_533_000;

type Handler = (caller: unknown, request: unknown) => Promise<unknown>;

interface Served {
  may: CallDefinition['may'];
  handle: Handler;
}

/** Every handler of a controller by the path of its call. */
function handlersOf(controller: object): Map<string, Served> {
  const prototype: object = Object.getPrototypeOf(controller) as object; // of an instance it is always an object
  const found = new Map<string, Served>();
  for (const name of Object.getOwnPropertyNames(prototype)) {
    const method: unknown = Reflect.get(prototype, name);
    if (typeof method !== 'function') continue;
    const call = Reflect.getMetadata(CALL_METADATA, method) as CallDefinition | undefined; // set by @Call alone
    if (!call) continue;
    found.set(call.path, {
      may: call.may,
      handle: async (...args) => method.apply(controller, args) as unknown,
    });
  }
  return found;
}

const handlers = new Map(house.controllers.flatMap((controller) => [...handlersOf(controller)]));

/** A call's answer to a caller, as text, refused or not. */
async function answerTo(path: string, caller: unknown, request: object): Promise<string> {
  const served = handlers.get(path);
  if (!served) throw new Error(`nobody handles ${path}`);
  try {
    return JSON.stringify(await served.handle(caller, request));
  } catch (error) {
    if (error instanceof AppError)
      return JSON.stringify({ id: error.id, ...error.details, fields: error.fields });
    throw error;
  }
}

/**
 * Requests that make each call return as much as it can about the lot, in an order that ends with the lot's
 * end.
 */
const requestsFor = (id: number, rowId: number, bidderRowId: number): [path: string, request: object][] => [
  [calls.auctionList.path, { ids: [id] }],
  [calls.auctionDetail.path, { id }],
  [calls.bidList.path, { id }],
  [calls.bidReceipt.path, { id, seq: 1 }],
  [calls.addWatch.path, { id }],
  [calls.myWatchList.path, {}],
  [calls.removeWatch.path, { id }],
  [calls.addBidder.path, { id, checked: true }],
  [calls.placeBid.path, { id, amount: 1_000, currency: 'JPY', request_id: uniqueText() }],
  [calls.placeBid.path, { id, amount: 2_000_000, currency: 'JPY', request_id: uniqueText() }],
  [calls.placeAutoBid.path, { id, max_amount: 3_000_000, currency: 'JPY', request_id: uniqueText() }],
  [calls.buyNow.path, { id }],
  [calls.myOfferList.path, {}],
  [calls.answerOffer.path, { id: 1, status: 1 }],
  [calls.myAuctionOrderList.path, {}],
  [calls.adminAuctionList.path, {}],
  [calls.adminAuctionDetail.path, { id }],
  [calls.bidderList.path, { id }],
  [calls.auditBidder.path, { ids: [bidderRowId], status: 1 }],
  [calls.bidAudit.path, { id }],
  [auctionOrder.calls.list.path, {}],
  [calls.auctionOrderDetail.path, { id: rowId }],
  [strike.calls.list.path, {}],
  [calls.settleStrike.path, { id: 1, reason: 'a reason' }],
  [calls.barBidder.path, { account_id: 1, is_barred: true, reason: 'a reason' }],
  [calls.offerList.path, { id }],
  [calls.addOffer.path, { auction_id: id }],
  [calls.addAuction.path, { goods_id: 1, start_price: '1', currency: 'JPY', start_at: '', end_at: '' }],
  [calls.addAuctions.path, { lots: [], currency: 'JPY', start_at: '', end_at: '' }],
  [calls.relistAuctions.path, { lots: [], start_at: '', end_at: '' }],
  [calls.relistAuction.path, { id, start_price: '1', currency: 'JPY', start_at: '', end_at: '' }],
  [calls.updateAuction.path, { id, start_price: '5' }],
  [calls.voidBid.path, { id, seq: 2, reason: 'a reason' }],
  [calls.acceptHighestBid.path, { id, status: 1 }],
  [calls.cancelAuction.path, { id, reason: 'a reason' }],
];

const isForStaff = (path: string): boolean =>
  !['public', 'member', undefined].includes(handlers.get(path)?.may);
const secretsIn = (text: string, secrets: readonly number[]): number[] =>
  secrets.filter((secret) => new RegExp(`(?<!\\d)${secret}(?!\\d)`).test(text));

/** A lot led under a maximum nobody has seen, met by a bidder it beat. */
async function aLedLot() {
  const lot = await house.aLot({ reserve_price: RESERVE, bid_chances: null });
  const leader = await house.aBidder({ username: 'Leader' });
  await house.bid(leader, lot.id, 1_000_000);
  await db.query(`UPDATE auction SET reserve_price = NULL, reserve_met = true WHERE id = $1`, [lot.id]);
  await house.bid(leader, lot.id, LEADERS_MAXIMUM);
  await house.bid(leader, lot.id, RAISED_MAXIMUM);
  const { rows } = await db.query<{ id: number }>(`SELECT id FROM auction_bidder WHERE auction_id = $1`, [
    lot.id,
  ]);
  return { ...lot, leader, rowId: rows[0]?.id ?? 0 };
}

describe('a maximum', () => {
  it('is in no answer of any call to anybody but its bidder, while the lot runs and after it', async () => {
    const lot = await aLedLot();
    const { id, companyId, leader, rowId } = lot;
    const member = aMemberCaller(await house.aBidder());
    const seller = aStaffCaller(lot.sellerId, [companyId]);
    const platform = aStaffCaller(await house.aBidder(), null);
    const requests = requestsFor(id, rowId, rowId);
    expect(new Set(requests.map(([path]) => path))).toEqual(
      new Set([...Object.values(calls), auctionOrder.calls.list, strike.calls.list].map((call) => call.path)),
    );
    expect(new Set(handlers.keys())).toEqual(new Set(requests.map(([path]) => path)));

    const leaks: string[] = [];
    const listen = async (who: string, caller: unknown, [path, request]: [string, object]) => {
      const text = await answerTo(path, caller, request);
      if (secretsIn(text, [LEADERS_MAXIMUM, RAISED_MAXIMUM]).length > 0)
        leaks.push(`${who} ${path}: ${text}`);
    };
    const visitorCalls: string[] = [calls.auctionList.path, calls.auctionDetail.path, calls.bidList.path];
    for (const request of requests) {
      const [path] = request;
      if (visitorCalls.includes(path)) await listen('visitor', aCaller(), request);
      if (!isForStaff(path)) await listen('member', member, request);
      else {
        await listen('seller', seller, request);
        await listen('platform', platform, request);
      }
    }
    // The last request cancelled the lot: its goods may come again, and nobody opens its maxima.
    for (const request of requests) {
      await listen('after', isForStaff(request[0]) ? platform : member, request);
    }
    expect(leaks).toEqual([]);
    expect((await house.queries.getAuctionDetail(aMemberCaller(leader), { id })).my_max_amount).toBe(
      RAISED_MAXIMUM,
    );
  });

  it('is in no event, audit line or push', async () => {
    const lot = await aLedLot();
    const other = await house.aBidder();
    await house.bid(other, lot.id, 5_000_000);
    await house.commands.voidBid(lot.caller, { id: lot.id, seq: 2, reason: 'a reason' });
    await house.end(lot.id);
    const { rows: events } = await db.query(
      `SELECT payload FROM outbox WHERE (payload ->> 'auction_id')::bigint = $1`,
      [lot.id],
    );
    const { rows: audits } = await db.query(
      `SELECT before, after FROM audit_log WHERE subject_type = 'auction' AND subject_id = $1`,
      [lot.id],
    );
    const view = house.hub.latest(lot.id);
    expect([events.length > 0, audits.length > 0, view !== undefined]).toEqual([true, true, true]);
    const push = view && toPush(view, 0, Date.now());
    const text = JSON.stringify([events, audits, view, push]);
    expect(secretsIn(text, [LEADERS_MAXIMUM, RAISED_MAXIMUM])).toEqual([]);
  });
});

describe('a secret raise', () => {
  /** What everybody sees of a lot whose leader raises, or does not, before others bid against them. */
  async function seenOf(isRaised: boolean) {
    const { id } = await house.aLot({ bid_chances: null });
    const leader = await house.aBidder();
    await house.bid(leader, id, 80_000);
    for (const amount of [5_000, 9_000]) await house.bid(await house.aBidder(), id, amount);
    if (isRaised) await house.bid(leader, id, 90_000);
    await house.bid(await house.aBidder(), id, 20_000);
    const { data } = await house.log.listPublic(aCaller(), { id });
    const shown = data.map(({ seq, kind, amount, bidder, voids_seq }) => [
      seq,
      kind,
      amount,
      bidder,
      voids_seq,
    ]);
    return { shown, commitments: data.map(({ commitment }) => commitment) };
  }

  it('leaves no trace in the log: each row, an automatic one too, commits under a salt of its own', async () => {
    const [raised, quiet] = [await seenOf(true), await seenOf(false)];
    expect(raised.shown).toEqual(quiet.shown);
    expect(raised.shown.map(([, kind]) => kind)).toContain('automatic');
    for (const { commitments } of [raised, quiet]) {
      expect(commitments).not.toContain(null);
      expect(new Set(commitments).size).toBe(7);
    }
  });
});

describe('a reserve', () => {
  it('is shown to no visitor and no bidder', async () => {
    const { id } = await house.aLot({ reserve_price: RESERVE });
    const bidder = aMemberCaller(await house.aBidder());
    await house.bid(bidder.member.accountId, id, 2_000_000);
    const leaks: string[] = [];
    for (const [path, request] of requestsFor(id, 0, 0)) {
      if (isForStaff(path)) continue;
      const text = await answerTo(path, bidder, request);
      if (secretsIn(text, [RESERVE]).length > 0) leaks.push(`${path}: ${text}`);
    }
    expect(leaks).toEqual([]);
  });
});
