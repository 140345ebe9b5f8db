/** How something is paid (dictionary `pay_type`). */
export const PAY_TYPE = { balance: 1, bank: 2, monthly: 3, online: 4 } as const;
export type PayType = (typeof PAY_TYPE)[keyof typeof PAY_TYPE];

export const PAY_TYPES: readonly PayType[] = Object.values(PAY_TYPE);

/** What may be paid; each kind is declared by its module. */
export const PAYABLE_TYPES = [
  'order',
  'payment_group',
  'freight_bill',
  'recharge',
  'reservation',
  'month_bill',
] as const;
export type PayableType = (typeof PAYABLE_TYPES)[number];
