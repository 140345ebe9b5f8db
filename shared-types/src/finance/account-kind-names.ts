import type { Translations } from '../record/translations.js';
import type { AccountKindName } from './balance-types.js';

/** Each kind of account by its name, in lists, files and forms. */
export const ACCOUNT_KIND_NAMES: Readonly<Record<AccountKindName, Translations>> = {
  available: ['可用', 'Available', '利用可能'],
  frozen: ['冻结', 'On hold', '凍結'],
  deposit: ['保证金', 'Deposit', '保証金'],
  escrow: ['待结算', 'In escrow', '受取前の預り金'],
  receivable: ['应收月结款', 'Receivable', '売掛金'],
  fee: ['平台服务费', 'Fees', '手数料'],
  gateway: ['支付渠道', 'Payment provider', '決済代行'],
  bank: ['银行存款', 'Bank', '銀行預金'],
  refunds: ['退款在途', 'Refunds in transit', '返金中'],
  tax: ['应交税费', 'Tax', '仮受消費税'],
  suspense: ['暂收款', 'Suspense', '仮受金'],
  loss: ['坏账损失', 'Losses', '貸倒損失'],
  cost: ['手续费支出', 'Charges', '支払手数料'],
  exchange: ['货币兑换', 'Exchange', '両替'],
  external: ['外部', 'External', '外部'],
  rounding: ['税额尾差', 'Rounding of tax', '消費税の端数調整'],
  opening: ['期初余额', 'Opening balances', '開始残高'],
};
