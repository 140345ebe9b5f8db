import type { Translations } from '../record/translations.js';
import { REMITTED_LABELS } from './remittance-bounds.js';

/** What moves money, and what it is about, by the names that the ledger keeps. */
export const CAUSE_NAMES: Readonly<Record<string, Translations>> = {
  fee_statement: ['服务费对账单', 'Fee statement', '手数料明細書'],
  month_bill_payment: ['月结账单收款', 'Payment of a monthly bill', '月次請求の入金'],
  ...REMITTED_LABELS,
  opening_balance: ['期初余额', 'Opening balance', '期首残高'],
  capture: ['收款', 'Payment received', '入金'],
  payment: ['在线支付', 'Online payment', 'オンライン決済'],
  payment_refund: ['原路退款', 'Refund to the source', '決済元への返金'],
  remittance: ['银行汇款', 'Bank transfer', '銀行振込'],
  refund: ['退款', 'Refund', '返金'],
  transfer: ['货款', 'Proceeds', '売上金'],
  withdrawal: ['提现', 'Withdrawal', '出金'],
  exchange: ['货币兑换', 'Currency exchange', '両替'],
  journal_voucher: ['手工凭证', 'Journal voucher', '振替伝票'],
  auction_deposit: ['拍卖保证金', 'Auction deposit', 'オークション保証金'],
  reservation: ['视频看货', 'Video viewing', 'ビデオ内見'],
  goods: ['商品', 'Goods', '商品'],
};
