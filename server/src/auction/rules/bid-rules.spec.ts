import { PRICE_STEPS } from '@fovea/shared-types/currency-steps';
import { CURRENCIES } from '@fovea/shared-types/money';
import {
  aBidder,
  accepted,
  afterBids,
  aLot,
  END,
  MINUTE,
  NOON,
  someTerms,
  START,
} from '../../../../test/fixtures/auction-lots.js';
import {
  applyBid,
  applyBuyNow,
  chancesLeft,
  definedPrice,
  isBuyNowOffered,
  minNextBid,
} from './bid-rules.js';
import type { BidderState, LotState } from './lot-state.js';

const ANNA = 1;
const BEN = 2;
const CHI = 3;

function bid(state: LotState, bidderId: number, max: number, now: number = NOON) {
  const [next, outcome] = applyBid(state, { bidder: aBidder(bidderId), max }, now);
  return { next, outcome: accepted(outcome) };
}

function refusal(state: LotState, bidder: BidderState, max: number, now: number = NOON) {
  const [next, outcome] = applyBid(state, { bidder, max }, now);
  expect(next).toBe(state);
  return outcome;
}

describe('the first bid', () => {
  it('may equal the start price, which stays the price', () => {
    const { next, outcome } = bid(aLot(), ANNA, 1_000);
    expect(next).toEqual({
      ...aLot(),
      seq: 1,
      bidCount: 1,
      leaderId: ANNA,
      leaderMax: 1_000,
      reserveMet: true,
      bidderCount: 1,
    });
    expect(outcome).toEqual({
      accepted: true,
      rows: [
        {
          kind: 'bid',
          seq: 1,
          bidderId: ANNA,
          priceBefore: 1_000,
          priceAfter: 1_000,
          endBefore: END,
          endAfter: END,
        },
      ],
      bidder: { ...aBidder(ANNA), bidderNo: 1, chancesUsed: 1 },
      lostLeadId: null,
      endsLot: false,
      priceMoved: false,
      isLeading: true,
    });
  });

  it('hides a higher maximum behind the start price', () => {
    expect(bid(aLot(), ANNA, 999_999).next).toMatchObject({ price: 1_000, leaderMax: 999_999 });
  });

  it('below the start price is too low', () => {
    expect(refusal(aLot(), aBidder(ANNA), 999)).toEqual({
      accepted: false,
      error: 'BID_TOO_LOW',
      minNextBid: 1_000,
    });
  });

  it('opens a lot that was still called scheduled', () => {
    expect(bid(aLot({}, { status: 'scheduled' }), ANNA, 1_000).next.status).toBe('bidding');
  });
});

describe('overtaking the leader', () => {
  const led = afterBids(aLot(), [[ANNA, 2_000]]);

  it('sets the price one step over the maximum that was beaten and names who lost the lead', () => {
    const { next, outcome } = bid(led, BEN, 5_000);
    expect(next).toMatchObject({
      price: 2_100,
      leaderId: BEN,
      leaderMax: 5_000,
      runnerUpMax: 2_000,
      seq: 2,
      bidCount: 2,
      bidderCount: 2,
    });
    expect(outcome).toMatchObject({ lostLeadId: ANNA, isLeading: true, priceMoved: true, endsLot: false });
    expect(outcome.rows).toHaveLength(1);
    expect(outcome.rows[0]).toMatchObject({
      kind: 'bid',
      priceBefore: 1_000,
      priceAfter: 2_100,
      bidderId: BEN,
    });
  });

  it('takes a last step smaller than a full one when the new maximum is lower than that', () => {
    expect(bid(led, BEN, 2_001).next).toMatchObject({ price: 2_001, leaderMax: 2_001 });
    expect(bid(led, BEN, 2_100).next.price).toBe(2_100);
    expect(bid(led, BEN, 2_101).next.price).toBe(2_100);
  });

  it('keeps the highest maximum of another bidder, not the overtaker’s own earlier one', () => {
    const next = afterBids(aLot(), [
      [ANNA, 2_000],
      [BEN, 1_500],
      [BEN, 3_000],
    ]);
    expect(next).toMatchObject({ leaderId: BEN, runnerUpMax: 2_000, price: 2_100, bidderCount: 2 });
  });
});

