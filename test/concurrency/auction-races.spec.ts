import { randomUUID } from 'node:crypto';
import {
  acceptHighestBid,
  addAuction,
  addBidder,
  addOffer,
  answerOffer,
  auditBidder,
  buyNow,
  cancelAuction,
  placeBid,
  relistAuction,
  settleStrike,
  updateAuction,
  voidBid,
} from '@fovea/shared-types/auction/auction.calls';
import { WILDCARD } from '@fovea/shared-types/permissions';
import type { Database } from '../../server/src/platform/database/database.js';
import { aGoods } from '../fixtures/rows.js';
import type { Person } from '../support/api.js';
import { expectInvariants } from '../support/check-invariants.js';
import { canCluster } from '../support/cluster.js';
import { aCrowd, databaseAt } from '../support/crowd.js';
import { type SharedCluster, sharedCluster } from '../support/shared-cluster.js';
import { eventually } from '../support/eventually.js';
import { aBid, beforeTheirEnd } from '../support/lots.js';
import { aLot, giveMoney, grant, inSeconds } from '../support/people.js';
import { send } from '../support/wire.js';
import { answersOf, race, tally, times } from './race.js';

jest.setTimeout(600_000);

/** At once, in each race. */
const CALLERS = 64;

const describeIt = canCluster ? describe : describe.skip;

