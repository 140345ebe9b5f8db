import {
  afterBids,
  aLot,
  END,
  HOUR,
  MINUTE,
  NOON,
  START,
  written,
} from '../../../../test/fixtures/auction-lots.js';
import { isBuyNowOffered, minNextBid } from './bid-rules.js';
import { applyLoweredReserve, applyMovedEnd, applyOutageExtension, recomputeAfterVoid } from './lot-rules.js';
import type { LotState, Submission } from './lot-state.js';

const ANNA = 1;
const BEN = 2;
const CHI = 3;

function refusal([next, result]: readonly [LotState, unknown], state: LotState): unknown {
  expect(next).toBe(state);
  return result;
}

describe('lowering the reserve', () => {
  const reserved = aLot({ reservePrice: 5_000 });

  it('before a bid changes the reserve and nothing else, as a public row', () => {
    const [next, row] = applyLoweredReserve(reserved, 4_000, NOON);
    expect(next).toEqual({ ...aLot({ reservePrice: 4_000 }), seq: 1 });
    expect(row).toEqual({
      kind: 'reserve_lowered',
      seq: 1,
      bidderId: null,
      priceBefore: 1_000,
      priceAfter: 1_000,
      endBefore: END,
      endAfter: END,
    });
  });

  it('to what the leader already named meets it at the price that is shown', () => {
    const led = afterBids(reserved, [[ANNA, 3_000]]);
    const [next] = applyLoweredReserve(led, 2_500, NOON);
    expect(next).toMatchObject({ price: 3_000, reserveMet: true });
  });

  it('to what the leader secretly named lifts the price to it', () => {
    const led = afterBids(reserved, [
      [ANNA, 3_000],
      [ANNA, 4_500],
    ]);
    const [next, row] = applyLoweredReserve(led, 4_000, NOON);
    expect(next).toMatchObject({ price: 4_000, reserveMet: true });
    expect(written(row)).toMatchObject({ priceBefore: 3_000, priceAfter: 4_000 });
  });

  it('that is still missed moves nothing, so nobody can feel for a raised maximum', () => {
    const led = afterBids(reserved, [
      [ANNA, 3_000],
      [ANNA, 4_000],
    ]);
    const [next] = applyLoweredReserve(led, 4_001, NOON);
    expect(next).toMatchObject({ price: 3_000, reserveMet: false });
  });

  it('to none is met as soon as there is a bid', () => {
    const led = afterBids(reserved, [
      [ANNA, 3_000],
      [ANNA, 4_000],
    ]);
    const [next] = applyLoweredReserve(led, null, NOON);
    expect(next).toMatchObject({ price: 3_000, reserveMet: true });
    expect(next.terms.reservePrice).toBeNull();
    expect(applyLoweredReserve(reserved, null, NOON)[0].reserveMet).toBe(false);
  });

  it('when it was met keeps the price where it is', () => {
    const met = afterBids(reserved, [[ANNA, 9_000]]);
    expect(applyLoweredReserve(met, 2_000, NOON)[0]).toMatchObject({ price: 5_000, reserveMet: true });
  });

  it('to none when it was met is refused: the buy-now price would return', () => {
    const met = afterBids(aLot({ reservePrice: 5_000, buyNowPrice: 9_000 }), [[ANNA, 5_000]]);
    expect(refusal(applyLoweredReserve(met, null, NOON), met)).toEqual({ error: 'STATE_CONFLICT' });
    expect(isBuyNowOffered(met)).toBe(false);
  });

  it.each([5_000, 5_001, 9_000])('to %p, which is no lower, is refused', (reserve) => {
    expect(refusal(applyLoweredReserve(reserved, reserve, NOON), reserved)).toEqual({
      error: 'AUCTION_LOCKED',
    });
  });

  it('of a lot that has none is refused', () => {
    const lot = aLot();
    expect(refusal(applyLoweredReserve(lot, 4_000, NOON), lot)).toEqual({ error: 'AUCTION_LOCKED' });
    expect(refusal(applyLoweredReserve(lot, null, NOON), lot)).toEqual({ error: 'STATE_CONFLICT' });
  });

  it.each([0, -1, 2_000.5, 1e20, 1_000, 999])(
    'to %p, no amount above the start price, is refused',
    (reserve) => {
      expect(refusal(applyLoweredReserve(reserved, reserve, NOON), reserved)).toEqual({
        error: 'AMOUNT_INVALID',
      });
    },
  );

  it('after the end is refused', () => {
    const cancelled = aLot({ reservePrice: 5_000 }, { status: 'cancelled' });
    expect(refusal(applyLoweredReserve(reserved, 4_000, END), reserved)).toEqual({ error: 'AUCTION_ENDED' });
    expect(refusal(applyLoweredReserve(cancelled, 4_000, NOON), cancelled)).toEqual({
      error: 'AUCTION_ENDED',
    });
  });
});

