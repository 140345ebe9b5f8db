import { hash } from 'node:crypto';
import { isSameBid } from './bid-batch.js';
import type { AcceptedAnswer, FirstAnswer, RefusedAnswer, WaitingBid } from './waiting-bid.js';
import { minNextBid } from '../rules/bid-rules.js';
import type { Lot } from '../lot/lot.js';

/** An accepted bid's row is the record of its key. */
export const KEYS_OF_BIDS = `SELECT FROM auction_bid WHERE bidder_id = $1 AND request_digest = $2`;

/**
 * The first answer of an accepted bid, read back from its own row `r` of auction_bid (A4); null where the key is new,
 * as it nearly always is.
 */
export const ACCEPTED_BEFORE = `
    CASE WHEN r.bidder_id IS NOT NULL THEN jsonb_build_object(
      'digest', encode(r.request_digest, 'hex'), 'auction_id', r.auction_id, 'max', r.max_amount, 'seq', r.seq, 'price', r.price_settled,
      'is_leading', r.is_leading, 'reserve_met', r.reserve_met, 'chances_left', r.chances_left,
      'bidder_no', r.bidder_no, 'ends_lot', r.ends_lot, 'end_after', floor(extract(epoch FROM r.end_after) * 1000),
      'at', floor(extract(epoch FROM r.at) * 1000)) END`;

/** Amounts are minor units, instants epoch milliseconds. */
export interface AcceptedBefore {
  /** Of the key, lower-case hex. */
  digest: string;
  auction_id: number;
  max: number;
  seq: number | null;
  price: number;
  is_leading: boolean;
  reserve_met: boolean;
  chances_left: number | null;
  bidder_no: number;
  ends_lot: boolean;
  end_after: number;
  at: number;
}

/** Lots are those of the batch; a key first used elsewhere is refused by `isOf`. */
export function firstAnswerOf(before: AcceptedBefore, lots: ReadonlyMap<number, Lot>): FirstAnswer {
  const { auction_id: auctionId, max } = before;
  const lot = lots.get(auctionId);
  // It was accepted, so it was in the lot's own currency.
  const currency = lot?.state.terms.currency ?? '';
  return {
    isOf: (bid) => isSameBid(bid, { auctionId, max, currency }),
    answer: () => answerOf(before, lot),
  };
}

function answerOf(before: AcceptedBefore, lot: Lot | undefined): AcceptedAnswer {
  const { price, reserve_met: reserveMet } = before;
  return {
    accepted: true,
    auctionId: before.auction_id,
    seq: before.seq,
    price,
    currency: lot?.state.terms.currency ?? '',
    // As the lot was then: its terms are fixed from the first bid, and there was a leader.
    minNextBid: lot
      ? minNextBid({ ...lot.state, status: 'bidding', leaderId: lot.state.leaderId ?? 0, price, reserveMet })
      : price,
    isLeading: before.is_leading,
    reserveMet,
    chancesLeft: before.chances_left,
    bidderNo: before.bidder_no,
    endsLot: before.ends_lot,
    endAt: before.end_after,
    max: before.max,
    at: before.at,
  };
}

/** A refusal as it is kept under its key; amounts in minor units. */
interface KeptRefusalAnswer {
  error: RefusedAnswer['error'];
  details: { minimum?: number | null; currency?: string | null };
}

/**
 * An answer stored under a bidder's key. Its hash identifies the call: only for a bid it is certain to refuse
 * a bid.
 */
export interface KeptAnswer {
  digest: string;
  request_hash: string;
  answer: unknown;
}

/** What a refusal is kept under, so that the key cannot be used for another bid, nor for another call. */
export const bidRequestHash = ({ auctionId, max, currency }: WaitingBid): string =>
  hash('sha256', `bid:${auctionId}:${max}:${currency}`);

/** What another call left under the key is read no further: nothing is a repeat of it here. */
export function firstRefusalOf({ request_hash: hashThen, answer }: KeptAnswer): FirstAnswer {
  return {
    isOf: (bid) => bidRequestHash(bid) === hashThen,
    answer: () => {
      // Kept under a bid's hash, which `isOf` has compared.
      const { error, details } = answer as KeptRefusalAnswer;
      const { minimum = null, currency = null } = details;
      return { accepted: false, error, minNextBid: minimum, currency };
    },
  };
}
