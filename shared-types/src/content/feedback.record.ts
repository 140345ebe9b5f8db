import { int, reference, text } from '../record/fields.js';
import { documents } from '../record/file-fields.js';
import { exactly, same } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { ENQUIRY_TEXT_MAX, FEEDBACK_IMAGES_MAX } from './enquiry-limits.js';
import { answer, assignee, email, letterState, sentAt } from './enquiry-fields.js';

/** Feedback of members; staff read and answer it. */
export const feedback = staffRecord({
  name: 'content:feedback',
  one: ['反馈', 'feedback', 'ご意見'],
  many: ['意见反馈', 'Feedback', 'ご意見管理'],
  words: {
    empty: ['暂无反馈', 'No feedback yet', 'ご意見はまだありません'],
    empty_text: [
      '会员在“意见反馈”中提交的内容会显示在这里。',
      'What members write under “Feedback” arrives here.',
      '会員が「ご意見」から送った内容がここに届きます。',
    ],
  },
  scope: 'platform',
  classes: { row: 'FeedbackRow', list: 'Feedback' },
  calls: {
    list: ['/feedbacks/feedback-list', 'Feedback of members, newest first'],
    detail: ['/feedbacks/feedback-detail', 'One feedback with its pictures and the answer'],
  },
  exports: 'feedback',
  title: 'content',
  order: '-created_at',
  fields: {},
  shown: {
    email: email(),
    account_id: reference({ label: ['会员编号', 'Member No.', '会員番号'], only: 'detail' }),
    username: text({ label: ['会员', 'Member', '会員'], max: 60, only: 'detail' }),
    content: text({ label: ['内容', 'Content', '内容'], max: ENQUIRY_TEXT_MAX, isLong: true }),
    image_count: int({ label: ['图片', 'Pictures', '画像'], only: 'list' }),
    images: documents({ label: ['图片', 'Pictures', '画像'], max: FEEDBACK_IMAGES_MAX, files: ['image'] }),
    created_at: sentAt(),
    status: letterState(),
    assignee_name: assignee(),
    ...answer(),
  },
  filters: { email: exactly(undefined, 254), status: same() },
});
