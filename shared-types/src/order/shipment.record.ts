import { choice, state, stateName } from '../record/code-fields.js';
import { flag, instant, money, text } from '../record/fields.js';
import { exactly, ofId, same, searchText, since, until } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { LABELS } from '../record/translations.js';
import { SEND_STATUS } from '../states.js';
import { orderMachine } from '../states/order.states.js';
import { CARRIER_NAMES } from '../warehouse/carriers.js';

/** Parcels of orders: prepared, on their way, or delivered. */
export const shipment = staffRecord({
  name: 'order:shipment',
  one: ['寄出单', 'a parcel', '発送'],
  many: ['寄出订单', 'Send-out orders', '発送注文'],
  words: {
    empty: ['没有寄出订单', 'Nothing is sent out', '発送する注文はありません'],
    empty_text: [
      '订单发货后会出现在这里；交由仓库寄出的，在这里填写物流单号。',
      'Parcels of orders are listed here; prepared ones get their tracking number here.',
      '発送した注文がここに並びます。倉庫へ引き継いだものは、ここで送り状番号を登録します。',
    ],
  },
  scope: 'company',
  calls: {
    list: ['/send-out-orders/send-out-order-list', 'Parcels of orders of the caller’s companies'],
  },
  exports: 'send_out_orders',
  menu: { path: '/orders/sendOutOrder', icon: 'truck' },
  title: 'order_no',
  order: '-created_at',
  fields: {},
  shown: {
    order_no: text({ label: ['订单号', 'Order no.', '注文番号'], max: 30 }),
    goods_name: text({ label: ['商品名称', 'Goods', '商品名'], max: 200 }),
    username: text({ label: ['买家', 'Buyer', '購入者'], max: 60 }),
    company_name: text({ label: ['商家', 'Merchant', '店舗'], max: 200, orNull: true }),
    pay_price: money({ label: ['支付金额', 'Amount', '支払金額'], currency: 'currency' }),
    currency: text({ label: ['币种', 'Currency', '通貨'], max: 3 }),
    order_status: state(orderMachine, {}),
    status_name: stateName(orderMachine, 'order_status'),
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
    logistics_company: choice({ label: ['承运方', 'Carrier', '配送業者'], names: CARRIER_NAMES }),
    logistics_code: text({ label: ['物流单号', 'Tracking no.', '送り状番号'], max: 60 }),
    status: choice({
      label: ['状态', 'State', '状態'],
      codes: Object.values(SEND_STATUS),
      dict: 'states:send',
    }),
    created_at: instant({ label: LABELS.created_at, sortable: true }),
  },
  filters: {
    id: ofId(LABELS.id),
    order_no: exactly(undefined, 40),
    goods_name: searchText(),
    status: same(),
    begin: since(LABELS.created_at),
    end: until(LABELS.created_at),
  },
});
