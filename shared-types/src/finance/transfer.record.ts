import { CURRENCIES } from '../money.js';
import { choice, state } from '../record/code-fields.js';
import { instant, money, text } from '../record/fields.js';
import { same, searchText, since, until } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { LABELS } from '../record/translations.js';
import { proceedsPayoutMachine } from '../states/transfer.states.js';

/** Proceeds of orders on their way to who sold them: a company reads its own, finance everybody's. */
export const proceedsPayout = staffRecord({
  name: 'finance:transfer',
  one: ['转账', 'a transfer', '売上送金'],
  many: ['转账列表', 'Transfers', '売上送金'],
  words: {
    empty: ['还没有转账', 'No transfer yet', '売上送金はまだありません'],
    empty_text: [
      '买家确认收货后，货款扣除平台服务费，7 天后转入商家余额。',
      'Proceeds go to the merchant’s balance 7 days after the buyer confirms receipt, less the platform’s fee.',
      '受取の確認から7日後に、手数料を差し引いた売上が店舗の残高に入ります。',
    ],
  },
  scope: 'company',
  calls: { list: ['/transfers/transfer-list', 'Proceeds of orders, waiting, released, stopped or returned'] },
  exports: 'transfers',
  menu: { path: '/finance/transferList', icon: 'arrows-exchange' },
  subject: 'transfer',
  title: 'goods_name',
  order: '-id',
  fields: {},
  shown: {
    goods_name: text({ label: ['商品名称', 'Goods', '商品名'], max: 300 }),
    email: text({ label: ['买家邮箱', "Buyer's e-mail", '購入者メール'], max: 200 }),
    username: text({ label: ['买家', 'Buyer', '購入者'], max: 60 }),
    company_name: text({ label: ['商家', 'Merchant', '店舗'], max: 100 }),
    /** What the merchant gets, in whole units. */
    money: money({ label: ['金额', 'Amount', '金額'], currency: 'currency' }),
    /** The platform's fee and its tax, in whole units. */
    fee: money({ label: ['平台服务费（含税）', 'Fee with tax', '手数料（税込）'], currency: 'currency' }),
    currency: text({ label: ['币种', 'Currency', '通貨'], max: 3, oneOf: CURRENCIES }),
    order_no: text({ label: ['订单号', 'Order no.', '注文番号'], max: 40 }),
    created_at: instant({ label: ['创建时间', 'Created', '作成日時'] }),
    release_at: instant({ label: ['结算时间', 'Released from', '精算予定'], orNull: true }),
    status: state(proceedsPayoutMachine, {}),
    by_hand: choice({
      label: ['来源', 'Made', '作成方法'],
      names: { 0: ['系统', 'By the system', '自動'], 1: ['人工', 'By hand', '手動'] },
    }),
  },
  filters: {
    goods_name: searchText(),
    username: searchText(),
    company_name: searchText(),
    status: same(),
    by_hand: same(),
    begin: since(LABELS.created_at),
    end: until(LABELS.created_at),
  },
});