describe('a beaten challenger', () => {
  const led = afterBids(aLot(), [[ANNA, 2_000]]);

  it('writes the bid and one automatic bid of the defender, one step above it', () => {
    const { next, outcome } = bid(led, BEN, 1_500);
    expect(next).toMatchObject({
      price: 1_600,
      leaderId: ANNA,
      leaderMax: 2_000,
      runnerUpMax: 1_500,
      seq: 3,
      bidCount: 2,
    });
    expect(outcome).toMatchObject({ lostLeadId: null, isLeading: false, priceMoved: true });
    expect(outcome.rows).toEqual([
      {
        kind: 'bid',
        seq: 2,
        bidderId: BEN,
        priceBefore: 1_000,
        priceAfter: 1_500,
        endBefore: END,
        endAfter: END,
      },
      {
        kind: 'automatic',
        seq: 3,
        bidderId: ANNA,
        priceBefore: 1_500,
        priceAfter: 1_600,
        endBefore: END,
        endAfter: END,
      },
    ]);
  });

  it('raises the defender at most to their maximum', () => {
    expect(bid(led, BEN, 1_950).next.price).toBe(2_000);
  });

  it('with an equal maximum does not lead, the earlier does at that amount', () => {
    const { next, outcome } = bid(led, BEN, 2_000);
    expect(next).toMatchObject({ leaderId: ANNA, price: 2_000, runnerUpMax: 2_000, seq: 3 });
    expect(outcome.isLeading).toBe(false);
    expect(outcome.rows.map((row) => [row.kind, row.priceBefore, row.priceAfter])).toEqual([
      ['bid', 1_000, 2_000],
      ['automatic', 2_000, 2_000],
    ]);
  });

  it('uses one chance and assigns a bidder number; the defender’s answer uses none', () => {
    const { outcome } = bid(led, BEN, 1_500);
    expect(outcome.bidder).toEqual({ ...aBidder(BEN), bidderNo: 2, chancesUsed: 1 });
  });
});

describe('the step', () => {
  it.each(CURRENCIES.flatMap((currency) => PRICE_STEPS[currency].map((row) => ({ currency, ...row }))))(
    'at $from minor $currency is $step: one unit less is refused, exactly that is taken',
    ({ currency, from, step }) => {
      const price = Math.max(from, PRICE_STEPS[currency][0]?.step ?? 1);
      const unit = currency === 'JPY' ? 1 : 100;
      const led = bid(aLot({ currency, startPrice: price }), ANNA, price).next;
      expect(minNextBid(led)).toBe(price + step);
      expect(refusal(led, aBidder(BEN), price + step - unit)).toMatchObject({ error: 'BID_TOO_LOW' });
      expect(bid(led, BEN, price + step).next.price).toBe(price + step);
      expect(bid(led, BEN, price + step + unit).next.leaderMax).toBe(price + step + unit);
    },
  );

  it.each(
    CURRENCIES.flatMap((currency) =>
      PRICE_STEPS[currency].slice(1).map((row, index) => ({
        currency,
        below: row.from - (currency === 'JPY' ? 1 : 100),
        step: PRICE_STEPS[currency][index]?.step ?? 0,
      })),
    ),
  )('at $below minor $currency, one unit below a boundary, is still $step', ({ currency, below, step }) => {
    const led = bid(aLot({ currency, startPrice: below }), ANNA, below).next;
    expect(minNextBid(led)).toBe(below + step);
  });

  it('is chosen by the beaten maximum when the defender or the overtaker goes one step over it', () => {
    const led = afterBids(aLot(), [[ANNA, 40_000]]);
    expect(bid(led, BEN, 10_000).next.price).toBe(10_500);
    expect(bid(led, BEN, 60_000).next.price).toBe(40_500);
  });

  it('may be fixed for a lot instead', () => {
    const led = afterBids(aLot({ stepPrice: 777 }), [[ANNA, 2_000]]);
    expect(minNextBid(led)).toBe(1_777);
    expect(bid(led, BEN, 5_000).next.price).toBe(2_777);
  });

  it('need not be hit: any whole amount above the least is valid', () => {
    expect(bid(afterBids(aLot(), [[ANNA, 1_000]]), BEN, 1_101).next.price).toBe(1_100);
  });
});

