import { state } from '../record/code-fields.js';
import { instant, int, money, reference, text } from '../record/fields.js';
import { ofId, same, searchText, since, until } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { LABELS } from '../record/translations.js';
import { bargainMachine } from '../states/bargain.states.js';

/** What buyers offer for a merchant's goods. */
export const bargain = staffRecord({
  name: 'order:bargain',
  one: ['议价', 'a negotiation', '価格交渉'],
  many: ['议价订单', 'Bargaining', '価格交渉'],
  words: {
    empty: ['没有找到议价', 'No negotiation found', '価格交渉が見つかりません'],
    empty_text: [
      '买家对可议价商品的报价会出现在这里，请在 48 小时内接受、还价或拒绝。',
      'Offers for negotiable goods arrive here: accept, make a counter-offer or decline within 48 hours.',
      '価格交渉できる商品への提示額がここに届きます。48時間以内に承諾、再提示または辞退してください。',
    ],
  },
  scope: 'company',
  calls: { list: ['/bargains/bargain-list', 'Negotiations about the company’s goods'] },
  exports: 'bargains',
  menu: { path: '/orders/bargaining', icon: 'messages' },
  title: 'goods_name',
  order: '-id',
  fields: {},
  shown: {
    goods_id: reference({ label: ['商品编号', 'Goods no.', '商品番号'] }),
    goods_name: text({ label: ['商品名称', 'Goods', '商品名'], max: 200 }),
    username: text({ label: ['买家', 'Buyer', '購入者'], max: 60 }),
    company_name: text({ label: ['商家', 'Merchant', '店舗'], max: 200, orNull: true }),
    quantity: int({ label: ['数量', 'Quantity', '数量'] }),
    /** Of one piece, in whole units. */
    price: money({ label: ['原价', 'List price', '表示価格'], currency: 'currency' }),
    offer_price: money({ label: ['最新报价', 'Last offer', '最新の提示額'], currency: 'currency' }),
    currency: text({ label: ['币种', 'Currency', '通貨'], max: 3 }),
    expired_at: instant({ label: ['有效期至', 'Expires', '有効期限'] }),
    status: state(bargainMachine, {}),
    created_at: instant({ label: ['发起时间', 'Opened', '開始日時'] }),
  },
  filters: {
    id: ofId(['议价编号', 'Negotiation no.', '交渉番号']),
    goods_name: searchText(),
    username: searchText(),
    status: same(),
    begin: since(LABELS.created_at),
    end: until(LABELS.created_at),
  },
});
