import { createdAt, int, reference, text } from '../record/fields.js';
import { ofId } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { LABELS } from '../record/translations.js';
import { BIDDING_TERMS, relativeTimes } from './relative-terms.js';

/** Terms that a company opens its lots with; the form of a lot begins with them, and each may be changed there. */
export const auctionTemplate = staffRecord({
  name: 'auction:template',
  one: ['拍卖模板', 'a template of terms', '条件テンプレート'],
  many: ['拍卖模板', 'Templates of terms', '条件テンプレート'],
  words: {
    empty_text: [
      '把常用的拍卖条件存为模板，创建拍卖时一键填入。',
      'Keep the terms you often use as a template, and fill them in at once when you open an auction.',
      'よく使う条件をテンプレートにしておくと、オークション登録時にまとめて入力できます。',
    ],
    delete_text: [
      '已用此模板创建的拍卖不受影响。',
      'Auctions opened with it stay as they are.',
      'このテンプレートで登録したオークションには影響しません。',
    ],
  },
  scope: 'company',
  calls: {
    list: ['/auction-templates/auction-template-list', 'Templates of terms of the caller’s companies'],
    add: ['/auction-templates/add-auction-template', 'Adds a template of terms'],
    update: ['/auction-templates/update-auction-template', 'Changes a template of terms'],
    delete: ['/auction-templates/del-auction-template', 'Deletes a template of terms'],
  },
  exports: 'auction_templates',
  menu: { path: '/orders/auctionTemplate', icon: 'notes' },
  subject: 'auction_template',
  title: 'name',
  order: '-created_at',
  fields: {
    name: text({ label: ['模板名称', 'Name', 'テンプレート名'], max: 60, required: true }),
    ...relativeTimes([
      '按使用者所在时区',
      'in the time zone of the user of the template',
      '利用する方の地域の時刻',
    ]),
    reserve_percent: int({
      label: [
        '保留价（起拍价的百分比）',
        'Reserve (% of the start price)',
        '最低落札価格（開始価格に対する％）',
      ],
      hint: [
        '须大于 100；留空为不设保留价。',
        'More than 100; empty means none.',
        '100より大きい値。空欄なら設定しません。',
      ],
      min: 101,
      max: 10_000,
      orNull: true,
    }),
    buy_now_percent: int({
      label: [
        '一口价（起拍价的百分比）',
        'Buy-now price (% of the start price)',
        '即決価格（開始価格に対する％）',
      ],
      hint: [
        '须大于 100；留空为不设一口价。',
        'More than 100; empty means none.',
        '100より大きい値。空欄なら設定しません。',
      ],
      min: 101,
      max: 10_000,
      orNull: true,
    }),
    ...BIDDING_TERMS,
  },
  shown: {
    company_id: reference({ label: LABELS.company_name, only: 'detail' }),
    company_name: text({ label: LABELS.company_name, max: 100 }),
    created_at: createdAt(),
  },
  filters: { company_id: ofId(LABELS.company_name) },
});
