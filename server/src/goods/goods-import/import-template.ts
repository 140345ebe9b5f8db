import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CURRENCIES } from '@fovea/shared-types/money';
import { IMPORT_COLUMNS, type ImportColumn } from '@fovea/shared-types/goods/import-states';
import type { Language } from '@fovea/shared-types/language';
import { Database } from '../../platform/database/database.js';
import { inLanguage, type LocalizedText } from '../../platform/database/localized.js';
import { choicesOf, ImportCatalogue, nameIn, pathOf } from './import-catalogue.js';
import { COLUMNS, type CellKind } from './import-columns.js';
import { SheetTemplates } from '../../platform/sheets/sheet-templates.js';
import { writeTemplate, type TemplateColumn } from '../../platform/sheets/template-workbook.js';

const text = (c: string, e: string, j: string): LocalizedText => ({ c, e, j });

/** What is written into a cell, for the sheet of explanations. */
const HINTS: Record<CellKind['type'], LocalizedText> = {
  text: text('文本', 'Text', 'テキスト'),
  rich: text('文本，空行分段', 'Text; an empty line begins a paragraph', 'テキスト（空行で段落を分けます）'),
  whole: text('整数', 'A whole number', '整数'),
  money: text('金额，不含货币符号', 'An amount without its currency', '金額（通貨記号なし）'),
  flag: text('是或否', 'Yes or no', 'はい・いいえ'),
  country: text(
    '国家代码或名称，例如 JP',
    'Code or name of a country, such as JP',
    '国コードまたは国名（例：JP）',
  ),
  currency: text('从列表中选择', 'Choose from the list', 'リストから選択'),
  code: text('只含数字', 'Digits only', '数字のみ'),
  category: text(
    '从列表中选择，名称唯一时只写名称即可',
    'Choose from the list; a name alone will do where it is the only one',
    'リストから選択（同名がなければ名称だけでも可）',
  ),
  brand: text('从列表中选择', 'Choose from the list', 'リストから選択'),
  images: text(
    '已上传图片的文件名，用分号分隔；留空则保存为草稿',
    'File names of uploaded pictures, semicolons between them; without pictures it becomes a draft',
    'アップロード済み画像のファイル名（セミコロン区切り）。空欄の場合は下書きになります',
  ),
  reference: text(
    '您自己的编号；相同编号不会重复导入',
    'Your own number; the same number is never imported twice',
    '自社の管理番号（同じ番号は二重に取り込まれません）',
  ),
  product: text(
    '产品资料的编号或型号',
    'Number or model of an item of the item master',
    '品目マスタの番号または型番',
  ),
  instant: text(
    '日期和时间，例如 2026-12-01 09:30，按贵公司所在时区；留空则审核通过后立即上架',
    "Day and time such as 2026-12-01 09:30, in your company's time zone; empty: as soon as it is approved",
    '日時（例：2026-12-01 09:30）。貴社のタイムゾーンで扱います。空欄の場合は承認後すぐに公開されます',
  ),
  lines: text(
    '每行一项；各语言的行数须相同，同一行为同一项',
    'One a line; every language has as many lines, and the same line is the same thing',
    '1行に1項目。各言語の行数をそろえ、同じ行に同じ項目を書いてください',
  ),
  pairs: text(
    '每行一项，格式为“名称：内容”；各语言的行数须相同，同一行为同一项',
    'One a line, as "Weight: 12 kg"; every language has as many lines, and the same line is the same thing',
    '1行に1項目、「項目名：内容」の形式。各言語の行数をそろえ、同じ行に同じ項目を書いてください',
  ),
  class: text('1 至 4', '1 to 4', '1〜4'),
  choice: text('从列表中选择', 'Choose from the list', 'リストから選択'),
};
const SEVERAL = text(
  '可多选，用分号分隔',
  'One or several, semicolons between them',
  '複数可（セミコロン区切り）',
);
const REQUIRED = text('提交审核时必填', 'Needed to be submitted for review', '審査への提出に必要');
/** What no cell can contain. */
const NOTES = [
  text(
    '图片：先在导入窗口上传并在表中填写文件名，或导入后在草稿中添加。表中的网址不会被读取。',
    'Pictures: upload them in the import dialog and name their files in the sheet, or add them to the drafts afterwards. Addresses on the web are never fetched.',
    '画像：インポート画面でアップロードしてファイル名を記入するか、取り込み後に下書きへ追加してください。Web 上のアドレスから取得することはありません。',
  ),
  text(
    '视频、证书及其他文件：导入后在草稿中添加。',
    'Videos, certificates and other documents: add them to the drafts afterwards.',
    '動画・証明書・その他の書類：取り込み後に下書きへ追加してください。',
  ),
];
const SHEETS = {
  rows: text('商品', 'Goods', '商品'),
  lists: text('选项', 'Lists', '選択肢'),
  help: text('填写说明', 'How to fill in', '記入方法'),
};
const TEMPLATE_NAME = text('商品导入模板', 'Goods import template', '商品インポート用テンプレート');

/** The sheet that sellers fill in: titles and lists in their language, with the current catalogue. */
@Injectable()
export class ImportTemplateWriter implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly catalogue: ImportCatalogue,
    private readonly templates: SheetTemplates,
  ) {}

  onModuleInit(): void {
    this.templates.register({ key: 'goods', name: TEMPLATE_NAME, write: (language) => this.write(language) });
  }

  async write(language: Language): Promise<Buffer> {
    const lists = await this.listsIn(language);
    const columns = IMPORT_COLUMNS.map((name): TemplateColumn => {
      const { title, kind, isRequired } = COLUMNS[name];
      return {
        title: inLanguage(title, language) + (isRequired ? ' *' : ''),
        choices: lists[name] ?? null,
        // Several choices in one cell are none of the list.
        isStrict: !(kind.type === 'choice' && kind.many),
        help: [hintOf(kind, language), isRequired ? inLanguage(REQUIRED, language) : ''],
      };
    });
    const titles = {
      rows: inLanguage(SHEETS.rows, language),
      lists: inLanguage(SHEETS.lists, language),
      help: inLanguage(SHEETS.help, language),
    };
    return writeTemplate(
      titles,
      columns,
      NOTES.map((note) => inLanguage(note, language)),
    );
  }

  private async listsIn(language: Language): Promise<Partial<Record<ImportColumn, string[]>>> {
    const categories = await this.catalogue.categories(this.db);
    const byId = new Map(categories.map((row) => [row.id, row]));
    const brands = await this.catalogue.brands(this.db);
    const lists: Partial<Record<ImportColumn, string[]>> = {
      category: categories.map((row) => pathOf(byId, row, language)).sort(),
      brand: brands.map((row) => nameIn(row, language)),
      currency: [...CURRENCIES],
      is_negotiable: choicesOf(language, 'yes_no'),
      need_licence: choicesOf(language, 'yes_no'),
      jp_class: ['1', '2', '3', '4'],
    };
    for (const name of IMPORT_COLUMNS) {
      const { kind } = COLUMNS[name];
      if (kind.type === 'choice') lists[name] = choicesOf(language, kind.dictionary);
    }
    // The first way of sale is "all", which is a filter and no way to sell.
    lists.sale_type = lists.sale_type?.slice(1) ?? [];
    return lists;
  }
}

const hintOf = (kind: CellKind, language: Language): string =>
  inLanguage(kind.type === 'choice' && kind.many ? SEVERAL : HINTS[kind.type], language);
