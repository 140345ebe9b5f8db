import { instant, text, truth } from '../record/fields.js';
import { exactly, ofId, either } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { LABELS } from '../record/translations.js';

/** `2026-10`. */
export const MONTH_LENGTH = 7;

/** Months that take no more entries, and those that were opened again. */
export const monthClosing = staffRecord({
  name: 'finance:month-closing',
  one: ['月结账', 'a month closing', '月次締め'],
  many: ['月结账', 'Month closings', '月次締め'],
  words: {
    add: ['结账', 'Close a month', '月を締める'],
    empty: ['还没有结账的月份', 'No month is closed yet', '締めた月はまだありません'],
    empty_text: [
      '结账后该月不能再记账；重新打开须由另一人审核。',
      'A closed month takes no more entries; another person approves its reopening.',
      '締めた月には記帳できません。再開には別の担当者の承認が必要です。',
    ],
  },
  scope: 'platform',
  calls: {
    list: ['/month-closings/month-closing-list', 'Months that finance closed, by whom and when'],
    add: ['/month-closings/add-month-closing', 'Closes a month that is over: it takes no more entries'],
  },
  exports: 'month_closings',
  menu: { path: '/finance/monthClosings', icon: 'lock' },
  subject: 'month_closing',
  title: 'month',
  order: '-id',
  fields: {
    /** In the platform's zone. */
    month: text({
      label: ['月份', 'Month', '月'],
      hint: ['如 2026-10', 'Such as 2026-10', '例：2026-10'],
      required: true,
      max: MONTH_LENGTH,
    }),
  },
  shown: {
    is_closed: truth({ label: ['已结账', 'Closed', '締め済み'] }),
    closed_by: text({ label: ['结账人', 'Closed by', '締めた人'], max: 60 }),
    closed_at: instant({ label: ['结账时间', 'Closed at', '締め日時'] }),
    reopening: text({ label: ['重新打开申请', 'Reopening', '解除の申請'], max: 30, orNull: true }),
    reopened_at: instant({ label: ['重新打开时间', 'Reopened at', '解除日時'], orNull: true }),
  },
  filters: {
    id: ofId(LABELS.id),
    month: exactly(undefined, MONTH_LENGTH),
    is_closed: either(['已结账', 'Closed', '締め済み']),
  },
});
