import { isAmount, type Currency } from '@fovea/shared-types/money';
import { AppError } from '../../platform/kernel/app-error.js';

export type OwnerType = 'member' | 'company' | 'platform';

/** What people and companies hold; positive is what we owe them. */
export type OwnerKind =
  /** Money available to spend or withdraw. */
  | 'available'
  /** Put aside: a withdrawal on its way, proceeds that wait out their days. */
  | 'frozen'
  /** Held for lots the member bids on. */
  | 'deposit'
  /** Paid for an order that has not been received. */
  | 'escrow'
  /** The amount owed on monthly bills is below 0; above it is what the next bill starts with, refunded after payment. */
  | 'receivable';

/** What the platform holds. */
export type PlatformKind =
  /** What it earned. */
  | 'fee'
  /** Our money at an online provider: what the provider holds for us is below 0. */
  | 'gateway'
  /** Our money at the bank: negative. */
  | 'bank'
  /** On its way back to a payer through a provider. */
  | 'refunds'
  /** Tax on the platform's own fee, owed to the state. */
  | 'tax'
  /** Came in and belongs to nobody known yet. */
  | 'suspense'
  /** Written off: below 0. */
  | 'loss'
  /** What providers and banks charge: below 0. */
  | 'cost'
  /** One side of an exchange in each currency. */
  | 'exchange'
  /** What taxes of monthly bills, computed once per rate, differ from those of their orders. */
  | 'rounding'
  /** What the bank's account held before its first statement. */
  | 'opening'
  /** The world outside, where no provider and no bank is kept. */
  | 'external';

export type AccountKind = OwnerKind | PlatformKind;

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
  /** The reason, as its author wrote it. */
  note?: string;
}

export interface Entry {
  cause: Cause;
  postings: readonly Posting[];
}

/** The payee: the seller's company, or the seller where there is none. */
export interface Payee {
  sellerId: number;
  companyId: number | null;
}

/** The platform as an owner has this id. */
export const PLATFORM_ID = 0;

const memberAccount =
  (kind: OwnerKind) =>
  (accountId: number, currency: Currency): LedgerAccountKey => ({
    ownerType: 'member',
    ownerId: accountId,
    kind,
    currency,
  });

export const memberAvailable = memberAccount('available');
export const memberDeposit = memberAccount('deposit');
export const memberReceivable = memberAccount('receivable');

export const payeeAccount = (
  { sellerId, companyId }: Payee,
  kind: Exclude<OwnerKind, 'deposit' | 'receivable'>,
  currency: Currency,
): LedgerAccountKey =>
  companyId === null
    ? memberAccount(kind)(sellerId, currency)
    : { ownerType: 'company', ownerId: companyId, kind, currency };

export const platformAccount = (kind: PlatformKind, currency: Currency): LedgerAccountKey => ({
  ownerType: 'platform',
  ownerId: PLATFORM_ID,
  kind,
  currency,
});

/** Money of one entry moved from one account to another: never backwards, never nothing (M5). */
export function transfer(from: LedgerAccountKey, to: LedgerAccountKey, amount: number): Posting[] {
  if (!isAmount(amount)) throw new AppError('AMOUNT_INVALID');
  return [
    { account: from, change: -amount },
    { account: to, change: amount },
  ];
}