describe('the leader raising their maximum', () => {
  const led = afterBids(aLot(), [
    [ANNA, 2_000],
    [BEN, 1_500],
  ]);

  it('moves nothing that others see, yet uses a chance', () => {
    const ending = END - MINUTE;
    const [next, outcome] = applyBid(
      led,
      { bidder: aBidder(ANNA, { bidderNo: 1, chancesUsed: 1 }), max: 2_001 },
      ending,
    );
    expect(next).toEqual({ ...led, leaderMax: 2_001 });
    expect(accepted(outcome)).toEqual({
      accepted: true,
      rows: [
        {
          kind: 'raise',
          seq: null,
          bidderId: ANNA,
          priceBefore: 1_600,
          priceAfter: 1_600,
          endBefore: END,
          endAfter: END,
        },
      ],
      bidder: { ...aBidder(ANNA), bidderNo: 1, chancesUsed: 2 },
      lostLeadId: null,
      endsLot: false,
      priceMoved: false,
      isLeading: true,
    });
  });

  it.each([1, 1_600, 1_700, 1_999, 2_000])('to %p, not above what it is, is refused', (max) => {
    expect(refusal(led, aBidder(ANNA), max)).toEqual({
      accepted: false,
      error: 'MAXIMUM_NOT_RAISED',
      minNextBid: 1_700,
    });
  });

  it('needs no whole step', () => {
    const narrow = afterBids(aLot(), [[ANNA, 1_000]]);
    expect(bid(narrow, ANNA, 1_001).next).toMatchObject({ price: 1_000, leaderMax: 1_001 });
  });

  it('leaves a price that the old maximum had capped where it is', () => {
    const cut = afterBids(aLot(), [
      [ANNA, 2_000],
      [BEN, 1_950],
      [ANNA, 9_000],
    ]);
    expect(cut).toMatchObject({ price: 2_000, leaderMax: 9_000, seq: 3 });
    expect(bid(cut, BEN, 2_100).next.price).toBe(2_200);
  });
});

describe('the reserve', () => {
  const reserved = aLot({ reservePrice: 5_000 });

  it('not met: the price is the highest maximum itself', () => {
    const led = bid(reserved, ANNA, 3_000).next;
    expect(led).toMatchObject({ price: 3_000, reserveMet: false });
    expect(minNextBid(led)).toBe(3_100);
    expect(bid(led, BEN, 4_999).next).toMatchObject({ price: 4_999, reserveMet: false, leaderId: BEN });
  });

  it('met by the first bid: the price is the reserve', () => {
    expect(bid(reserved, ANNA, 5_000).next).toMatchObject({ price: 5_000, reserveMet: true });
    expect(bid(reserved, ANNA, 9_000).next).toMatchObject({ price: 5_000, reserveMet: true });
  });

  it('met by an overtaker: the price is at least the reserve', () => {
    const led = bid(reserved, ANNA, 3_000).next;
    expect(bid(led, BEN, 9_000).next).toMatchObject({ price: 5_000, reserveMet: true });
    const near = bid(reserved, ANNA, 4_950).next;
    expect(bid(near, BEN, 9_000).next).toMatchObject({ price: 5_050, reserveMet: true });
  });

  it('met by the leader’s raise: a public bid that lifts the price and may move the end', () => {
    const led = bid(reserved, ANNA, 3_000).next;
    const { next, outcome } = bid(led, ANNA, 7_000, END - MINUTE);
    expect(next).toMatchObject({ price: 5_000, reserveMet: true, leaderMax: 7_000, seq: 2, bidCount: 2 });
    expect(next.endAt).toBe(END + 4 * MINUTE);
    expect(outcome).toMatchObject({ priceMoved: true, isLeading: true, lostLeadId: null });
    expect(outcome.rows).toEqual([
      {
        kind: 'bid',
        seq: 2,
        bidderId: ANNA,
        priceBefore: 3_000,
        priceAfter: 5_000,
        endBefore: END,
        endAfter: END + 4 * MINUTE,
      },
    ]);
  });

  it('not reached by a raise: secret, and the next challenger meets the raised maximum', () => {
    const raised = afterBids(reserved, [
      [ANNA, 3_000],
      [ANNA, 4_000],
    ]);
    expect(raised).toMatchObject({ price: 3_000, leaderMax: 4_000, seq: 1 });
    const { next, outcome } = bid(raised, BEN, 3_500);
    expect(next).toMatchObject({ price: 4_000, leaderId: ANNA, reserveMet: false });
    expect(outcome.rows.map((row) => [row.kind, row.priceAfter])).toEqual([
      ['bid', 3_500],
      ['automatic', 4_000],
    ]);
  });

  it('once met behaves as if there were none', () => {
    const met = bid(reserved, ANNA, 20_000).next;
    expect(bid(met, BEN, 6_000).next.price).toBe(6_250);
  });
});

