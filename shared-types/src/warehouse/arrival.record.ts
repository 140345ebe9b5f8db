import { state } from '../record/code-fields.js';
import { day, instant, int, text } from '../record/fields.js';
import { exactly, ofId, same, searchText, since, until } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { LABELS } from '../record/translations.js';
import { thingFields } from './document-fields.js';
import { arrivalMachine } from '../states/warehouse.states.js';

/** Goods that are announced or have come, before they are counted as stock. A row shows the product of its first line. */
export const arrival = staffRecord({
  name: 'warehouse:arrival',
  one: ['到货单', 'an arrival', '入荷伝票'],
  many: ['到货', 'Arrivals', '入荷'],
  words: {
    empty_text: [
      '供货方发货后登记预计到货，货到后清点数量并拍照，再转为入库单。',
      'Register goods once they are announced; count and photograph them when they come, then put them in stock.',
      '発送の連絡があったら入荷予定を登録し、届いたら検品・撮影して入庫に進みます。',
    ],
  },
  scope: 'company',
  calls: { list: ['/arriveds/arriveds-list', 'Arrivals of the caller’s companies'] },
  exports: 'arrivals',
  menu: { path: '/warehouse/arrivalGoods', icon: 'package' },
  title: 'arrived_sn',
  order: '-created_at',
  fields: {},
  shown: {
    arrived_sn: text({ label: ['到货单号', 'Arrival no.', '入荷番号'], max: 30 }),
    status: state(arrivalMachine, {}),
    ...thingFields,
    line_count: int({ label: ['商品行数', 'Lines', '明細数'] }),
    good_number: int({ label: ['数量', 'Quantity', '数量'] }),
    arrived_number: int({ label: ['实到数量', 'Arrived', '入荷数'], orNull: true }),
    stocked_number: int({ label: ['已入库数量', 'In stock', '入庫済み数'] }),
    to_stock_number: int({ label: ['待入库数量', 'To put in stock', '未入庫数'] }),
    waiting_number: int({ label: ['入库审核中', 'Stock-in pending', '入庫承認待ち'] }),
    rest_number: int({ label: ['未到数量', 'Still to come', '未着数'], orNull: true }),
    customer_name: text({ label: ['来源客户', 'From', '相手先'], max: 100, orNull: true }),
    ware_house_name: text({ label: ['入库仓库', 'To warehouse', '入庫先'], max: 100, orNull: true }),
    logistics_code: text({ label: ['物流单号', 'Tracking no.', '送り状番号'], max: 60 }),
    expected_on: day({ label: ['预计到货日', 'Expected on', '入荷予定日'], orNull: true, sortable: true }),
    arrived_at: instant({ label: ['到货时间', 'Arrived at', '入荷日時'], orNull: true, sortable: true }),
    remark: text({ label: ['备注', 'Remark', '備考'], max: 500 }),
    company_name: text({ label: LABELS.company_name, max: 100 }),
    created_at: instant({ label: LABELS.created_at, sortable: true }),
    updated_at: instant({ label: LABELS.updated_at }),
  },
  version: ['updated_at'],
  filters: {
    id: ofId(LABELS.id),
    goods_name: searchText(['商品名称或型号', 'Product or model', '商品名・型番']),
    serial_number: exactly(['序列号', 'Serial no.', 'シリアル番号'], 60),
    arrived_sn: exactly(undefined, 30),
    status: same(),
    company_id: ofId(LABELS.company_name),
    begin: since(LABELS.created_at),
    end: until(LABELS.created_at),
  },
});
