import { choice, state, stateName } from '../record/code-fields.js';
import { flag, instant, int, money, reference, text } from '../record/fields.js';
import { exactly, ofId, same, searchText, since, until } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { LABELS } from '../record/translations.js';
import { orderMachine } from '../states/order.states.js';

/** What was ordered, as the merchant's people and the platform read it. A row shows the goods of its first line. */
export const order = staffRecord({
  name: 'order:order',
  one: ['订单', 'an order', '注文'],
  many: ['订单', 'Orders', '注文'],
  words: {
    empty: ['没有找到订单', 'No order found', '注文が見つかりません'],
    empty_text: [
      '买家下单、竞买成交或议价成交后，订单会出现在这里。',
      'What buyers order, win or agree on arrives here.',
      '購入・落札・価格交渉の成立があると、注文がここに届きます。',
    ],
  },
  scope: 'company',
  classes: { one: 'AdminOrder', row: 'AdminOrderRow', list: 'AdminOrder' },
  calls: { list: ['/order/admin-order-list', 'Orders of the caller’s companies, the newest first'] },
  exports: 'orders',
  menu: { path: '/orders/orderList', icon: 'receipt' },
  title: 'order_no',
  order: '-created_at',
  fields: {},
  shown: {
    order_no: text({ label: ['订单号', 'Order no.', '注文番号'], max: 30 }),
    goods_name: text({ label: ['商品名称', 'Goods', '商品名'], max: 200 }),
    /** In whole units. */
    pay_price: money({ label: ['支付金额', 'Amount', '支払金額'], currency: 'currency' }),
    currency: text({ label: ['币种', 'Currency', '通貨'], max: 3 }),
    username: text({ label: ['买家', 'Buyer', '購入者'], max: 60 }),
    company_name: text({ label: ['商家', 'Merchant', '店舗'], max: 200, orNull: true }),
    company_id: reference({ label: ['公司', 'Company', '会社'], orNull: true }),
    status: state(orderMachine, {}),
    status_name: stateName(orderMachine, 'status'),
    pay_type: choice({
      label: ['支付方式', 'Payment', '支払方法'],
      codes: [1, 2, 3, 4],
      dict: 'pay_type',
      orNull: true,
    }),
    pay_type_name: text({ label: ['支付方式', 'Payment', '支払方法'], max: 60, orNull: true }),
    refund_switch: flag({ label: ['允许退款', 'Refund allowed', '返金可'], dict: 'yes_no' }),
    delivery_type: choice({
      label: ['配送方式', 'Delivery', '配送方法'],
      codes: [1, 2, 3],
      dict: 'delivery_type',
      orNull: true,
    }),
    /** Internal notes of staff on it. */
    note_count: int({ label: ['内部备注', 'Notes', '社内メモ'], min: 0 }),
    /** Null: not yet. */
    packed_at: instant({
      label: ['装箱单打印时间', 'Packing list printed', '梱包明細書の印刷'],
      orNull: true,
    }),
    created_at: instant({ label: ['下单时间', 'Placed', '注文日時'], sortable: true }),
  },
  filters: {
    id: ofId(LABELS.id),
    order_no: exactly(undefined, 40),
    goods_name: searchText(),
    username: searchText(),
    company_id: ofId(['公司', 'Company', '会社']),
    status: same(),
    pay_type: same(),
    delivery_type: same(),
    begin: since(LABELS.created_at),
    end: until(LABELS.created_at),
  },
});