describeIt('raced by many callers over two nodes', () => {
  let cluster: SharedCluster;
  let db: Database;
  let crowd: Person[];
  let staff: Person[];
  beforeAll(async () => {
    cluster = await sharedCluster();
    db = databaseAt(cluster.databaseUrl);
    crowd = await aCrowd(db, CALLERS);
    staff = await aCrowd(db, CALLERS);
    for (const { accountId } of staff) await grant(db, accountId, [WILDCARD]);
  });
  afterAll(async () => {
    try {
      await eventually('no event waits', async () => (await count('outbox')) === 0);
      await expectInvariants(cluster.databaseUrl);
    } finally {
      await db?.onApplicationShutdown();
    }
  });

  const first = (people: readonly Person[]): Person => {
    const [person] = people;
    if (!person) throw new Error('nobody is there');
    return person;
  };
  const count = async (table: string, where = 'true'): Promise<number> =>
    (await db.query<{ n: number }>(`SELECT count(*) AS n FROM ${table} WHERE ${where}`)).rows[0]?.n ?? 0;
  const bidOn = async (lot: { id: number }, person: Person, amount: number) =>
    expect(await send(cluster.urls[0] ?? '', placeBid, aBid(lot, amount), person.token)).toMatchObject({
      kind: 'ok',
    });
  const terms = () => ({
    start_price: '1000',
    currency: 'JPY',
    start_at: new Date().toISOString(),
    end_at: inSeconds(86_400).toISOString(),
  });
  const until = (what: string, sql: string, id: number) =>
    eventually(what, async () => (await db.query<{ id: number }>(sql, [id])).rows[0]?.id);

  it('a lot taken at its buy-now price has one winner and one order', async () => {
    const lot = await aLot({ db }, { buy_now_price: 30_000 });
    const outcomes = await race(cluster, buyNow, crowd, () => ({ id: lot.id, request_id: randomUUID() }));
    expect(tally(outcomes)).toEqual({ ok: 1, AUCTION_ENDED: CALLERS - 1 });
    await until('the order', 'SELECT id FROM orders WHERE auction_id = $1', lot.id);
    expect(await count('orders', `auction_id = ${lot.id}`)).toBe(1);
    expect(await count('auction_bid', `auction_id = ${lot.id}`)).toBe(1);
  });

  it('a lot bid over its buy-now price has one winner', async () => {
    const lot = await aLot({ db }, { buy_now_price: 30_000 });
    const outcomes = await race(cluster, placeBid, crowd, () => aBid(lot, 40_000));
    expect(tally(outcomes)).toEqual({ ok: 1, AUCTION_ENDED: CALLERS - 1 });
  });

  it('one key sent many times is one bid, answered alike', async () => {
    const lot = await aLot({ db });
    const request = aBid(lot, 9_000);
    const outcomes = await race(cluster, placeBid, times(CALLERS, first(crowd)), () => request);
    expect(tally(outcomes)).toEqual({ ok: CALLERS });
    expect(new Set(answersOf(outcomes).map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await count('auction_bid', `auction_id = ${lot.id}`)).toBe(1);
    expect(await count('auction_bidder', `auction_id = ${lot.id} AND chances_used = 1`)).toBe(1);
  });

  it('one key with two amounts is one bid; the other amount is refused', async () => {
    const lot = await aLot({ db });
    const outcomes = await race(cluster, placeBid, times(CALLERS, first(crowd)), (_, i) =>
      aBid(lot, i % 2 === 0 ? 9_000 : 8_000, { request_id: 'one-key-two-amounts' }),
    );
    expect(tally(outcomes)).toEqual({ ok: CALLERS / 2, IDEMPOTENCY_KEY_REUSED: CALLERS / 2 });
  });

  it('no more chances are used than there are', async () => {
    const lot = await aLot({ db }, { bid_chances: 5 });
    const outcomes = await race(cluster, placeBid, times(CALLERS, first(crowd)), (_, i) =>
      aBid(lot, 2_000 + i * 1_000),
    );
    const counts = tally(outcomes);
    expect(counts.ok).toBeLessThanOrEqual(5);
    expect(Object.keys(counts).sort()).toEqual(
      expect.arrayContaining(counts.ok === 5 ? ['NO_CHANCES_LEFT', 'ok'] : ['ok']),
    );
    expect(await count('auction_bidder', `auction_id = ${lot.id} AND chances_used = ${counts.ok}`)).toBe(1);
  });

  it('an equal maximum of all is led by the one whose row came first', async () => {
    const lot = await aLot({ db });
    const outcomes = await race(cluster, placeBid, crowd, () => aBid(lot, 50_000));
    // After the first two the price is the maximum of all; the others are a step too low.
    expect(tally(outcomes)).toEqual({ ok: 2, BID_TOO_LOW: CALLERS - 2 });
    const { rows } = await db.query<{ is_first: boolean }>(
      `SELECT a.leader_id = b.bidder_id AS is_first FROM auction a JOIN auction_bid b ON b.auction_id = a.id AND b.ord = 1
       WHERE a.id = $1`,
      [lot.id],
    );
    expect(rows[0]?.is_first).toBe(true);
  });

  it('a deposit is held once, however often it is requested', async () => {
    const lot = await aLot({ db }, { deposit_rate: 10, deposit: 700 });
    const [, , person] = crowd;
    if (!person) throw new Error('nobody is there');
    await giveMoney(db, person.accountId, 1_000);
    const outcomes = await race(cluster, addBidder, times(CALLERS, person), () => ({
      id: lot.id,
      checked: true,
    }));
    expect(tally(outcomes)).toEqual({ ok: CALLERS });
    const { rows } = await db.query<{ kind: string; balance: number }>(
      `SELECT kind, balance FROM ledger_account WHERE owner_type = 'member' AND owner_id = $1 ORDER BY kind`,
      [person.accountId],
    );
    expect(rows).toEqual([
      { kind: 'available', balance: 300 },
      { kind: 'deposit', balance: 700 },
    ]);
  });

  it('money for one deposit serves one of many lots', async () => {
    const [, , , person] = crowd;
    if (!person) throw new Error('nobody is there');
    const lots = await Promise.all(
      Array.from({ length: 20 }, () => aLot({ db }, { deposit_rate: 10, deposit: 700 })),
    );
    await giveMoney(db, person.accountId, 1_500);
    const outcomes = await race(cluster, addBidder, times(20, person), (_, i) => ({
      id: lots[i]?.id ?? 0,
      checked: true,
    }));
    expect(tally(outcomes)).toEqual({ ok: 2, INSUFFICIENT_BALANCE: 18 });
  });

  it('a bidder is admitted or refused by one decision', async () => {
    const lot = await aLot({ db }, { need_approval: true });
    await send(cluster.urls[0] ?? '', addBidder, { id: lot.id, checked: true }, first(crowd).token);
    const bidder = await until('the bidder', 'SELECT id FROM auction_bidder WHERE auction_id = $1', lot.id);
    const outcomes = await race(cluster, auditBidder, staff, (_, i) => ({
      ids: [bidder],
      status: i % 2 === 0 ? 1 : -1,
      reason: 'documents checked',
    }));
    const verdicts = answersOf(outcomes).flat();
    expect(verdicts.filter(({ error }) => error === null)).toHaveLength(1);
    expect(verdicts.filter(({ error }) => error === 'ALREADY_DECIDED')).toHaveLength(CALLERS - 1);
  });

  it('one unit of goods is put up once', async () => {
    const goodsId = await aGoods(db, { sale_type: 2, sale_state: 1 });
    const outcomes = await race(cluster, addAuction, staff, () => ({ goods_id: goodsId, ...terms() }));
    expect(tally(outcomes)).toEqual({ ok: 1, STATE_CONFLICT: CALLERS - 1 });
  });

  it('one key of staff puts up one lot, answered alike', async () => {
    const goodsId = await aGoods(db, { sale_type: 2, sale_state: 1 });
    const request = { goods_id: goodsId, ...terms(), request_id: 'put-up-once' };
    const outcomes = await race(cluster, addAuction, times(CALLERS, first(staff)), () => request);
    expect(tally(outcomes)).toEqual({ ok: CALLERS });
    expect(new Set(answersOf(outcomes).map(({ id }) => id)).size).toBe(1);
  });

  it('a lot is cancelled once, and relisted once', async () => {
    const lot = await aLot({ db });
    const cancelled = await race(cluster, cancelAuction, staff, () => ({ id: lot.id, reason: 'withdrawn' }));
    expect(tally(cancelled)).toEqual({ ok: 1, STATE_CONFLICT: CALLERS - 1 });
    const relisted = tally(await race(cluster, relistAuction, staff, () => ({ id: lot.id, ...terms() })));
    expect(relisted.ok).toBe(1);
    expect((relisted.STATE_CONFLICT ?? 0) + (relisted.ALREADY_DONE ?? 0)).toBe(CALLERS - 1);
  });

  it('a bid is voided once', async () => {
    const lot = await aLot({ db });
    await bidOn(lot, first(crowd), 5_000);
    const outcomes = await race(cluster, voidBid, staff, () => ({
      id: lot.id,
      seq: 1,
      reason: 'typing error',
    }));
    expect(tally(outcomes)).toEqual({ ok: 1, STATE_CONFLICT: CALLERS - 1 });
  });

  it('terms changed while bids arrive are the terms of every bid', async () => {
    const lot = await aLot({ db });
    const changes = race(cluster, updateAuction, staff.slice(0, 16), (_, i) => ({
      id: lot.id,
      start_price: String(1_100 + i),
    }));
    const bids = race(cluster, placeBid, crowd, () => aBid(lot, 5_000));
    const changed = tally(await changes);
    const placed = tally(await bids);
    expect(Object.keys(changed).every((name) => ['ok', 'AUCTION_LOCKED'].includes(name))).toBe(true);
    expect(placed).toEqual({ ok: 2, BID_TOO_LOW: CALLERS - 2 });
    const { rows } = await db.query<{ is_same: boolean }>(
      `SELECT a.start_price = b.price_before AS is_same FROM auction a JOIN auction_bid b ON b.auction_id = a.id AND ord = 1
       WHERE a.id = $1`,
      [lot.id],
    );
    expect(rows[0]?.is_same).toBe(true);
  });

  it('lots of one end are closed once each, whichever node comes first', async () => {
    const every2nd = <Lot>(all: readonly Lot[]): Lot[] => all.filter((_, i) => i % 2 === 0);
    const lots = await beforeTheirEnd(
      (end) => Promise.all(Array.from({ length: 60 }, () => aLot({ db }, end))),
      async (made) => {
        const withBid = every2nd(made);
        const bids = await race(
          cluster,
          placeBid,
          withBid.map((_, i) => crowd[i] ?? null),
          (_, i) => aBid(withBid[i] ?? { id: 0 }, 5_000),
        );
        const { ok = 0, AUCTION_ENDED: late = 0 } = tally(bids);
        expect(ok + late).toBe(withBid.length);
        return late === 0;
      },
    );
    const withBid = every2nd(lots);
    const ids = lots.map(({ id }) => id).join(', ');
    await eventually(
      'all are closed',
      async () => (await count('auction', `id IN (${ids}) AND status < 30`)) === 0,
    );
    expect(await count('auction', `id IN (${ids}) AND status = 40`)).toBe(withBid.length);
    expect(await count('auction', `id IN (${ids}) AND status = 41`)).toBe(lots.length - withBid.length);
    await eventually(
      'each winner has their order',
      async () => (await count('orders', `auction_id IN (${ids})`)) === withBid.length,
    );
    // One notice to each seller: nobody was notified twice, by whichever node.
    const noticeSql = `event_key LIKE 'auction.closed:%' AND (params ->> 'auction_id')::bigint IN (${ids})`;
    await eventually(
      'each seller is notified',
      async () => (await count('message', noticeSql)) >= lots.length,
    );
    await eventually('no event waits', async () => (await count('outbox')) === 0);
    expect(await count('message', noticeSql)).toBe(lots.length);
  });

  it('lots that missed their reserve wait for their seller, whose decision is made once', async () => {
    const lots = await beforeTheirEnd(
      (end) => Promise.all(Array.from({ length: 20 }, () => aLot({ db }, { ...end, reserve_price: 90_000 }))),
      async (made) => {
        const bids = await race(
          cluster,
          placeBid,
          made.map((_, i) => crowd[i] ?? first(crowd)),
          (_, i) => aBid(made[i] ?? { id: 0 }, 5_000),
        );
        const { ok = 0, AUCTION_ENDED: late = 0 } = tally(bids);
        expect(ok + late).toBe(made.length);
        return late === 0;
      },
    );
    const ids = lots.map(({ id }) => id).join(', ');
    await eventually(
      'all have ended',
      async () => (await count('auction', `id IN (${ids}) AND status < 30`)) === 0,
    );
    const [lot] = lots;
    const outcomes = await race(cluster, acceptHighestBid, staff, (_, i) => ({
      id: lot?.id ?? 0,
      status: i % 2 === 0 ? 1 : -1,
    }));
    expect(tally(outcomes)).toEqual({ ok: 1, STATE_CONFLICT: CALLERS - 1 });
    // The second node, which found them due as well, must not have taken the first one's ending for a silence.
    expect(await count('auction', `id IN (${ids}) AND status = 30`)).toBe(lots.length - 1);
  });

  it('a second chance is offered once and answered once; a strike is settled once', async () => {
    const lot = await aLot({ db }, { buy_now_price: 50_000 });
    const [winner, runnerUp] = crowd.slice(10);
    if (!winner || !runnerUp) throw new Error('nobody is there');
    await bidOn(lot, runnerUp, 20_000);
    await bidOn(lot, winner, 50_000);
    const order = await until('the order', 'SELECT id FROM orders WHERE auction_id = $1', lot.id);
    await db.query('UPDATE orders SET pay_deadline = clock_timestamp() WHERE id = $1', [order]);
    // The deadline job looks once a minute; it is one statement, run here as the job does.
    await db.transaction(async (tx) => {
      await tx.query('UPDATE orders SET status = 60 WHERE id = $1', [order]);
      await tx.query(
        `INSERT INTO order_history (order_id, seq, from_status, to_status) VALUES ($1, 2, 10, 60)`,
        [order],
      );
      await tx.query(`INSERT INTO outbox (event, payload) VALUES ('order.defaulted', $1)`, [
        JSON.stringify({ order_id: order, auction_id: lot.id, buyer_id: winner.accountId, by: null }),
      ]);
    });
    const strike = await until('the strike', 'SELECT id FROM auction_strike WHERE auction_id = $1', lot.id);
    const settled = await race(cluster, settleStrike, staff, () => ({
      id: strike,
      reason: 'paid after all',
    }));
    expect(tally(settled)).toEqual({ ok: 1, ALREADY_DECIDED: CALLERS - 1 });

    const offered = await race(cluster, addOffer, staff, () => ({ auction_id: lot.id }));
    expect(tally(offered)).toEqual({ ok: 1, STATE_CONFLICT: CALLERS - 1 });
    const [offer] = answersOf(offered);
    const answered = await race(cluster, answerOffer, times(CALLERS, runnerUp), (_, i) => ({
      id: offer?.id ?? 0,
      status: i % 2 === 0 ? 1 : -1,
    }));
    expect(tally(answered)).toEqual({ ok: 1, ALREADY_DECIDED: CALLERS - 1 });
  });
});
