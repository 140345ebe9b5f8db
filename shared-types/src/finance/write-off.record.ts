import { CURRENCIES } from '../money.js';
import { state } from '../record/code-fields.js';
import { instant, money, reference, text } from '../record/fields.js';
import { exactly, same, searchText, since, until } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { monthBillMachine } from '../states/finance.states.js';
import { requestedStates, writeOffMachine } from '../states/requested.states.js';
import { REMARK_MAX } from './month-bill-bounds.js';

/** Overdue bills that nobody will pay: requested by a member of finance, posted as a loss once another approves. */
export const writeOff = staffRecord({
  name: 'finance:write-off',
  one: ['坏账核销', 'a write-off', '貸倒処理'],
  many: ['坏账核销', 'Write-offs', '貸倒処理'],
  words: {
    add: ['申请坏账核销', 'Request a write-off', '貸倒処理の申請'],
    audit: ['审核坏账核销', 'Decide a write-off', '貸倒処理の審査'],
    cancel: ['撤回坏账核销', 'Withdraw a write-off', '貸倒処理の取下げ'],
    empty: ['还没有坏账核销', 'No write-off yet', '貸倒処理はまだありません'],
    empty_text: [
      '逾期的月结账单可在账单列表申请核销，由另一人审核后记为损失。',
      'An overdue monthly bill is put up for write-off from the list of bills, and is posted as a loss once another person approves.',
      '期限を過ぎた月次請求は、請求一覧から貸倒処理を申請します。別の担当者が承認すると損失として計上されます。',
    ],
  },
  scope: 'platform',
  calls: {
    list: ['/write-offs/write-off-list', 'Write-offs of monthly bills: pending, posted or rejected'],
    detail: ['/write-offs/write-off-detail', 'One write-off: bill, reason, requester and decision'],
    add: [
      '/write-offs/add-write-off',
      'Requests the write-off of an overdue bill; another person approves it',
    ],
    cancel: [
      '/write-offs/cancel-write-off',
      'Withdraws an own write-off request that is not decided yet',
      'add',
    ],
    audit: [
      '/write-offs/audit-write-off',
      'Approves or rejects pending write-offs, each by itself',
      'approve',
    ],
  },
  exports: 'write_offs',
  menu: { path: '/finance/writeOffs', icon: 'file-pencil' },
  subject: 'write_off',
  title: 'sn',
  order: '-id',
  document: requestedStates(writeOffMachine),
  fields: {
    /** A monthly bill that is overdue. */
    bill_id: reference({ label: ['账单', 'Bill', '請求'], required: true, of: 'month_bill', only: 'detail' }),
    reason: text({ label: ['核销原因', 'Reason', '理由'], required: true, max: REMARK_MAX, isLong: true }),
  },
  shown: {
    sn: text({ label: ['核销单号', 'Number', '処理番号'], max: 30 }),
    created_at: instant({ label: ['申请时间', 'Requested', '申請日時'], sortable: true }),
    customer_name: text({ label: ['客户名称', 'Customer', '顧客名'], max: 200 }),
    /** Of the bill: `2026-11`, in the customer's zone. */
    month: text({ label: ['月份', 'Month', '月'], max: 7 }),
    currency: text({ label: ['币种', 'Currency', '通貨'], max: 3, oneOf: CURRENCIES }),
    /** Of the bill. */
    price: money({ label: ['账单金额', 'Bill total', '請求額'], currency: 'currency' }),
    /** Of the bill, still: what becomes a loss. */
    owed: money({ label: ['未付', 'Still due', '未入金'], currency: 'currency', only: 'detail' }),
    asked_by: text({ label: ['申请人', 'Requested by', '申請者'], max: 60 }),
    status: state(writeOffMachine, {}),
    /** Of the bill: one that is paid meanwhile is no loss. */
    bill_status: state(monthBillMachine, {
      label: ['账单状态', 'State of the bill', '請求の状態'],
      only: 'detail',
    }),
    entry_id: reference({ label: ['会计分录', 'Journal entry', '仕訳'], orNull: true, only: 'detail' }),
  },
  filters: {
    sn: exactly(),
    customer_name: searchText(),
    month: exactly(undefined, 7),
    currency: same(),
    status: same(),
    begin: since(['申请时间', 'Requested', '申請日時']),
    end: until(['申请时间', 'Requested', '申請日時']),
  },
});
