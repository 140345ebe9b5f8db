import assert from 'node:assert/strict';
import fc from 'fast-check';
import { bidderKey, decideInOrder } from '../../../server/src/auction/bidding/bid-batch.js';
import type { BidderOfLot, WaitingBid } from '../../../server/src/auction/bidding/waiting-bid.js';
import { type Lot, commitment, type NewBidRow } from '../../../server/src/auction/lot/lot.js';
import { aBidder, aLot, MINUTE, NOON } from '../../fixtures/auction-lots.js';

const LONG = process.env.FOVEA_LONG === '1';
const RUNS = LONG ? 100_000 : 5_000;
const SEED = Number(process.env.FOVEA_SEED ?? Date.now() % 2 ** 31);
const PEOPLE = 4;

interface Batch {
  /** How the database's clock moved since the last batch: back, too. */
  clockMs: number;
  bids: { who: number; over: number }[];
}

const batch: fc.Arbitrary<Batch> = fc.record({
  clockMs: fc.oneof(
    { weight: 4, arbitrary: fc.integer({ min: 0, max: 20 * MINUTE }) },
    { weight: 1, arbitrary: fc.integer({ min: -60 * MINUTE, max: -1 }) },
  ),
  bids: fc.array(
    fc.record({ who: fc.integer({ min: 1, max: PEOPLE }), over: fc.integer({ min: -500, max: 20_000 }) }),
    { minLength: 1, maxLength: 6 },
  ),
});

const story = fc.record({
  reserve: fc.option(fc.integer({ min: 1_001, max: 60_000 })),
  batches: fc.array(batch, { minLength: 1, maxLength: 12, size: 'max' }),
});

const underLock = (reservePrice: number | null): Lot => ({
  id: 1,
  goodsId: 1,
  companyId: null,
  sellerId: 99,
  handlerId: null,
  bidChances: null,
  deposit: 0,
  needApproval: false,
  lastOrd: 0,
  lastAt: 0,
  leaderNo: null,
  leaderSeq: null,
  headHash: null,
  state: aLot({ reservePrice }),
});

/** Plays the batches; returns the log, and what the leader's maximum was when each row was written. */
function played(lot: Lot, batches: readonly Batch[], seen: Map<string, number>): NewBidRow[] {
  const log: NewBidRow[] = [];
  const bidders = new Map<string, BidderOfLot>(
    Array.from({ length: PEOPLE }, (_, i) => [
      bidderKey(lot.id, i + 1),
      {
        ...aBidder(i + 1, { chancesAllowed: null }),
        rowId: i + 1,
        isCleared: true,
        isFirstBid: true,
        ownMax: null,
      },
    ]),
  );
  let clock = NOON;
  let key = 0;
  for (const { clockMs, bids } of batches) {
    clock += clockMs;
    const lastAt = lot.lastAt;
    const waiting = bids.map(({ who, over }): WaitingBid => ({
      auctionId: lot.id,
      accountId: who,
      sessionId: null,
      max: Math.max(1, lot.state.price + over),
      currency: 'JPY',
      digest: String((key += 1)),
    }));
    const lots = new Map([[lot.id, lot]]);
    const nobody = { locked: new Set<number>(), endedSessions: new Set<number>() };
    const input = { now: clock, lots, ...nobody, bidders, answered: new Map() };
    const result = decideInOrder(waiting, input);
    assert.equal(result.behindMs, Math.max(0, lastAt - clock));
    if (result.behindMs > 0 && result.rows.length > 0) count(seen, 'set back');
    for (const [id, bidder] of result.bidders) bidders.set(id, bidder);
    for (const row of result.rows) count(seen, row.kind);
    log.push(...result.rows);
  }
  return log;
}

const count = (seen: Map<string, number>, what: string): void => {
  seen.set(what, (seen.get(what) ?? 0) + 1);
};

function check(log: readonly NewBidRow[], lot: Lot): void {
  let at = 0;
  const highest = new Map<number, number>();
  for (const row of log) {
    // Time goes forward, within the lot's (A2).
    assert.ok(row.at >= at && row.at >= row.startAt && row.at < row.endBefore);
    at = row.at;
    assert.ok(row.max !== null && row.salt !== null && row.bidderId !== null);
    assert.equal(row.commitment, commitment(row.salt, row.max));
    // An automatic row shows its bidder's maximum, a secret one too.
    if (row.kind === 'automatic') assert.equal(row.max, highest.get(row.bidderId));
    else highest.set(row.bidderId, Math.max(row.max, highest.get(row.bidderId) ?? 0));
  }
  assert.equal(lot.lastAt, at);
  for (const secret of ['salt', 'commitment'] as const)
    assert.equal(new Set(log.map((row) => row[secret])).size, log.length);
}

describe(`the log of ${RUNS} random lots (FOVEA_SEED=${SEED})`, () => {
  it(
    'moves forward in time whatever the clock does, and shows no commitment twice',
    () => {
      const seen = new Map<string, number>();
      fc.assert(
        fc.property(story, ({ reserve, batches }) => {
          const lot = underLock(reserve);
          check(played(lot, batches, seen), lot);
        }),
        { numRuns: RUNS, seed: SEED },
      );
      for (const what of ['bid', 'automatic', 'raise', 'set back'])
        expect([what, (seen.get(what) ?? 0) >= RUNS / 20]).toEqual([what, true]);
    },
    LONG ? 3_600_000 : 120_000,
  );
});
