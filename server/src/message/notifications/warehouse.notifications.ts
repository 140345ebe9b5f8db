import { MESSAGE_TYPE } from '@fovea/shared-types/message/message.dto';
import { boughtOrder, goods, recall, stock, stockDocument, stockReview } from './links.js';
import type { NotificationKinds } from './notification-kind.js';

/** Stock, documents that move it, and recalls. */
export const warehouseNotifications = {
  stock_submitted: {
    type: MESSAGE_TYPE.stock_submitted,
    about: 'document_id',
    links: [stock('/warehouse/approval')],
    zh: { title: '待审批单据：{{words}}', text: '{{who}} 提交了 {{words}}（{{goods_name}}），等待审批。' },
    en: {
      title: 'Stock document to approve: {{words}}',
      text: '{{who}} sent {{words}} ({{goods_name}}). It waits for its approval.',
    },
    ja: {
      title: '審査待ちの伝票：{{words}}',
      text: '{{who}} さんが {{words}}（{{goods_name}}）を申請しました。審査をお待ちしています。',
    },
  },
  stock_reversal_requested: {
    type: MESSAGE_TYPE.stock_submitted,
    about: 'document_id',
    links: [stockReview],
    zh: {
      title: '待审批冲销：{{words}}',
      text: '{{who}} 申请冲销 {{words}}（{{goods_name}}）。原因：{{reason}}。通过前库存不变，须由申请人以外的人审批。',
    },
    en: {
      title: 'Reversal to approve: {{words}}',
      text: '{{who}} asks to reverse {{words}} ({{goods_name}}). Reason: {{reason}}. No stock moves before somebody else approves it.',
    },
    ja: {
      title: '審査待ちの取消申請：{{words}}',
      text: '{{who}} さんが {{words}}（{{goods_name}}）の取消を申請しました。理由：{{reason}}。申請者以外の承認があるまで、在庫は変わりません。',
    },
  },
  stock_reversal_approved: {
    type: MESSAGE_TYPE.stock_decided,
    about: 'document_id',
    links: [stockDocument],
    zh: { title: '已冲销：{{words}}', text: '{{words}}（{{goods_name}}）的冲销已通过审批，库存已恢复。' },
    en: {
      title: 'Reversed: {{words}}',
      text: 'The reversal of {{words}} ({{goods_name}}) is approved. Its stock has moved back.',
    },
    ja: {
      title: '取消済み：{{words}}',
      text: '{{words}}（{{goods_name}}）の取消が承認され、在庫が元に戻りました。',
    },
  },
  stock_reversal_rejected: {
    type: MESSAGE_TYPE.stock_decided,
    about: 'document_id',
    links: [stockDocument],
    zh: {
      title: '冲销未通过：{{words}}',
      text: '{{words}}（{{goods_name}}）的冲销申请未通过。原因：{{reason}}。单据仍然有效，库存未变动。',
    },
    en: {
      title: 'Reversal rejected: {{words}}',
      text: 'The reversal of {{words}} ({{goods_name}}) was rejected. Reason: {{reason}}. The document stays valid, and no stock has moved.',
    },
    ja: {
      title: '取消申請の却下：{{words}}',
      text: '{{words}}（{{goods_name}}）の取消申請は却下されました。理由：{{reason}}。伝票は有効なままで、在庫は変わっていません。',
    },
  },
  stock_approved: {
    type: MESSAGE_TYPE.stock_decided,
    about: 'document_id',
    links: [stock('/warehouse/record')],
    zh: { title: '已通过：{{words}}', text: '{{words}}（{{goods_name}}）已通过审批，库存已变动。' },
    en: {
      title: 'Approved: {{words}}',
      text: '{{words}} ({{goods_name}}) is approved, and the stock has moved.',
    },
    ja: {
      title: '承認済み：{{words}}',
      text: '{{words}}（{{goods_name}}）が承認され、在庫に反映されました。',
    },
  },
  stock_rejected: {
    type: MESSAGE_TYPE.stock_decided,
    about: 'document_id',
    links: [stock('/warehouse/inbound')],
    zh: {
      title: '已拒绝：{{words}}',
      text: '{{words}}（{{goods_name}}）未通过审批。原因：{{reason}}。库存未变动。',
    },
    en: {
      title: 'Rejected: {{words}}',
      text: '{{words}} ({{goods_name}}) was rejected. Reason: {{reason}}. No stock has moved.',
    },
    ja: {
      title: '却下：{{words}}',
      text: '{{words}}（{{goods_name}}）は却下されました。理由：{{reason}}。在庫は変わっていません。',
    },
  },
  stock_low: {
    type: MESSAGE_TYPE.stock_low,
    about: 'stock_id',
    links: [stock('/warehouse/warehouseGoods')],
    zh: { title: '库存不足：{{goods_name}}', text: '“{{words}}”中的 {{goods_name}} 仅剩 {{count}} 件。' },
    en: {
      title: 'Low stock: {{goods_name}}',
      text: 'Stock of {{goods_name}} in {{words}} is down to {{count}}.',
    },
    ja: {
      title: '在庫僅少：{{goods_name}}',
      text: '「{{words}}」の {{goods_name}} は残り {{count}} 点です。',
    },
  },
  notice_silent: {
    type: MESSAGE_TYPE.notice_silent,
    about: 'notice_id',
    links: [stock('/warehouse/deviceNotice')],
    zh: {
      title: '制造商尚未答复：{{words}}',
      text: '{{who}} 尚未答复 {{goods_name}}（{{words}}）的二手器械通知，已再次发送。规则要求时，登记答复前不能发货。',
    },
    en: {
      title: 'No answer yet: {{words}}',
      text: '{{who}} has not answered the notice of {{goods_name}} ({{words}}) yet. A reminder was sent; until the answer is filed the device does not leave where a rule requires it.',
    },
    ja: {
      title: '回答がありません：{{words}}',
      text: '{{goods_name}}（{{words}}）の中古機器の通知に、{{who}}からの回答がありません。通知を再送しました。ルールで必要な場合、回答を登録するまで発送できません。',
    },
  },
  stock_recall: {
    type: MESSAGE_TYPE.stock_recall,
    about: 'recall_party_id',
    links: [recall],
    mail: recall,
    zh: {
      title: '召回通知：{{words}}',
      text: '{{who}} 宣布召回：{{words}}。您现有、已售出或正在出售的涉及产品共 {{count}} 件，召回结束前不得销售。请查看处理措施并确认。',
    },
    en: {
      title: 'Recall: {{words}}',
      text: '{{who}} calls back {{words}}. You have, had or offer pieces of it: {{count}}. They may not be sold until the recall is closed. Please read the measures and acknowledge.',
    },
    ja: {
      title: '回収のお知らせ：{{words}}',
      text: '{{who}}の「{{words}}」が回収の対象になりました。在庫・出荷済み・出品中の対象品は {{count}} 点です。回収が終了するまで販売できません。対応内容をご確認のうえ、確認の登録をお願いいたします。',
    },
  },
  lot_recalled: {
    type: MESSAGE_TYPE.stock_recall,
    about: 'auction_id',
    links: [goods],
    zh: {
      title: '竞拍中的产品被召回：{{goods_name}}',
      text: '「{{goods_name}}」属于召回「{{words}}」的对象。召回结束前，任何人都不能继续出价。请决定是否取消该竞拍。',
    },
    en: {
      title: 'A lot is called back: {{goods_name}}',
      text: '{{goods_name}} is named by the recall {{words}}. Nobody can bid on it until the recall is closed. Please decide whether the lot is to be cancelled.',
    },
    ja: {
      title: 'オークション中の商品が回収対象になりました：{{goods_name}}',
      text: '「{{goods_name}}」は「{{words}}」の回収対象です。回収が終了するまで、どなたも入札できません。オークションを取り消すかどうかをご判断ください。',
    },
  },
  bought_recall: {
    type: MESSAGE_TYPE.stock_recall,
    about: 'recall_party_id',
    links: [boughtOrder],
    mail: boughtOrder,
    zh: {
      title: '召回通知：{{words}}',
      text: '{{who}} 宣布召回：{{words}}，涉及您购买的 {{goods_name}}。请停止使用，并联系卖家。处理措施：{{reason}}',
    },
    en: {
      title: 'Recall: {{words}}',
      text: '{{who}} recalls {{words}}, which you bought here ({{goods_name}}). Please stop using it and contact the seller. Measures: {{reason}}',
    },
    ja: {
      title: '回収のお知らせ：{{words}}',
      text: '{{who}}の「{{words}}」が回収の対象になりました。ご購入品：{{goods_name}}。使用を中止し、販売店へご連絡ください。対応内容：{{reason}}',
    },
  },
  stock_count_expired: {
    type: MESSAGE_TYPE.stock_count_expired,
    about: 'count_id',
    links: [stock('/warehouse/checkGoods')],
    zh: {
      title: '盘点单已取消：{{words}}',
      text: '仓库“{{who}}”的盘点单 {{words}} 超过 {{days}} 天未结束，已自动取消。库存未变动。',
    },
    en: {
      title: 'Count cancelled: {{words}}',
      text: 'The count {{words}} of {{who}} was open for {{days}} days and has been cancelled. No stock has moved.',
    },
    ja: {
      title: '棚卸の自動取消：{{words}}',
      text: '倉庫「{{who}}」の棚卸 {{words}} は {{days}} 日間終了しなかったため、取り消されました。在庫は変わっていません。',
    },
  },
  allocation_approved: {
    type: MESSAGE_TYPE.stock_decided,
    about: 'document_id',
    links: [stock('/warehouse/allocation')],
    zh: { title: '已通过：{{words}}', text: '{{words}}（{{goods_name}}）已通过审批，库存已占用，可以发出。' },
    en: {
      title: 'Approved: {{words}}',
      text: '{{words}} ({{goods_name}}) is approved. The goods are reserved and can be sent.',
    },
    ja: {
      title: '承認済み：{{words}}',
      text: '{{words}}（{{goods_name}}）が承認されました。在庫は引き当て済みで、発送できます。',
    },
  },
  allocation_short: {
    type: MESSAGE_TYPE.allocation_short,
    about: 'document_id',
    links: [stock('/warehouse/allocation')],
    zh: {
      title: '部分收货：{{words}}',
      text: '{{words}}（{{goods_name}}）有 {{count}} 件未到货，仍为在途。',
    },
    en: {
      title: 'Received short: {{words}}',
      text: '{{count}} of {{words}} ({{goods_name}}) did not arrive and are still in transit.',
    },
    ja: {
      title: '一部未着：{{words}}',
      text: '{{words}}（{{goods_name}}）のうち {{count}} 点が届いておらず、移動中のままです。',
    },
  },
  opening_import_done: {
    type: MESSAGE_TYPE.opening_import,
    about: 'import_id',
    links: [stock('/warehouse/inbound')],
    zh: { title: '期初库存导入完成：{{words}}', text: '{{words}} 的全部 {{count}} 行已生成待审批的入库单。' },
    en: {
      title: 'Opening stock imported: {{words}}',
      text: 'All {{count}} rows of {{words}} are in documents that wait for approval.',
    },
    ja: {
      title: '期首在庫の取込完了：{{words}}',
      text: '{{words}} の全 {{count}} 行が審査待ちの入庫伝票になりました。',
    },
  },
  opening_import_failed: {
    type: MESSAGE_TYPE.opening_import,
    about: 'import_id',
    links: [stock('/warehouse/warehouseGoods')],
    zh: {
      title: '期初库存导入失败：{{words}}',
      text: '{{words}} 未导入任何内容。重新上传该表格即可查看原因并继续。',
    },
    en: {
      title: 'Opening stock not imported: {{words}}',
      text: 'Nothing of {{words}} has come in. Send the sheet again to see why and to go on.',
    },
    ja: {
      title: '期首在庫の取込に失敗しました：{{words}}',
      text: '{{words}} からは何も取り込まれていません。シートを再送信すると原因を確認して続けられます。',
    },
  },
} as const satisfies NotificationKinds;
