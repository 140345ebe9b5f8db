import { int, money, reference, text } from '../record/fields.js';
import { same } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { CURRENCIES } from '../money.js';

/** How much a member, or all members of a company together, may owe on monthly payment in one currency. */
export const creditLimit = staffRecord({
  name: 'finance:credit-limit',
  one: ['信用额度', 'a credit limit', '与信限度額'],
  many: ['月结信用额度', 'Credit limits of monthly payment', '月次払いの与信限度額'],
  words: {
    empty_text: [
      '没有额度的会员不能使用月结。额度可设给会员本人，或设给公司，由其成员共用。',
      'Nobody pays by the month without a limit: of their own, or of their company, whose members share it.',
      '限度額がない会員は月次払いを利用できません。会員本人、または会社（所属会員で共有）に設定します。',
    ],
    delete_text: [
      '删除后不能再产生新的月结费用，已有账单不受影响。',
      'No new charge goes on monthly payment without it; bills that stand are not touched.',
      '削除すると新たな月次払いはできません。既存の請求には影響しません。',
    ],
  },
  scope: 'platform',
  calls: {
    list: ['/month-bills/credit-limit-list', 'Credit limits of members and companies'],
    add: ['/month-bills/add-credit-limit', 'Sets a limit for a member or a company in one currency'],
    update: ['/month-bills/update-credit-limit', 'Changes a limit'],
    delete: ['/month-bills/del-credit-limit', 'Takes a limit away'],
  },
  menu: { path: '/finance/creditLimit', icon: 'credit-card' },
  subject: 'credit_limit',
  title: 'customer_name',
  order: '-id',
  fields: {
    account_id: reference({
      label: ['会员', 'Member', '会員'],
      orNull: true,
      of: 'account',
      named: 'customer_name',
    }),
    company_id: reference({
      label: ['公司', 'Company', '会社'],
      orNull: true,
      of: 'company',
      named: 'customer_name',
    }),
    currency: text({ label: ['币种', 'Currency', '通貨'], max: 3, oneOf: CURRENCIES, required: true }),
    credit_limit: int({
      label: ['额度', 'Limit', '限度額'],
      hint: [
        '以整数货币单位填写。',
        'In whole units of the currency.',
        '通貨の単位（円・元・ドル）で入力します。',
      ],
      currency: 'currency',
      required: true,
    }),
    remark: text({ label: ['备注', 'Remark', '備考'], max: 500, isLong: true }),
  },
  shown: {
    customer_name: text({ label: ['客户名称', 'Customer', '顧客名'], max: 200 }),
    used: money({ label: ['已用', 'Used', '利用額'], currency: 'currency' }),
  },
  filters: { account_id: same(), company_id: same() },
});
