import type { FirstAnswer } from './bid-batch.js';
import { minNextBid } from './bid-rules.js';
import type { Lot } from './lot.js';

/** The first answer of an accepted bid, read back from its own row `r` of auction_bid (A4). */
export const REPEAT_COLUMNS = `
    encode(r.request_digest, 'hex') AS repeat_digest, r.auction_id AS repeat_auction_id, r.max_amount AS repeat_max,
    r.seq AS repeat_seq, r.price_settled AS repeat_price, r.is_leading AS repeat_is_leading,
    r.reserve_met AS repeat_reserve_met, r.chances_left AS repeat_chances_left, r.bidder_no AS repeat_bidder_no,
    r.ends_lot AS repeat_ends_lot, r.end_after AS repeat_end_after, r.at AS repeat_at`;

/** A row that answered a key before; all null where the key is new. */
export interface RepeatRow {
  repeat_digest: string | null;
  repeat_auction_id: number | null;
  repeat_max: number | null;
  repeat_seq: number | null;
  repeat_price: number | null;
  repeat_is_leading: boolean | null;
  repeat_reserve_met: boolean | null;
  repeat_chances_left: number | null;
  repeat_bidder_no: number | null;
  repeat_ends_lot: boolean | null;
  repeat_end_after: Date | null;
  repeat_at: Date | null;
}

/** Null where the key is new. Lots are those of the batch; a key first used elsewhere is refused by `isOf`. */
export function firstAnswerOf(row: RepeatRow, lots: ReadonlyMap<number, Lot>): FirstAnswer | null {
  const { repeat_auction_id: auctionId, repeat_max: max, repeat_price: price } = row;
  if (auctionId === null || max === null || price === null) return null;
  const lot = lots.get(auctionId);
  const reserveMet = row.repeat_reserve_met ?? false;
  const endsLot = row.repeat_ends_lot ?? false;
  return {
    isOf: (bid) => bid.auctionId === auctionId && bid.max === max,
    answer: {
      accepted: true,
      auctionId,
      seq: row.repeat_seq,
      price,
      currency: lot?.state.terms.currency ?? '',
      // As the lot stood then: its terms are fixed from the first bid, and somebody was leading.
      minNextBid: lot
        ? minNextBid({
            ...lot.state,
            status: 'bidding',
            leaderId: lot.state.leaderId ?? 0,
            price,
            reserveMet,
          })
        : price,
      isLeading: row.repeat_is_leading ?? false,
      reserveMet,
      chancesLeft: row.repeat_chances_left,
      bidderNo: row.repeat_bidder_no ?? 0,
      endsLot,
      endAt: row.repeat_end_after?.getTime() ?? 0,
      max,
      at: row.repeat_at?.getTime() ?? 0,
    },
  };
}
