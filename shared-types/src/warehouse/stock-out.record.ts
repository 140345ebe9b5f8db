import { state } from '../record/code-fields.js';
import { text } from '../record/fields.js';
import { exactly, ofId, same, searchText, since, until } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { LABELS } from '../record/translations.js';
import { auditStatusField, documentFields, reversibleFields, reversibleFilters } from './document-fields.js';
import { stockOutMachine } from '../states/warehouse.states.js';

/** Documents by which stock is taken out: reserved when they are submitted, gone once they are approved. */
export const stockOut = staffRecord({
  name: 'warehouse:outbound',
  one: ['出库单', 'a stock-out', '出庫伝票'],
  many: ['出库', 'Stock out', '出庫'],
  words: {
    empty: ['没有出库单', 'No stock-out found', '出庫伝票はありません'],
    empty_text: [
      '选择仓库和商品。提交后占用库存，审核通过后出库。',
      'Choose a warehouse and what leaves it. It is reserved at once and leaves when it is approved.',
      '倉庫と商品を選びます。申請すると在庫が引き当てられ、承認後に出庫されます。',
    ],
  },
  scope: 'company',
  classes: { row: 'StockOutRow', list: 'StockOutList' },
  calls: {
    list: ['/warehouse-outs/warehouse-outs-list', 'Documents by which stock is taken out, newest first'],
  },
  exports: 'stock_outs',
  menu: { path: '/warehouse/outbound', icon: 'package-export' },
  subject: 'stock_document',
  title: 'ware_house_out_sn',
  order: '-id',
  fields: {},
  shown: {
    ware_house_out_sn: text({ label: ['出库单号', 'Stock-out no.', '出庫番号'], max: 30 }),
    ...documentFields,
    ...reversibleFields,
    audit_status: auditStatusField,
    status: state(stockOutMachine, { sortable: true }),
  },
  filters: {
    ware_house_out_sn: exactly(undefined, 30),
    goods_name: searchText([
      '商品、型号或序列号',
      'Product, model or serial no.',
      '商品名・型番・シリアル番号',
    ]),
    ware_house_id: ofId(['仓库', 'Warehouse', '倉庫']),
    type: same(),
    status: same(),
    audit_status: same(),
    ...reversibleFilters,
    begin: since(LABELS.created_at),
    end: until(LABELS.created_at),
  },
});
