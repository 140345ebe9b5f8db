import { randomBytes } from 'node:crypto';
import { addBidder } from '@fovea/shared-types/auction/auction.calls';
import { loadEnv } from '../../platform/config/env.js';
import { Exchange } from '../../platform/database/exchange.js';
import { pg } from '../../platform/database/pg-types.js';
import { Idempotency, keyDigest } from '../../platform/http/idempotency.js';
import { RightOfWay } from '../live/lot-hub.js';
import { asOwner, openAuctionHouse, refusalOf } from '../../../../test/fixtures/auction-house.js';
import { holdLot, openTransaction } from '../../../../test/fixtures/held-rows.js';
import { aMemberCaller, uniqueText } from '../../../../test/fixtures/rows.js';
import { eventually } from '../../../../test/support/eventually.js';
import { openSilentProxy } from '../../../../test/support/silent-proxy.js';
import { BidLane } from './bid-lane.js';
import { OutcomeUnknown } from '../../platform/database/dedicated-connection.js';
import { LANE_LIMITS, type LaneLimits } from './lane-limits.js';

const env = loadEnv(process.env);
const house = openAuctionHouse();
const { db } = house;
afterAll(() => house.stop());

const TEN_THOUSAND = { start_price: 10_000, price: 10_000, bid_chances: null };
const bidders = (count: number) => Promise.all(Array.from({ length: count }, () => house.aBidder()));

const rowsOf = async (auctionId: number) =>
  (
    await db.query<{ bidder_id: number }>(
      `SELECT bidder_id FROM auction_bid WHERE auction_id = $1 AND kind = 1 ORDER BY ord`,
      [auctionId],
    )
  ).rows.map(({ bidder_id }) => bidder_id);

/** What became of each. */
const outcomesOf = async (work: readonly Promise<unknown>[]) =>
  (await Promise.allSettled(work)).map((one) =>
    one.status === 'fulfilled'
      ? 'answered'
      : one.reason instanceof OutcomeUnknown
        ? 'unknown'
        : (one.reason as Error).message,
  );

function aLane(limits: Partial<LaneLimits> = {}, databaseUrl = env.databaseUrl) {
  const lane = new BidLane(
    { ...env, databaseUrl },
    {
      committed: () => undefined,
      clear: (bid) => house.clearance.clear(bid),
      endLot: () => Promise.reject(new Error('no lot ends here')),
    },
    new RightOfWay(),
    { ...LANE_LIMITS, ...limits },
  );
  let max = 20_000;
  return {
    lane,
    submit: (auctionId: number, accountId: number, changes: { max?: number; digest?: string } = {}) =>
      lane.submit({
        auctionId,
        accountId,
        sessionId: null,
        max: (max += 5_000),
        currency: 'JPY',
        digest: randomBytes(16).toString('hex'),
        ...changes,
      }),
  };
}

/** A connection whose other end is gone. */
const deafWire = {
  ...{ stream: { cork: jest.fn(), uncork: jest.fn() }, parse: jest.fn(), bind: jest.fn(), close: jest.fn() },
  ...{ describe: jest.fn(), execute: jest.fn(), flush: jest.fn(), sync: jest.fn() },
};

/** Counts the batches begun; each meets this fault, if there is one. */
function watchBegins(fault?: () => Error) {
  const { prototype } = pg.Client;
  const original = Reflect.get(prototype, 'query');
  let begun = 0;
  const spy = jest.spyOn(prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...args: unknown[]
  ): void {
    const [sent] = args;
    const isBatch = sent instanceof Exchange;
    if (isBatch) begun += 1;
    if (!isBatch || !fault) return Reflect.apply(original, this, args) as void;
    // As the driver reports it, on a connection that accepts nothing more.
    sent.handleError(fault(), deafWire);
  });
  return {
    begun: () => begun,
    stop: () => spy.mockRestore(),
  };
}

/** How many batches are begun meanwhile. */
async function begunDuring(work: () => Promise<unknown>): Promise<number> {
  const begins = watchBegins();
  try {
    await work();
  } finally {
    begins.stop();
  }
  return begins.begun();
}

const databaseFault = (code: string) => Object.assign(new pg.DatabaseError(code, 0, 'error'), { code });

