import type { LotTerms, Submission } from './lot-state.js';
import { leadOf } from './lead.js';
import { definedPrice } from './bid-rules.js';

const HOUR_MS = 3_600_000;
export const OFFERS_MAX = 3;
export const OFFERS_WITHIN_MS = 7 * 24 * HOUR_MS;
export const OFFER_ANSWER_MS = 24 * HOUR_MS;

export interface SecondChanceInput {
  /** As the lot was sold: without a reserve where the seller took a bid below it. */
  terms: LotTerms;
  submissions: readonly Submission[];
  /** Winners who did not pay, and bidders who declined, let an offer lapse or may no longer buy. */
  excluded: ReadonlySet<number>;
  offersMade: number;
  /** When the winner was declared in default, epoch milliseconds. */
  defaultedAt: number;
  now: number;
}

export interface SecondChanceOffer {
  bidderId: number;
  price: number;
  answerUntil: number;
}

/**
 * The bidder to whom the lot is offered next, and the price that results without the bids of the excluded.
 * Null when three offers were made, the seven days are over, or no bidder who reaches the reserve is left.
 */
export function nextOffer(input: SecondChanceInput): SecondChanceOffer | null {
  const { terms, submissions, excluded, offersMade, defaultedAt, now } = input;
  if (offersMade >= OFFERS_MAX || now >= defaultedAt + OFFERS_WITHIN_MS) return null;
  const others = submissions.filter((submission) => !excluded.has(submission.bidderId));
  const { leaderId, leaderMax, runnerUpMax } = leadOf(others);
  if (leaderId === null || leaderMax === null) return null;
  if (terms.reservePrice !== null && leaderMax < terms.reservePrice) return null;
  return {
    bidderId: leaderId,
    price: definedPrice(terms, leaderMax, runnerUpMax),
    answerUntil: now + OFFER_ANSWER_MS,
  };
}
