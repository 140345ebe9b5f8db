import { stepAt } from '@fovea/shared-types/currency-steps';
import { isAmount, isWholeUnits } from '@fovea/shared-types/money';
import type {
  BidAccepted,
  BidCommand,
  BidderState,
  BidError,
  BidOutcome,
  BidRefused,
  BuyNowOutcome,
  LogRow,
  LotState,
  LotTerms,
} from './lot-state.js';

// The rules of a bid: who may bid, how much, and what becomes of price, leader and end.

/** Scheduled or bidding: nothing final has been decided on the lot yet. */
export function isOpen(state: LotState): boolean {
  return state.status === 'bidding' || state.status === 'scheduled';
}

/** Bids left to a bidder, null when unlimited; 1 means the next one is the last. */
export function chancesLeft(bidder: BidderState): number | null {
  return bidder.chancesAllowed === null ? null : Math.max(0, bidder.chancesAllowed - bidder.chancesUsed);
}

/** With a reserve the buy-now price is offered until that is met, without one until the price reaches it. */
export function isBuyNowOffered(state: LotState): boolean {
  const { buyNowPrice, reservePrice } = state.terms;
  if (buyNowPrice === null || !isOpen(state)) return false;
  return state.price < buyNowPrice && (reservePrice === null || !state.reserveMet);
}

/**
 * The least maximum of a bidder who does not lead. The buy-now price is enough while it is offered, even
 * where it is less than a step above the price.
 */
export function minNextBid(state: LotState): number {
  if (state.leaderId === null) return state.price;
  const next = state.price + stepOver(state.price, state.terms);
  const { buyNowPrice } = state.terms;
  return buyNowPrice !== null && buyNowPrice < next && isBuyNowOffered(state) ? buyNowPrice : next;
}

/** The least rise over `price` in this lot, minor units. */
export function stepOver(price: number, terms: LotTerms): number {
  return terms.stepPrice ?? stepAt(price, terms.currency);
}

/**
 * The price by its definition: M1 is the highest maximum, M2 the highest of another bidder.
 * Below the reserve it is M1 itself; else one step over M2 (the start price without one), at most M1, at least the reserve.
 */
export function definedPrice(terms: LotTerms, leaderMax: number, runnerUpMax: number | null): number {
  const reserve = terms.reservePrice;
  if (reserve !== null && leaderMax < reserve) return leaderMax;
  const price =
    runnerUpMax === null ? terms.startPrice : Math.min(leaderMax, runnerUpMax + stepOver(runnerUpMax, terms));
  return reserve !== null && reserve > price ? reserve : price;
}

/**
 * Decides one submission. Pure, and the only place where a bid is decided. On a refusal the same state object
 * is returned.
 */
export function applyBid(state: LotState, command: BidCommand, now: number): [LotState, BidOutcome] {
  const { bidder, max } = command;
  const error = bidderRefusal(state, bidder, now) ?? amountRefusal(state, bidder.bidderId, max);
  if (error !== null) return [state, refused(state, error)];
  const buyNowPrice = state.terms.buyNowPrice;
  if (buyNowPrice !== null && max >= buyNowPrice && isBuyNowOffered(state)) {
    return sellAtBuyNow(state, bidder, max, buyNowPrice);
  }
  return state.leaderId === bidder.bidderId
    ? raiseMaximum(state, bidder, max, now)
    : challenge(state, bidder, max, now);
}

/** Takes the lot at its buy-now price; counts as a submission with this price as the maximum. */
export function applyBuyNow(state: LotState, bidder: BidderState, now: number): [LotState, BuyNowOutcome] {
  const error = bidderRefusal(state, bidder, now);
  if (error !== null) return [state, refused(state, error)];
  const buyNowPrice = state.terms.buyNowPrice;
  if (buyNowPrice === null || !isBuyNowOffered(state)) return [state, refused(state, 'STATE_CONFLICT')];
  return sellAtBuyNow(state, bidder, buyNowPrice, buyNowPrice);
}

function bidderRefusal(state: LotState, bidder: BidderState, now: number): BidError | null {
  if (!isOpen(state)) return 'AUCTION_ENDED';
  if (now < state.terms.startAt) return 'AUCTION_NOT_STARTED';
  if (now >= state.endAt) return 'AUCTION_ENDED';
  switch (bidder.eligibility) {
    case 'own_goods':
      return 'BID_OWN_GOODS';
    case 'barred':
      return 'BIDDER_BARRED';
    case 'not_admitted':
      return 'NOT_ADMITTED';
    case 'deposit_required':
      return 'DEPOSIT_REQUIRED';
    case 'eligible':
      return bidder.chancesAllowed !== null && bidder.chancesUsed >= bidder.chancesAllowed
        ? 'NO_CHANCES_LEFT'
        : null;
  }
}

function amountRefusal(state: LotState, bidderId: number, max: number): BidError | null {
  if (!isAmount(max) || !isWholeUnits(max, state.terms.currency)) return 'AMOUNT_INVALID';
  if (state.leaderId === bidderId && state.leaderMax !== null) {
    return max > state.leaderMax ? null : 'MAXIMUM_NOT_RAISED';
  }
  return max < minNextBid(state) ? 'BID_TOO_LOW' : null;
}

