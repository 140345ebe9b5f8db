import type { Language } from '@fovea/shared-types/language';
import { ACCOUNTING_FORMATS, type AccountingFormat } from '@fovea/shared-types/platform/export-formats';
import type { Cell } from '../../platform/exports/export-resource.js';
import type { RecordLayout } from '../../platform/records/served-record.js';
import { accountingEntries, type AccountingEntry } from './accounting-entries.js';
import { KINGDEE_HEADER, kingdeeLines, YONYOU_HEADER, yonyouLines } from './chinese-vouchers.js';
import { FREEE_HEADER, freeeLines, yayoiLines } from './japanese-slips.js';
import { checkPackage, type AccountField } from './package-check.js';
import { TAX_CLASSES } from './tax-classes.js';

interface Package {
  /** In which the summaries are written, whoever exports. */
  language: Language;
  isTaxInside: boolean;
  account: AccountField;
  header: readonly string[] | null;
  linesOf: (entry: AccountingEntry) => Iterable<Cell[]>;
}

const PACKAGES: Readonly<Record<AccountingFormat, Package>> = {
  yayoi: {
    language: 'ja',
    isTaxInside: true,
    account: { of: 'name', encoding: 'shift_jis', bytes: 24 },
    header: null,
    linesOf: yayoiLines,
  },
  freee: {
    language: 'ja',
    isTaxInside: true,
    account: { of: 'name', encoding: null, bytes: 60 },
    header: FREEE_HEADER,
    linesOf: freeeLines,
  },
  yonyou: {
    language: 'zh',
    isTaxInside: false,
    account: { of: 'code', encoding: 'gb18030', bytes: 15 },
    header: YONYOU_HEADER,
    linesOf: yonyouLines,
  },
  kingdee: {
    language: 'zh',
    isTaxInside: false,
    account: { of: 'code', encoding: null, bytes: 20 },
    header: KINGDEE_HEADER,
    linesOf: kingdeeLines,
  },
};

function layoutOf(format: AccountingFormat): RecordLayout {
  const { language, isTaxInside, account, header, linesOf } = PACKAGES[format];
  const { currency } = TAX_CLASSES[format];
  return {
    header,
    check: (q, filters) => checkPackage(q, format, filters, account),
    async *lines(q, postings) {
      for await (const entry of accountingEntries(q, postings, { currency, language, isTaxInside }))
        yield* linesOf(entry);
    },
  };
}

/** The journal as each package imports it: whole entries, whichever of their postings were found. */
export const JOURNAL_LAYOUTS = Object.fromEntries(
  ACCOUNTING_FORMATS.map((format) => [format, layoutOf(format)]),
) as Record<AccountingFormat, RecordLayout>; // each of them
