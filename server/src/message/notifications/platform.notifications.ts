import { MESSAGE_TYPE } from '@fovea/shared-types/message/message.dto';
import type { NotificationKinds } from './notification-kind.js';

/** Files made in the background. */
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
} as const satisfies NotificationKinds;