describe('moving the end', () => {
  it('later is a public row that leaves the price', () => {
    const [next, row] = applyMovedEnd(aLot(), END + HOUR, NOON);
    expect(next).toEqual({ ...aLot(), endAt: END + HOUR, seq: 1 });
    expect(written(row)).toMatchObject({
      kind: 'end_moved',
      bidderId: null,
      priceAfter: 1_000,
      endBefore: END,
      endAfter: END + HOUR,
    });
  });

  it.each([END, END - 1, START, Number.NaN, END + 0.5])('to %p, which is not later, is refused', (end) => {
    const lot = aLot();
    expect(refusal(applyMovedEnd(lot, end, NOON), lot)).toEqual({ error: 'AUCTION_LOCKED' });
  });

  it('moves to the latest end and no further', () => {
    const lot = aLot({ latestEndAt: END + MINUTE });
    expect(applyMovedEnd(lot, END + MINUTE, NOON)[0].endAt).toBe(END + MINUTE);
    expect(refusal(applyMovedEnd(lot, END + MINUTE + 1, NOON), lot)).toEqual({ error: 'AUCTION_LOCKED' });
  });

  it('after the end is refused', () => {
    const lot = aLot();
    const failed = aLot({}, { status: 'failed' });
    expect(refusal(applyMovedEnd(lot, END + HOUR, END), lot)).toEqual({ error: 'AUCTION_ENDED' });
    expect(refusal(applyMovedEnd(failed, END + HOUR, NOON), failed)).toEqual({ error: 'AUCTION_ENDED' });
  });
});

describe('the extension after an outage', () => {
  it('moves an end that has passed, past the latest end too', () => {
    const lot = aLot({ latestEndAt: END });
    const [next, row] = applyOutageExtension(lot, END + HOUR);
    expect(next).toMatchObject({ endAt: END + HOUR, seq: 1, price: 1_000 });
    expect(written(row).kind).toBe('end_moved');
  });

  it('never shortens and never reopens', () => {
    const lot = aLot();
    const failed = aLot({}, { status: 'failed' });
    expect(refusal(applyOutageExtension(lot, END), lot)).toEqual({ error: 'STATE_CONFLICT' });
    expect(refusal(applyOutageExtension(failed, END + HOUR), failed)).toEqual({ error: 'AUCTION_ENDED' });
  });
});

