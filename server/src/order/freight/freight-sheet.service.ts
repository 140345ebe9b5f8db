import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Language } from '@fovea/shared-types/language';
import { FREIGHT_SHEET_ROWS_MAX, type FreightSheet } from '@fovea/shared-types/order/freight-sheet.dto';
import { freightRate } from '@fovea/shared-types/order/freight-rate.record';
import { textIn, type Translations } from '@fovea/shared-types/record/translations';
import { fieldText } from '../../i18n/texts.js';
import { AuditLog } from '../../platform/audit/audit-log.js';
import { Database } from '../../platform/database/database.js';
import type { IncomingFile } from '../../platform/http/incoming-file.js';
import { AppError } from '../../platform/kernel/app-error.js';
import { companyOfNew, type StaffCaller } from '../../platform/kernel/caller.js';
import { SheetIntake } from '../../platform/sheets/sheet-intake.js';
import { SheetTemplates } from '../../platform/sheets/sheet-templates.js';
import { writeTemplate } from '../../platform/sheets/template-workbook.js';
import { checkFreightRows } from './freight-sheet-check.js';
import { FREIGHT_COLUMNS, freightColumnTitled, NEEDED, titleOf } from './freight-sheet-columns.js';
import { FreightSheetRepository } from './freight-sheet.repository.js';

const TEMPLATE = 'freight-table';
const FAULTS_SHOWN = 100;
const SHEETS: Readonly<Record<'rows' | 'lists' | 'help', Translations>> = {
  rows: freightRate.declared.many,
  lists: ['选项', 'Lists', '選択肢'],
  help: ['填写说明', 'How to fill in', '記入方法'],
};
const REQUIRED: Translations = ['必填', 'Needed', '必須'];
const NOTE: Translations = [
  '每行一条规则。国家可写代码或名称，区域写名称。全部行正确后才会生效：同一公司、币种、国家、区域和最大重量的规则会被替换，其余新增。',
  'One rule a row. Countries by code or name, zones by name. Nothing changes before every row is right; then a rule of the same company, currency, country, zone and weight is replaced, and every other one is added.',
  '1行に1ルール。国はコードまたは名称、エリアは名称で記入します。すべての行が正しい場合だけ反映され、会社・通貨・国・エリア・重量の上限が同じルールは置き換え、それ以外は追加します。',
];

/** The freight table by a sheet: all of it, or nothing and what is wrong. */
@Injectable()
export class FreightSheetService implements OnModuleInit {
  constructor(
    private readonly db: Database,
    private readonly sheets: FreightSheetRepository,
    private readonly intake: SheetIntake,
    private readonly templates: SheetTemplates,
    private readonly audit: AuditLog,
  ) {}

  onModuleInit(): void {
    const [c, e, j] = freightRate.declared.many;
    this.templates.register({ key: TEMPLATE, name: { c, e, j }, write: (language) => blank(language) });
  }

  template({ language }: StaffCaller): { url: string } {
    return { url: this.templates.addressOf(TEMPLATE, language) };
  }

  /**
   * Rows of the caller's own company, or of the platform.
   * @throws as `SheetIntake`
   */
  async import(caller: StaffCaller, file: IncomingFile): Promise<FreightSheet> {
    const companyId = companyOfNew(caller);
    const { name, ignored, rows } = await this.intake.receive(file, caller, freightColumnTitled);
    if (rows.length > FREIGHT_SHEET_ROWS_MAX)
      throw new AppError('IMPORT_TOO_LARGE', { max: FREIGHT_SHEET_ROWS_MAX });
    const { language } = caller;
    return this.db.transaction(async (tx) => {
      const { rates, faults } = checkFreightRows(rows, await this.sheets.zones(tx));
      const result = { file_name: name, ignored, rows: rows.length, fault_count: faults.length };
      if (faults.length > 0)
        return {
          ...{ ...result, added: 0, replaced: 0 },
          faults: faults.slice(0, FAULTS_SHOWN).map(({ row_no, column, fault }) => ({
            row_no,
            title: titleOf(column, language),
            text: fieldText(language, fault),
          })),
        };
      const added = await this.sheets.put(tx, companyId, rates);
      await this.audit.record(tx, caller, {
        action: 'order:freight-rate:import',
        subjectType: 'freight_rate',
        subjectId: null,
        after: { rows: rates.length },
      });
      return { ...result, added, replaced: rates.length - added, faults: [] };
    });
  }
}

function blank(language: Language): Promise<Buffer> {
  const textOf = (texts: Translations): string => textIn(texts, language);
  return writeTemplate(
    { rows: textOf(SHEETS.rows), lists: textOf(SHEETS.lists), help: textOf(SHEETS.help) },
    FREIGHT_COLUMNS.map((name) => {
      const { hint } = freightRate.declared.fields[name] as { hint?: Translations };
      const isNeeded = NEEDED.has(name);
      return {
        title: titleOf(name, language) + (isNeeded ? ' *' : ''),
        choices: null,
        isStrict: false,
        help: [hint === undefined ? '' : textOf(hint), isNeeded ? textOf(REQUIRED) : ''],
      };
    }),
    [textOf(NOTE)],
  );
}
