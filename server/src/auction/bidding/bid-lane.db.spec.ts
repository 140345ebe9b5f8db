import { randomBytes } from 'node:crypto';
import type { Socket } from 'node:net';
import { setImmediate as aTurn } from 'node:timers/promises';
import { loadEnv } from '../../platform/config/env.js';
import { Exchange } from '../../platform/database/exchange.js';
import { pg } from '../../platform/database/pg-types.js';
import { keyDigest } from '../../platform/http/idempotency.js';
import { BidLane } from './bid-lane.js';
import { RightOfWay } from '../live/lot-hub.js';
import { asOwner, openAuctionHouse, refusalOf } from '../../../../test/fixtures/auction-house.js';
import { aMemberCaller, uniqueText } from '../../../../test/fixtures/rows.js';
import { aHolder, aRole } from '../../../../test/support/roles.js';

const env = loadEnv(process.env);
const house = openAuctionHouse();
const { db, bids, bid, admission } = house;
afterAll(() => house.stop());

const TEN_THOUSAND = { start_price: 10_000, price: 10_000 };

const place = (accountId: number, auctionId: number, amount: number, requestId = uniqueText()) =>
  bids.place(aMemberCaller(accountId), { id: auctionId, amount, currency: 'JPY', request_id: requestId });

const rowsOf = async (auctionId: number) =>
  (
    await db.query<{ seq: number | null; kind: number; price_after: number; bidder_id: number }>(
      `SELECT seq, kind, price_after, bidder_id FROM auction_bid WHERE auction_id = $1 ORDER BY ord`,
      [auctionId],
    )
  ).rows;

/** The contents of the events that name one of these lots. */
const movesOf = async (auctionIds: readonly number[]) =>
  (
    await db.query<{ moves: object[] }>(
      `SELECT payload -> 'moves' AS moves FROM outbox
       WHERE event = 'auction.moved' AND EXISTS (
         SELECT FROM jsonb_array_elements(payload -> 'moves') m WHERE (m ->> 'auction_id')::bigint = ANY ($1::bigint[]))
       ORDER BY id`,
      [auctionIds],
    )
  ).rows.map(({ moves }) => moves);

const aDigest = () => randomBytes(16).toString('hex');
const bidders = (count: number) => Promise.all(Array.from({ length: count }, () => house.aBidder()));

/** Bidders who passed the legal check before, so that a batch takes their first bid as any other. */
async function clearedBidders(auctionId: number, count: number) {
  const people = await bidders(count);
  await Promise.all(people.map((accountId) => house.clearance.clear({ auctionId, accountId })));
  return people;
}

/** PostgreSQL has committed, and the connection is gone before the lane learns of it. */
function loseTheAnswerToTheNextCommit(): void {
  const { prototype } = pg.Client;
  const original = Reflect.get(prototype, 'query');
  const spy = jest.spyOn(prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ): void {
    const sent: unknown = Reflect.apply(original, this, args);
    // What `query` answers: the declaration that is spied on is the one of a callback.
    if (args[0] !== 'COMMIT') return sent as void;
    spy.mockRestore();
    return Promise.resolve(sent).then(() => {
      throw new Error('Connection terminated unexpectedly');
    }) as unknown as void;
  });
}