describe('buy now', () => {
  it('without a reserve is offered until the price reaches it', () => {
    const lot = aLot({ buyNowPrice: 1_500 });
    expect(isBuyNowOffered(lot)).toBe(true);
    expect(isBuyNowOffered(afterBids(lot, [[ANNA, 1_499]]))).toBe(true);
    expect(isBuyNowOffered({ ...lot, price: 1_500 })).toBe(false);
    expect(isBuyNowOffered(aLot())).toBe(false);
  });

  it('with a reserve is offered until that is met', () => {
    const lot = aLot({ buyNowPrice: 9_000, reservePrice: 5_000 });
    expect(isBuyNowOffered(afterBids(lot, [[ANNA, 4_000]]))).toBe(true);
    expect(isBuyNowOffered(afterBids(lot, [[ANNA, 5_000]]))).toBe(false);
  });

  it.each(['ended', 'successful', 'failed', 'cancelled'] as const)('is not offered when %s', (status) => {
    expect(isBuyNowOffered(aLot({ buyNowPrice: 9_000 }, { status }))).toBe(false);
  });

  it('ends the lot at once at that price, without moving the end', () => {
    const led = afterBids(aLot({ buyNowPrice: 9_000 }), [[ANNA, 2_000]]);
    const [next, outcome] = applyBuyNow(led, aBidder(BEN), END - MINUTE);
    expect(next).toMatchObject({
      status: 'successful',
      price: 9_000,
      leaderId: BEN,
      leaderMax: 9_000,
      runnerUpMax: 2_000,
      seq: 2,
      bidCount: 2,
      endAt: END,
      reserveMet: true,
    });
    expect(accepted(outcome)).toMatchObject({
      endsLot: true,
      lostLeadId: ANNA,
      isLeading: true,
      priceMoved: true,
      bidder: { bidderNo: 2, chancesUsed: 1 },
    });
    expect(accepted(outcome).rows).toEqual([
      {
        kind: 'bid',
        seq: 2,
        bidderId: BEN,
        priceBefore: 1_000,
        priceAfter: 9_000,
        endBefore: END,
        endAfter: END,
      },
    ]);
  });

  it.each([9_000, 50_000])('is what a maximum of %p means while it is offered', (max) => {
    const { next, outcome } = bid(aLot({ buyNowPrice: 9_000, reservePrice: 7_000 }), ANNA, max);
    expect(next).toMatchObject({ status: 'successful', price: 9_000, leaderMax: max });
    expect(outcome.endsLot).toBe(true);
  });

  it('may be made by the leader, who keeps their runner-up', () => {
    const led = afterBids(aLot({ buyNowPrice: 9_000 }), [
      [ANNA, 2_000],
      [BEN, 1_500],
    ]);
    const { next, outcome } = bid(led, ANNA, 9_000);
    expect(next).toMatchObject({ status: 'successful', leaderId: ANNA, runnerUpMax: 1_500 });
    expect(outcome.lostLeadId).toBeNull();
  });

  it('is enough even less than a step above the price', () => {
    const led = afterBids(aLot({ buyNowPrice: 1_050 }), [[ANNA, 1_000]]);
    expect(minNextBid(led)).toBe(1_050);
    expect(refusal(led, aBidder(BEN), 1_049)).toMatchObject({ error: 'BID_TOO_LOW', minNextBid: 1_050 });
    expect(bid(led, BEN, 1_050).next).toMatchObject({ status: 'successful', price: 1_050 });
  });

  it('once gone is refused, and a maximum above it is a bid like any other', () => {
    const met = afterBids(aLot({ buyNowPrice: 9_000, reservePrice: 5_000 }), [[ANNA, 6_000]]);
    const [same, outcome] = applyBuyNow(met, aBidder(BEN), NOON);
    expect(same).toBe(met);
    expect(outcome).toEqual({ accepted: false, error: 'STATE_CONFLICT', minNextBid: 5_250 });
    expect(bid(met, BEN, 20_000).next).toMatchObject({ status: 'bidding', price: 6_250 });
  });

  it('is refused to everybody whose bids are refused', () => {
    const lot = aLot({ buyNowPrice: 9_000 });
    const [, own] = applyBuyNow(lot, aBidder(BEN, { eligibility: 'own_goods' }), NOON);
    const [, late] = applyBuyNow(lot, aBidder(BEN), END);
    expect(own).toMatchObject({ accepted: false, error: 'BID_OWN_GOODS' });
    expect(late).toMatchObject({ accepted: false, error: 'AUCTION_ENDED' });
  });
});

