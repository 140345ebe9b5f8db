import { toWire } from '@fovea/shared-types/money';
import type { Cell, CellDecimal } from '../../platform/exports/export-resource.js';
import { within } from '../../platform/text/encoded-text.js';
import type { AccountingEntry, EntryLine } from './accounting-entries.js';
import { TAX_CLASSES, taxClassOf, type Side } from './tax-classes.js';

/** 记: vouchers are not divided by what they move. */
const WORD = '记';
const SUMMARY_BYTES = 60;

const amountOn = (line: EntryLine, side: Side): CellDecimal => ({
  decimal: toWire(line.side === side ? line.amount : 0, TAX_CLASSES.yonyou.currency),
});

/** The tax stands first: it is what a summary that is cut must keep. */
const summary = ({ about, cause }: AccountingEntry, line: EntryLine): string =>
  [taxClassOf('yonyou', line.rate, line.side), about, cause].filter(Boolean).join(' ');

/** The first line of a text file of 用友's ledger tool. */
export const YONYOU_HEADER: readonly string[] = ['填制凭证', 'V800'];

export function* yonyouLines(entry: AccountingEntry): Generator<Cell[]> {
  for (const line of entry.lines)
    yield [
      ...[entry.day, WORD, entry.id, 0],
      // The tool divides lines at commas and knows no quotes.
      within(
        'gb18030',
        summary(entry, line)
          .replaceAll(',', '，')
          .replaceAll(/["\r\n]/g, ' '),
        SUMMARY_BYTES,
      ),
      ...[line.code, amountOn(line, 'debit'), amountOn(line, 'credit')],
    ];
}

export const KINGDEE_HEADER: readonly string[] = [
  ...['日期', '凭证字', '凭证号', '附单据数', '摘要', '科目代码', '科目名称'],
  ...['借方金额', '贷方金额', '币别', '汇率'],
];

export function* kingdeeLines(entry: AccountingEntry): Generator<Cell[]> {
  for (const line of entry.lines)
    yield [
      ...[{ day: entry.day }, WORD, entry.id, 0, summary(entry, line), line.code, line.name],
      ...[amountOn(line, 'debit'), amountOn(line, 'credit'), '人民币', 1],
    ];
}
