import { type Currency, toWire } from '@fovea/shared-types/money';

export const orNullWire = (amount: number | null, currency: Currency): string | null =>
  amount === null ? null : toWire(amount, currency);

export const isoOrNull = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Null is unlimited. */
export const leftOf = (allowed: number | null, used: number | null): number | null =>
  allowed === null ? null : Math.max(0, allowed - (used ?? 0));