function refused<Error extends string>(state: LotState, error: Error): BidRefused<Error> {
  return { accepted: false, error, minNextBid: minNextBid(state) };
}

function sellAtBuyNow(
  state: LotState,
  bidder: BidderState,
  max: number,
  buyNowPrice: number,
): [LotState, BidAccepted] {
  const next = withSubmission(state, bidder);
  takeLead(next, bidder.bidderId, max);
  next.status = 'successful';
  next.price = buyNowPrice;
  // Taking the lot at this price satisfies the seller, whatever the reserve was.
  next.reserveMet = true;
  next.seq = state.seq + 1;
  next.bidCount = state.bidCount + 1;
  const rows = [logRow('bid', next.seq, bidder.bidderId, state, buyNowPrice, state.endAt)];
  return [next, accepted(state, next, bidder, rows, true)];
}

function raiseMaximum(
  state: LotState,
  bidder: BidderState,
  max: number,
  now: number,
): [LotState, BidAccepted] {
  const next = withSubmission(state, bidder);
  next.leaderMax = max;
  const reserve = state.terms.reservePrice;
  if (state.reserveMet || (reserve !== null && max < reserve)) {
    const rows = [logRow('raise', null, bidder.bidderId, state, state.price, state.endAt)];
    return [next, accepted(state, next, bidder, rows, false)];
  }
  next.reserveMet = true;
  next.price = Math.max(state.price, definedPrice(state.terms, max, state.runnerUpMax));
  next.seq = state.seq + 1;
  next.bidCount = state.bidCount + 1;
  next.endAt = softClose(state, now);
  const rows = [logRow('bid', next.seq, bidder.bidderId, state, next.price, next.endAt)];
  return [next, accepted(state, next, bidder, rows, false)];
}

function challenge(state: LotState, bidder: BidderState, max: number, now: number): [LotState, BidAccepted] {
  const { terms, leaderId, leaderMax } = state;
  const next = withSubmission(state, bidder);
  next.endAt = softClose(state, now);
  next.bidCount = state.bidCount + 1;
  next.seq = state.seq + 1;
  if (leaderId === null || leaderMax === null || max > leaderMax) {
    takeLead(next, bidder.bidderId, max);
    next.reserveMet = terms.reservePrice === null || max >= terms.reservePrice;
    next.price = definedPrice(terms, max, leaderMax);
    const rows = [logRow('bid', next.seq, bidder.bidderId, state, next.price, next.endAt)];
    return [next, accepted(state, next, bidder, rows, false)];
  }
  // The defender answers in the same write; the defending maximum stays hidden as far as the price allows.
  const bidRow = logRow('bid', next.seq, bidder.bidderId, state, max, next.endAt);
  next.runnerUpMax = max;
  next.price = definedPrice(terms, leaderMax, max);
  next.seq += 1;
  const automaticRow: LogRow = {
    kind: 'automatic',
    seq: next.seq,
    bidderId: leaderId,
    priceBefore: max,
    priceAfter: next.price,
    endBefore: next.endAt,
    endAfter: next.endAt,
  };
  return [next, accepted(state, next, bidder, [bidRow, automaticRow], false)];
}

function withSubmission(state: LotState, bidder: BidderState): LotState {
  const next = { ...state };
  next.status = 'bidding';
  if (bidder.bidderNo === null) next.bidderCount = state.bidderCount + 1;
  return next;
}

function takeLead(next: LotState, bidderId: number, max: number): void {
  // A leader who buys out their own lead keeps the same runner-up.
  if (next.leaderId !== bidderId) next.runnerUpMax = next.leaderMax;
  next.leaderId = bidderId;
  next.leaderMax = max;
}

function softClose(state: LotState, now: number): number {
  const { extendWindowMs, latestEndAt } = state.terms;
  const wanted = now + extendWindowMs;
  const allowed = latestEndAt !== null && latestEndAt < wanted ? latestEndAt : wanted;
  return allowed > state.endAt ? allowed : state.endAt;
}

function accepted(
  state: LotState,
  next: LotState,
  bidder: BidderState,
  rows: LogRow[],
  endsLot: boolean,
): BidAccepted {
  return {
    accepted: true,
    rows,
    bidder: {
      bidderId: bidder.bidderId,
      bidderNo: bidder.bidderNo ?? next.bidderCount,
      chancesUsed: bidder.chancesUsed + 1,
      chancesAllowed: bidder.chancesAllowed,
      eligibility: bidder.eligibility,
    },
    lostLeadId: state.leaderId !== null && state.leaderId !== next.leaderId ? state.leaderId : null,
    endsLot,
    priceMoved: next.price !== state.price,
    isLeading: next.leaderId === bidder.bidderId,
  };
}

/** A public row's figures before it are those of `before`; `seq` null keeps it out of the public log. */
export function logRow(
  kind: LogRow['kind'],
  seq: number | null,
  bidderId: number | null,
  before: LotState,
  priceAfter: number,
  endAfter: number,
): LogRow {
  return {
    kind,
    seq,
    bidderId,
    priceBefore: before.price,
    priceAfter,
    endBefore: before.endAt,
    endAfter,
  };
}
