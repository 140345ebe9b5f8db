import { choice } from '../record/code-fields.js';
import { instant, text } from '../record/fields.js';
import { ENQUIRY_STATUS } from '../states.js';
import { ENQUIRY_TEXT_MAX } from './enquiry-limits.js';

/** What every enquiry shows, feedback and message board alike. */
export const email = () => text({ label: ['邮箱', 'E-mail', 'メール'], max: 254 });
export const sentAt = () => instant({ label: ['提交时间', 'Sent', '送信日時'], sortable: true });
export const letterState = () =>
  choice({
    label: ['状态', 'State', '状態'],
    codes: Object.values(ENQUIRY_STATUS),
    dict: 'states:enquiry',
    sortable: true,
  });
export const assignee = () => text({ label: ['受理人', 'In hand of', '担当者'], max: 60, orNull: true });

/** The platform's answer; nothing while there is none. */
export const answer = () => ({
  reply: text({
    label: ['回复', 'Answer', '回答'],
    max: ENQUIRY_TEXT_MAX,
    isLong: true,
    orNull: true,
    only: 'detail',
  }),
  replied_name: text({ label: ['回复人', 'Answered by', '回答者'], max: 60, orNull: true, only: 'detail' }),
  replied_at: instant({ label: ['回复时间', 'Answered', '回答日時'], orNull: true, only: 'detail' }),
});
