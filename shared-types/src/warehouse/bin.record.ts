import { flag, instant, reference, text } from '../record/fields.js';
import { same, searchText } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { LABELS } from '../record/translations.js';

/** Bins of warehouses. Many are added at once, by a call of their own; what is on a label stays. */
export const bin = staffRecord({
  name: 'warehouse:bin',
  one: ['库位', 'a bin', '棚番'],
  many: ['库位', 'Bins', '棚番'],
  words: {
    empty_text: [
      '按区、排、层批量生成库位编号，可打印标签供扫码使用。',
      'Make the codes of many bins at once, by aisle, rack and shelf; their labels are scanned later.',
      '列・ラック・段を指定すると棚番をまとめて作成できます。ラベルはスキャンに使えます。',
    ],
    delete_text: [
      '放过货物的库位不能删除，可改为停用。',
      'A bin in which anything ever lay cannot be deleted: take it out of use instead.',
      '一度でも使用した棚番は削除できません。使用停止にしてください。',
    ],
  },
  scope: 'company',
  calls: {
    list: ['/warehouses/warehouse-bin-list', 'Bins of the warehouses of the caller’s companies'],
    update: ['/warehouses/update-warehouse-bin', 'Changes the zone of a bin, or takes it out of use'],
    delete: ['/warehouses/del-warehouse-bin', 'Deletes a bin in which nothing ever lay'],
  },
  exports: 'warehouse_bins',
  subject: 'warehouse_bin',
  menu: { path: '/warehouse/bin', icon: 'category' },
  title: 'code',
  order: 'code',
  fields: {
    location: text({ label: ['区域', 'Zone', 'エリア'], max: 60 }),
    status: flag({
      label: ['使用中', 'In use', '使用中'],
      hint: [
        '停用后不再放入新的货物。',
        'Nothing more is put into a bin that is out of use.',
        'オフにすると新たに入庫できなくなります。',
      ],
    }),
  },
  shown: {
    code: text({ label: ['库位编号', 'Bin', '棚番'], max: 32, sortable: true }),
    ware_house_id: reference({ label: ['仓库', 'Warehouse', '倉庫'], named: 'ware_house_name' }),
    ware_house_name: text({ label: ['仓库', 'Warehouse', '倉庫'], max: 100 }),
    company_name: text({ label: LABELS.company_name, max: 100 }),
    created_at: instant({ label: LABELS.created_at, only: 'list' }),
  },
  filters: {
    ware_house_id: same(),
    code: searchText(['编号', 'Code', '棚番'], 32),
    status: same(),
  },
});
