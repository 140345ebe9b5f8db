import type { Currency } from '../money.js';

/** What may be put on a balance at once, in minor units. */
export const RECHARGE_BOUNDS: Readonly<Record<Currency, { min: number; max: number }>> = {
  JPY: { min: 1_000, max: 50_000_000 },
  CNY: { min: 50_00, max: 2_500_000_00 },
  USD: { min: 10_00, max: 350_000_00 },
};

/** Recharges are paid on the provider's page, or by a transfer to the platform's account. */
export const RECHARGE_PAY_TYPES = [4, 2] as const;
export type RechargePayType = (typeof RECHARGE_PAY_TYPES)[number];