describe('a lane whose connection was lost', () => {
  it.each([
    ['by its administrator', () => databaseFault('57P01')],
    ['to a server that starts', () => databaseFault('57P03')],
    ['to a crash beside it', () => databaseFault('57P02')],
    ['on the way', () => new Error('Connection terminated unexpectedly')],
    ['to nobody there', () => Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })],
  ])('%s leaves all of its batch unknown, and splits nothing', async (_how, fault) => {
    const lot = await house.aLot(TEN_THOUSAND);
    const people = await bidders(8);
    const { lane, submit } = aLane();
    const faults = watchBegins(fault);
    try {
      expect(await outcomesOf(people.map((id) => submit(lot.id, id)))).toEqual(people.map(() => 'unknown'));
      expect(faults.begun()).toBe(5);
    } finally {
      faults.stop();
    }
    expect(await outcomesOf(people.map((id) => submit(lot.id, id)))).toEqual(people.map(() => 'answered'));
    await lane.close();
  });

  it('uses another one while it waits', async () => {
    const lot = await house.aLot(TEN_THOUSAND);
    const [one = 0] = await bidders(1);
    const { lane, submit } = aLane({ lockMs: 5_000 });
    const held = await holdLot(lot.id);
    const bid = submit(lot.id, one);
    const pid = await eventually('the lane waits for the lot', async () => (await held.waiting())[0]);
    await asOwner(`SELECT pg_terminate_backend(${pid})`);
    await held.end();
    expect(await bid).toMatchObject({ accepted: true, seq: 1 });
    await lane.close();
  });

  it('to a database that fell silent is left in time, and the next bid has another', async () => {
    const lot = await house.aLot(TEN_THOUSAND);
    const [one = 0, two = 0, three = 0] = await bidders(3);
    const proxy = await openSilentProxy(env.databaseUrl);
    const limits = { transactionMs: 1_500, connectMs: 1_500, startWithinMs: 1_000 };
    const { lane, submit } = aLane(limits, proxy.by(env.databaseUrl));
    try {
      expect(await submit(lot.id, one)).toMatchObject({ accepted: true });
      proxy.silence();
      expect(await outcomesOf([submit(lot.id, two)])).toEqual(['unknown']);
      proxy.speak();
      expect(await submit(lot.id, three)).toMatchObject({ accepted: true });
    } finally {
      await proxy.close();
      await lane.close();
    }
  });
});

describe('a lane that is late', () => {
  it('refuses the bid whose client has given up, and does not commit it later', async () => {
    const lot = await house.aLot(TEN_THOUSAND);
    const [one = 0, two = 0] = await bidders(2);
    const { lane, submit } = aLane({ startWithinMs: 1_000 });
    const slow = lane.commands.transaction((tx) => tx.query('SELECT pg_sleep(1.3)'));
    expect(await outcomesOf([submit(lot.id, one)])).toEqual(['BUSY']);
    await slow;
    expect(await submit(lot.id, two)).toMatchObject({ accepted: true, seq: 1 });
    expect(await rowsOf(lot.id)).toEqual([two]);
    await lane.close();
  });

  it('rolls back a transaction that takes too long, and continues', async () => {
    const lot = await house.aLot(TEN_THOUSAND);
    const [one = 0] = await bidders(1);
    const { lane, submit } = aLane({ transactionMs: 1_000 });
    const work = lane.commands.transaction(async (tx) => {
      await tx.query(`INSERT INTO auction_watch (auction_id, account_id) VALUES ($1, $2)`, [lot.id, one]);
      await tx.query('SELECT pg_sleep(3)');
    });
    expect(await refusalOf(work)).toBe('BUSY');
    expect((await db.query('SELECT FROM auction_watch WHERE auction_id = $1', [lot.id])).count).toBe(0);
    expect(await submit(lot.id, one)).toMatchObject({ accepted: true });
    await lane.close();
  });

  it('takes no more bids than its queue holds', async () => {
    const lot = await house.aLot(TEN_THOUSAND);
    const people = await bidders(5);
    const { lane, submit } = aLane({ queueMax: 3 });
    expect(await outcomesOf(people.map((id) => submit(lot.id, id)))).toEqual([
      'answered',
      'answered',
      'answered',
      'BUSY',
      'BUSY',
    ]);
    await lane.close();
  });

  it('takes no more commands than its queue holds', async () => {
    const { lane } = aLane({ commandsMax: 1 });
    const work = [1, 2].map(() => lane.commands.transaction((tx) => tx.query('SELECT 1')));
    expect(await outcomesOf(work)).toEqual(['answered', 'BUSY']);
    await lane.close();
  });
});

