import { state } from '../record/code-fields.js';
import { instant, text } from '../record/fields.js';
import { exactly, same, since, until } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { monthReopeningMachine, requestedStates } from '../states/requested.states.js';
import { MONTH_LENGTH } from './month-closing.record.js';

/** A closed month that is to take entries again: requested by one member of finance, opened once another approves. */
export const monthReopening = staffRecord({
  name: 'finance:month-reopening',
  one: ['重新打开月份', 'a month reopening', '締めの解除'],
  many: ['重新打开月份', 'Month reopenings', '締めの解除'],
  words: {
    add: ['申请重新打开月份', 'Request a month reopening', '締めの解除の申請'],
    audit: ['审核重新打开月份', 'Decide a month reopening', '締めの解除の審査'],
    cancel: ['撤回重新打开月份', 'Withdraw a month reopening', '締めの解除の取下げ'],
    empty: ['没有重新打开月份的申请', 'No month reopening yet', '締めの解除の申請はありません'],
    empty_text: [
      '已结账的月份如需补记，在此申请，由另一人审核后重新打开。',
      'A closed month that needs another entry is requested here, and takes entries once another person approves.',
      '締めた月に追加で記帳が必要な場合はここで申請し、別の担当者の承認後に再開されます。',
    ],
  },
  scope: 'platform',
  calls: {
    list: ['/month-reopenings/month-reopening-list', 'Requests to open closed months again'],
    detail: [
      '/month-reopenings/month-reopening-detail',
      'One month reopening: month, reason, requester and decision',
    ],
    add: [
      '/month-reopenings/add-month-reopening',
      'Requests to open a closed month again; another person approves it',
    ],
    cancel: [
      '/month-reopenings/cancel-month-reopening',
      'Withdraws an own month reopening that is not decided yet',
      'add',
    ],
    audit: [
      '/month-reopenings/audit-month-reopening',
      'Approves or rejects pending month reopenings, each by itself',
      'approve',
    ],
  },
  exports: 'month_reopenings',
  menu: { path: '/finance/monthReopenings', icon: 'file-pencil' },
  subject: 'month_reopening',
  title: 'sn',
  order: '-id',
  document: requestedStates(monthReopeningMachine),
  fields: {
    /** `2026-10`, in the platform's zone. */
    month: text({ label: ['月份', 'Month', '月'], required: true, max: MONTH_LENGTH }),
    reason: text({ label: ['原因', 'Reason', '理由'], required: true, max: 500, isLong: true }),
  },
  shown: {
    sn: text({ label: ['编号', 'Number', '番号'], max: 30 }),
    created_at: instant({ label: ['申请时间', 'Requested', '申請日時'], sortable: true }),
    asked_by: text({ label: ['申请人', 'Requested by', '申請者'], max: 60 }),
    status: state(monthReopeningMachine, {}),
  },
  filters: {
    month: exactly(undefined, MONTH_LENGTH),
    status: same(),
    begin: since(['申请时间', 'Requested', '申請日時']),
    end: until(['申请时间', 'Requested', '申請日時']),
  },
});
