import { CURRENCIES } from '../money.js';
import { choice } from '../record/code-fields.js';
import { instant, reference, text } from '../record/fields.js';
import { ofId, same, searchText } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { LABELS } from '../record/translations.js';
import { WAREHOUSE_STATUS } from '../states.js';

/** Warehouses. A deleted one is listed no more; its history keeps its name. */
export const warehouse = staffRecord({
  name: 'warehouse:warehouse',
  one: ['仓库', 'a warehouse', '倉庫'],
  many: ['仓库', 'Warehouses', '倉庫'],
  words: {
    empty_text: [
      '先登记仓库，再为它编排库位；入库、出库和调拨都以仓库为单位。',
      'Register a warehouse and its bins first: stock comes in, goes out and moves by warehouse.',
      'まず倉庫を登録し、棚番を割り当ててください。入庫・出庫・在庫移動は倉庫単位で行います。',
    ],
  },
  scope: 'company',
  calls: {
    list: ['/warehouses/warehouse-list', 'Warehouses of the caller’s companies'],
    detail: ['/warehouses/warehouse-detail', 'One warehouse'],
    add: ['/warehouses/add-warehouse', 'Adds a warehouse, which is enabled'],
    update: ['/warehouses/update-warehouse', 'Changes a warehouse'],
  },
  exports: 'warehouses',
  menu: { path: '/warehouse/warehouseEnty', icon: 'building' },
  title: 'ware_house_name',
  order: '-created_at',
  fields: {
    ware_house_name: text({ label: ['仓库名称', 'Warehouse', '倉庫名'], max: 100, required: true }),
    country: text({
      label: ['国家/地区', 'Country or region', '国・地域'],
      max: 2,
      isCountry: true,
      required: true,
    }),
    address: text({ label: ['地址', 'Address', '住所'], max: 200 }),
    manager: text({ label: ['负责人', 'Keeper', '責任者'], max: 60 }),
    phone: text({ label: ['电话', 'Phone', '電話番号'], max: 40 }),
    currency: text({
      label: ['计价币种', 'Currency', '評価通貨'],
      hint: [
        '库存成本以此币种计算；有过库存后不能更改。',
        'In which its stock is valued. It stays once anything has lain there.',
        '在庫の評価に使う通貨です。一度でも入庫すると変更できません。',
      ],
      max: 3,
      oneOf: CURRENCIES,
      required: true,
    }),
  },
  shown: {
    company_id: reference({ label: LABELS.company_name, only: 'detail' }),
    company_name: text({ label: LABELS.company_name, max: 100 }),
    status: choice({
      label: LABELS.status,
      codes: [WAREHOUSE_STATUS.enabled, WAREHOUSE_STATUS.disabled],
      dict: 'states:warehouse',
    }),
    created_at: instant({ label: LABELS.created_at, sortable: true }),
  },
  filters: {
    ware_house_name: searchText(['名称、地址或负责人', 'Name, address or keeper', '倉庫名・住所・責任者']),
    company_id: ofId(LABELS.company_name),
    status: same(),
  },
});
