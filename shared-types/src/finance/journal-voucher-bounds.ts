/**
 * What a voucher posts: a provider's money on our bank account, a bank's charge, a correction of the ledger.
 */
export const VOUCHER_KIND = { payout: 1, charge: 2, correction: 3 } as const;

/** The platform's own accounts, between which a voucher moves money. */
export const VOUCHER_ACCOUNTS = [
  'bank',
  'gateway',
  'suspense',
  'fee',
  'tax',
  'loss',
  'cost',
  'opening',
] as const;
export type VoucherAccount = (typeof VOUCHER_ACCOUNTS)[number];

export const VOUCHER_REFERENCE_MAX = 60;
export const VOUCHER_REASON_MAX = 500;
