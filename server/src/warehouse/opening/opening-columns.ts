import type { Language } from '@fovea/shared-types/language';
import { OPENING_COLUMNS, type OpeningColumn } from '@fovea/shared-types/warehouse/opening-columns';
import { inLanguage, type LocalizedText } from '../../platform/database/localized.js';
import { folded } from '../../platform/sheets/cells.js';

interface ColumnDefinition {
  title: LocalizedText;
  help: LocalizedText;
  isRequired: boolean;
}

const text = (c: string, e: string, j: string): LocalizedText => ({ c, e, j });
const column = (title: LocalizedText, help: LocalizedText, isRequired = false): ColumnDefinition => ({
  title,
  help,
  isRequired,
});

export const COLUMNS: Record<OpeningColumn, ColumnDefinition> = {
  product: column(
    text('商品', 'Product', '商品'),
    text('型号、GTIN 或商品编号', 'Model, GTIN or number of the item', '型番・GTIN・品目番号のいずれか'),
    true,
  ),
  serial_number: column(
    text('序列号', 'Serial number', 'シリアル番号'),
    text(
      '按序列号管理的商品每件一行',
      'One row per piece of products kept by serial number',
      'シリアル管理の商品は1台1行',
    ),
  ),
  lot_number: column(
    text('批号', 'Lot', 'ロット'),
    text('按批号管理的商品必填', 'Needed for products kept by lots', 'ロット管理の商品は必須'),
  ),
  quantity: column(
    text('数量', 'Quantity', '数量'),
    text(
      '整数；有序列号时可留空',
      'A whole number; may be empty beside a serial number',
      '整数。シリアル番号がある行は空欄可',
    ),
  ),
  unit_cost: column(
    text('单件成本', 'Unit cost', '単価（原価）'),
    text('一件的成本，按仓库币种', 'Of one, in the currency of the warehouse', '1点あたり、倉庫の通貨で'),
    true,
  ),
  ware_house: column(
    text('仓库', 'Warehouse', '倉庫'),
    text('仓库名称', 'The name of the warehouse', '倉庫の名称'),
    true,
  ),
  bin: column(
    text('库位', 'Bin', '棚番'),
    text('该仓库中使用中的库位编号', 'The code of a bin in use in that warehouse', 'その倉庫で使用中の棚番'),
  ),
  expires_on: column(
    text('有效期至', 'Expiry', '使用期限'),
    text('日期，例如 2027-01-31', 'A day such as 2027-01-31', '日付（例：2027-01-31）'),
  ),
};

const byTitle = new Map<string, OpeningColumn>(
  OPENING_COLUMNS.flatMap((name) => {
    const { c, e, j } = COLUMNS[name].title;
    return [name, c, e, j].map((title): [string, OpeningColumn] => [folded(title), name]);
  }),
);

/** The column with this title in any language, or with this name. */
export const columnTitled = (title: string): OpeningColumn | null => byTitle.get(folded(title)) ?? null;

export const titleOf = (name: OpeningColumn, language: Language): string =>
  inLanguage(COLUMNS[name].title, language);
