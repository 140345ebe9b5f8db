import { choice, state } from '../record/code-fields.js';
import { instant, int, money, reference, text, truth } from '../record/fields.js';
import { exactly, ofId, same, since, until } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { LABELS } from '../record/translations.js';
import { refundMachine } from '../states/refund.states.js';

export const REFUND_CAUSES = {
  1: ['买家申请', 'Requested by the buyer', '購入者の申請'],
  2: ['买家不接受运费', 'Freight declined', '送料の辞退'],
  3: ['运费逾期未付', 'Freight not paid', '送料の未払い'],
  4: ['逾期未发货', 'Not shipped in time', '期限内に未発送'],
  5: ['商家无法供货', 'Seller cannot deliver', '出品者が納品できない'],
} as const;

/** Refunds to buyers, for the merchant's staff and the platform. */
export const refund = staffRecord({
  name: 'order:refund',
  one: ['退款', 'a refund', '返金'],
  many: ['退款', 'Refunds', '返金'],
  words: {
    empty: ['没有退款', 'No refunds', '返金はありません'],
    empty_text: [
      '买家申请退款，或订单无法履行时，会出现在这里。',
      'What buyers ask back, and orders that cannot be delivered, arrive here.',
      '購入者からの返金申請や、納品できない注文がここに届きます。',
    ],
  },
  scope: 'company',
  calls: { list: ['/order/admin-refund-list', 'Refunds of orders of the caller’s companies'] },
  exports: 'refunds',
  menu: { path: '/orders/refund', icon: 'receipt-refund' },
  title: 'order_no',
  order: '-id',
  fields: {},
  shown: {
    order_id: reference({ label: ['订单编号', 'Order', '注文'], of: 'order' }),
    order_no: text({ label: ['订单号', 'Order no.', '注文番号'], max: 30 }),
    username: text({ label: ['买家', 'Buyer', '購入者'], max: 60 }),
    company_name: text({ label: ['商家', 'Merchant', '店舗'], max: 200, orNull: true }),
    cause: choice({ label: ['原因', 'Cause', '理由の種類'], names: REFUND_CAUSES }),
    /** In whole units. */
    asked_price: money({ label: ['申请金额', 'Asked', '申請額'], currency: 'currency' }),
    refund_price: money({ label: ['同意金额', 'Agreed', '合意額'], currency: 'currency', orNull: true }),
    currency: text({ label: ['币种', 'Currency', '通貨'], max: 3 }),
    need_return: truth({ label: ['需退货', 'Return first', '返品が必要'] }),
    status: state(refundMachine, {}),
    waiting_hours: int({ label: ['等待（小时）', 'Waiting (hours)', '待ち時間（時間）'] }),
    due_at: instant({ label: ['截止时间', 'Moves on by itself', '自動処理の期限'], orNull: true }),
    created_at: instant({ label: LABELS.created_at }),
  },
  filters: {
    order_no: exactly(undefined, 40),
    order_id: ofId(['订单编号', 'Order', '注文']),
    status: same(),
    cause: same(),
    begin: since(LABELS.created_at),
    end: until(LABELS.created_at),
  },
});
