import { type Currency, ofUnits } from '@fovea/shared-types/money';

/** Whole minor units of a currency. */
export interface Money {
  amount: number;
  currency: Currency;
}

/**
 * Whether the amount at stake in a document requires a second approval; exactly the limit does not.
 * @param limit in whole units; null: there is none
 */
export const isAbove = (limit: number | null, { amount, currency }: Money): boolean =>
  limit !== null && amount > ofUnits(limit, currency);
