import { CURRENCIES } from '../money.js';
import { day, int, reference, text } from '../record/fields.js';
import { ofId } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { PERCENT_HINT } from '../record/percent.js';
import { LABELS } from '../record/translations.js';

const RATE_LENGTH = 6;

/** What the platform takes of a sale, by category and seller; the narrowest line in force counts. */
export const platformFee = staffRecord({
  name: 'finance:platform-fee',
  one: ['服务费率', 'a platform fee', '手数料率'],
  many: ['平台服务费', 'Platform fees', '販売手数料'],
  words: {
    empty_text: [
      '没有费率时不收取服务费。',
      'Without a line nothing is taken.',
      '設定がない場合、手数料はかかりません。',
    ],
    delete_text: [
      '已收取的服务费不受影响。',
      'Fees that were taken stay as they are.',
      'すでに差し引いた手数料は変わりません。',
    ],
  },
  scope: 'platform',
  approvedChange: true,
  calls: {
    list: ['/platform-fees/platform-fee-list', 'What the platform takes of sales'],
    add: ['/platform-fees/add-platform-fee', 'Adds a fee from a day on', 'edit'],
    update: ['/platform-fees/update-platform-fee', 'Changes a fee', 'edit'],
    delete: ['/platform-fees/del-platform-fee', 'Deletes a fee', 'edit'],
  },
  exports: 'platform_fees',
  menu: { path: '/finance/platformFee', icon: 'receipt-tax' },
  subject: 'platform_fee',
  title: 'currency',
  order: '-id',
  fields: {
    currency: text({
      label: ['币种', 'Currency', '通貨'],
      max: 3,
      oneOf: CURRENCIES,
      required: true,
    }),
    category_id: reference({
      label: ['商品分类', 'Category', 'カテゴリ'],
      hint: [
        '含其下级分类；留空适用于所有分类。',
        'With all below it. Empty: every category.',
        '下位のカテゴリも含みます。空欄の場合はすべてに適用します。',
      ],
      orNull: true,
      named: 'category_name',
    }),
    seller_company_id: reference({
      label: ['商家', 'Merchant', '店舗'],
      hint: ['留空适用于所有商家。', 'Empty: every merchant.', '空欄の場合はすべての店舗に適用します。'],
      orNull: true,
      named: 'company_name',
    }),
    rate: text({
      label: ['费率（%）', 'Rate (%)', '料率（％）'],
      hint: PERCENT_HINT,
      max: RATE_LENGTH,
      required: true,
    }),
    minimum: int({
      label: ['最低收费', 'Least fee', '最低手数料'],
      hint: [
        '每行商品，以元、日元、美元的整数填写。',
        'For each line of an order, in whole yuan, yen or dollars.',
        '注文の明細ごと。元・円・ドルの整数で入力します。',
      ],
      min: 0,
      max: 1_000_000_000,
      initial: 0,
      currency: 'currency',
    }),
    tax_rate: text({
      label: ['服务费税率（%）', 'Tax on the fee (%)', '手数料の税率（％）'],
      hint: PERCENT_HINT,
      max: RATE_LENGTH,
      required: true,
    }),
    effective_from: day({ label: ['生效日期', 'In force from', '適用開始日'], required: true }),
    effective_until: day({
      label: ['失效日期', 'In force until', '適用終了日'],
      hint: ['留空表示一直有效。', 'Empty: until another line takes over.', '空欄の場合は期限なし。'],
      orNull: true,
    }),
  },
  shown: {
    category_name: text({ label: ['商品分类', 'Category', 'カテゴリ'], max: 100, orNull: true }),
    company_name: text({ label: ['商家', 'Merchant', '店舗'], max: 100, orNull: true }),
  },
  filters: { id: ofId(LABELS.id) },
});
