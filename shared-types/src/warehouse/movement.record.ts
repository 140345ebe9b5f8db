import { choice } from '../record/code-fields.js';
import { instant, int, money, reference, text } from '../record/fields.js';
import { exactly, ofId, same, searchText, since, until } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { thingFields } from './document-fields.js';

/** Every movement of stock, for ever. */
export const movement = staffRecord({
  name: 'warehouse:movement',
  one: ['出入库记录', 'a movement', '入出庫記録'],
  many: ['出入库记录', 'Records', '入出庫記録'],
  words: {
    empty: ['没有出入库记录', 'No movement found', '入出庫記録はありません'],
    empty_text: [
      '每次入库、出库和调拨都会记录在这里。',
      'Whatever comes in, goes out or moves is written here.',
      '入庫・出庫・移動のたびにここに記録されます。',
    ],
  },
  scope: 'company',
  classes: { row: 'MovementRow', list: 'MovementList' },
  calls: { list: ['/warehouses-play-logs/warehouses-play-logs-list', 'Movements of stock, newest first'] },
  exports: 'stock_movements',
  menu: { path: '/warehouse/record', icon: 'history' },
  title: 'goods_name',
  order: '-id',
  fields: {},
  shown: {
    created_at: instant({ label: ['时间', 'Time', '日時'], sortable: true }),
    type: choice({
      label: ['类型', 'Type', '種類'],
      codes: [11, 21, 22, 23, 24, 25, 26, 29, 31, 32],
      dict: 'stock_type',
    }),
    type_name: text({ label: ['类型', 'Type', '種類'], max: 60 }),
    /** It undoes another. */
    is_undone: choice({
      label: ['冲销', 'Undoes', '取消'],
      codes: [0, 1],
      dict: 'yes_no',
    }),
    ...thingFields,
    ware_house_name: text({ label: ['仓库', 'Warehouse', '倉庫'], max: 100 }),
    lot_number: text({ label: ['批号', 'Lot', 'ロット番号'], max: 60, orNull: true }),
    bin_code: text({ label: ['库位', 'Bin', '棚番'], max: 32, orNull: true }),
    change: int({ label: ['变动', 'Change', '増減'], min: -2_147_483_648 }),
    after: int({ label: ['变动后数量', 'After', '増減後'] }),
    /** In whole units, of the sign of the change. */
    cost: money({ label: ['成本', 'Cost', '原価'], currency: 'currency' }),
    currency: text({ label: ['币种', 'Currency', '通貨'], max: 3 }),
    document: text({ label: ['单号', 'Document no.', '伝票番号'], max: 30, orNull: true }),
    stock_id: reference({ label: ['库存编号', 'Stock row', '在庫番号'] }),
    username: text({ label: ['操作人', 'By', '担当者'], max: 60, orNull: true }),
  },
  filters: {
    ware_house_id: ofId(['仓库', 'Warehouse', '倉庫']),
    goods_name: searchText(['商品名称', 'Product', '商品名']),
    type: same(),
    /** Of its label, in whichever warehouse. */
    bin_code: exactly(['库位', 'Bin', '棚番'], 32),
    begin: since(['时间', 'Time', '日時']),
    end: until(['时间', 'Time', '日時']),
  },
});
