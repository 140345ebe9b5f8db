import { WHOLE_RATE } from '../money.js';
import { PERCENT_HINT } from '../record/percent.js';
import { day, int, reference, text } from '../record/fields.js';
import { same } from '../record/filters.js';
import { staffRecord } from '../record/record.js';

/** The consumption tax of a country, from a day on. */
export const taxRate = staffRecord({
  name: 'order:tax-rate',
  one: ['税率', 'a tax rate', '税率'],
  many: ['消费税率', 'Tax rates', '消費税率'],
  words: {
    empty_text: [
      '没有税率的国家不加收消费税。',
      'No tax is added within a country without a rate.',
      '税率のない国では消費税を加算しません。',
    ],
    delete_text: [
      '已下的订单不受影响。',
      'Orders already placed are not affected.',
      'すでに入った注文は変わりません。',
    ],
  },
  scope: 'platform',
  approvedChange: true,
  calls: {
    list: ['/tax-rates/tax-rate-list', 'Rates of consumption tax by country, category and day'],
    add: ['/tax-rates/add-tax-rate', 'Adds a rate from a day on', 'edit'],
    update: ['/tax-rates/update-tax-rate', 'Changes a rate', 'edit'],
    delete: ['/tax-rates/del-tax-rate', 'Deletes a rate', 'edit'],
  },
  exports: 'tax_rates',
  menu: { path: '/orders/taxRate', icon: 'receipt-tax' },
  subject: 'tax_rate',
  title: 'country',
  order: '-effective_from',
  fields: {
    country: text({
      label: ['国家', 'Country', '国'],
      hint: [
        '商家和收货地址都在此国时适用；出口不加税。',
        'Applies when both seller and delivery address are in this country. Exports are not taxed.',
        '出品者と届け先がともにこの国の場合に適用します。輸出には加算しません。',
      ],
      max: 2,
      isCountry: true,
      required: true,
    }),
    category_id: reference({
      label: ['商品分类', 'Category', 'カテゴリ'],
      hint: [
        '同时适用于没有单独税率的下级分类。留空适用于所有其他分类和运费。',
        'Holds for the categories below it too, unless they have their own. Empty: all other categories, and freight.',
        '個別の税率がない下位カテゴリにも適用します。空欄の場合、その他すべてのカテゴリと送料に適用します。',
      ],
      orNull: true,
      named: 'category_name',
    }),
    rate: int({
      label: ['税率（%）', 'Rate (%)', '税率（％）'],
      hint: PERCENT_HINT,
      isPercent: true,
      min: 0,
      max: WHOLE_RATE,
      required: true,
    }),
    effective_from: day({
      label: ['生效日期', 'In force from', '適用開始日'],
      hint: [
        '自该国当地时间当天零时起。',
        'From midnight of that day in the country.',
        'その国の現地時間の午前0時から適用します。',
      ],
      required: true,
      sortable: true,
    }),
  },
  shown: {
    category_name: text({
      label: ['商品分类', 'Category', 'カテゴリ'],
      max: 100,
      orNull: true,
      none: ['所有其他', 'All others', 'その他すべて'],
    }),
  },
  filters: { country: same() },
});
