import { instant, int, text } from '../record/fields.js';
import { exactly } from '../record/filters.js';
import { staffRecord } from '../record/record.js';

/** Events whose handlers failed to the last attempt: they stopped nobody, and each waits for a person. */
export const deadLetter = staffRecord({
  name: 'platform:event',
  one: ['搁置的事件', 'a dead letter', '保留中のイベント'],
  many: ['搁置的事件', 'Dead letters', '保留中のイベント'],
  words: {
    empty: ['没有搁置的事件', 'No dead letter', '保留中のイベントはありません'],
    empty_text: [
      '处理多次仍失败的事件会移到这里，等待人工处理；其余事件不受影响。',
      'An event whose handling failed again and again is put aside here until a person looks at it. Nothing else waits for it.',
      '処理に何度も失敗したイベントは、担当者が確認するまでここに保留されます。ほかの処理には影響しません。',
    ],
  },
  scope: 'platform',
  calls: {
    list: ['/parked-events/parked-event-list', 'Events put aside after their last attempt, newest first'],
    detail: ['/parked-events/parked-event-detail', 'One of them with what it carries and why it failed'],
  },
  menu: { path: '/system/parkedEvent', icon: 'message-report' },
  title: 'event',
  order: '-parked_at',
  fields: {},
  shown: {
    event: text({ label: ['事件', 'Event', 'イベント'], max: 100 }),
    attempts: int({ label: ['尝试次数', 'Attempts', '試行回数'] }),
    created_at: instant({ label: ['发生时间', 'Happened', '発生日時'] }),
    parked_at: instant({ label: ['搁置时间', 'Put aside', '保留日時'], sortable: true }),
    reason: text({ label: ['失败原因', 'Why it failed', '失敗の理由'], max: 200, only: 'list' }),
    last_error: text({
      label: ['失败详情', 'The failure', '失敗の詳細'],
      max: 2000,
      isLong: true,
      only: 'detail',
    }),
    payload: text({ label: ['内容', 'What it carries', '内容'], max: 100_000, isLong: true, only: 'detail' }),
  },
  filters: { event: exactly() },
});
