import type { MyAuctionOrder } from '@fovea/shared-types/auction/auction-order.dto';
import { AUCTION_ORDER_STATUS } from '@fovea/shared-types/states';

/** Groups of one's bids, in the order of how much they need the reader. */
export const BID_GROUPS = ['outbid', 'leading', 'won', 'ended'] as const;
export type BidGroup = (typeof BID_GROUPS)[number];

export const bidGroupOf = (text: string | null): BidGroup | undefined =>
  BID_GROUPS.find((group) => group === text);

export function groupOf(row: Pick<MyAuctionOrder, 'status' | 'is_leading'>): BidGroup {
  switch (row.status) {
    case AUCTION_ORDER_STATUS.bidding:
      return row.is_leading ? 'leading' : 'outbid';
    case AUCTION_ORDER_STATUS.won:
    case AUCTION_ORDER_STATUS.paid:
      return 'won';
    default:
      return 'ended';
  }
}

export type BidStatusKey =
  | 'mine.status_leading'
  | 'mine.status_outbid'
  | 'mine.status_won'
  | 'mine.status_lost'
  | 'mine.status_ended'
  | 'mine.status_cancelled'
  | 'mine.status_paid'
  | 'mine.status_defaulted';

export function bidStatusKey(row: Pick<MyAuctionOrder, 'status' | 'is_leading'>): BidStatusKey {
  switch (row.status) {
    case AUCTION_ORDER_STATUS.bidding:
      return row.is_leading ? 'mine.status_leading' : 'mine.status_outbid';
    case AUCTION_ORDER_STATUS.won:
      return 'mine.status_won';
    case AUCTION_ORDER_STATUS.lost:
      return 'mine.status_lost';
    case AUCTION_ORDER_STATUS.cancelled:
      return 'mine.status_cancelled';
    case AUCTION_ORDER_STATUS.paid:
      return 'mine.status_paid';
    case AUCTION_ORDER_STATUS.defaulted:
      return 'mine.status_defaulted';
    default:
      return 'mine.status_ended';
  }
}

export type BidPriceKey = 'mine.current_price' | 'mine.final_price' | 'price.reached' | 'price.cancelled';

/** The reader has bid, so there was a price; it is the final one only where the lot was sold. */
export function bidPriceKey(row: Pick<MyAuctionOrder, 'status'>): BidPriceKey {
  switch (row.status) {
    case AUCTION_ORDER_STATUS.bidding:
      return 'mine.current_price';
    case AUCTION_ORDER_STATUS.ended:
      return 'price.reached';
    case AUCTION_ORDER_STATUS.cancelled:
      return 'price.cancelled';
    default:
      return 'mine.final_price';
  }
}