describe('a batch', () => {
  it('decides bids of the same moment in the order they arrived', async () => {
    const lot = await house.aLot(TEN_THOUSAND);
    const people = await bidders(5);
    const answers = await Promise.all(people.map((id, place_) => bid(id, lot.id, 20_000 + place_ * 5_000)));
    expect(answers.map((answer) => answer.seq)).toEqual([1, 2, 3, 4, 5]);
    expect(answers.map((answer) => answer.bidder_no)).toEqual([1, 2, 3, 4, 5]);
    expect(answers.at(-1)?.is_leading).toBe(true);
  });

  it('writes one row per submission and at most one of the defender', async () => {
    const lot = await house.aLot(TEN_THOUSAND);
    const [leader = 0, rival = 0] = await bidders(2);
    await bid(leader, lot.id, 90_000);
    const answer = await bid(rival, lot.id, 50_000);
    expect(answer).toMatchObject({ seq: 2, is_leading: false, current_price: '52000' });
    expect(await rowsOf(lot.id)).toEqual([
      { seq: 1, kind: 1, price_after: 10_000, bidder_id: leader },
      { seq: 2, kind: 1, price_after: 50_000, bidder_id: rival },
      { seq: 3, kind: 2, price_after: 52_000, bidder_id: leader },
    ]);
  });

  it('keeps a raised maximum out of the public log', async () => {
    const lot = await house.aLot(TEN_THOUSAND);
    const [leader = 0] = await bidders(1);
    await bid(leader, lot.id, 20_000);
    const raised = await bid(leader, lot.id, 80_000);
    expect(raised).toMatchObject({ seq: null, current_price: '10000', is_leading: true });
    expect((await rowsOf(lot.id)).map((row) => row.seq)).toEqual([1, null]);
  });

  it('counts a chance per accepted submission and refuses the one too many', async () => {
    const lot = await house.aLot({ ...TEN_THOUSAND, bid_chances: 2 });
    const [first = 0, second = 0] = await bidders(2);
    await bid(first, lot.id, 20_000);
    await bid(second, lot.id, 30_000);
    expect((await bid(first, lot.id, 40_000)).chances_left).toBe(0);
    await bid(second, lot.id, 50_000);
    expect(await refusalOf(bid(first, lot.id, 60_000))).toBe('NO_CHANCES_LEFT');
  });

  it('fails the poisoned bid alone, whatever else is in the batch', async () => {
    const lot = await house.aLot({ ...TEN_THOUSAND, bid_chances: null });
    const people = await clearedBidders(lot.id, 5);
    const [, , poisoned = 0] = people;
    await bid(poisoned, lot.id, 10_000);
    // One more than the column takes: the database refuses the whole statement.
    await asOwner(`UPDATE auction_bidder SET chances_used = 2147483647 WHERE account_id = ${poisoned}`);
    const results = await Promise.allSettled(
      people.map((id, position) => bid(id, lot.id, 20_000 + position * 5_000)),
    );
    expect(results.map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
    expect((await rowsOf(lot.id)).map((row) => row.bidder_id)).toEqual([
      poisoned,
      ...people.filter((id) => id !== poisoned),
    ]);
  });

  it('refuses one bid without failing the others', async () => {
    const lot = await house.aLot(TEN_THOUSAND);
    const people = await bidders(4);
    const work = people.map((id, position) =>
      place(id, lot.id, position === 2 ? 100 : 20_000 + position * 5_000),
    );
    const results = await Promise.allSettled(work);
    expect(results.map((result) => result.status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
  });
});

describe('a storm', () => {
  /** A lane of its own that gathers for so long, and the sizes of its batches. */
  function aLane(auctionGatherMs: number) {
    const sizes: number[] = [];
    const lane = new BidLane(
      { ...env, auctionGatherMs },
      {
        committed: ({ decisions }) => sizes.push(decisions.length),
        clear: (waiting) => house.clearance.clear(waiting),
        endLot: () => Promise.reject(new Error('no lot ends here')),
      },
      new RightOfWay(),
    );
    let max = 20_000;
    const submit = (auctionId: number, accountId: number) =>
      lane.submit({
        auctionId,
        accountId,
        sessionId: null,
        max: (max += 5_000),
        currency: 'JPY',
        digest: aDigest(),
      });
    return { lane, sizes, submit };
  }

  it('gathers the bids after a batch of many, and lets a lone bid wait for nobody', async () => {
    const lot = await house.aLot(TEN_THOUSAND);
    const people = await clearedBidders(lot.id, 4);
    const [one = 0, two = 0] = people;
    const { lane, sizes, submit } = aLane(500);
    await submit(lot.id, one);
    await submit(lot.id, two);
    await Promise.all(people.map((id) => submit(lot.id, id)));
    const first = submit(lot.id, one);
    await aTurn();
    await Promise.all([first, submit(lot.id, two)]);
    await submit(lot.id, one);
    expect(sizes).toEqual([1, 1, 4, 2, 1]);
    await lane.close();
  });

  it('waits no longer than for everybody who bid lately', async () => {
    const anHour = 3_600_000;
    const lot = await house.aLot({ ...TEN_THOUSAND, bid_chances: null });
    const people = await clearedBidders(lot.id, 6);
    const [one = 0, two = 0, ...others] = people;
    const { lane, sizes, submit } = aLane(anHour);
    await Promise.all(people.map((id) => submit(lot.id, id)));
    const first = [one, two].map((id) => submit(lot.id, id));
    await aTurn();
    await Promise.all([...first, ...others.map((id) => submit(lot.id, id))]);
    expect(sizes).toEqual([6, 6]);
    await lane.close();
  });

  it('waits no longer once many wait, or a command does', async () => {
    const anHour = 3_600_000;
    const lot = await house.aLot({ ...TEN_THOUSAND, bid_chances: null });
    const people = await clearedBidders(lot.id, 64);
    const { lane, sizes, submit } = aLane(anHour);
    await Promise.all(people.slice(0, 4).map((id) => submit(lot.id, id)));
    await Promise.all(people.map((id) => submit(lot.id, id)));
    const waiting = submit(lot.id, people[0] ?? 0);
    await aTurn();
    expect(await lane.commands.transaction((tx) => tx.query('SELECT 1').then(({ count }) => count))).toBe(1);
    await waiting;
    expect(sizes).toEqual([4, 64, 1]);
    await lane.close();
  });

  it('reports all its lots in one event: who lost the lead on each', async () => {
    const [one, other] = [await house.aLot(TEN_THOUSAND), await house.aLot(TEN_THOUSAND)];
    const [first = 0, second = 0] = await bidders(2);
    const { lane, submit } = aLane(0);
    await Promise.all([submit(one.id, first), submit(other.id, second)]);
    // Nobody led before: there is nobody to notify.
    expect(await movesOf([one.id, other.id])).toEqual([]);
    await Promise.all([submit(one.id, second), submit(other.id, first)]);
    expect(await movesOf([one.id, other.id])).toEqual([
      [
        { auction_id: one.id, outbid: [[first, 2]], price: 25_500, currency: 'JPY' },
        { auction_id: other.id, outbid: [[second, 2]], price: 30_500, currency: 'JPY' },
      ],
    ]);
    await lane.close();
  });

  it('starts before the answers of the previous batch are sent', async () => {
    const lot = await house.aLot(TEN_THOUSAND);
    const [one = 0, two = 0] = await clearedBidders(lot.id, 2);
    const { lane, submit } = aLane(0);
    await submit(lot.id, one);
    const order: unknown[] = [];
    const { prototype } = Exchange;
    const originals = { submit: prototype.submit, handleReadyForQuery: prototype.handleReadyForQuery };
    const spies = (['submit', 'handleReadyForQuery'] as const).map((step) =>
      jest.spyOn(prototype, step).mockImplementation(function (this: Exchange<unknown>, ...args: unknown[]) {
        order.push(step);
        return Reflect.apply(originals[step], this, args);
      }),
    );
    const first = submit(lot.id, two).then(() => order.push('first answered'));
    await aTurn();
    await Promise.all([first, submit(lot.id, one)]);
    for (const spy of spies) spy.mockRestore();
    expect(order).toEqual([
      'submit',
      'handleReadyForQuery',
      'submit',
      'first answered',
      'handleReadyForQuery',
    ]);
    await lane.close();
  });

  it('makes two round trips to the database per batch, whatever it reads and saves', async () => {
    const lot = await house.aLot(TEN_THOUSAND);
    const [one = 0, two = 0] = await clearedBidders(lot.id, 2);
    const { lane, submit } = aLane(0);
    await submit(lot.id, one);
    const { prototype } = Exchange;
    const original = Reflect.get(prototype, 'submit');
    const writes: jest.SpyInstance[] = [];
    const spy = jest.spyOn(prototype, 'submit').mockImplementation(function (
      this: Exchange<unknown>,
      connection,
    ) {
      const stream = connection.stream as Socket;
      writes.push(jest.spyOn(stream, '_write'), jest.spyOn(stream, '_writev'));
      Reflect.apply(original, this, [connection]);
    });
    await submit(lot.id, two);
    spy.mockRestore();
    expect(writes.flatMap(({ mock }) => mock.calls)).toHaveLength(2);
    await lane.close();
  });
});

describe('a first bid', () => {
  const clearedOf = async (auctionId: number) =>
    (
      await db.query<{ account_id: number }>(
        `SELECT account_id FROM auction_bidder WHERE auction_id = $1 AND cleared_at IS NOT NULL ORDER BY id`,
        [auctionId],
      )
    ).rows.map(({ account_id }) => account_id);

  it('waits until the legal check of its bidder is done, once, however many bids they send', async () => {
    const lot = await house.aLot({ ...TEN_THOUSAND, bid_chances: null });
    const [one = 0] = await bidders(1);
    const requested = jest.spyOn(house.compliance, 'refusalsOfBuyers');
    await Promise.all([20_000, 30_000, 40_000].map((amount) => bid(one, lot.id, amount)));
    await bid(one, lot.id, 50_000);
    expect(requested).toHaveBeenCalledTimes(1);
    requested.mockRestore();
    expect((await rowsOf(lot.id)).map(({ seq }) => seq)).toEqual([1, null, null, null]);
    expect(await clearedOf(lot.id)).toEqual([one]);
  });

  it('of hundreds at one moment are checked together', async () => {
    const lot = await house.aLot({ ...TEN_THOUSAND, bid_chances: null });
    const people = await bidders(200);
    const requested = jest.spyOn(house.compliance, 'refusalsOfBuyers');
    await Promise.all(people.map((id, place_) => bid(id, lot.id, 100_000 + place_ * 100_000)));
    expect(requested.mock.calls.length).toBeLessThan(5);
    requested.mockRestore();
    expect((await rowsOf(lot.id)).filter(({ kind }) => kind === 1)).toHaveLength(200);
  });

  it('that is too low or too late needs no check', async () => {
    const lot = await house.aLot(TEN_THOUSAND);
    const [one = 0] = await bidders(1);
    expect(await refusalOf(bid(one, lot.id, 9_000))).toBe('BID_TOO_LOW');
    expect(await clearedOf(lot.id)).toEqual([]);
  });
});

describe('a bid below the next minimum', () => {
  const UNMET = { ...TEN_THOUSAND, reserve_price: 90_000 };
  // Another node, whose memory of the lot came over the wire.
  const elsewhere = openAuctionHouse();
  afterAll(() => elsewhere.stop());

  const nodesKnowing = (auctionId: number) => {
    const view = house.hub.latest(auctionId);
    if (!view) throw new Error('this node received its own commit');
    elsewhere.hub.offer(view);
    return [house, elsewhere];
  };

  it('raises the leader’s maximum while the reserve is unmet, at once and on both nodes', async () => {
    const lot = await house.aLot(UNMET);
    const [leader = 0, rival = 0] = await bidders(2);
    let max = 20_000;
    expect(await bid(leader, lot.id, max)).toMatchObject({ min_next_bid: '20500' });
    for (const node of nodesKnowing(lot.id)) {
      expect(await node.bid(leader, lot.id, (max += 10))).toMatchObject({ seq: null, is_leading: true });
      expect(await refusalOf(node.bid(rival, lot.id, max))).toBe('BID_TOO_LOW');
    }
  });

  it('of the leader that raises nothing is refused at once and on both nodes', async () => {
    const [unmet, met] = [await house.aLot(UNMET), await house.aLot(TEN_THOUSAND)];
    const [leader = 0] = await bidders(1);
    for (const lot of [unmet, met]) {
      await bid(leader, lot.id, 20_000);
      for (const node of nodesKnowing(lot.id)) {
        expect(await refusalOf(node.bid(leader, lot.id, 20_000))).toBe('MAXIMUM_NOT_RAISED');
        expect(await refusalOf(node.bid(leader, lot.id, 9_000))).toBe('MAXIMUM_NOT_RAISED');
      }
    }
  });
});

describe('a repeated request_id', () => {
  it('gets the first answer and uses no second chance, also when it was overtaken', async () => {
    const lot = await house.aLot(TEN_THOUSAND);
    const [first = 0, second = 0] = await bidders(2);
    const answer = await place(first, lot.id, 20_000, 'key-1');
    await bid(second, lot.id, 60_000);
    expect(await place(first, lot.id, 20_000, 'key-1')).toEqual(answer);
    expect(await rowsOf(lot.id)).toHaveLength(2);
  });

  it('at the same moment is one bid', async () => {
    const lot = await house.aLot(TEN_THOUSAND);
    const [one = 0] = await bidders(1);
    const answers = await Promise.all(Array.from({ length: 10 }, () => place(one, lot.id, 20_000, 'key-2')));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await rowsOf(lot.id)).toHaveLength(1);
  });

  it('for another amount or lot is refused', async () => {
    const [lot, other] = [await house.aLot(TEN_THOUSAND), await house.aLot(TEN_THOUSAND)];
    const [one = 0] = await bidders(1);
    await place(one, lot.id, 20_000, 'key-3');
    expect(await refusalOf(place(one, lot.id, 25_000, 'key-3'))).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await refusalOf(place(one, other.id, 20_000, 'key-3'))).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('in another currency is refused, of an accepted bid and of a refused one', async () => {
    const lot = await house.aLot(TEN_THOUSAND);
    const [one = 0] = await bidders(1);
    const inCurrency = (currency: 'JPY' | 'CNY', amount: number, request_id: string) =>
      bids.place(aMemberCaller(one), { id: lot.id, amount, currency, request_id });
    const first = await inCurrency('JPY', 20_000, 'key-5');
    expect(await refusalOf(inCurrency('CNY', 20_000, 'key-5'))).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await inCurrency('JPY', 20_000, 'key-5')).toEqual(first);
    expect(await refusalOf(inCurrency('CNY', 30_000, 'key-6'))).toBe('CURRENCY_MISMATCH');
    expect(await refusalOf(inCurrency('JPY', 30_000, 'key-6'))).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await refusalOf(inCurrency('CNY', 30_000, 'key-6'))).toBe('CURRENCY_MISMATCH');
  });

  it('in another currency at the same moment is refused too', async () => {
    const lot = await house.aLot(TEN_THOUSAND);
    const [one = 0] = await bidders(1);
    const work = (['JPY', 'CNY'] as const).map((currency) =>
      bids.place(aMemberCaller(one), { id: lot.id, amount: 20_000, currency, request_id: 'key-7' }),
    );
    const [yen, yuan] = work.map((promise) => refusalOf(promise));
    expect(await yen).toBe('nothing was refused');
    expect(await yuan).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('that answered another call is refused, and fails nobody who bids at that moment', async () => {
    const [lot, asking] = [await house.aLot(TEN_THOUSAND), await house.aLot({ need_approval: true })];
    const people = await bidders(3);
    const [, reuser = 0] = people;
    await admission.requestAdmission(aMemberCaller(reuser), {
      id: asking.id,
      checked: true,
      request_id: 'key-8',
    });
    const splits = await Promise.allSettled(
      people.map((id, position) => place(id, lot.id, 20_000 + position * 5_000, 'key-8')),
    );
    expect(splits.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await refusalOf(place(reuser, lot.id, 60_000, 'key-8'))).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('that answered another call with a refusal is refused as well', async () => {
    const lot = await house.aLot(TEN_THOUSAND);
    const [one = 0] = await bidders(1);
    const caller = aMemberCaller(one);
    expect(
      await refusalOf(
        admission.requestAdmission(caller, { id: 987_654_321, checked: true, request_id: 'key-9' }),
      ),
    ).toBe('NOT_FOUND');
    expect(await refusalOf(place(one, lot.id, 20_000, 'key-9'))).toBe('IDEMPOTENCY_KEY_REUSED');
  });

  it('of a bid answers no other call', async () => {
    const [lot, asking] = [await house.aLot(TEN_THOUSAND), await house.aLot({ need_approval: true })];
    const [one = 0, two = 0] = await bidders(2);
    const ask = (accountId: number, request_id: string) =>
      refusalOf(
        admission.requestAdmission(aMemberCaller(accountId), { id: asking.id, checked: true, request_id }),
      );
    await place(one, lot.id, 20_000, 'key-10');
    expect(await ask(one, 'key-10')).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await refusalOf(place(two, asking.id, 20_000, 'key-12'))).toBe('NOT_ADMITTED');
    expect(await ask(two, 'key-12')).toBe('IDEMPOTENCY_KEY_REUSED');
    expect(await ask(two, 'key-13')).toBe('nothing was refused');
  });

  it('of a refusal decided under the lock repeats that refusal', async () => {
    const lot = await house.aLot(TEN_THOUSAND);
    const [one = 0, two = 0] = await bidders(2);
    expect(await refusalOf(place(one, lot.id, 5_000, 'key-4'))).toBe('BID_TOO_LOW');
    await bid(two, lot.id, 20_000);
    expect(await refusalOf(place(one, lot.id, 5_000, 'key-4'))).toBe('BID_TOO_LOW');
    expect(await refusalOf(place(one, lot.id, 50_000, 'key-4'))).toBe('IDEMPOTENCY_KEY_REUSED');
  });
});

describe('anybody with a role in the seller’s company', () => {
  it('may not bid on its lots, whatever company their account names', async () => {
    const lot = await house.aLot({ ...TEN_THOUSAND, buy_now_price: 90_000, need_approval: true });
    const open = await house.anotherLot(lot, { ...TEN_THOUSAND, buy_now_price: 90_000 });
    const elsewhere = await house.aLot(TEN_THOUSAND);
    const role = await aRole(db, lot.companyId);
    const switchedOff = await aRole(db, lot.companyId, [], { status: 0 });
    for (const staff of [
      await aHolder(db, role, null),
      await aHolder(db, role, elsewhere.companyId),
      await aHolder(db, switchedOff, null),
    ]) {
      const caller = aMemberCaller(staff);
      expect(await refusalOf(bid(staff, open, 20_000))).toBe('BID_OWN_GOODS');
      expect(await refusalOf(house.purchases.buyNow(caller, { id: open, request_id: uniqueText() }))).toBe(
        'BID_OWN_GOODS',
      );
      expect(await refusalOf(house.admit(staff, lot.id))).toBe('BID_OWN_GOODS');
      expect((await house.queries.getAuctionDetail(caller, { id: open })).is_own_goods).toBe(true);
    }
    const ofThePlatform = await aHolder(db, await aRole(db, null), null);
    expect(await bid(ofThePlatform, open, 20_000)).toMatchObject({ is_leading: true });
    const ofAnother = await aHolder(db, await aRole(db, elsewhere.companyId), null);
    expect(await bid(ofAnother, open, 30_000)).toMatchObject({ is_leading: true });
  });
});

describe('a bid that reaches the buy-now price', () => {
  it('ends the lot alone; those behind it in the batch find it ended', async () => {
    const lot = await house.aLot({ ...TEN_THOUSAND, buy_now_price: 100_000 });
    const people = await bidders(4);
    const results = await Promise.allSettled(
      people.map((id, position) => bid(id, lot.id, [20_000, 100_000, 200_000, 30_000][position] ?? 0)),
    );
    expect(results.map((result) => result.status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'rejected',
    ]);
    const { rows } = await db.query<{ status: number; price: number; winner_id: number }>(
      `SELECT status, price, winner_id FROM auction WHERE id = $1`,
      [lot.id],
    );
    expect(rows[0]).toEqual({ status: 40, price: 100_000, winner_id: people[1] });
    expect(await house.eventsOf('auction.closed', lot.id)).toHaveLength(1);
  });

  it('refused on the way that would end its lot keeps its refusal', async () => {
    const lot = await house.aLot({ ...TEN_THOUSAND, buy_now_price: 100_000 });
    const [one = 0] = await bidders(1);
    const endAt = (when: string) => asOwner(`UPDATE auction SET end_at = ${when} WHERE id = ${lot.id}`);
    const lane = new BidLane(
      env,
      {
        committed: () => undefined,
        clear: (waiting) => house.clearance.clear(waiting),
        endLot: async (tx, waiting) => {
          await endAt('clock_timestamp()');
          const { answer } = await house.sale.byBid(tx, waiting);
          return { answer, committed: () => undefined };
        },
      },
      new RightOfWay(),
    );
    const submit = (max: number) =>
      lane.submit({
        auctionId: lot.id,
        accountId: one,
        sessionId: null,
        max,
        currency: 'JPY',
        digest: keyDigest('key-20').toString('hex'),
      });
    const first = await submit(100_000);
    expect(first).toMatchObject({ accepted: false, error: 'AUCTION_ENDED' });
    await endAt(`clock_timestamp() + interval '1 hour'`);
    expect(await submit(100_000)).toEqual(first);
    expect(await submit(20_000)).toMatchObject({ accepted: false, error: 'IDEMPOTENCY_KEY_REUSED' });
    await lane.close();
  });

  it('by buy now without a key is reported, though the connection was lost after the commit', async () => {
    const lot = await house.aLot({ ...TEN_THOUSAND, buy_now_price: 100_000 });
    const [one = 0] = await bidders(1);
    loseTheAnswerToTheNextCommit();
    expect(await house.purchases.buyNow(aMemberCaller(one), { id: lot.id })).toMatchObject({
      price: '100000',
      status: 40,
    });
    expect(await rowsOf(lot.id)).toHaveLength(1);
  });

  it('raced by many through the call is bought once', async () => {
    const lot = await house.aLot({ ...TEN_THOUSAND, buy_now_price: 100_000 });
    const people = await bidders(20);
    const results = await Promise.allSettled(
      people.map((id) => house.purchases.buyNow(aMemberCaller(id), { id: lot.id, request_id: uniqueText() })),
    );
    expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  });
});
