import { folded } from '../../platform/sheets/cells.js';
import type { GoodsFormField } from '@fovea/shared-types/goods/goods-form-rules';
import { IMPORT_COLUMNS, type ImportColumn } from '@fovea/shared-types/goods/import-states';
import type { Dictionary } from '../../i18n/dictionary-text.js';
import type { Language } from '@fovea/shared-types/language';
import { inLanguage, type LocalizedText } from '../../platform/database/localized.js';

/** How the text of a cell is understood. */
export type CellKind =
  | { type: 'text' | 'rich' | 'whole' | 'money' | 'flag' | 'country' | 'currency' | 'code' }
  | { type: 'category' | 'brand' | 'product' | 'images' | 'reference' | 'class' | 'instant' }
  // One language of a list: a line each, "label: value" where they are pairs.
  | { type: 'lines' | 'pairs' }
  | { type: 'choice'; dictionary: Dictionary; many?: true };

export interface ColumnDefinition {
  title: LocalizedText;
  kind: CellKind;
  /** Its field in the form; the reference has none. */
  field: GoodsFormField | null;
  /** Goods are not submitted without it. */
  isRequired?: true;
}

const text = (c: string, e: string, j: string): LocalizedText => ({ c, e, j });
const column = (
  title: LocalizedText,
  type: Exclude<CellKind['type'], 'choice'>,
  field: GoodsFormField | null,
  isRequired = false,
): ColumnDefinition => ({ title, kind: { type }, field, ...(isRequired ? { isRequired } : {}) });
const choice = (
  title: LocalizedText,
  dictionary: Dictionary,
  field: GoodsFormField,
  many = false,
): ColumnDefinition => ({
  title,
  kind: { type: 'choice', dictionary, ...(many ? { many } : {}) },
  field,
  isRequired: true,
});

