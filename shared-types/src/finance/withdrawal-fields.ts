import { CURRENCIES } from '../money.js';
import { state, stateName } from '../record/code-fields.js';
import { instant, money, text } from '../record/fields.js';
import { withdrawalMachine } from '../states/withdrawal.states.js';

/** What every list of withdrawals shows. */
export const withdrawalFields = {
  sn: text({ label: ['提现单号', 'Withdrawal no.', '出金番号'], max: 30 }),
  company_name: text({ label: ['公司名称', 'Company', '会社名'], max: 100 }),
  created_at: instant({ label: ['申请时间', 'Asked', '申請日時'], sortable: true }),
  /** In whole units. */
  money: money({ label: ['提现金额', 'Amount', '出金額'], currency: 'currency', sortable: true }),
  currency: text({ label: ['币种', 'Currency', '通貨'], max: 3, oneOf: CURRENCIES }),
  status: state(withdrawalMachine, {}),
  status_name: stateName(withdrawalMachine, 'status'),
  username: text({ label: ['申请人', 'Asked by', '申請者'], max: 60 }),
  bank_account: text({ label: ['收款账户', 'To', '振込先'], max: 200 }),
} as const;
