/** An order has no more lines than that, and none of more pieces. */
export const SHIPPED_LINES_MAX = 500;
export const SHIPPED_QUANTITY_MAX = 1_000_000;