/** Every column of a sheet of goods, as the template names it. */
export const COLUMNS: Record<ImportColumn, ColumnDefinition> = {
  reference: column(text('自有编号', 'Own reference', '自社管理番号'), 'reference', null),
  goods_name_c: column(text('中文名称', 'Chinese name', '中国語名'), 'text', 'goods_name_c'),
  goods_name_e: column(text('英文名称', 'English name', '英語名'), 'text', 'goods_name_e'),
  goods_name_j: column(text('日文名称', 'Japanese name', '日本語名'), 'text', 'goods_name_j'),
  category: column(text('分类', 'Category', 'カテゴリ'), 'category', 'category_id', true),
  brand: column(text('品牌', 'Maker', 'メーカー'), 'brand', 'brand_id', true),
  product: column(text('产品资料', 'Item of the item master', '品目マスタ'), 'product', 'product_id'),
  goods_code: column(text('型号', 'Model', '型番'), 'text', 'goods_code'),
  serial_number: column(text('序列号', 'Serial number', 'シリアル番号'), 'text', 'serial_number'),
  year: column(text('生产年份', 'Year made', '製造年'), 'whole', 'year'),
  condition: choice(text('成色', 'Condition', '状態'), 'item_condition', 'condition'),
  sale_type: choice(text('销售方式', 'Way of sale', '販売方法'), 'sale_type', 'sale_type'),
  price: column(text('价格', 'Price', '価格'), 'money', 'price'),
  currency: column(text('币种', 'Currency', '通貨'), 'currency', 'currency', true),
  is_negotiable: column(text('可议价', 'Open to offers', '価格交渉可'), 'flag', 'is_negotiable'),
  quantity: column(text('数量', 'Quantity', '数量'), 'whole', 'quantity', true),
  shipping_time: choice(
    text('发货时间', 'Shipping time', '発送までの日数'),
    'shipping_time',
    'shipping_time',
  ),
  pay_types: choice(text('支付方式', 'Ways to pay', '支払方法'), 'pay_type', 'pay_types', true),
  ships_from: column(text('发货地', 'Ships from', '発送元'), 'country', 'ships_from', true),
  origin: column(text('产地', 'Country of origin', '原産国'), 'country', 'origin'),
  freight: column(text('运费', 'Freight', '送料'), 'money', 'freight'),
  need_licence: column(text('需要经营许可', 'Licence needed', '許可が必要'), 'flag', 'need_licence'),
  up_at: column(text('上架时间', 'On the shelf from', '公開日時'), 'instant', 'up_at'),
  usage_hours: column(text('使用小时数', 'Hours of use', '使用時間'), 'whole', 'usage_hours'),
  usage_note_c: column(
    text('使用情况（中文）', 'How it was used, in Chinese', '使用状況（中国語）'),
    'text',
    'usage_note_c',
  ),
  usage_note_e: column(
    text('使用情况（英文）', 'How it was used, in English', '使用状況（英語）'),
    'text',
    'usage_note_e',
  ),
  usage_note_j: column(
    text('使用情况（日文）', 'How it was used, in Japanese', '使用状況（日本語）'),
    'text',
    'usage_note_j',
  ),
  condition_note_c: column(
    text('成色说明（中文）', 'Condition in Chinese', '状態の説明（中国語）'),
    'text',
    'condition_note_c',
  ),
  condition_note_e: column(
    text('成色说明（英文）', 'Condition in English', '状態の説明（英語）'),
    'text',
    'condition_note_e',
  ),
  condition_note_j: column(
    text('成色说明（日文）', 'Condition in Japanese', '状態の説明（日本語）'),
    'text',
    'condition_note_j',
  ),
  images: column(text('图片文件名', 'Picture file names', '画像ファイル名'), 'images', 'images', true),
  content_c: column(text('详情（中文）', 'Description in Chinese', '説明（中国語）'), 'rich', 'content_c'),
  content_e: column(text('详情（英文）', 'Description in English', '説明（英語）'), 'rich', 'content_e'),
  content_j: column(text('详情（日文）', 'Description in Japanese', '説明（日本語）'), 'rich', 'content_j'),
  specifications_c: column(
    text('规格（中文）', 'Specifications in Chinese', '仕様（中国語）'),
    'pairs',
    'specifications',
  ),
  specifications_e: column(
    text('规格（英文）', 'Specifications in English', '仕様（英語）'),
    'pairs',
    'specifications',
  ),
  specifications_j: column(
    text('规格（日文）', 'Specifications in Japanese', '仕様（日本語）'),
    'pairs',
    'specifications',
  ),
  accessories_c: column(
    text('随附物品（中文）', 'What is included, in Chinese', '付属品（中国語）'),
    'lines',
    'accessories',
  ),
  accessories_e: column(
    text('随附物品（英文）', 'What is included, in English', '付属品（英語）'),
    'lines',
    'accessories',
  ),
  accessories_j: column(
    text('随附物品（日文）', 'What is included, in Japanese', '付属品（日本語）'),
    'lines',
    'accessories',
  ),
  length_mm: column(text('长（mm）', 'Length (mm)', '長さ（mm）'), 'whole', 'length_mm'),
  width_mm: column(text('宽（mm）', 'Width (mm)', '幅（mm）'), 'whole', 'width_mm'),
  height_mm: column(text('高（mm）', 'Height (mm)', '高さ（mm）'), 'whole', 'height_mm'),
  weight_g: column(text('重量（g）', 'Weight (g)', '重量（g）'), 'whole', 'weight_g'),
  gtin: column(text('GTIN / UDI-DI', 'GTIN / UDI-DI', 'GTIN / UDI-DI'), 'code', 'gtin'),
  jp_class: column(
    text('日本医疗器械类别', 'Device class in Japan', '医療機器クラス分類'),
    'class',
    'jp_class',
  ),
  jp_approval_number: column(
    text('日本承认/认证编号', 'Approval number in Japan', '承認・認証・届出番号'),
    'text',
    'jp_approval_number',
  ),
  nmpa_number: column(text('中国注册证号', 'NMPA number', 'NMPA 登録番号'), 'text', 'nmpa_number'),
};

const byTitle = new Map<string, ImportColumn>(
  IMPORT_COLUMNS.flatMap((name) => {
    const { c, e, j } = COLUMNS[name].title;
    return [name, c, e, j].map((title): [string, ImportColumn] => [folded(title), name]);
  }),
);

/** The column with this title in any language, or with this name. */
export const columnTitled = (title: string): ImportColumn | null => byTitle.get(folded(title)) ?? null;

const byField = new Map<string, ImportColumn[]>();
for (const name of IMPORT_COLUMNS) {
  const { field } = COLUMNS[name];
  if (field !== null) byField.set(field, [...(byField.get(field) ?? []), name]);
}

/**
 * The column of this field of the form.
 * @param path of a list in three columns, the text's language comes last: `specifications.0.label.e`
 */
export function columnOfField(path: string): ImportColumn | null {
  const columns = byField.get(path.split('.')[0] ?? '') ?? [];
  return columns.find((name) => name.endsWith(`_${path.split('.').at(-1)}`)) ?? columns[0] ?? null;
}

export const titleOf = (column: ImportColumn, language: Language): string =>
  inLanguage(COLUMNS[column].title, language);
