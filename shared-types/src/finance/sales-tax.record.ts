import { CURRENCIES } from '../money.js';
import { choice } from '../record/code-fields.js';
import { day, int, money, reference, text } from '../record/fields.js';
import { exactly, ofId, same, sinceDay, untilDay } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import type { Translations } from '../record/translations.js';

export const SALES_TAX_KIND = { sale: 1, refund: 2 } as const;

export const SALES_TAX_KIND_NAMES: Readonly<Record<number, Translations>> = {
  [SALES_TAX_KIND.sale]: ['销售', 'Sale', '売上'],
  [SALES_TAX_KIND.refund]: ['退款', 'Refund', '返金'],
};

const BOOKED_ON = ['日期', 'Date', '日付'] as const;
const RATE = ['税率（%）', 'Rate (%)', '税率（％）'] as const;
const ORDER_NO = ['订单编号', 'Order no.', '注文番号'] as const;

/** What was sold and paid for, by order and rate of tax, and below 0 what refunds returned of it: what a merchant files. */
export const salesTax = staffRecord({
  name: 'finance:sales-tax',
  one: ['销售税额', 'a line of sales tax', '売上消費税'],
  many: ['销售税额台账', 'Sales tax register', '売上消費税台帳'],
  words: {
    empty: ['没有销售记录', 'No sales found', '売上はありません'],
    empty_text: [
      '已付款的订单和已退的款项会按税率显示在这里。',
      'Paid orders and paid refunds appear here, one line per tax rate.',
      '支払済みの注文と返金が、税率ごとにここに表示されます。',
    ],
  },
  scope: 'company',
  calls: { list: ['/sales-tax/sales-tax-list', 'Paid sales and refunds by rate of tax, newest first'] },
  exports: 'sales_tax',
  menu: { path: '/business/salesTax', icon: 'receipt-tax' },
  title: 'order_no',
  order: '-booked_on',
  fields: {},
  shown: {
    /** Where the seller is: of a lot its close, else of the order; of a refund the day it was paid. */
    booked_on: day({ label: BOOKED_ON, sortable: true }),
    kind: choice({ label: ['种类', 'Kind', '種類'], names: SALES_TAX_KIND_NAMES }),
    order_no: text({ label: ORDER_NO, max: 40 }),
    order_id: reference({ label: ['订单', 'Order', '注文'], private: true }),
    /** The invoice, receipt or delivery note in force, or the credit note. */
    document: text({ label: ['票据编号', 'Document no.', '書類番号'], max: 40, orNull: true }),
    seller_name: text({ label: ['商家', 'Merchant', '出品者'], max: 200 }),
    rate: int({ label: RATE, max: 10_000, isPercent: true }),
    base: money({ label: ['不含税金额', 'Without tax', '税抜金額'], currency: 'currency' }),
    tax: money({ label: ['税额', 'Tax', '消費税額'], currency: 'currency' }),
    total: money({ label: ['含税金额', 'With tax', '税込金額'], currency: 'currency' }),
    currency: text({ label: ['币种', 'Currency', '通貨'], max: 3, oneOf: CURRENCIES }),
  },
  filters: {
    begin: sinceDay(BOOKED_ON),
    end: untilDay(BOOKED_ON),
    kind: same(),
    rate: exactly(RATE, 10),
    currency: same(),
    order_no: exactly(ORDER_NO, 40),
    company_id: ofId(['商家', 'Merchant', '出品者']),
  },
});
