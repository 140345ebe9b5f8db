import { choice, state } from '../record/code-fields.js';
import { instant, int, text } from '../record/fields.js';
import { either, exactly, ofId, same, searchText, since, until } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { LABELS, type Translations } from '../record/translations.js';
import { CARRIER_NAMES } from './carriers.js';
import { thingFields } from './document-fields.js';
import { sendMachine } from '../states/warehouse.states.js';

/** Those that have left, as menu and page call them. */
export const SENT_OUT: Translations = ['寄出商品', 'Goods sent out', '発送品'];

/** Goods on their way to their recipients. A row shows the product of its first line. */
export const send = staffRecord({
  name: 'warehouse:send',
  one: ['发货单', 'a delivery', '出荷伝票'],
  many: ['发货', 'Deliveries', '出荷'],
  words: {
    empty_text: [
      '出库单审核通过后，在这里安排发货：填写收货人，登记物流单号，跟踪送达或退回。',
      'Once a stock-out is approved its goods are sent here: to whom, by which carrier, until they are delivered or come back.',
      '出庫が承認されたら、届け先と送り状番号を登録して発送し、配達または返送まで記録します。',
    ],
  },
  scope: 'company',
  calls: { list: ['/ware-house-sends/ware-house-sends-list', 'Deliveries of the caller’s companies'] },
  exports: 'sends',
  menu: { path: '/warehouse/deliverGoods', icon: 'truck' },
  title: 'send_sn',
  order: '-created_at',
  fields: {},
  shown: {
    send_sn: text({ label: ['发货单号', 'Delivery no.', '出荷番号'], max: 30 }),
    status: state(sendMachine, {}),
    ware_house_out_sn: text({ label: ['出库单号', 'Stock-out no.', '出庫番号'], max: 30 }),
    ...thingFields,
    line_count: int({ label: ['商品行数', 'Lines', '明細数'] }),
    good_number: int({ label: ['数量', 'Quantity', '数量'] }),
    customer_name: text({ label: ['收货人', 'Receiver', '届け先'], max: 100 }),
    customer_tel: text({ label: ['收货电话', 'Phone', '電話番号'], max: 40, private: true }),
    customer_address: text({ label: ['收货地址', 'Address', '住所'], max: 200, private: true }),
    country: text({
      label: ['国家/地区', 'Country or region', '国・地域'],
      max: 2,
      isCountry: true,
      orNull: true,
    }),
    carrier: choice({ label: ['承运方', 'Carrier', '配送業者'], names: CARRIER_NAMES }),
    logistics_code: text({ label: ['物流单号', 'Tracking no.', '送り状番号'], max: 60 }),
    remark: text({ label: ['备注', 'Remark', '備考'], max: 500 }),
    sent_at: instant({ label: ['发出时间', 'Sent at', '発送日時'], orNull: true, sortable: true }),
    ended_at: instant({ label: ['送达/退回时间', 'Delivered or back at', '配達・返送日時'], orNull: true }),
    company_name: text({ label: LABELS.company_name, max: 100 }),
    created_at: instant({ label: LABELS.created_at, sortable: true }),
    updated_at: instant({ label: LABELS.updated_at }),
  },
  version: ['updated_at'],
  filters: {
    id: ofId(LABELS.id),
    goods_name: searchText(['商品名称或型号', 'Product or model', '商品名・型番']),
    customer_name: searchText(['收货人', 'Receiver', '届け先']),
    logistics_code: exactly(undefined, 60),
    status: same(),
    is_out: either(['已发出', 'Sent', '発送済み']),
    company_id: ofId(LABELS.company_name),
    begin: since(LABELS.created_at),
    end: until(LABELS.created_at),
  },
});
