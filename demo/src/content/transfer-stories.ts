import type { Currency } from '@fovea/shared-types/money';

/** Money that a member adds to a balance by bank, in whole units: its receipts wait for finance. */
export const rechargeByBank: { member: string; money: string; currency: Currency } = {
  member: 'bidder2',
  money: '300000',
  currency: 'JPY',
};

/** An exchange requested by finance or the administrator: the other of the two decides it. */
export interface ExchangeStory {
  requestedBy: 'finance' | 'admin';
  /** Whose balance it is; of nobody's: what the platform changes at its bank. */
  member?: string;
  sold: string;
  sold_currency: Currency;
  bought_currency: Currency;
  rate: string;
  fee?: string;
  reference: string;
  reason: string;
  end: 'booked' | 'waiting';
}

/** One for each of the two to decide, and one that is done. */
export const exchangeStories: readonly ExchangeStory[] = [
  {
    ...{ requestedBy: 'finance', member: 'bidder9', reference: '电话申请', end: 'booked' },
    ...{ sold: '20000.00', sold_currency: 'CNY', bought_currency: 'JPY', rate: '21.35' },
    reason: '客户来电申请，用于支付日元订单。',
  },
  {
    ...{ requestedBy: 'finance', member: 'bidder4', reference: 'メールでの依頼', end: 'waiting' },
    ...{ sold: '214000', sold_currency: 'JPY', bought_currency: 'CNY', rate: '0.0467' },
    reason: '人民元建ての落札に備え、お客様から両替の依頼がありました。',
  },
  {
    ...{ requestedBy: 'admin', reference: 'FX-20418', end: 'waiting' },
    ...{ sold: '3000000', sold_currency: 'JPY', bought_currency: 'CNY', rate: '0.0466', fee: '2500' },
    reason: 'Yuan for the payouts of this week',
  },
];

/** How many of the unannounced lines finance has explained, and how. */
export const EXPLAINED_DIFFERENCES = 12;
export const EXPLANATION = '預金利息。決算時に雑収入として計上します。';
