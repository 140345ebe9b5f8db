import { MESSAGE_TYPE } from '@fovea/shared-types/message/message.dto';
import { engineer, engineerReview } from './links.js';
import type { NotificationKinds } from './notification-kind.js';

/** Engineers and their certification. */
export const maintenanceNotifications = {
  engineer_submitted: {
    type: MESSAGE_TYPE.engineer_submitted,
    about: 'engineer_id',
    links: [engineerReview],
    zh: { title: '待审核的工程师：{{who}}', text: '{{who}} 提交了工程师认证申请，请审核。' },
    en: { title: 'Engineer to review: {{who}}', text: 'The certification of {{who}} waits for review.' },
    ja: {
      title: '審査待ちのエンジニア：{{who}}',
      text: '{{who}} さんの認証申請が提出されました。審査してください。',
    },
  },
  engineer_certified: {
    type: MESSAGE_TYPE.engineer_decided,
    about: 'engineer_id',
    links: [engineer],
    mail: engineer,
    zh: { title: '工程师认证已通过：{{who}}', text: '{{who}} 已通过认证，可以接受维修派单。' },
    en: { title: 'Engineer certified: {{who}}', text: '{{who}} is certified and can be given repairs.' },
    ja: {
      title: 'エンジニア認証が完了しました：{{who}}',
      text: '{{who}} さんが認証され、修理を担当できるようになりました。',
    },
  },
  engineer_rejected: {
    type: MESSAGE_TYPE.engineer_decided,
    about: 'engineer_id',
    links: [engineer],
    mail: engineer,
    zh: {
      title: '工程师认证未通过：{{who}}',
      text: '{{who}} 的认证申请未通过。原因：{{reason}}。可以修改后重新提交。',
    },
    en: {
      title: 'Engineer not certified: {{who}}',
      text: 'The certification of {{who}} was not accepted. Reason: {{reason}}. It can be changed and submitted again.',
    },
    ja: {
      title: 'エンジニア認証が承認されませんでした：{{who}}',
      text: '{{who}} さんの認証申請は承認されませんでした。理由：{{reason}}。内容を変更して再申請できます。',
    },
  },
  engineer_disabled: {
    type: MESSAGE_TYPE.engineer_decided,
    about: 'engineer_id',
    links: [engineer],
    mail: engineer,
    zh: { title: '工程师已停用：{{who}}', text: '{{who}} 已被停用，不再派单。原因：{{reason}}。' },
    en: {
      title: 'Engineer disabled: {{who}}',
      text: '{{who}} is disabled and gets no repairs any more. Reason: {{reason}}.',
    },
    ja: {
      title: 'エンジニアが停止されました：{{who}}',
      text: '{{who}} さんは停止され、修理は割り当てられません。理由：{{reason}}。',
    },
  },
  engineer_enabled: {
    type: MESSAGE_TYPE.engineer_decided,
    about: 'engineer_id',
    links: [engineer],
    mail: engineer,
    zh: { title: '工程师已启用：{{who}}', text: '{{who}} 已重新启用，可以接受维修派单。' },
    en: { title: 'Engineer enabled: {{who}}', text: '{{who}} is enabled again and can be given repairs.' },
    ja: { title: 'エンジニアが再開されました：{{who}}', text: '{{who}} さんは再び修理を担当できます。' },
  },
} as const satisfies NotificationKinds;
