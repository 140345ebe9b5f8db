import { HOUR, NOON, someTerms } from '../../../../test/fixtures/auction-lots.js';
import type { Submission } from './lot-state.js';
import { nextOffer, type SecondChanceInput } from './second-chance.js';

const DAY = 24 * HOUR;
const submissions: Submission[] = [
  { ord: 1, bidderId: 1, max: 9_000, seq: 1, voided: false },
  { ord: 2, bidderId: 2, max: 4_000, seq: 2, voided: false },
  { ord: 4, bidderId: 3, max: 3_000, seq: 4, voided: false },
  { ord: 6, bidderId: 2, max: 5_000, seq: 6, voided: false },
  { ord: 8, bidderId: 4, max: 8_000, seq: 8, voided: true },
];

function offer(changes: Partial<SecondChanceInput> = {}) {
  return nextOffer({
    terms: someTerms(),
    submissions,
    excluded: new Set([1]),
    offersMade: 0,
    defaultedAt: NOON,
    now: NOON,
    ...changes,
  });
}

describe('the second chance', () => {
  it('goes to the next highest bidder at the price without the defaulter’s bids', () => {
    expect(offer()).toEqual({ bidderId: 2, price: 3_100, answerUntil: NOON + DAY });
  });

  it('passes to the next when that one declined, without their bids either', () => {
    expect(offer({ excluded: new Set([1, 2]), offersMade: 1 })).toMatchObject({ bidderId: 3, price: 1_000 });
  });

  it('requires at least the reserve and skips everybody below it', () => {
    expect(offer({ terms: someTerms({ reservePrice: 4_500 }) })).toMatchObject({ bidderId: 2, price: 4_500 });
    expect(offer({ terms: someTerms({ reservePrice: 5_000 }) })).toMatchObject({ bidderId: 2, price: 5_000 });
    expect(offer({ terms: someTerms({ reservePrice: 5_001 }) })).toBeNull();
  });

  it('ends when nobody is left; a voided bid is nobody', () => {
    expect(offer({ excluded: new Set([1, 2, 3]) })).toBeNull();
  });

  it('is offered three times at most', () => {
    expect(offer({ offersMade: 2 })).not.toBeNull();
    expect(offer({ offersMade: 3 })).toBeNull();
  });

  it('is offered within seven days', () => {
    expect(offer({ now: NOON + 7 * DAY - 1 })).not.toBeNull();
    expect(offer({ now: NOON + 7 * DAY })).toBeNull();
  });
});
