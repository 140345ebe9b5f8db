import { choice, state } from '../record/code-fields.js';
import { text } from '../record/fields.js';
import { exactly, ofId, same, searchText, since, until } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { LABELS } from '../record/translations.js';
import { auditStatusField, documentFields, reversibleFields, reversibleFilters } from './document-fields.js';
import { stockInMachine } from '../states/warehouse.states.js';

/** Documents by which stock comes in; counted once they are approved. */
export const stockIn = staffRecord({
  name: 'warehouse:inbound',
  one: ['入库单', 'a stock-in', '入庫伝票'],
  many: ['入库', 'Stock in', '入庫'],
  words: {
    empty: ['没有入库单', 'No stock-in found', '入庫伝票はありません'],
    empty_text: [
      '登记到货的商品、序列号和成本。审核通过后计入库存。',
      'Enter what came with its serial numbers and cost. It counts once it is approved.',
      '入荷した商品・シリアル番号・原価を登録します。承認後に在庫に計上されます。',
    ],
  },
  scope: 'company',
  classes: { row: 'StockInRow', list: 'StockInList' },
  calls: {
    list: ['/warehouse-inps/warehouse-inps-list', 'Documents by which stock is received, newest first'],
  },
  exports: 'stock_ins',
  menu: { path: '/warehouse/inbound', icon: 'package-import' },
  subject: 'stock_document',
  title: 'ware_house_inp_sn',
  order: '-id',
  fields: {},
  shown: {
    ware_house_inp_sn: text({ label: ['入库单号', 'Stock-in no.', '入庫番号'], max: 30 }),
    kind: choice({
      label: ['入库原因', 'Reason', '入庫理由'],
      codes: [1, 2, 3, 4, 5, 6, 7, 8, 9],
      dict: 'stock_in_kind',
    }),
    ...documentFields,
    ...reversibleFields,
    audit_status: auditStatusField,
    status: state(stockInMachine, { sortable: true }),
  },
  filters: {
    ware_house_inp_sn: exactly(undefined, 30),
    goods_name: searchText([
      '商品、型号或序列号',
      'Product, model or serial no.',
      '商品名・型番・シリアル番号',
    ]),
    ware_house_id: ofId(['仓库', 'Warehouse', '倉庫']),
    kind: same(),
    status: same(),
    audit_status: same(),
    ...reversibleFilters,
    begin: since(LABELS.created_at),
    end: until(LABELS.created_at),
  },
});
