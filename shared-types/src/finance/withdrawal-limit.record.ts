import { CURRENCIES } from '../money.js';
import { int, text } from '../record/fields.js';
import { ofId } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { LABELS } from '../record/translations.js';

/** Above how much two different people approve a withdrawal. */
export const withdrawalLimit = staffRecord({
  name: 'finance:withdrawal-limit',
  one: ['提现审核限额', 'the withdrawal approval limit', '出金承認の限度額'],
  many: ['提现审核限额', 'Withdrawal approval limits', '出金承認の限度額'],
  words: {
    empty_text: ['每种货币一行。', 'One for each currency.', '通貨ごとに1行です。'],
  },
  scope: 'platform',
  approvedChange: true,
  calls: {
    list: ['/withdrawal-limits/withdrawal-limit-list', 'Above how much two people approve a withdrawal'],
    update: ['/withdrawal-limits/update-withdrawal-limit', 'Changes a limit'],
  },
  menu: { path: '/finance/withdrawalLimit', icon: 'users' },
  subject: 'withdrawal_limit',
  title: 'currency',
  order: 'id',
  fields: {
    two_people_above: int({
      label: ['超过此金额需两人审核', 'Two people approve above', 'この金額を超えると二人で承認'],
      hint: [
        '以元、日元、美元的整数填写，按同一收款方当天的提现合计比较；0 表示每一笔都需要两人审核。',
        'In whole yen, yuan or dollars, of all withdrawals of one payee and day. With 0, every withdrawal needs two people.',
        '円・元・ドルの整数で入力します。同じ受取人の同じ日の出金の合計で判定します。0の場合はすべて二人で承認します。',
      ],
      min: 0,
      max: 100_000_000_000,
      currency: 'currency',
      required: true,
    }),
  },
  shown: { currency: text({ label: ['币种', 'Currency', '通貨'], max: 3, oneOf: CURRENCIES }) },
  filters: { id: ofId(LABELS.id) },
});
