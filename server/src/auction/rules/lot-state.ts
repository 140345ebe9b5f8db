import { type Currency } from '@fovea/shared-types/money';

// Times are epoch milliseconds by the database's clock, amounts are integer minor units.

export interface LotTerms {
  currency: Currency;
  startPrice: number;
  reservePrice: number | null;
  buyNowPrice: number | null;
  /** A fixed step instead of the currency's table. */
  stepPrice: number | null;
  startAt: number;
  latestEndAt: number | null;
  extendWindowMs: number;
}

export type LotStatus = 'scheduled' | 'bidding' | 'ended' | 'successful' | 'failed' | 'cancelled';

export interface LotState {
  terms: LotTerms;
  status: LotStatus;
  endAt: number;
  /** Of the last public row, 0 before the first. */
  seq: number;
  /** What everybody sees; the start price before the first bid. */
  price: number;
  /** Standing public submissions of bidders. */
  bidCount: number;
  leaderId: number | null;
  leaderMax: number | null;
  /** The highest maximum of another bidder than the leader. */
  runnerUpMax: number | null;
  /** True without a reserve as soon as there is a bid. */
  reserveMet: boolean;
  /** Bidder numbers given out so far. */
  bidderCount: number;
}

export interface BidderState {
  bidderId: number;
  bidderNo: number | null;
  chancesUsed: number;
  /** null: unlimited. */
  chancesAllowed: number | null;
  eligibility: 'eligible' | 'own_goods' | 'deposit_required' | 'not_admitted' | 'barred';
}

export interface BidCommand {
  bidder: BidderState;
  max: number;
}

export interface LogRow {
  kind: 'bid' | 'automatic' | 'void' | 'reserve_lowered' | 'end_moved' | 'raise';
  /** null for a raised maximum, of which nobody else learns. */
  seq: number | null;
  /** null where staff or the seller acted. */
  bidderId: number | null;
  priceBefore: number;
  priceAfter: number;
  endBefore: number;
  endAfter: number;
}

export type BidError =
  | 'AUCTION_NOT_STARTED'
  | 'AUCTION_ENDED'
  | 'BID_OWN_GOODS'
  | 'BIDDER_BARRED'
  | 'NOT_ADMITTED'
  | 'DEPOSIT_REQUIRED'
  | 'NO_CHANCES_LEFT'
  | 'AMOUNT_INVALID'
  | 'MAXIMUM_NOT_RAISED'
  | 'BID_TOO_LOW';

export interface BidAccepted {
  accepted: true;
  /** The submission first, then at most one automatic row of the defender. */
  rows: LogRow[];
  /** The bidder with their number and the chance used. */
  bidder: BidderState;
  /** The former leader who does not lead any more: the one to be notified of being outbid. */
  lostLeadId: number | null;
  /** The buy-now price was reached: the lot is sold. */
  endsLot: boolean;
  /** The visible price is another than before. */
  priceMoved: boolean;
  isLeading: boolean;
}

export interface BidRefused<Error extends string = BidError> {
  accepted: false;
  error: Error;
  /** Public knowledge only: a refusal never reveals anything of a maximum. */
  minNextBid: number;
}

export type BidOutcome = BidAccepted | BidRefused;
export type BuyNowOutcome = BidAccepted | BidRefused<BidError | 'STATE_CONFLICT'>;

export type LotRefusalError =
  | 'AUCTION_ENDED'
  | 'AUCTION_LOCKED'
  | 'AMOUNT_INVALID'
  | 'NOT_FOUND'
  | 'STATE_CONFLICT';
export interface LotRefusal {
  error: LotRefusalError;
}

/** One accepted submission of a bidder, secret raises included, as `recomputeAfterVoid` and the second chance read it. */
export interface Submission {
  /** Order inside the lot's serialised write. */
  ord: number;
  bidderId: number;
  max: number;
  seq: number | null;
  voided: boolean;
}

/** The highest maximum, the highest of another bidder, and who holds the first. */
export interface Lead {
  leaderId: number | null;
  leaderMax: number | null;
  runnerUpMax: number | null;
  /** The public row by which the leader holds the lead. */
  leaderSeq: number | null;
  /** The submission, perhaps a secret raise, that named the highest maximum. */
  leaderOrd: number | null;
}
