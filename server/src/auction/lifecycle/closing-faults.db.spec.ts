import { loadEnv } from '../../platform/config/env.js';
import { DatabaseClock } from '../../platform/database/database-clock.js';
import { Heartbeat } from '../../platform/heartbeat/heartbeat.js';
import { Jobs } from '../../platform/jobs/jobs.js';
import { JobQueues } from '../../platform/jobs/queues.js';
import { Log } from '../../platform/logging/log.js';
import { RedisConnection } from '../../platform/redis/redis-connection.js';
import { aStaffCaller, asOwner, openAuctionHouse } from '../../../../test/fixtures/auction-house.js';
import { holdLot } from '../../../../test/fixtures/held-rows.js';
import { AuctionTimer } from './auction-timer.js';

const env = loadEnv(process.env);
const house = openAuctionHouse();
const { db } = house;
afterAll(() => house.stop());
/** Nothing that an earlier test left is due. */
beforeEach(() =>
  asOwner(
    `DELETE FROM auction_fault; UPDATE auction SET status = 42, closed_at = clock_timestamp(), cancel_reason = 'over' WHERE status < 40`,
  ),
);

const TEN_THOUSAND = { start_price: 10_000, price: 10_000 };

const stateOf = async (id: number) =>
  (await db.query<{ status: number }>(`SELECT status FROM auction WHERE id = $1`, [id])).rows[0]?.status;
const faultOf = async (id: number) =>
  (
    await db.query<{ attempts: number; error: string; is_later: boolean }>(
      `SELECT attempts, error, retry_at > clock_timestamp() AS is_later FROM auction_fault WHERE auction_id = $1`,
      [id],
    )
  ).rows[0];
const nowDue = (ids: readonly number[]) =>
  asOwner(`UPDATE auction SET end_at = clock_timestamp() WHERE id IN (${ids.join()})`);

/** A lot whose loser is to get back a deposit that was never frozen: its close fails. */
async function aBrokenLot(): Promise<number> {
  const lot = await house.aLot(TEN_THOUSAND);
  const loser = await house.aBidder();
  await asOwner(
    `INSERT INTO auction_bidder (auction_id, account_id, deposit, deposit_status) VALUES (${lot.id}, ${loser}, 700, 1)`,
  );
  return lot.id;
}

const aSoldLot = async (): Promise<number> => {
  const lot = await house.aLot(TEN_THOUSAND);
  await house.bid(await house.aBidder(), lot.id, 20_000);
  return lot.id;
};

describe('a lot that cannot be closed', () => {
  it('skips a lot with its reason while the others close', async () => {
    const sold = [await aSoldLot(), await aSoldLot(), await aSoldLot()];
    const broken = await aBrokenLot();
    await nowDue([...sold, broken]);
    expect(await house.close.runDue()).toBe(3);
    expect(await Promise.all(sold.map(stateOf))).toEqual([40, 40, 40]);
    expect(await stateOf(broken)).toBe(20);
    expect(await faultOf(broken)).toEqual({
      attempts: 1,
      error: expect.stringContaining('INSUFFICIENT_BALANCE') as unknown,
      is_later: true,
    });
    const operator = aStaffCaller(await house.aBidder(), null);
    expect((await house.admin.getAuctionDetail(operator, { id: broken })).close_failed_at).not.toBeNull();
    expect((await house.admin.getAuctionDetail(operator, { id: sold[0] ?? 0 })).close_failed_at).toBeNull();
    expect((await house.metrics.closeFailures.get()).values[0]?.value).toBeGreaterThan(0);
  });

  it('is tried later and later, and closes once its fault is mended', async () => {
    const broken = await aBrokenLot();
    await nowDue([broken]);
    expect(await house.close.runDue()).toBe(0);
    // Until its time comes nothing is tried, and nothing is due.
    expect(await house.close.runDue()).toBe(0);
    expect((await faultOf(broken))?.attempts).toBe(1);
    const { dueAt, now } = await house.close.nextDue();
    expect(dueAt).toBeGreaterThan(now);
    const again = `UPDATE auction_fault SET retry_at = clock_timestamp() WHERE auction_id = ${broken}`;
    await asOwner(again);
    await house.close.runDue();
    expect((await faultOf(broken))?.attempts).toBe(2);
    await asOwner(
      `UPDATE auction_bidder SET deposit = 0, deposit_status = 0 WHERE auction_id = ${broken}; ${again}`,
    );
    expect(await house.close.runDue()).toBe(1);
    expect(await stateOf(broken)).toBe(41);
    expect(await faultOf(broken)).toBeUndefined();
  });

  it('is reported to operators', async () => {
    house.faults.onModuleInit();
    const broken = await aBrokenLot();
    await asOwner(`UPDATE auction SET end_at = clock_timestamp() - interval '1 minute' WHERE id = ${broken}`);
    await house.close.runDue();
    const metrics = await house.metrics.render();
    expect(metrics).toMatch(/fovea_auction_lots_late [1-9]/);
    expect(metrics).toMatch(/fovea_auction_lots_faulty [1-9]/);
  });

  it('and came to its end otherwise has no fault any more', async () => {
    const broken = await aBrokenLot();
    await nowDue([broken]);
    await house.close.runDue();
    await asOwner(
      `UPDATE auction SET status = 42, closed_at = clock_timestamp(), cancel_reason = 'over' WHERE id = ${broken}`,
    );
    await house.faults.clearOver();
    expect(await faultOf(broken)).toBeUndefined();
  });
});