describe('voiding a bid', () => {
  const submission = (
    ord: number,
    bidderId: number,
    max: number,
    seq: number | null,
    voided = false,
  ): Submission => ({ ord, bidderId, max, seq, voided });

  const led = afterBids(aLot(), [
    [ANNA, 2_000],
    [BEN, 1_500],
    [CHI, 90_000],
  ]);
  const submissions = [
    submission(1, ANNA, 2_000, 1),
    submission(2, BEN, 1_500, 2),
    submission(4, CHI, 90_000, 4),
  ];

  it('of the leader passes on the lead, lowers the price and is a row of its own', () => {
    const [next, row] = recomputeAfterVoid(led, submissions, 4, NOON);
    expect(next).toEqual({
      ...led,
      seq: 5,
      price: 1_600,
      leaderId: ANNA,
      leaderMax: 2_000,
      runnerUpMax: 1_500,
      bidCount: 2,
    });
    expect(row).toEqual({
      kind: 'void',
      seq: 5,
      bidderId: null,
      priceBefore: 2_100,
      priceAfter: 1_600,
      endBefore: END,
      endAfter: END,
    });
  });

  it('of the runner-up lowers the price that bid had driven', () => {
    const [next] = recomputeAfterVoid(led, submissions, 1, NOON);
    expect(next).toMatchObject({ leaderId: CHI, runnerUpMax: 1_500, price: 1_600 });
  });

  it('of a bid that mattered to nobody leaves price and leader', () => {
    const [next] = recomputeAfterVoid(led, submissions, 2, NOON);
    expect(next).toMatchObject({ leaderId: CHI, runnerUpMax: 2_000, price: 2_100, bidCount: 2, seq: 5 });
  });

  it('of everything returns to the start price, with numbers and end as they were', () => {
    const one = afterBids(aLot({ reservePrice: 1_500 }), [[ANNA, 2_000]], END - MINUTE);
    const [next] = recomputeAfterVoid(one, [submission(1, ANNA, 2_000, 1)], 1, NOON);
    expect(next).toEqual({
      ...aLot({ reservePrice: 1_500 }),
      seq: 2,
      bidderCount: 1,
      endAt: END + 4 * MINUTE,
    });
    expect(minNextBid(next)).toBe(1_000);
  });

  it('may leave the reserve unmet again, at the highest remaining maximum', () => {
    const met = afterBids(aLot({ reservePrice: 5_000 }), [
      [ANNA, 3_000],
      [BEN, 6_000],
    ]);
    const [next] = recomputeAfterVoid(
      met,
      [submission(1, ANNA, 3_000, 1), submission(2, BEN, 6_000, 2)],
      2,
      NOON,
    );
    expect(next).toMatchObject({ price: 3_000, reserveMet: false, leaderId: ANNA });
  });

  it('lets the earlier of two equal maxima lead', () => {
    const tied = [...submissions, submission(5, BEN, 2_000, 5), submission(6, ANNA, 1_900, 7, true)];
    expect(recomputeAfterVoid({ ...led, price: 9_000, seq: 7 }, tied, 4, NOON)[0]).toMatchObject({
      leaderId: ANNA,
      leaderMax: 2_000,
      runnerUpMax: 2_000,
      price: 2_000,
    });
  });

  it('counts a secret raise of a bidder whose public bid is valid', () => {
    const raised = [...submissions, submission(5, CHI, 95_000, null)];
    expect(recomputeAfterVoid({ ...led, leaderMax: 95_000 }, raised, 1, NOON)[0]).toMatchObject({
      leaderId: CHI,
      leaderMax: 95_000,
    });
  });

  it('takes the secret raises along when no public bid of the bidder is left', () => {
    const raised = [...submissions, submission(5, CHI, 95_000, null)];
    expect(recomputeAfterVoid({ ...led, leaderMax: 95_000 }, raised, 4, NOON)[0]).toMatchObject({
      leaderId: ANNA,
      leaderMax: 2_000,
    });
  });

  it('never shows more than was shown, even where a raise had widened the gap', () => {
    const cut = afterBids(aLot(), [
      [CHI, 1_100],
      [ANNA, 2_000],
      [BEN, 1_950],
      [ANNA, 9_000],
    ]);
    expect(cut.price).toBe(2_000);
    const all = [
      submission(1, CHI, 1_100, 1),
      submission(2, ANNA, 2_000, 2),
      submission(3, BEN, 1_950, 3),
      submission(5, ANNA, 9_000, null),
    ];
    expect(recomputeAfterVoid(cut, all, 1, NOON)[0].price).toBe(2_000);
  });

  it('reads the order from the submissions, not from the list', () => {
    const [forward] = recomputeAfterVoid(led, submissions, 4, NOON);
    const [backward] = recomputeAfterVoid(led, [...submissions].reverse(), 4, NOON);
    expect(backward).toEqual(forward);
  });

  it('is refused for an unknown row, an automatic one, one already voided, and after the end', () => {
    const voided = submissions.map((row) => (row.seq === 2 ? { ...row, voided: true } : row));
    expect(refusal(recomputeAfterVoid(led, submissions, 99, NOON), led)).toEqual({ error: 'NOT_FOUND' });
    expect(refusal(recomputeAfterVoid(led, submissions, 3, NOON), led)).toEqual({ error: 'NOT_FOUND' });
    expect(refusal(recomputeAfterVoid(led, voided, 2, NOON), led)).toEqual({ error: 'STATE_CONFLICT' });
    expect(refusal(recomputeAfterVoid(led, submissions, 2, END), led)).toEqual({ error: 'AUCTION_ENDED' });
  });
});
