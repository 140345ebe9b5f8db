import { choice, state } from '../record/code-fields.js';
import { instant, int, text } from '../record/fields.js';
import { ofId, same } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { LABELS } from '../record/translations.js';
import { RECALL_CLASSES } from './recall.record.js';
import { recallPartyMachine } from '../states/warehouse.states.js';

export const RECALL_OUTCOMES = {
  1: ['已收回', 'Returned', '回収済み'],
  2: ['已修正', 'Corrected', '改修済み'],
  3: ['已销毁', 'Destroyed', '廃棄済み'],
  4: ['已不在手中', 'No longer there', '該当品なし'],
} as const;

/** Who was notified of a recall, and what became of the pieces: a merchant sees their own, the platform everybody's. */
export const recallParty = staffRecord({
  name: 'warehouse:recall-party',
  one: ['召回通知', 'a notice of recall', '回収のお知らせ'],
  many: ['涉及的召回', 'Recalls that concern us', '対象の回収'],
  words: {
    empty: ['没有涉及的召回', 'No recall concerns you', '対象の回収はありません'],
    empty_text: [
      '召回涉及您现有、已售出或正在出售的产品时，会显示在这里。',
      'A recall of what you have, had or offer is shown here.',
      '在庫・出荷済み・出品中の機器が回収の対象になると、ここに表示されます。',
    ],
  },
  scope: 'company',
  classes: { row: 'RecallPartyRow', list: 'RecallPartyList' },
  calls: {
    list: ['/recalls/recall-party-list', 'The notified parties of a recall, with their actions'],
  },
  exports: 'recall_parties',
  menu: { path: '/warehouse/recallNotice', icon: 'bell' },
  subject: 'recall_party',
  title: 'recall_sn',
  order: '-told_at',
  fields: {},
  shown: {
    recall_sn: text({ label: ['召回编号', 'Recall no.', '回収番号'], max: 30 }),
    recall_name: text({ label: ['标题', 'Title', '件名'], max: 200 }),
    class: choice({ label: ['召回级别', 'Class', '回収クラス'], names: RECALL_CLASSES }),
    maker: text({ label: ['品牌', 'Maker', 'メーカー'], max: 60 }),
    holder: text({ label: ['通知对象', 'Notified party', '通知先'], max: 100 }),
    status: state(recallPartyMachine, {}),
    piece_count: int({ label: ['涉及数量', 'Pieces', '対象数'] }),
    told_at: instant({ label: ['通知时间', 'Notified at', '通知日時'], sortable: true }),
    acknowledged_at: instant({ label: ['确认时间', 'Acknowledged', '確認日時'], orNull: true }),
    settled_at: instant({ label: ['处理时间', 'Settled', '完了日時'], orNull: true }),
    outcome: choice({
      label: ['处理结果', 'What was done', '対応結果'],
      names: RECALL_OUTCOMES,
      orNull: true,
    }),
    notes: text({ label: ['说明', 'Notes', '備考'], max: 2000, isLong: true }),
    company_name: text({ label: LABELS.company_name, max: 100, orNull: true }),
  },
  filters: {
    recall_id: ofId(['召回', 'Recall', '回収']),
    status: same(),
  },
});
