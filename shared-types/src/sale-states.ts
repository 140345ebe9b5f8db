/** The states on the first page of the shop, separate so that it does not load the codes of all others. */

export const AUCTION_STATUS = {
  scheduled: 10,
  bidding: 20,
  ended: 30,
  successful: 40,
  failed: 41,
  cancelled: 42,
} as const;

/** Admission and deposit of one member for one lot. */
export const BIDDER_STATUS = {
  pending: 0,
  admitted: 1,
  refused: -1,
  lapsed: 2,
} as const;

export const SALE_TYPE = { all: 1, auction: 2, immediate: 3, procurement: 4 } as const;
export type SaleType = (typeof SALE_TYPE)[keyof typeof SALE_TYPE];

export const SALE_STATE = { on_sale: 1, negotiating: 2, coming_soon: 3, in_auction: 4, sold_out: 5 } as const;
export type SaleState = (typeof SALE_STATE)[keyof typeof SALE_STATE];

export const ITEM_CONDITION = { new: 1, like_new: 2, light_wear: 3, wear: 4 } as const;

/** Kinds of rows in a lot's log; a raised maximum stays out of the public one. */
export const BID_KIND = {
  bid: 1,
  automatic: 2,
  void: 3,
  reserve_lowered: 4,
  end_moved: 5,
  raise: 6,
} as const;
export type BidKind = keyof typeof BID_KIND;
