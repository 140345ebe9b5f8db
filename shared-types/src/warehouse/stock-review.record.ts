import { instant, text } from '../record/fields.js';
import { same, since, until, searchText } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { LABELS } from '../record/translations.js';
import { auditStatusField, documentFields } from './document-fields.js';

/** Every stock document, for those who decide it. */
export const stockReview = staffRecord({
  name: 'warehouse:document',
  one: ['出入库单', 'a stock document', '入出庫伝票'],
  many: ['出入库审批', 'Stock approval', '入出庫審査'],
  words: {
    empty: ['没有待审批的单据', 'Nothing waits for approval', '審査待ちの伝票はありません'],
    empty_text: [
      '提交的入库、出库单会显示在这里。',
      'What comes in and goes out waits here for its approval.',
      '申請された入庫・出庫の伝票がここに表示されます。',
    ],
  },
  scope: 'company',
  classes: { row: 'StockReviewRow', list: 'StockReviewList' },
  calls: {
    list: ['/warehouse-audits/warehouse-audits-list', 'Documents that move stock, by their decision'],
  },
  exports: 'stock_documents',
  menu: { path: '/warehouse/approval', icon: 'clipboard-check' },
  subject: 'stock_document',
  title: 'sn',
  order: '-id',
  fields: {},
  shown: {
    sn: text({ label: ['单号', 'Document no.', '伝票番号'], max: 30 }),
    ...documentFields,
    audit_status: auditStatusField,
    audit_username: text({ label: ['审核人', 'Reviewed by', '審査者'], max: 60, orNull: true }),
    audit_win_time: instant({ label: ['审核时间', 'Reviewed', '審査日時'], orNull: true }),
  },
  filters: {
    goods_name: searchText([
      '单号、商品、型号或序列号',
      'Document no., product, model or serial no.',
      '伝票番号・商品名・型番・シリアル番号',
    ]),
    type: same(),
    audit_status: same(),
    username: searchText(),
    begin: since(LABELS.created_at),
    end: until(LABELS.created_at),
  },
});
