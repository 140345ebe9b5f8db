import { CURRENCIES } from '../money.js';
import { choice, instant, text } from '../record/field.js';
import { WITHDRAWAL_STATUS } from '../states.js';

/** What every list of withdrawals shows. */
export const withdrawalFields = {
  sn: text({ label: ['提现单号', 'Withdrawal no.', '出金番号'], max: 30 }),
  company_name: text({ label: ['公司名称', 'Company', '会社名'], max: 100 }),
  created_at: instant({ label: ['申请时间', 'Asked', '申請日時'], sortable: true }),
  /** In whole units. */
  money: text({ label: ['提现金额', 'Amount', '出金額'], max: 20, sortable: true }),
  currency: text({ label: ['币种', 'Currency', '通貨'], max: 3, oneOf: CURRENCIES }),
  status: choice({
    label: ['状态', 'State', '状態'],
    codes: Object.values(WITHDRAWAL_STATUS),
    dict: 'states:withdrawal',
  }),
  status_name: text({ label: ['状态', 'State', '状態'], max: 60 }),
  username: text({ label: ['申请人', 'Asked by', '申請者'], max: 60 }),
  bank_account: text({ label: ['收款账户', 'To', '振込先'], max: 200 }),
} as const;
