import {
  auctionDetail,
  bidList,
  buyNow,
  cancelAuction,
  placeBid,
  updateAuction,
  voidBid,
} from '@fovea/shared-types/auction/auction.calls';
import fc from 'fast-check';
import { aLotWalk } from '../../support/lot-walk.js';
import { aLot, inSeconds, type TestLot } from '../../support/people.js';

const STEPS_MAX = 40;

const walking = aLotWalk({ people: 4, runs: 25, longRuns: 400 });

/** One thing somebody does to the lot. */
type Step =
  | { kind: 'bid'; who: number; over: number; key: number }
  | { kind: 'buy-now'; who: number }
  | { kind: 'void'; seq: number }
  | { kind: 'reserve'; price: number | null }
  | { kind: 'end'; minutes: number }
  | { kind: 'cancel' };

const step = (): fc.Arbitrary<Step> =>
  fc.oneof(
    {
      weight: 20,
      arbitrary: fc.record({
        kind: fc.constant('bid' as const),
        who: fc.nat(3),
        // Around the required minimum, below it too.
        over: fc.integer({ min: -2_000, max: 30_000 }),
        // Keys come again now and then.
        key: fc.nat(60),
      }),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('buy-now' as const), who: fc.nat(3) }) },
    {
      weight: 3,
      arbitrary: fc.record({ kind: fc.constant('void' as const), seq: fc.integer({ min: 1, max: 12 }) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        kind: fc.constant('reserve' as const),
        price: fc.option(fc.integer({ min: 1_001, max: 60_000 })),
      }),
    },
    { weight: 2, arbitrary: fc.record({ kind: fc.constant('end' as const), minutes: fc.nat(600) }) },
    { weight: 1, arbitrary: fc.constant({ kind: 'cancel' as const }) },
  );

const history = fc.record({
  reserve: fc.option(fc.integer({ min: 1_001, max: 80_000 })),
  buyNow: fc.option(fc.integer({ min: 90_000, max: 200_000 })),
  chances: fc.option(fc.integer({ min: 1, max: 12 })),
  steps: fc.array(step(), { minLength: 5, maxLength: STEPS_MAX }),
});

async function take(lot: TestLot, walk: number, one: Step): Promise<void> {
  const { api, staff } = walking;
  const call = async (path: string, body: object, who?: number): Promise<void> => {
    await walking.call(path, { id: lot.id, ...body }, who === undefined ? staff : walking.person(who));
  };
  switch (one.kind) {
    case 'bid': {
      const { min_next_bid } = await api.ok(auctionDetail, { id: lot.id });
      const amount = Math.max(1, Number(min_next_bid) + one.over);
      const request_id = `walk-${walk}-${one.key}`;
      return call(placeBid.path, { amount, currency: 'JPY', request_id }, one.who);
    }
    case 'buy-now':
      return call(buyNow.path, {}, one.who);
    case 'void':
      return call(voidBid.path, { seq: one.seq, reason: 'typing error' });
    case 'reserve':
      return call(updateAuction.path, { reserve_price: one.price === null ? null : String(one.price) });
    case 'end':
      return call(updateAuction.path, { end_at: inSeconds(3_600 + one.minutes * 60).toISOString() });
    case 'cancel':
      return call(cancelAuction.path, { reason: 'withdrawn' });
  }
}

it(`after any actions on a lot in ${walking.runs} random histories, no call fails and every rule holds`, async () => {
  let walk = 0;
  await walking.take(history, async ({ reserve, buyNow: buyNowPrice, chances, steps }) => {
    const { api } = walking;
    walk++;
    const lot = await aLot(api, {
      reserve_price: reserve,
      buy_now_price: buyNowPrice,
      bid_chances: chances,
    });
    let seq = 0;
    for (const one of steps) {
      await take(lot, walk, one);
      const detail = await api.ok(auctionDetail, { id: lot.id });
      expect(detail.seq).toBeGreaterThanOrEqual(seq);
      expect(detail.rows.length).toBe(Math.min(20, detail.seq));
      seq = detail.seq;
    }
    const { data, total } = await api.ok(bidList, { id: lot.id, limit: 160 });
    expect(total).toBe(seq);
    expect(data.map((row) => row.seq).sort((a, b) => a - b)).toEqual(data.map((_, i) => i + 1));
  });
});
