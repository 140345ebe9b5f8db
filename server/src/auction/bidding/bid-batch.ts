import { appendRow, commitTo, timeOf, type Lot, type NewBidRow } from '../lot/lot.js';
import { applyBid, applyBuyNow, chancesLeft, minNextBid } from '../rules/bid-rules.js';
import type { BidAccepted } from '../rules/lot-state.js';
import type {
  AcceptedAnswer,
  BatchInput,
  BatchResult,
  BidAnswer,
  BidderOfLot,
  BidRefusalError,
  RefusedAnswer,
  WaitingBid,
} from './waiting-bid.js';

/** What a key identifies: the same lot, maximum and currency. */
export const isSameBid = (one: SameBid, other: SameBid): boolean =>
  one.auctionId === other.auctionId && one.max === other.max && one.currency === other.currency;

type SameBid = Pick<WaitingBid, 'auctionId' | 'max' | 'currency'>;

export const bidderKey = (auctionId: number, accountId: number): string => `${auctionId}:${accountId}`;
export const requestKey = (accountId: number, digest: string): string => `${accountId}:${digest}`;

/**
 * Decides the bids of a batch in the order they arrived: folds `applyBid` over each lot. Pure but for the salts.
 * Repeats inside the batch get the first one's answer.
 * @param mayEnd whether a bid may end its lot here; otherwise it and those behind it are deferred
 */
export function decideInOrder(bids: readonly WaitingBid[], input: BatchInput, mayEnd = false): BatchResult {
  const result = emptyResult();
  const answered = new Map(input.answered);
  const ending = new Set<number>();
  const uncleared = new Set<string>();
  for (const bid of bids) {
    // Not kept under its key: after a new sign-in the same key is decided.
    if (bid.sessionId !== null && input.endedSessions.has(bid.sessionId)) {
      result.decisions.push({ kind: 'answered', answer: refuse('SESSION_INVALID', null), isNew: false });
      continue;
    }
    if (input.locked.has(bid.auctionId)) {
      result.decisions.push({ kind: 'locked' });
      continue;
    }
    if (ending.has(bid.auctionId)) {
      result.decisions.push({ kind: 'deferred' });
      continue;
    }
    const bidder = bidderKey(bid.auctionId, bid.accountId);
    // Later packets of the sender stay behind it.
    if (uncleared.has(bidder)) {
      result.decisions.push({ kind: 'uncleared' });
      continue;
    }
    const key = requestKey(bid.accountId, bid.digest);
    const first = answered.get(key);
    if (first) {
      const answer = first.isOf(bid) ? first.answer() : refuse('IDEMPOTENCY_KEY_REUSED', null);
      result.decisions.push({ kind: 'answered', answer, isNew: false });
      continue;
    }
    const answer = decideOne(bid, input, result, mayEnd);
    if (answer === 'uncleared') {
      uncleared.add(bidder);
      result.decisions.push({ kind: 'uncleared' });
      continue;
    }
    if (answer === 'ends-lot') {
      ending.add(bid.auctionId);
      result.decisions.push({ kind: 'deferred' });
      continue;
    }
    answered.set(key, { isOf: (other) => isSameBid(bid, other), answer: () => answer });
    if (!answer.accepted) result.refusals.push({ bid, answer });
    result.decisions.push({ kind: 'answered', answer, isNew: true });
  }
  return result;
}

function refuse(error: BidRefusalError, lot: Lot | null): RefusedAnswer {
  return {
    accepted: false,
    error,
    minNextBid: lot && minNextBid(lot.state),
    currency: lot && lot.state.terms.currency,
  };
}

function decideOne(
  bid: WaitingBid,
  input: BatchInput,
  result: BatchResult,
  mayEnd: boolean,
): BidAnswer | 'ends-lot' | 'uncleared' {
  const lot = input.lots.get(bid.auctionId);
  const key = bidderKey(bid.auctionId, bid.accountId);
  const bidder = result.bidders.get(key) ?? input.bidders.get(key);
  if (!lot || !bidder) return refuse('NOT_FOUND', null);
  if (bid.currency !== lot.state.terms.currency) return refuse('CURRENCY_MISMATCH', lot);
  const before = lot.state;
  const now = timeToDecide(lot, input, result);
  const [state, outcome] = applyBid(before, { bidder, max: bid.max }, now);
  if (!outcome.accepted) return refuse(outcome.error, lot);
  if (!bidder.isCleared) return 'uncleared';
  if (outcome.endsLot && !mayEnd) return 'ends-lot';
  lot.state = state;
  return recordAccepted({ lot, bid, bidder, outcome, now }, result);
}

function timeToDecide(lot: Lot, { now: clock }: BatchInput, result: BatchResult): number {
  const now = timeOf(lot, clock);
  result.behindMs = Math.max(result.behindMs, now - clock);
  return now;
}

