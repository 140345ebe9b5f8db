import { choice } from '../record/code-fields.js';
import { text } from '../record/fields.js';
import { exactly, same } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { ENQUIRY_TEXT_MAX, MESSAGE_BOARD_SOURCE } from './enquiry-limits.js';
import { answer, assignee, email, letterState, sentAt } from './enquiry-fields.js';

/** What anybody wrote by the message board or the contact form; staff read and answer it. */
export const messageBoard = staffRecord({
  name: 'content:message-board',
  one: ['留言', 'a message', '伝言'],
  many: ['留言板', 'Message board', '伝言板'],
  words: {
    empty: ['暂无留言', 'No messages yet', '伝言はまだありません'],
    empty_text: [
      '留言板和联系表单的内容会显示在这里。',
      'Messages of the message board and the contact form arrive here.',
      '伝言板とお問い合わせフォームの内容がここに届きます。',
    ],
  },
  scope: 'platform',
  classes: { row: 'MessageBoardRow', list: 'MessageBoard' },
  calls: {
    list: [
      '/message-boards/message-board-list',
      'Messages of the message board and the contact form, newest first',
    ],
    detail: ['/message-boards/message-board-detail', 'One message with its answer'],
  },
  exports: 'message_board',
  subject: 'message_board',
  title: 'message',
  order: '-created_at',
  fields: {},
  shown: {
    source: choice({
      label: ['来源', 'Source', '送信元'],
      codes: Object.values(MESSAGE_BOARD_SOURCE),
      dict: 'message_board_source',
    }),
    first_name: text({ label: ['名', 'First name', '名'], max: 50 }),
    last_name: text({ label: ['姓', 'Last name', '姓'], max: 50 }),
    email: email(),
    phone: text({ label: ['电话', 'Phone', '電話番号'], max: 30 }),
    message: text({ label: ['留言内容', 'Message', 'メッセージ'], max: ENQUIRY_TEXT_MAX, isLong: true }),
    /** In which the answer should be written. */
    language: text({ label: ['使用语言', 'Reads', '使用言語'], max: 2, only: 'detail' }),
    created_at: sentAt(),
    status: letterState(),
    assignee_name: assignee(),
    ...answer(),
  },
  filters: { email: exactly(undefined, 254), phone: exactly(undefined, 30), status: same() },
});
