/** Lines of one cart. */
export const CART_LINES_MAX = 100;
/** Pieces of one line. */
export const CART_QUANTITY_MAX = 9999;
/** Up to so many pieces of a line go for the fixed freight of the goods. */
export const FIXED_FREIGHT_MAX = 2;

/** How an order comes to its buyer (dictionary `delivery_type`). */
export const DELIVERY = { carrier: 1, quotation: 2, pickup: 3 } as const;

/** Who made an order, and how. */
export const ORDER_SOURCE = { shop: 1, auction: 2, bargain: 3, staff: 4 } as const;

/** Whether a line of a cart can be ordered as it is. */
export const CART_STATE = {
  available: 0,
  /** Some are left, fewer than the line has. */
  fewer_left: 1,
  sold_out: 2,
  /** Left the shelf, or is no longer sold at a price. */
  gone: 3,
  /** The law, or a recall, does not let the buyer have it. */
  refused: 4,
} as const;

/** Why less of a line than a visitor put aside came into their cart: as the states of a line, and two of a member's own. */
export const CART_LEFT = {
  fewer_left: CART_STATE.fewer_left,
  sold_out: CART_STATE.sold_out,
  gone: CART_STATE.gone,
  /** The caller sells them. */
  own: 4,
  /** The cart holds no more lines. */
  full: 5,
  refused: 6,
} as const;
