import type { Lot, NewBidRow } from '../lot/lot.js';
import type { BidderState, BidError } from '../rules/lot-state.js';

// A bid on its way: as it waits, what its batch reads, and what becomes of it.

/** A submission waiting for its lot's lane. */
export interface WaitingBid {
  auctionId: number;
  accountId: number;
  /** Of the socket it came over, to be read when it is decided; null where its call has read the session. */
  sessionId: number | null;
  /** The secret maximum, minor units. */
  max: number;
  currency: string;
  /** Of the request's key, lower-case hex. */
  digest: string;
}

/** A bidder of one lot under its lock. */
export interface BidderOfLot extends BidderState {
  /** The bidder's row of the lot; null before they requested admission, or were cleared for a first bid. */
  rowId: number | null;
  /** The rules of the law were checked for this bidder and lot. */
  isCleared: boolean;
  /** No bid of this bidder was committed before this batch. */
  isFirstBid: boolean;
  ownMax: number | null;
}

/** What an accepted submission is answered with; a repeat gets the same from its row. */
export interface AcceptedAnswer {
  accepted: true;
  auctionId: number;
  seq: number | null;
  price: number;
  currency: string;
  minNextBid: number;
  isLeading: boolean;
  reserveMet: boolean;
  chancesLeft: number | null;
  bidderNo: number;
  endsLot: boolean;
  endAt: number;
  max: number;
  at: number;
}

export type BidRefusalError =
  | BidError
  | 'NOT_FOUND'
  | 'SESSION_INVALID'
  | 'CURRENCY_MISMATCH'
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'STATE_CONFLICT';

export interface RefusedAnswer {
  accepted: false;
  error: BidRefusalError;
  minNextBid: number | null;
  currency: string | null;
}

export type BidAnswer = AcceptedAnswer | RefusedAnswer;

/** How one bid of a batch came out. */
export type Decision =
  | { kind: 'answered'; answer: BidAnswer; isNew: boolean }
  /** It would end its lot, or follows one that would: it is decided in a transaction of its own. */
  | { kind: 'deferred' }
  /**
   * It would be accepted, but this bidder has not passed the legal check: it is submitted again after that.
   */
  | { kind: 'uncleared' }
  /** Somebody else holds its lot. */
  | { kind: 'locked' };

/** An answer given before under some key, and whether a bid with that key repeats the same request. */
export interface FirstAnswer {
  isOf(bid: WaitingBid): boolean;
  /** Computed for a repeat only. */
  answer(): BidAnswer;
}

/** A bid in its lane, and who waits for its answer. */
export interface Waiting {
  bid: WaitingBid;
  /** When the server received it, by `performance.now()`. */
  arrivedAt: number;
  resolve: (answer: BidAnswer) => void;
  reject: (error: unknown) => void;
}

/** Everything a batch read under its locks. */
export interface BatchInput {
  /** The database's clock, read under the locks. */
  now: number;
  lots: ReadonlyMap<number, Lot>;
  /** Requested lots that could not be locked. */
  locked: ReadonlySet<number>;
  /** Sessions among those of the bids that ended or expired, or whose account is disabled. */
  endedSessions: ReadonlySet<number>;
  /** By `bidderKey`. */
  bidders: ReadonlyMap<string, BidderOfLot>;
  /** Answers given before, by `requestKey`. */
  answered: ReadonlyMap<string, FirstAnswer>;
}

/** A lot as its batch left it, its new rows, and who lost the lead by which of them. */
export interface LotOfBatch {
  lot: Lot;
  rows: NewBidRow[];
  outbid: Map<number, number>;
}

export interface BatchResult {
  /** In the order of the bids. */
  decisions: Decision[];
  rows: NewBidRow[];
  /** Lots that moved. */
  moved: Map<number, LotOfBatch>;
  /** Bidders who used a chance, as they are now. */
  bidders: Map<string, BidderOfLot & { auctionId: number }>;
  /** Refusals decided under the lock, to be kept for repeats. */
  refusals: { bid: WaitingBid; answer: RefusedAnswer }[];
  /** How far the clock was behind the last row of a lot; 0 unless it was set back. */
  behindMs: number;
}
