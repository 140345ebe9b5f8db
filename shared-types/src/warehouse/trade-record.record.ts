import { DEVICE_CLASSES } from '../member/device-class.js';
import { choice } from '../record/code-fields.js';
import { day, int, instant, text, truth } from '../record/fields.js';
import { exactly, ofId, same, since, until } from '../record/filters.js';
import { staffRecord } from '../record/record.js';
import { LABELS } from '../record/translations.js';

/** Receipts and transfers as an inspector needs them: derived from the movements, never typed. */
export const tradeRecord = staffRecord({
  name: 'warehouse:trade-record',
  one: ['收发记录', 'a record of receipt or transfer', '譲受・譲渡記録'],
  many: ['收发记录', 'Records of receipt and transfer', '譲受・譲渡記録'],
  words: {
    empty: ['没有收发记录', 'No record found', '譲受・譲渡記録はありません'],
    empty_text: [
      '入库单和出库单审核通过后，这里会自动生成记录。',
      'Records are made automatically once documents of stock in and out are approved.',
      '入庫・出庫の伝票が承認されると、自動的に記録されます。',
    ],
  },
  scope: 'company',
  classes: { row: 'TradeRecordRow', list: 'TradeRecordList' },
  calls: {
    list: ['/trade-records/trade-record-list', 'Receipts and transfers of devices, newest first'],
  },
  exports: 'trade_records',
  menu: { path: '/warehouse/tradeRecord', icon: 'book' },
  subject: 'stock_movement',
  title: 'created_at',
  order: '-id',
  fields: {},
  shown: {
    created_at: instant({ label: ['日期', 'Date', '年月日'], sortable: true }),
    direction: choice({
      label: ['收发', 'Direction', '区分'],
      names: { 1: ['收货', 'Receipt', '譲受'], 2: ['发货', 'Transfer', '譲渡'] },
    }),
    goods_name: text({ label: ['商品名称', 'Product', '品名'], max: 200 }),
    generic_name: text({ label: ['通用名称', 'Generic name', '一般的名称'], max: 120, orNull: true }),
    maker: text({ label: ['品牌', 'Maker', 'メーカー'], max: 60 }),
    goods_code: text({ label: ['型号', 'Model', '型式'], max: 80, orNull: true }),
    device_class: choice({
      label: ['器械类别', 'Device class', '機器クラス'],
      names: DEVICE_CLASSES,
      orNull: true,
    }),
    is_maintenance_required: truth({ label: ['特定保守管理', 'Maintenance-required', '特定保守管理'] }),
    serial_number: text({ label: ['序列号', 'Serial number', '製造番号'], max: 60, orNull: true }),
    lot_number: text({ label: ['批号', 'Lot', 'ロット番号'], max: 60, orNull: true }),
    expires_on: day({ label: ['有效期至', 'Expires on', '有効期限'], orNull: true }),
    quantity: int({ label: ['数量', 'Quantity', '数量'] }),
    partner_name: text({ label: ['对方名称', 'Other party', '相手方の氏名'], max: 100, orNull: true }),
    partner_address: text({
      label: ['对方地址', 'Address of the other party', '相手方の住所'],
      max: 500,
      orNull: true,
    }),
    partner_phone: text({
      label: ['对方电话', 'Phone of the other party', '相手方の電話番号'],
      max: 40,
      orNull: true,
    }),
    /** As it was when the goods moved, like all data of the other party. */
    partner_licence_kind: text({
      label: ['对方证照种类', 'Licence of the other party', '相手方の許可・届出'],
      max: 100,
      orNull: true,
    }),
    partner_licence_number: text({
      label: ['对方证照编号', 'Licence no. of the other party', '相手方の許可・届出番号'],
      max: 60,
      orNull: true,
    }),
    partner_licence_until: day({
      label: ['对方证照有效期至', 'Licence of the other party valid until', '相手方の許可の有効期限'],
      orNull: true,
    }),
    ware_house_name: text({ label: ['营业场所', 'Place', '営業所'], max: 100 }),
    company_name: text({ label: LABELS.company_name, max: 100 }),
    document: text({ label: ['单号', 'Document no.', '伝票番号'], max: 30, orNull: true }),
    /** It undoes another, whose document was scrapped. */
    is_undone: truth({ label: ['冲销', 'Undoes another', '取消'] }),
    /** The longest period that a rule in force on its day requires. */
    keep_until: day({ label: ['保存至', 'Kept until', '保存期限'], orNull: true }),
  },
  filters: {
    ware_house_id: ofId(['营业场所', 'Place', '営業所']),
    direction: same(),
    device_class: same(),
    serial_number: exactly(undefined, 60),
    begin: since(['日期', 'Date', '年月日']),
    end: until(['日期', 'Date', '年月日']),
  },
});
