/** Goods of one call; more take several calls. */
export const BULK_EDIT_MAX = 160;
/** Per cent added to a price. */
export const PERCENT_MIN = -90;
export const PERCENT_MAX = 900;
export const QUANTITY_MAX = 100_000;
