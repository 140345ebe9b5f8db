import { money } from '../record/fields.js';
import { same, searchText } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { withdrawalFields } from './withdrawal-fields.js';

/** Withdrawals as finance decides and pays them: beside each what its owner has. */
export const withdrawalReview = staffRecord({
  name: 'finance:withdrawal-review',
  one: ['提现审核', 'a withdrawal', '出金'],
  many: ['提现审核', 'Withdrawal review', '出金審査'],
  words: {
    empty: ['没有待审核的提现', 'No withdrawal waits', '審査待ちの出金はありません'],
    empty_text: [
      '会员和企业申请的提现会显示在这里。',
      'What members and companies ask to be paid out waits here.',
      '会員や企業が申請した出金がここに表示されます。',
    ],
  },
  scope: 'platform',
  calls: { list: ['/withdrawals/withdrawal-audit-list', 'Withdrawals with what their owners have'] },
  exports: 'withdrawal_approvals',
  menu: { path: '/finance/approvalList', icon: 'clipboard-check' },
  subject: 'withdrawal',
  title: 'sn',
  order: 'id',
  fields: {},
  shown: {
    ...withdrawalFields,
    balance: money({ label: ['余额', 'Balance', '残高'], currency: 'currency' }),
    freeze_balance: money({ label: ['冻结金额', 'Frozen', '凍結額'], currency: 'currency' }),
  },
  filters: {
    company_name: searchText(['公司名称', 'Company', '会社名']),
    status: same(),
  },
});
