import type { AccountingFormat } from '@fovea/shared-types/platform/export-formats';
import { within, writable } from '../../platform/text/encoded-text.js';
import type { AccountingEntry, EntryLine } from './accounting-entries.js';
import { taxClassOf, type Side } from './tax-classes.js';
import type { Cell } from '../../platform/exports/export-resource.js';

/** Columns of 弥生会計 from its support page 18545: identifier, number, closing, date, two sides, summary, and others. */
const YAYOI = { number: 999_999, summary: 64, memo: 180 };
const FLAG = { single: '2000', first: '2110', middle: '2100', last: '2101' };
const KIND = { journal: '0', transferSlip: '3' };

/** Lines of both sides beside each other; the side with fewer of them is empty below. */
function paired({ lines }: AccountingEntry): [EntryLine | undefined, EntryLine | undefined][] {
  const of = (side: Side): EntryLine[] => lines.filter((line) => line.side === side);
  const [debits, credits] = [of('debit'), of('credit')];
  return Array.from({ length: Math.max(debits.length, credits.length) }, (_, at) => [
    debits[at],
    credits[at],
  ]);
}

const classOf = (format: AccountingFormat, line: EntryLine | undefined, side: Side): string =>
  taxClassOf(format, line?.rate ?? null, side);

export function* yayoiLines(entry: AccountingEntry): Generator<Cell[]> {
  const rows = paired(entry);
  const [isSingle, last] = [rows.length === 1, rows.length - 1];
  const text = (words: string, bytes: number): string =>
    within('shift_jis', writable('shift_jis', words), bytes);
  const side = (line: EntryLine | undefined, which: Side): Cell[] => [
    ...[line ? writable('shift_jis', line.name) : '', '', '', classOf('yayoi', line, which)],
    ...[line?.amount ?? 0, line?.tax ?? 0],
  ];
  for (const [at, [debit, credit]] of rows.entries())
    yield [
      isSingle ? FLAG.single : at === 0 ? FLAG.first : at === last ? FLAG.last : FLAG.middle,
      // Its field has six digits: a longer one would not be the entry's number any more.
      entry.id <= YAYOI.number ? entry.id : '',
      '',
      entry.day.replaceAll('-', '/'),
      ...side(debit, 'debit'),
      ...side(credit, 'credit'),
      text(entry.about, YAYOI.summary),
      ...['', ''],
      isSingle ? KIND.journal : KIND.transferSlip,
      '',
      text([`#${entry.id}`, entry.cause, entry.note].filter(Boolean).join(' '), YAYOI.memo),
      ...['0', '0', 'no'],
    ];
}

const FREEE_SIDE = [
  ...['勘定科目', '科目コード', '補助科目', '取引先', '取引先コード', '部門', '品目', 'メモタグ'],
  ...['セグメント1', 'セグメント2', 'セグメント3', '金額', '税区分', '税額'],
];

/** Columns of freee's general form for journals, from its article 204847430. */
export const FREEE_HEADER: readonly string[] = [
  ...['日付', '伝票番号', '決算整理仕訳'],
  ...['借方', '貸方'].flatMap((side) => FREEE_SIDE.map((name) => side + name)),
  '摘要',
];

export function* freeeLines(entry: AccountingEntry): Generator<Cell[]> {
  const side = (line: EntryLine | undefined, which: Side): Cell[] =>
    line
      ? [
          ...[line.name, line.code, '', '', '', '', '', '', '', '', ''],
          ...[line.amount, classOf('freee', line, which), line.tax],
        ]
      : FREEE_SIDE.map(() => '');
  // Rows of one day and number are one journal.
  for (const [debit, credit] of paired(entry))
    yield [
      ...[entry.day.replaceAll('-', '/'), entry.id, ''],
      ...side(debit, 'debit'),
      ...side(credit, 'credit'),
      [entry.about, `(${entry.cause})`, entry.note].filter(Boolean).join(' '),
    ];
}
