import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import { OPENING_COLUMNS } from '@fovea/shared-types/warehouse/opening-columns';
import { inLanguage, type LocalizedText } from '../../platform/database/localized.js';
import { SheetTemplates } from '../../platform/sheets/sheet-templates.js';
import { writeTemplate } from '../../platform/sheets/template-workbook.js';
import { COLUMNS } from './opening-columns.js';

export const OPENING_TEMPLATE = 'opening-stock';

const text = (c: string, e: string, j: string): LocalizedText => ({ c, e, j });
const NAME = text('期初库存模板', 'Opening stock template', '期首在庫テンプレート');
const SHEETS = {
  rows: text('库存', 'Stock', '在庫'),
  lists: text('选项', 'Lists', '選択肢'),
  help: text('填写说明', 'How to fill in', '記入方法'),
};
const REQUIRED = text('必填', 'Needed', '必須');
const NOTE = text(
  '每行一种商品或一件；仓库填写名称。全部行正确后才会导入，并生成待审批的入库单，每单最多 500 行。',
  'One product or one piece a row; the warehouse by its name. Nothing comes in before every row is right; then it becomes stock-ins of 500 lines at most, which wait for their approval.',
  '1行に1商品または1台。倉庫は名称で記入します。すべての行が正しい場合だけ取り込まれ、1件500行までの承認待ち入庫伝票になります。',
);

/** The sheet to fill in. It names nobody's warehouses: everybody may fetch it. */
@Injectable()
export class OpeningTemplateWriter implements OnModuleInit {
  constructor(private readonly templates: SheetTemplates) {}

  onModuleInit(): void {
    this.templates.register({ key: OPENING_TEMPLATE, name: NAME, write: (language) => this.write(language) });
  }

  private write(language: Language): Promise<Buffer> {
    const textOf = (texts: LocalizedText): string => inLanguage(texts, language);
    return writeTemplate(
      { rows: textOf(SHEETS.rows), lists: textOf(SHEETS.lists), help: textOf(SHEETS.help) },
      OPENING_COLUMNS.map((name) => {
        const { title, help, isRequired } = COLUMNS[name];
        return {
          title: textOf(title) + (isRequired ? ' *' : ''),
          choices: null,
          isStrict: false,
          help: [textOf(help), isRequired ? textOf(REQUIRED) : ''],
        };
      }),
      [textOf(NOTE)],
    );
  }
}
