/** Kinds of documents and movements, of the dictionary `stock_type`. */
export const STOCK_TYPE = {
  in: 11,
  sale: 21,
  loan: 22,
  trial: 23,
  repair: 24,
  loss: 25,
  count: 26,
  other: 29,
  move: 31,
  /** From bin to bin of one warehouse; no document has it. */
  bins: 32,
  /** Undoes an approved document, once it is approved itself. */
  reversal: 41,
} as const;

/** Types of stock-outs made by hand; a difference of a count is found by counting. */
export const OUT_TYPES = [21, 22, 23, 24, 25, 29] as const;

/** Why something came in, of the dictionary `stock_in_kind`. */
export const STOCK_IN_KIND = {
  purchase: 1,
  consignment: 2,
  trade_in: 3,
  customer_return: 4,
  loan_return: 5,
  repair_return: 6,
  count: 7,
  opening: 8,
  other: 9,
} as const;

/** Kinds of stock-ins made by hand; a surplus is found by counting, and opening stock is imported. */
export const IN_KINDS = [
  STOCK_IN_KIND.purchase,
  STOCK_IN_KIND.consignment,
  STOCK_IN_KIND.trade_in,
  STOCK_IN_KIND.customer_return,
  STOCK_IN_KIND.loan_return,
  STOCK_IN_KIND.repair_return,
  STOCK_IN_KIND.other,
] as const;

/** How the stock of a product is kept. */
export const TRACKING = { number: 0, serial: 1, lot: 2 } as const;
