import { CURRENCIES } from '../money.js';
import { choice, exactly, instant, same, since, text, until, searchText } from '../record/field.js';
import { staffRecord } from '../record/record.js';
import { REQUESTED_STATUS } from '../states.js';
import { REMARK_MAX } from './month-bill-bounds.js';

const AMOUNT_MAX = 30;

/** Overdue bills that nobody will pay: asked by one of finance, booked as a loss once another agrees. */
export const writeOff = staffRecord({
  name: 'finance:write-off',
  one: ['坏账核销', 'a write-off', '貸倒処理'],
  many: ['坏账核销', 'Write-offs', '貸倒処理'],
  words: {
    empty: ['还没有坏账核销', 'No write-off yet', '貸倒処理はまだありません'],
    empty_text: [
      '逾期的月结账单可在账单列表申请核销，由另一人审核后记为损失。',
      'An overdue monthly bill is put up for write-off from the list of bills, and is booked as a loss once another person approves.',
      '期限を過ぎた月次請求は、請求一覧から貸倒処理を申請します。別の担当者が承認すると損失として計上されます。',
    ],
  },
  scope: 'platform',
  calls: { list: ['/write-offs/write-off-list', 'Write-offs of monthly bills, waiting, booked or refused'] },
  exports: 'write_offs',
  menu: { path: '/finance/writeOffs', icon: 'file-pencil' },
  subject: 'write_off',
  title: 'sn',
  order: '-id',
  fields: {},
  shown: {
    sn: text({ label: ['核销单号', 'Number', '処理番号'], max: 30 }),
    created_at: instant({ label: ['申请时间', 'Asked', '申請日時'], sortable: true }),
    customer_name: text({ label: ['客户名称', 'Customer', '顧客名'], max: 200 }),
    /** Of the bill: `2026-11`. */
    month: text({ label: ['月份', 'Month', '月'], max: 7 }),
    currency: text({ label: ['币种', 'Currency', '通貨'], max: 3, oneOf: CURRENCIES }),
    /** Of the bill, in whole units. */
    price: text({ label: ['账单金额', 'Bill total', '請求額'], max: AMOUNT_MAX }),
    reason: text({ label: ['核销原因', 'Reason', '理由'], max: REMARK_MAX, isLong: true }),
    asked_by: text({ label: ['申请人', 'Asked by', '申請者'], max: 60 }),
    status: choice({
      label: ['状态', 'State', '状態'],
      codes: Object.values(REQUESTED_STATUS),
      dict: 'states:write_off',
    }),
  },
  filters: {
    sn: exactly(),
    customer_name: searchText(),
    month: exactly(undefined, 7),
    currency: same(),
    status: same(),
    begin: since(['申请时间', 'Asked', '申請日時']),
    end: until(['申请时间', 'Asked', '申請日時']),
  },
});