describe('the soft close', () => {
  it('moves the end to five minutes after a bid inside the window', () => {
    const now = END - 5 * MINUTE + 1;
    const { next, outcome } = bid(aLot(), ANNA, 1_000, now);
    expect(next.endAt).toBe(END + 1);
    expect(outcome.rows[0]).toMatchObject({ endBefore: END, endAfter: END + 1 });
  });

  it('does nothing on the window’s edge or before it, and never shortens', () => {
    expect(bid(aLot(), ANNA, 1_000, END - 5 * MINUTE).next.endAt).toBe(END);
    expect(bid(aLot(), ANNA, 1_000, START).next.endAt).toBe(END);
  });

  it('moves on the bid of a beaten challenger too, once, on that bid’s row', () => {
    const led = afterBids(aLot(), [[ANNA, 5_000]]);
    const { outcome } = bid(led, BEN, 2_000, END - 1);
    const moved = END - 1 + 5 * MINUTE;
    expect(outcome.rows.map((row) => [row.endBefore, row.endAfter])).toEqual([
      [END, moved],
      [moved, moved],
    ]);
  });

  it('moves no further than the latest end', () => {
    expect(bid(aLot({ latestEndAt: END + MINUTE }), ANNA, 1_000, END - 1).next.endAt).toBe(END + MINUTE);
    expect(bid(aLot({ latestEndAt: END }), ANNA, 1_000, END - 1).next.endAt).toBe(END);
  });

  it('is off with a window of nothing', () => {
    expect(bid(aLot({ extendWindowMs: 0 }), ANNA, 1_000, END - 1).next.endAt).toBe(END);
  });

  it('is not moved by a refused bid', () => {
    const led = afterBids(aLot(), [[ANNA, 5_000]]);
    expect(refusal(led, aBidder(BEN), 1_001, END - 1)).toMatchObject({ error: 'BID_TOO_LOW' });
  });
});

describe('the time of a bid', () => {
  it.each([
    [START - 1, 'AUCTION_NOT_STARTED'],
    [END, 'AUCTION_ENDED'],
    [END + 1, 'AUCTION_ENDED'],
  ])('at %p is refused with %s', (now, error) => {
    expect(refusal(aLot(), aBidder(ANNA), 1_000, now)).toMatchObject({ error });
  });

  it.each([START, END - 1])('at %p is accepted', (now) => {
    expect(bid(aLot(), ANNA, 1_000, now).outcome.accepted).toBe(true);
  });

  it.each(['ended', 'successful', 'failed', 'cancelled'] as const)('is over once the lot is %s', (status) => {
    expect(refusal(aLot({}, { status }), aBidder(ANNA), 1_000)).toMatchObject({ error: 'AUCTION_ENDED' });
  });
});

describe('who may not bid', () => {
  it.each([
    ['own_goods', 'BID_OWN_GOODS'],
    ['barred', 'BIDDER_BARRED'],
    ['not_admitted', 'NOT_ADMITTED'],
    ['deposit_required', 'DEPOSIT_REQUIRED'],
  ] as const)('%s is refused with %s', (eligibility, error) => {
    expect(refusal(aLot(), aBidder(ANNA, { eligibility }), 1_000)).toMatchObject({ error });
  });

  it('checks time first, then the bidder, then their chances, then the amount', () => {
    const worst = aBidder(ANNA, { eligibility: 'own_goods', chancesUsed: 10 });
    expect(refusal(aLot(), worst, 0.5, START - 1)).toMatchObject({ error: 'AUCTION_NOT_STARTED' });
    expect(refusal(aLot(), worst, 0.5, END)).toMatchObject({ error: 'AUCTION_ENDED' });
    expect(refusal(aLot(), worst, 0.5)).toMatchObject({ error: 'BID_OWN_GOODS' });
    const spent = aBidder(ANNA, { chancesUsed: 10 });
    expect(refusal(aLot(), spent, 0.5)).toMatchObject({ error: 'NO_CHANCES_LEFT' });
    expect(refusal(aLot(), aBidder(ANNA), 0.5)).toMatchObject({ error: 'AMOUNT_INVALID' });
  });
});

