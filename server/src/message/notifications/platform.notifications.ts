import { MESSAGE_TYPE } from '@fovea/shared-types/message/message.dto';
import { settingChange } from './links.js';
import type { NotificationKinds } from './notification-kind.js';

/** Files made in the background, and settings that protect money. */
export const platformNotifications = {
  export_finished: {
    type: MESSAGE_TYPE.export_finished,
    about: 'export_id',
    links: [],
    zh: { title: '导出已完成', text: '七天内可以在此下载文件。' },
    en: { title: 'Your export is ready', text: 'You can download the file from here for seven days.' },
    ja: { title: 'エクスポートが完了しました', text: 'ファイルは7日間、ここからダウンロードできます。' },
  },
  export_failed: {
    type: MESSAGE_TYPE.export_finished,
    about: 'export_id',
    links: [],
    zh: { title: '导出失败', text: '未生成文件，请重试；如再次失败，请缩小范围。' },
    en: {
      title: 'Your export failed',
      text: 'Nothing was written. Please try again, with fewer rows if it happens twice.',
    },
    ja: {
      title: 'エクスポートに失敗しました',
      text: 'ファイルは作成されませんでした。もう一度お試しください。繰り返す場合は件数を減らしてください。',
    },
  },
  setting_change_submitted: {
    type: MESSAGE_TYPE.setting_change_waits,
    about: 'setting_change_id',
    links: [settingChange],
    zh: {
      title: '有设置变更待审核：{{words}}',
      text: '{{who}}申请变更一项涉及资金的设置，需由另一人审核后生效。',
    },
    en: {
      title: 'A change of a setting waits: {{words}}',
      text: '{{who}} requests to change a setting that protects money. It takes effect once another person approves.',
    },
    ja: {
      title: '設定変更の審査待ち：{{words}}',
      text: '{{who}}が資金に関わる設定の変更を申請しました。別の担当者の承認後に適用されます。',
    },
  },
  setting_change_approved: {
    type: MESSAGE_TYPE.setting_change_decided,
    about: 'setting_change_id',
    links: [settingChange],
    zh: {
      title: '设置变更已批准：{{words}}',
      text: '您申请的设置变更已由另一人批准，并已生效。',
    },
    en: {
      title: 'Change of a setting approved: {{words}}',
      text: 'The change that you requested has been approved and is in effect.',
    },
    ja: {
      title: '設定の変更が承認されました：{{words}}',
      text: '申請された変更は承認され、適用されました。',
    },
  },
  setting_change_rejected: {
    type: MESSAGE_TYPE.setting_change_decided,
    about: 'setting_change_id',
    links: [settingChange],
    zh: {
      title: '设置变更未获批准：{{words}}',
      text: '您申请的设置变更被拒绝。原因：{{reason}}。设置保持不变。',
    },
    en: {
      title: 'Change of a setting refused: {{words}}',
      text: 'The change that you requested was refused. Reason: {{reason}}. The setting stays as it is.',
    },
    ja: {
      title: '設定の変更が却下されました：{{words}}',
      text: '申請された変更は却下されました。理由：{{reason}}。設定はそのままです。',
    },
  },
  setting_change_effective: {
    type: MESSAGE_TYPE.setting_change_decided,
    about: 'setting_change_id',
    links: [settingChange],
    zh: {
      title: '设置变更已生效：{{words}}',
      text: '{{who}}申请的一项涉及资金的设置变更已生效。',
    },
    en: {
      title: 'A setting has changed: {{words}}',
      text: 'A change of a setting that protects money, requested by {{who}}, is in effect.',
    },
    ja: {
      title: '設定が変更されました：{{words}}',
      text: '{{who}}が申請した資金に関わる設定の変更が適用されました。',
    },
  },
  setting_change_lapsed: {
    type: MESSAGE_TYPE.setting_change_decided,
    about: 'setting_change_id',
    links: [settingChange],
    zh: {
      title: '设置变更未能生效：{{words}}',
      text: '等待期间该设置已被更改，或{{who}}已无权申请此变更，因此变更未能生效。如仍需要，请重新申请。',
    },
    en: {
      title: 'A change of a setting could not take effect: {{words}}',
      text: 'While it waited, the setting became another one, or {{who}} lost the right to request the change. Request it again if it is still needed.',
    },
    ja: {
      title: '設定の変更を適用できませんでした：{{words}}',
      text: '待機中に設定が変わったか、{{who}}に申請の権限がなくなったため、変更は適用されませんでした。必要な場合は再度申請してください。',
    },
  },
} as const satisfies NotificationKinds;
