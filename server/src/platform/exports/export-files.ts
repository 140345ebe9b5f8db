import type { ExportFormat, SheetFormat } from '@fovea/shared-types/platform/export-formats';
import type { CsvEncoding } from './csv-sheet.js';

interface ExportFile {
  extension: SheetFormat;
  mime: string;
  /** Of a CSV file. */
  encoding?: CsvEncoding;
  /** Whose file it is, for its name. */
  program?: string;
}

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What is written in each format, and how it is sent. */
export const EXPORT_FILES: Readonly<Record<ExportFormat, ExportFile>> = {
  csv: { extension: 'csv', mime: 'text/csv; charset=utf-8' },
  xlsx: { extension: 'xlsx', mime: XLSX },
  yayoi: {
    extension: 'csv',
    mime: 'text/csv; charset=shift_jis',
    encoding: 'shift_jis',
    program: 'yayoi',
  },
  freee: { extension: 'csv', mime: 'text/csv; charset=utf-8', encoding: 'utf-8', program: 'freee' },
  yonyou: { extension: 'csv', mime: 'text/csv; charset=gb18030', encoding: 'gb18030', program: 'yonyou' },
  kingdee: { extension: 'xlsx', mime: XLSX, program: 'kingdee' },
};