describe('a lot that somebody holds', () => {
  it('stalls no other; its own bids are decided in their order once it is free', async () => {
    const [locked, free] = [await house.aLot(TEN_THOUSAND), await house.aLot(TEN_THOUSAND)];
    const people = await bidders(3);
    const [one = 0, two = 0, three = 0] = people;
    const { lane, submit } = aLane({ lockedMs: 20_000, startWithinMs: 20_000 });
    const held = await holdLot(locked.id);
    const waiting = [submit(locked.id, one)];
    expect(await submit(free.id, one)).toMatchObject({ accepted: true });
    waiting.push(submit(locked.id, two));
    expect(await submit(free.id, two)).toMatchObject({ accepted: true });
    waiting.push(submit(locked.id, three));
    expect(await submit(free.id, three)).toMatchObject({ accepted: true });
    expect(await rowsOf(locked.id)).toEqual([]);
    await held.end();
    expect(await outcomesOf(waiting)).toEqual(['answered', 'answered', 'answered']);
    expect(await rowsOf(locked.id)).toEqual(people);
    await lane.close();
  });

  it('for too long has its bids refused as BUSY, with nothing written', async () => {
    const lot = await house.aLot(TEN_THOUSAND);
    const people = await bidders(2);
    const { lane, submit } = aLane({ lockedMs: 300, lockMs: 50 });
    const held = await holdLot(lot.id);
    expect(await outcomesOf(people.map((id) => submit(lot.id, id)))).toEqual(['BUSY', 'BUSY']);
    await held.end();
    expect(await rowsOf(lot.id)).toEqual([]);
    await lane.close();
  });

  it('has its commands wait without the lane, and refused after a while', async () => {
    const [locked, free] = [await house.aLot(TEN_THOUSAND), await house.aLot(TEN_THOUSAND)];
    const [one = 0] = await bidders(1);
    const { lane, submit } = aLane({ lockedMs: 300, lockMs: 50 });
    const held = await holdLot(locked.id);
    const command = lane.commands.transaction((tx) =>
      tx.query('SELECT FROM auction WHERE id = $1 FOR NO KEY UPDATE', [locked.id]),
    );
    expect(await submit(free.id, one)).toMatchObject({ accepted: true });
    expect(await refusalOf(command)).toBe('BUSY');
    await held.end();
    await lane.close();
  });

  it('by a row that only refers to it is free all the same', async () => {
    const lot = await house.aLot(TEN_THOUSAND);
    const [one = 0, two = 0] = await bidders(2);
    const watching = await openTransaction(
      `INSERT INTO auction_watch (auction_id, account_id) VALUES (${lot.id}, ${one})`,
    );
    expect(await house.bid(two, lot.id, 20_000)).toMatchObject({ seq: 1 });
    await watching.end();
  });
});

describe('a lot on which every write fails', () => {
  it('fails alone and soon, and bids on other lots of that moment are answered', async () => {
    const lots = await Promise.all(Array.from({ length: 4 }, () => house.aLot(TEN_THOUSAND)));
    const [broken] = lots;
    const people = await bidders(16);
    // The next row's number does not fit its column.
    await asOwner(`UPDATE auction SET last_ord = 2147483647 WHERE id = ${broken?.id ?? 0}`);
    const { lane, submit } = aLane();
    let outcomes: string[] = [];
    const begun = await begunDuring(async () => {
      outcomes = await outcomesOf(lots.flatMap(({ id }) => people.map((person) => submit(id, person))));
    });
    expect(outcomes.slice(people.length)).toEqual(Array.from({ length: 48 }, () => 'answered'));
    for (const outcome of outcomes.slice(0, people.length)) expect(outcome).toContain('out of range');
    // All, two halves of the lots, two quarters, and of the broken lot halves until three of its bids failed alone.
    expect(begun).toBeLessThan(16);
    await lane.close();
  });
});

describe('a key that another call is using', () => {
  it('is not waited for while lots are held', async () => {
    const [lot, asking] = [await house.aLot(TEN_THOUSAND), await house.aLot({ need_approval: true })];
    const [one = 0, two = 0] = await bidders(2);
    const request_id = uniqueText();
    const { lane, submit } = aLane({ lockMs: 5_000 });
    let answers: unknown;
    const request = { id: asking.id, checked: true, request_id };
    await new Idempotency(db).run(aMemberCaller(one), addBidder.path, request, async () => {
      // Too low: a refusal, which is kept under its key where that is free.
      const digest = keyDigest(request_id).toString('hex');
      answers = await Promise.all([submit(lot.id, one, { max: 1_000, digest }), submit(lot.id, two)]);
    });
    expect(answers).toMatchObject([{ accepted: false, error: 'BID_TOO_LOW' }, { accepted: true }]);
    await lane.close();
  });
});
