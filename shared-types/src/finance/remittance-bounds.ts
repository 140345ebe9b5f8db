import type { Translations } from '../record/translations.js';

/** Receipts of one bank transfer, and characters of finance's reason. */
export const REMITTANCE_IMAGES_MAX = 20;
export const REMITTANCE_NOTES_MAX = 1000;

/** What may be paid by one bank transfer; others are paid in the other ways. */
export const REMITTED_TYPES = ['order', 'payment_group', 'freight_bill', 'recharge', 'month_bill'] as const;
export type RemittedType = (typeof REMITTED_TYPES)[number];

/** What a remittance pays, by its type. */
export const REMITTED_LABELS: Readonly<Record<RemittedType, Translations>> = {
  order: ['订单', 'Order', '注文'],
  payment_group: ['多笔订单', 'Several orders', '複数の注文'],
  freight_bill: ['补付运费', 'Additional freight', '追加の送料'],
  recharge: ['余额充值', 'Top-up', '残高チャージ'],
  month_bill: ['月结账单', 'Monthly bill', '月次請求'],
};
