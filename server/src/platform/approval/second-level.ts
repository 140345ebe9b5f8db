import type { Currency } from '@fovea/shared-types/money';
import type { MoneyLimits } from '../config/setting.js';

/** Whole minor units of a currency. */
export interface Money {
  amount: number;
  currency: Currency;
}

/** Whether the amount at stake in a document requires a second approval. */
export function needsTwo(limits: MoneyLimits, document: string, value: Money | null): boolean {
  if (value === null) return false;
  const limit = limits.get(`${document}:${value.currency}`);
  return limit !== undefined && value.amount > limit;
}