/** Somebody takes the lot at its buy-now price. */
export type Purchase = Pick<WaitingBid, 'auctionId' | 'accountId' | 'digest'>;

/** A lot that is sold, or why not; `uncleared`: the legal check of the buyer is due first. */
type BuyNowDecision =
  | { kind: 'sold'; sold: Lot; result: BatchResult }
  | { kind: 'refused'; error: BidRefusalError }
  | { kind: 'uncleared' };

/** Decides a purchase as a batch of its own. Pure but for the salt. */
export function decideBuyNow(purchase: Purchase, input: BatchInput): BuyNowDecision {
  const lot = input.lots.get(purchase.auctionId);
  const bidder = input.bidders.get(bidderKey(purchase.auctionId, purchase.accountId));
  if (!lot || !bidder) return { kind: 'refused', error: 'NOT_FOUND' };
  const before = lot.state;
  const result = emptyResult();
  const now = timeToDecide(lot, input, result);
  const [state, outcome] = applyBuyNow(before, bidder, now);
  if (!outcome.accepted) return { kind: 'refused', error: outcome.error };
  if (!bidder.isCleared) return { kind: 'uncleared' };
  lot.state = state;
  const bid = { ...purchase, max: state.price };
  recordAccepted({ lot, bid, bidder, outcome, now }, result);
  return { kind: 'sold', sold: lot, result };
}

const emptyResult = (): BatchResult => ({
  decisions: [],
  rows: [],
  moved: new Map(),
  bidders: new Map(),
  refusals: [],
  behindMs: 0,
});

/** A submission the rules have accepted; `lot.state` is already the state after it. */
interface AcceptedSubmission {
  lot: Lot;
  bid: Pick<WaitingBid, 'accountId' | 'max' | 'digest'>;
  /** As it was before. */
  bidder: BidderOfLot;
  outcome: BidAccepted;
  now: number;
}

/** Writes an accepted submission into the result: its rows, its bidder, who was outbid. */
function recordAccepted(submission: AcceptedSubmission, result: BatchResult): AcceptedAnswer {
  const { lot, bid, bidder, outcome, now } = submission;
  const bidderNo = outcome.bidder.bidderNo;
  const [own, automatic] = outcome.rows;
  if (bidderNo === null || !own) throw new Error('an accepted submission has a number and a row');
  const left = chancesLeft(outcome.bidder);
  const rows = [
    appendRow(lot, own, now, {
      bidderNo,
      digest: bid.digest,
      ...commitTo(bid.max),
      chancesLeft: left,
      isLeading: outcome.isLeading,
      endsLot: outcome.endsLot,
    }),
  ];
  if (automatic) {
    const { leaderMax } = lot.state;
    if (leaderMax === null) throw new Error('a bidder who defends the lead has a maximum');
    // The row does not show whether the maximum was raised since the last bid.
    rows.push(
      appendRow(lot, automatic, now, { bidderNo: lot.leaderNo, ...commitTo(leaderMax), isLeading: true }),
    );
    lot.leaderSeq = automatic.seq;
  }
  if (outcome.isLeading) {
    lot.leaderNo = bidderNo;
    lot.leaderSeq = own.seq ?? lot.leaderSeq;
  }
  result.rows.push(...rows);
  markMoved(lot, rows, outcome, bid.accountId, result);
  result.bidders.set(bidderKey(lot.id, bid.accountId), {
    ...outcome.bidder,
    rowId: bidder.rowId,
    isCleared: bidder.isCleared,
    isFirstBid: bidder.isFirstBid,
    ownMax: bid.max,
    auctionId: lot.id,
  });
  return {
    accepted: true,
    auctionId: lot.id,
    seq: own.seq,
    price: lot.state.price,
    currency: lot.state.terms.currency,
    minNextBid: minNextBid(lot.state),
    isLeading: outcome.isLeading,
    reserveMet: lot.state.reserveMet,
    chancesLeft: left,
    bidderNo,
    endsLot: outcome.endsLot,
    endAt: lot.state.endAt,
    max: bid.max,
    at: now,
  };
}

function markMoved(
  lot: Lot,
  rows: readonly NewBidRow[],
  outcome: BidAccepted,
  bidderId: number,
  result: BatchResult,
): void {
  let moved = result.moved.get(lot.id);
  if (!moved) {
    moved = { lot, rows: [], outbid: new Map() };
    result.moved.set(lot.id, moved);
  }
  moved.rows.push(...rows);
  // Notified once per batch, of the latest loss; not if the bidder regained the lead within it.
  if (outcome.isLeading) moved.outbid.delete(bidderId);
  if (outcome.lostLeadId !== null) moved.outbid.set(outcome.lostLeadId, lot.state.seq);
}
