import { instant, text } from '../record/fields.js';
import { ofId, same, since, until } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { LABELS } from '../record/translations.js';
import { withdrawalFields } from './withdrawal-fields.js';

/** Withdrawals for the company that requests them; the platform reads everybody's. */
export const withdrawal = staffRecord({
  name: 'finance:withdrawal',
  one: ['提现', 'a withdrawal', '出金'],
  many: ['提现列表', 'Withdrawals', '出金一覧'],
  words: {
    empty: ['还没有提现', 'No withdrawal yet', '出金はまだありません'],
    empty_text: [
      '申请提现后，金额会先被冻结，财务审核后打款到您的银行账户。',
      'A requested amount is put on hold, approved by finance and paid out to your bank account.',
      '申請すると金額が凍結され、審査のうえ銀行口座へ振り込まれます。',
    ],
  },
  scope: 'company',
  calls: { list: ['/withdrawals/withdrawal-list', 'Withdrawals of the caller’s companies'] },
  exports: 'withdrawals',
  menu: { path: '/finance/withdrawalList', icon: 'cash-banknote' },
  subject: 'withdrawal',
  title: 'sn',
  order: '-created_at',
  fields: {},
  shown: {
    ...withdrawalFields,
    /** Who decided and when: above a limit two people do. */
    first_by: text({ label: ['初审人', 'First reviewer', '一次審査者'], max: 60, orNull: true }),
    first_at: instant({ label: ['初审时间', 'First review', '一次審査日時'], orNull: true }),
    second_by: text({ label: ['复审人', 'Second reviewer', '二次審査者'], max: 60, orNull: true }),
    second_at: instant({ label: ['复审时间', 'Second review', '二次審査日時'], orNull: true }),
  },
  filters: {
    id: ofId(LABELS.id),
    status: same(),
    begin: since(LABELS.created_at),
    end: until(LABELS.created_at),
  },
});
