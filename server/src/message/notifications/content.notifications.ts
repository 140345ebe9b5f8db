import { MESSAGE_TYPE } from '@fovea/shared-types/message/message.dto';
import { feedback, messageBoard } from './links.js';
import type { NotificationKinds } from './notification-kind.js';

/** Letters to the platform. */
export const contentNotifications = {
  feedback_replied: {
    type: MESSAGE_TYPE.feedback_replied,
    about: 'letter_id',
    links: [],
    zh: { title: '您的反馈已回复', text: '{{words}}' },
    en: { title: 'Your feedback was answered', text: '{{words}}' },
    ja: { title: 'ご意見に回答しました', text: '{{words}}' },
  },
  feedback_received: {
    type: MESSAGE_TYPE.feedback_received,
    about: 'letter_id',
    links: [feedback],
    zh: { title: '{{who}} 的反馈', text: '{{words}}' },
    en: { title: 'Feedback of {{who}}', text: '{{words}}' },
    ja: { title: '{{who}} さんからのご意見', text: '{{words}}' },
  },
  message_received: {
    type: MESSAGE_TYPE.message_received,
    about: 'letter_id',
    links: [messageBoard],
    zh: { title: '{{who}} 的留言', text: '{{words}}' },
    en: { title: 'Message of {{who}}', text: '{{words}}' },
    ja: { title: '{{who}} さんからの伝言', text: '{{words}}' },
  },
} as const satisfies NotificationKinds;