describe('a lot that somebody holds at its end', () => {
  it('is passed by, and closes when it is free', async () => {
    const [held, free] = [await aSoldLot(), await aSoldLot()];
    await nowDue([held, free]);
    const holder = await holdLot(held);
    expect(await house.close.runDue()).toBe(1);
    expect([await stateOf(held), await stateOf(free)]).toEqual([20, 40]);
    await holder.end();
    expect(await house.close.runDue()).toBe(1);
    expect(await stateOf(held)).toBe(40);
    expect(await faultOf(held)).toBeUndefined();
  });
});

describe('many lots that end together', () => {
  const MANY = 300;

  it('all close once, but for one that somebody holds and a broken one', async () => {
    const sold = await aSoldLot();
    const { rows } = await db.query<{ id: number }>(
      `WITH g AS (
         INSERT INTO goods (goods_sn, company_id, seller_id, category_id, brand_id, name_c, name_e, name_j, condition,
           shipping_time, sale_type, sale_state, status, currency, listed_at)
         SELECT 'M' || gen_random_uuid(), g.company_id, g.seller_id, g.category_id, g.brand_id, 'c', 'e', 'j', 2, 2, 2, 4, 30, 'JPY', clock_timestamp()
         FROM auction a JOIN goods g ON g.id = a.goods_id, generate_series(1, $2) WHERE a.id = $1
         RETURNING id, company_id, seller_id)
       INSERT INTO auction (goods_id, company_id, seller_id, status, currency, start_price, price, step_price, start_at, end_at)
       SELECT id, company_id, seller_id, 20, 'JPY', 100, 100, 1, clock_timestamp() - interval '1 hour', clock_timestamp()
       FROM g RETURNING id`,
      [sold, MANY],
    );
    const many = rows.map(({ id }) => id);
    const [held = 0] = many;
    const broken = await aBrokenLot();
    await nowDue([sold, broken]);
    const holder = await holdLot(held);
    // What a look finds free is closed by it; a fault is halved away from the others.
    expect(await house.close.runDue()).toBe(MANY);
    expect([await stateOf(held), await stateOf(broken), await stateOf(sold)]).toEqual([20, 20, 40]);
    expect((await faultOf(broken))?.attempts).toBe(1);
    await holder.end();
    expect(await house.close.runDue()).toBe(1);
    const { rows: metrics } = await db.query<{ lots: number; events: number }>(
      `SELECT count(DISTINCT payload ->> 'auction_id')::int AS lots, count(*)::int AS events FROM outbox
       WHERE event = 'auction.closed' AND (payload ->> 'auction_id')::bigint = ANY ($1::bigint[])`,
      [[...many, sold]],
    );
    expect(metrics).toEqual([{ lots: MANY + 1, events: MANY + 1 }]);
    const { rows: states } = await db.query(
      `SELECT a.status, g.status AS goods, count(*)::int AS n FROM auction a JOIN goods g ON g.id = a.goods_id
       WHERE a.id = ANY ($1::bigint[]) GROUP BY 1, 2`,
      [many],
    );
    expect(states).toEqual([{ status: 41, goods: 20, n: MANY }]);
  });
});

describe('lots that no timer has closed', () => {
  it('are closed by the sweep, which also clears faults that are over', async () => {
    const [sold, broken] = [await aSoldLot(), await aBrokenLot()];
    await nowDue([sold, broken]);
    await house.close.runDue();
    await asOwner(
      `UPDATE auction SET status = 42, closed_at = clock_timestamp(), cancel_reason = 'over' WHERE id = ${broken}`,
    );
    const late = await aSoldLot();
    await nowDue([late]);
    const log = new Log(env);
    const jobs = new Jobs(
      new JobQueues(env, await RedisConnection.open(undefined, log), log),
      log,
      house.metrics,
      env,
    );
    const heartbeat = new Heartbeat(env, db, log);
    const timer = new AuctionTimer(house.close, house.faults, new DatabaseClock(), heartbeat, jobs, log);
    await timer.sweep();
    expect(await stateOf(late)).toBe(40);
    expect(await faultOf(broken)).toBeUndefined();
  });
});
