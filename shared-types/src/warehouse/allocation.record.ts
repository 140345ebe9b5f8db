import { choice } from '../record/code-fields.js';
import { instant, int, money, reference, text } from '../record/fields.js';
import { exactly, ofId, same, searchText, since, until } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { LABELS } from '../record/translations.js';
import { auditStatusField, reversibleFields, reversibleFilters, thingFields } from './document-fields.js';

/** Documents by which stock goes from one warehouse to another: sent, then received. */
export const allocation = staffRecord({
  name: 'warehouse:allocation',
  one: ['调拨单', 'an allocation', '移動伝票'],
  many: ['调拨', 'Allocation', '在庫移動'],
  words: {
    empty: ['没有调拨单', 'No allocation found', '移動伝票はありません'],
    empty_text: [
      '选择调出仓库、调入仓库和商品。审核通过后发出，到货时逐件核对序列号。',
      'Choose where goods leave and where they go. Once approved they are sent, and checked one by one when they arrive.',
      '移動元・移動先の倉庫と商品を選びます。承認後に発送し、到着時にシリアル番号を照合します。',
    ],
  },
  scope: 'company',
  classes: { row: 'AllocationRow', list: 'AllocationList' },
  calls: {
    list: ['/warehouse-allocations/warehouse-allocations-list', 'Goods between two warehouses, newest first'],
  },
  exports: 'allocations',
  menu: { path: '/warehouse/allocation', icon: 'transfer' },
  subject: 'stock_document',
  title: 'allocation_sn',
  order: '-id',
  fields: {},
  shown: {
    allocation_sn: text({ label: ['调拨单号', 'Allocation no.', '移動番号'], max: 30 }),
    status: choice({
      label: ['状态', 'State', '状態'],
      codes: [0, 1, 2, 4, 3, 5, -1, 9],
      dict: 'states:allocation',
      sortable: true,
    }),
    ...thingFields,
    line_count: int({ label: ['行数', 'Lines', '明細数'] }),
    good_number: int({ label: ['数量', 'Quantity', '数量'] }),
    /** How many are on their way and not received yet. */
    missing: int({ label: ['在途数量', 'On its way', '未着数'] }),
    from_ware_house_id: reference({ label: ['调出仓库', 'From', '移動元'], named: 'from_name' }),
    from_name: text({ label: ['调出仓库', 'From', '移動元'], max: 100 }),
    to_ware_house_id: reference({ label: ['调入仓库', 'To', '移動先'], named: 'to_name' }),
    to_name: text({ label: ['调入仓库', 'To', '移動先'], max: 100 }),
    /** In whole units. */
    value: money({ label: ['金额', 'Value', '金額'], currency: 'currency' }),
    currency: text({ label: ['币种', 'Currency', '通貨'], max: 3 }),
    ...reversibleFields,
    audit_status: auditStatusField,
    username: text({ label: ['发起人', 'Submitted by', '申請者'], max: 60 }),
    created_at: instant({ label: LABELS.created_at, sortable: true }),
  },
  filters: {
    allocation_sn: exactly(undefined, 30),
    goods_name: searchText([
      '商品、型号或序列号',
      'Product, model or serial no.',
      '商品名・型番・シリアル番号',
    ]),
    from_ware_house_id: ofId(['调出仓库', 'From', '移動元']),
    to_ware_house_id: ofId(['调入仓库', 'To', '移動先']),
    status: same(),
    audit_status: same(),
    ...reversibleFilters,
    begin: since(LABELS.created_at),
    end: until(LABELS.created_at),
  },
});
