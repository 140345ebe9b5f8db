/** Files of a table's own columns. */
export const SHEET_FORMATS = ['csv', 'xlsx'] as const;
export type SheetFormat = (typeof SHEET_FORMATS)[number];

/** Files that one accounting package reads: of the journal alone. */
export const ACCOUNTING_FORMATS = ['yayoi', 'freee', 'yonyou', 'kingdee'] as const;
export type AccountingFormat = (typeof ACCOUNTING_FORMATS)[number];

export const EXPORT_FORMATS = [...SHEET_FORMATS, ...ACCOUNTING_FORMATS] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
