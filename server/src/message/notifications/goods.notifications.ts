import { MESSAGE_TYPE } from '@fovea/shared-types/message/message.dto';
import { goods, goodsImport, goodsReview, managedGoods, questions, search } from './links.js';
import type { NotificationKinds } from './notification-kind.js';

/** Goods, questions about them and saved searches. */
export const goodsNotifications = {
  saved_search_matched: {
    type: MESSAGE_TYPE.saved_search,
    about: 'saved_search_id',
    links: [search],
    zh: {
      title: '“{{words}}”有新商品',
      text: '您保存的搜索“{{words}}”有 {{count}} 件新商品，最新的是 {{goods_name}}。',
    },
    en: {
      title: 'New for “{{words}}”',
      text: 'Your saved search “{{words}}” has new results: {{count}}. The latest is {{goods_name}}.',
    },
    ja: {
      title: '「{{words}}」に新着があります',
      text: '保存した検索「{{words}}」に新着が{{count}}件あります。最新は{{goods_name}}です。',
    },
  },
  question_received: {
    type: MESSAGE_TYPE.question_received,
    about: 'goods_id',
    links: [questions, goods],
    zh: { title: '关于“{{goods_name}}”的提问', text: '{{who}} 提问：{{words}}' },
    en: { title: 'A question about {{goods_name}}', text: '{{who}} asks: {{words}}' },
    ja: { title: '「{{goods_name}}」への質問', text: '{{who}}さんからの質問：{{words}}' },
  },
  question_answered: {
    type: MESSAGE_TYPE.question_answered,
    about: 'goods_id',
    links: [goods],
    zh: { title: '您的提问已得到回答：{{goods_name}}', text: '{{words}}' },
    en: { title: 'Your question was answered: {{goods_name}}', text: '{{words}}' },
    ja: { title: '質問に回答がありました：{{goods_name}}', text: '{{words}}' },
  },
  goods_arrived: {
    type: MESSAGE_TYPE.goods_arrived,
    about: 'goods_id',
    links: [goods],
    zh: { title: '已到货：{{goods_name}}', text: '您关注的“{{goods_name}}”现已开售。' },
    en: {
      title: 'It has arrived: {{goods_name}}',
      text: '{{goods_name}}, which you waited for, is on offer now.',
    },
    ja: {
      title: '入荷しました：{{goods_name}}',
      text: '入荷をお待ちだった「{{goods_name}}」の販売が始まりました。',
    },
  },
  goods_submitted: {
    type: MESSAGE_TYPE.goods_submitted,
    about: 'goods_id',
    links: [goodsReview],
    zh: { title: '待审核：{{goods_name}}', text: '{{goods_name}} 正在等待审核。' },
    en: { title: 'To review: {{goods_name}}', text: '{{goods_name}} waits for its review.' },
    ja: { title: '審査待ち：{{goods_name}}', text: '{{goods_name}}が審査を待っています。' },
  },
  goods_approved: {
    type: MESSAGE_TYPE.goods_decided,
    about: 'goods_id',
    links: [goods],
    zh: {
      title: '审核通过：{{goods_name}}',
      text: '{{goods_name}} 已通过审核，现已上架；设定了上架时间的商品将按时上架。',
    },
    en: {
      title: 'Approved: {{goods_name}}',
      text: '{{goods_name}} passed its review. It is in the shop now, or comes there at the time you set.',
    },
    ja: {
      title: '審査通過：{{goods_name}}',
      text: '{{goods_name}}は審査を通過しました。すでに公開中です。公開日時を指定した商品はその日時に公開されます。',
    },
  },
  goods_rejected: {
    type: MESSAGE_TYPE.goods_decided,
    about: 'goods_id',
    links: [managedGoods],
    zh: {
      title: '审核未通过：{{goods_name}}',
      text: '{{goods_name}} 未通过审核。原因：{{reason}}。您可以修改后重新提交。',
    },
    en: {
      title: 'Not approved: {{goods_name}}',
      text: '{{goods_name}} did not pass its review. Reason: {{reason}}. You can correct it and hand it in again.',
    },
    ja: {
      title: '審査で差し戻し：{{goods_name}}',
      text: '{{goods_name}}は審査を通過しませんでした。理由：{{reason}}。修正して再度申請できます。',
    },
  },
  goods_import_done: {
    type: MESSAGE_TYPE.goods_import,
    about: 'import_id',
    links: [goodsImport],
    zh: { title: '导入完成：{{words}}', text: '{{words}} 已全部导入，共 {{count}} 行。' },
    en: { title: 'Imported: {{words}}', text: 'Everything in {{words}} has been imported. Rows: {{count}}.' },
    ja: { title: 'インポート完了：{{words}}', text: '{{words}} をすべて取り込みました（{{count}} 行）。' },
  },
  goods_import_partly: {
    type: MESSAGE_TYPE.goods_import,
    about: 'import_id',
    links: [goodsImport],
    zh: { title: '部分导入：{{words}}', text: '{{words}} 有 {{count}} 行未能导入，每行的原因见导入结果。' },
    en: {
      title: 'Imported in part: {{words}}',
      text: 'Some rows of {{words}} were left out: {{count}}. The import says why for each of them.',
    },
    ja: {
      title: '一部を取り込みました：{{words}}',
      text: '{{words}} の {{count}} 行は取り込まれませんでした。理由はインポート結果で行ごとに確認できます。',
    },
  },
  goods_import_failed: {
    type: MESSAGE_TYPE.goods_import,
    about: 'import_id',
    links: [goodsImport],
    zh: {
      title: '导入失败：{{words}}',
      text: '{{words}} 未能全部导入。已导入的内容会保留，打开该导入即可继续处理其余行。',
    },
    en: {
      title: 'Import failed: {{words}}',
      text: '{{words}} could not be imported to its end. What came in stays; open the import to go on with the rest.',
    },
    ja: {
      title: 'インポートに失敗しました：{{words}}',
      text: '{{words}} を最後まで取り込めませんでした。取り込み済みの分はそのまま残ります。インポートを開くと残りを続けられます。',
    },
  },
  goods_forced_off: {
    type: MESSAGE_TYPE.goods_decided,
    about: 'goods_id',
    links: [managedGoods],
    zh: { title: '商品已被下架：{{goods_name}}', text: '平台已将 {{goods_name}} 下架。原因：{{reason}}' },
    en: {
      title: 'Taken off the shelf: {{goods_name}}',
      text: 'The platform took {{goods_name}} off the shelf. Reason: {{reason}}',
    },
    ja: {
      title: '非公開になりました：{{goods_name}}',
      text: '運営が{{goods_name}}を非公開にしました。理由：{{reason}}',
    },
  },
} as const satisfies NotificationKinds;
