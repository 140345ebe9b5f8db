import { instant, int, money, reference, text, truth } from '../record/fields.js';
import { either, exactly, ofId, searchText } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { thingFields } from './document-fields.js';

/** What is where: one row for each product of a warehouse. Its numbers are moved by documents alone. */
export const stock = staffRecord({
  name: 'warehouse:stock',
  one: ['库存', 'stock', '在庫'],
  many: ['库存商品', 'Stock', '在庫'],
  words: {
    update: ['编辑库位与备注', 'Edit place and remark', '置き場所と備考の編集'],
    empty: ['没有库存', 'Nothing is in stock', '在庫はありません'],
    empty_text: [
      '入库单审核通过后，商品会显示在这里。',
      'Stock is listed here once its document is approved.',
      '入庫伝票が承認されると、ここに表示されます。',
    ],
  },
  scope: 'company',
  classes: { row: 'StockRow', list: 'StockList' },
  calls: {
    list: ['/warehouses/ware-house-products', 'What is where, with what of it is reserved and its value'],
    update: ['/warehouses/update-warehouse-products', 'Sets the location and the notes of a piece'],
  },
  exports: 'stock',
  menu: { path: '/warehouse/warehouseGoods', icon: 'stack-2' },
  title: 'goods_name',
  order: '-id',
  fields: {
    location: text({
      label: ['存放位置', 'Place', '置き場所'],
      hint: ['例如：2 号库房 A 架。', 'Such as room 2, rack A.', '例：第2倉庫 A棚'],
      max: 100,
    }),
    remark: text({ label: ['备注', 'Remark', '備考'], max: 500, isLong: true }),
  },
  shown: {
    ...thingFields,
    gtin: text({ label: ['GTIN', 'GTIN', 'GTIN'], max: 14, orNull: true }),
    ware_house_id: reference({ label: ['仓库', 'Warehouse', '倉庫'], named: 'ware_house_name' }),
    ware_house_name: text({ label: ['仓库', 'Warehouse', '倉庫'], max: 100 }),
    ware_house_product_good_number: int({ label: ['剩余数量', 'Remaining', '残数'], sortable: true }),
    reserved: int({ label: ['占用数量', 'Reserved', '引当数'] }),
    /** When the first of what is promised for a time only is free again. */
    reserved_until: instant({ label: ['占用到期', 'Reserved until', '引当期限'], orNull: true }),
    in_transit: int({ label: ['在途数量', 'In transit', '移動中'] }),
    number_warning: int({ label: ['预警数量', 'Low-stock limit', '在庫下限'], orNull: true }),
    is_low: truth({ label: ['库存不足', 'Low', '在庫僅少'] }),
    tracking: int({ label: ['管理方式', 'Kept by', '管理方法'] }),
    /** In whole units. */
    value: money({ label: ['库存金额', 'Value', '在庫金額'], currency: 'currency' }),
    currency: text({ label: ['币种', 'Currency', '通貨'], max: 3 }),
  },
  filters: {
    goods_name: searchText(['商品名称', 'Product', '商品名']),
    goods_code: exactly(['型号', 'Model', '型番'], 80),
    ware_house_id: ofId(['仓库', 'Warehouse', '倉庫']),
    category_id: ofId(['分类', 'Category', 'カテゴリ']),
    product_id: ofId(['商品编号', 'Item', '品目']),
    gtin: exactly(undefined, 14),
    bin_id: ofId(['库位', 'Bin', '棚番']),
    is_low: either(['库存不足', 'Low', '在庫僅少']),
  },
});
