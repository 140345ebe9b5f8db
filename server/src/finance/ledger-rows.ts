import type { Currency } from '@fovea/shared-types/money';

export type OwnerType = 'member' | 'company' | 'platform';
export type AccountKind = 'available' | 'frozen' | 'escrow' | 'fee' | 'external';

/** An account of the ledger by what it is; it exists from its first posting on. */
export interface LedgerAccountKey {
  ownerType: OwnerType;
  ownerId: number;
  kind: AccountKind;
  currency: Currency;
}

/** Part of an entry: `change` in minor units, positive into the account. */
export interface Posting {
  account: LedgerAccountKey;
  change: number;
}

/** The unique key of an entry: one cause makes one entry per step (M3). */
export interface Cause {
  type: string;
  id: number;
  step: string;
}

export interface Entry {
  cause: Cause;
  postings: readonly Posting[];
}

/** The platform as an owner has this id. */
export const PLATFORM_ID = 0;

export const memberAvailable = (accountId: number, currency: Currency): LedgerAccountKey => ({
  ownerType: 'member',
  ownerId: accountId,
  kind: 'available',
  currency,
});

export const memberFrozen = (accountId: number, currency: Currency): LedgerAccountKey => ({
  ...memberAvailable(accountId, currency),
  kind: 'frozen',
});

export const platformAccount = (kind: 'fee' | 'external', currency: Currency): LedgerAccountKey => ({
  ownerType: 'platform',
  ownerId: PLATFORM_ID,
  kind,
  currency,
});

/** Money of one entry moved from one account to another. */
export const transfer = (from: LedgerAccountKey, to: LedgerAccountKey, amount: number): Posting[] => [
  { account: from, change: -amount },
  { account: to, change: amount },
];
