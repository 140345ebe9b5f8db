import { choice } from '../record/code-fields.js';
import { instant, int, money, reference, text } from '../record/fields.js';
import { either } from '../record/filters.js';
import { LABELS } from '../record/translations.js';

/** Of one document: its first line's product, as it is in a row of a list. */
export const thingFields = {
  product_id: reference({ label: ['商品编号', 'Item', '品目'], orNull: true }),
  goods_name: text({ label: ['商品名称', 'Product', '商品名'], max: 200 }),
  goods_name_c: text({ label: ['中文名称', 'Name in Chinese', '中国語の名称'], max: 200 }),
  goods_code: text({ label: ['型号', 'Model', '型番'], max: 80, orNull: true }),
  maker: text({ label: ['品牌', 'Maker', 'メーカー'], max: 60 }),
  category_name: text({ label: ['分类', 'Category', 'カテゴリ'], max: 60 }),
  serial_number: text({ label: ['序列号', 'Serial no.', 'シリアル番号'], max: 60, orNull: true }),
} as const;

/** A device as documents required by law name it: its item, and the number its maker gave it. */
export const deviceFields = {
  product_id: reference({
    label: ['产品资料', 'Item', '品目'],
    required: true,
    of: 'product',
    named: 'goods_name',
  }),
  serial_number: text({ label: ['序列号', 'Serial number', '製造番号'], max: 60, required: true }),
} as const;

/** What of its item is shown beside. */
export const deviceShown = {
  goods_name: text({ label: ['产品', 'Item', '品目'], max: 200 }),
  maker: text({ label: ['品牌', 'Maker', 'メーカー'], max: 60 }),
} as const;

/** What every list of stock documents shows. */
export const documentFields = {
  type: choice({
    label: ['类型', 'Type', '種類'],
    codes: [11, 21, 22, 23, 24, 25, 26, 29, 31, 41],
    dict: 'stock_type',
  }),
  type_name: text({ label: ['类型', 'Type', '種類'], max: 60 }),
  ...thingFields,
  line_count: int({ label: ['行数', 'Lines', '明細数'] }),
  good_number: int({ label: ['数量', 'Quantity', '数量'] }),
  ware_house_id: reference({ label: ['仓库', 'Warehouse', '倉庫'], named: 'ware_house_name' }),
  ware_house_name: text({ label: ['仓库', 'Warehouse', '倉庫'], max: 100 }),
  /** In whole units. */
  value: money({ label: ['金额', 'Value', '金額'], currency: 'currency' }),
  currency: text({ label: ['币种', 'Currency', '通貨'], max: 3 }),
  customer_name: text({ label: ['客户', 'Customer', '顧客'], max: 100, orNull: true }),
  logistics_code: text({ label: ['物流单号', 'Tracking no.', '送り状番号'], max: 60 }),
  username: text({ label: ['发起人', 'Submitted by', '申請者'], max: 60 }),
  created_at: instant({ label: LABELS.created_at, sortable: true }),
} as const;

export const auditStatusField = choice({
  label: ['审核状态', 'Review', '審査状態'],
  codes: [0, 1, -1, -2],
  dict: 'states:stock_approval',
});

/** Of lists of documents that can be undone: who may take one back, and whether its reversal is requested. */
export const reversibleFields = {
  /** Who submitted it. */
  account_id: reference({ label: ['发起人', 'Submitted by', '申請者'], named: 'username' }),
  /** The reversal that waits for its approval. */
  reversal_sn: text({ label: ['冲销申请', 'Reversal requested', '取消申請'], max: 30, orNull: true }),
} as const;

/** Documents whose reversal waits for its approval, or all others. */
export const reversibleFilters = {
  is_reversal_requested: either(['已申请冲销', 'Reversal requested', '取消申請中']),
} as const;
