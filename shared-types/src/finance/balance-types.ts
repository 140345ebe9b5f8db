/** What moved a balance: of the dictionary `balance_type`. */
export const BALANCE_TYPE = {
  recharge: 1,
  order_pay: 2,
  refund: 3,
  proceeds: 4,
  fee: 5,
  freeze: 6,
  payout: 7,
  give_back: 8,
  correction: 9,
  deposit_held: 10,
  deposit_returned: 11,
  deposit_forfeited: 12,
  deposit_used: 13,
  exchange: 14,
  month_bill: 15,
  parked: 16,
  opening: 17,
} as const;

export type BalanceType = (typeof BALANCE_TYPE)[keyof typeof BALANCE_TYPE];

/** Accounts of members and companies whose lines are their balance details. */
export const OWNER_KINDS = ['available', 'frozen', 'deposit', 'escrow'] as const;

/** Days that the chart of a balance can look back. */
export const HISTORY_DAYS: readonly number[] = [30, 90, 365];

/** Every kind of account of the ledger. */
export const ACCOUNT_KINDS = [
  ...OWNER_KINDS,
  'receivable',
  'fee',
  'gateway',
  'bank',
  'refunds',
  'tax',
  'suspense',
  'loss',
  'cost',
  'exchange',
  'external',
  'rounding',
  'opening',
] as const;

export type AccountKindName = (typeof ACCOUNT_KINDS)[number];
