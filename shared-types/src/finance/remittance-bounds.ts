/** Papers of one bank transfer, and characters of finance's reason. */
export const REMITTANCE_IMAGES_MAX = 20;
export const REMITTANCE_NOTES_MAX = 1000;

/** What may be paid by one bank transfer; others are paid in the other ways. */
export const REMITTED_TYPES = ['order', 'payment_group', 'freight_bill', 'recharge', 'month_bill'] as const;
export type RemittedType = (typeof REMITTED_TYPES)[number];