describe('chances', () => {
  it('are refused when used up, also to the leader', () => {
    const led = afterBids(aLot(), [[ANNA, 2_000]]);
    const spent = { bidderNo: 1, chancesUsed: 3, chancesAllowed: 3 };
    expect(refusal(led, aBidder(ANNA, spent), 3_000)).toMatchObject({ error: 'NO_CHANCES_LEFT' });
  });

  it('count down to the last one and are unlimited when empty', () => {
    expect(chancesLeft(aBidder(ANNA, { chancesUsed: 9 }))).toBe(1);
    expect(chancesLeft(aBidder(ANNA, { chancesUsed: 10 }))).toBe(0);
    expect(chancesLeft(aBidder(ANNA, { chancesAllowed: null, chancesUsed: 99 }))).toBeNull();
    const unlimited = aBidder(ANNA, { chancesAllowed: null, chancesUsed: 99 });
    const [, outcome] = applyBid(aLot(), { bidder: unlimited, max: 1_000 }, NOON);
    expect(accepted(outcome).bidder.chancesUsed).toBe(100);
  });
});

describe('the amount', () => {
  it.each([0, -1, 1_000.5, 10 ** 13 + 1, Number.NaN, Number.POSITIVE_INFINITY, 1e20])(
    '%p is no amount',
    (max) => {
      expect(refusal(aLot(), aBidder(ANNA), max)).toMatchObject({ error: 'AMOUNT_INVALID' });
    },
  );

  it('has whole yuan and dollars', () => {
    const yuan = aLot({ currency: 'CNY', startPrice: 100_00 });
    expect(refusal(yuan, aBidder(ANNA), 100_50)).toMatchObject({ error: 'AMOUNT_INVALID' });
    expect(bid(yuan, ANNA, 101_00).next.price).toBe(100_00);
  });

  it('may be the largest there is', () => {
    const led = bid(aLot(), ANNA, 10 ** 13).next;
    expect(bid(led, BEN, 10 ** 13).next).toMatchObject({ price: 10 ** 13, leaderId: ANNA });
  });
});

describe('bidder numbers', () => {
  it('are given in the order of first appearance and kept', () => {
    const first = bid(aLot(), CHI, 1_000);
    const second = bid(first.next, ANNA, 2_000);
    const again = applyBid(second.next, { bidder: first.outcome.bidder, max: 3_000 }, NOON);
    expect([
      first.outcome.bidder.bidderNo,
      second.outcome.bidder.bidderNo,
      accepted(again[1]).bidder.bidderNo,
    ]).toEqual([1, 2, 1]);
    expect(again[0].bidderCount).toBe(2);
  });
});

describe('a decided bid', () => {
  it('leaves the state and the bidder it was given untouched', () => {
    const lot = Object.freeze(
      aLot({ reservePrice: 2_000, buyNowPrice: 90_000 }, { leaderId: BEN, leaderMax: 1_500, price: 1_500 }),
    );
    const bidder = Object.freeze(aBidder(ANNA));
    for (const max of [1_700, 3_000, 90_000])
      expect(() => applyBid(lot, { bidder, max }, NOON)).not.toThrow();
    expect(() => applyBid(lot, { bidder: aBidder(BEN), max: 1_600 }, NOON)).not.toThrow();
  });

  it('reveals nothing of a secret maximum when refused, whatever it is', () => {
    const secrets = [1_500, 4_321, 1_000_000].map((max) => afterBids(aLot(), [[ANNA, max]]));
    const answers = secrets.map((lot) => JSON.stringify(refusal(lot, aBidder(BEN), 1_099)));
    expect(new Set(answers).size).toBe(1);
  });
});

describe('the defined price', () => {
  it.each([
    // start price, reserve, M1, M2, price
    [1_000, null, 1_000, null, 1_000],
    [1_000, null, 9_000, null, 1_000],
    [1_000, null, 9_000, 2_000, 2_100],
    [1_000, null, 2_050, 2_000, 2_050],
    [1_000, null, 2_000, 2_000, 2_000],
    [1_000, null, 9_000, 5_000, 5_250],
    [1_000, 5_000, 4_999, null, 4_999],
    [1_000, 5_000, 4_999, 2_000, 4_999],
    [1_000, 5_000, 5_000, null, 5_000],
    [1_000, 5_000, 9_000, 2_000, 5_000],
    [1_000, 5_000, 9_000, 4_950, 5_050],
    [1_000, 5_000, 9_000, 8_000, 8_250],
  ])('of start %p, reserve %p, M1 %p, M2 %p is %p', (startPrice, reservePrice, m1, m2, price) => {
    expect(definedPrice(someTerms({ startPrice, reservePrice }), m1, m2)).toBe(price);
  });
});
