import { fromWire, isAmount, isCurrency, type Currency } from '@fovea/shared-types/money';
import { writtenAmount } from '../sheets/written-number.js';
import type { BankFile, BankLine, LineFault } from './bank-line.js';

/** What a column of a bank's sheet holds. */
export type BankColumn =
  | 'day'
  | 'in'
  | 'out'
  | 'amount'
  | 'reference'
  | 'party'
  | 'words'
  | 'outcome'
  | 'currency';

/** What banks call their columns, without regard to width, case and spaces. */
const TITLES: Readonly<Record<BankColumn, readonly string[]>> = {
  day: [
    '日付',
    '取引日',
    '勘定日',
    '操作日',
    '日期',
    '交易日期',
    '记账日期',
    'date',
    'bookingdate',
    'valuedate',
  ],
  in: [
    '入金',
    '入金金額',
    'お預り金額',
    '预入金额',
    '收入',
    '收入金额',
    '贷方金额',
    '贷方发生额',
    'credit',
    'paidin',
    'deposit',
  ],
  out: [
    '出金',
    '出金金額',
    'お引出金額',
    '支払金額',
    '支出',
    '支出金额',
    '借方金额',
    '借方发生额',
    'debit',
    'paidout',
    'withdrawal',
  ],
  amount: ['金額', '取引金額', '金额', '交易金额', 'amount'],
  reference: [
    'edi情報',
    '照合番号',
    '振込番号',
    '付款流水号',
    '附言',
    '用途',
    'reference',
    'endtoendid',
    'paymentreference',
  ],
  words: ['摘要', '内容', '取引内容', '摘要说明', '失败原因', 'description', 'details', 'reason'],
  party: ['振込依頼人名', '对方户名', '对方账户名称', 'payer', 'counterparty'],
  currency: ['币种', '通貨', 'currency', 'ccy'],
  outcome: ['処理結果', '振込結果', '处理结果', '交易状态', '结果', 'status', 'result'],
};

const folded = (title: string): string =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s*()（）¥円元]+/g, '');

const COLUMN_OF: ReadonlyMap<string, BankColumn> = new Map(
  Object.entries(TITLES).flatMap(
    ([column, titles]) => titles.map((title) => [folded(title), column as BankColumn]), // the keys of the table above
  ),
);

export const bankColumnTitled = (title: string): BankColumn | null => COLUMN_OF.get(folded(title)) ?? null;

const PAID = new Set([
  '成功',
  '已付款',
  '済',
  '完了',
  '正常',
  'paid',
  'success',
  'accepted',
  'acsc',
  'booked',
]);
const REFUSED = new Set([
  '失败',
  '退回',
  '不能',
  'エラー',
  '失敗',
  'failed',
  'rejected',
  'refused',
  'returned',
  'rjct',
]);

type Cells = Partial<Record<BankColumn, string>>;

const CURRENCY_NAMES: Readonly<Record<string, Currency>> = {
  人民币: 'CNY',
  RMB: 'CNY',
  日元: 'JPY',
  円: 'JPY',
  美元: 'USD',
};

function currencyNamed(text: string): Currency | null {
  const normalized = text.normalize('NFKC').trim().toUpperCase();
  return isCurrency(normalized) ? normalized : (CURRENCY_NAMES[normalized] ?? null);
}

/**
 * Movements, or what became of payments, of an account in this currency; a row that names another is a fault. Of names and
 * other texts, the column that comes first is the words of a line: those distinguish it, and did before names were kept.
 * @param columns in the order of the sheet
 */
export function readBankSheet(
  rows: ReadonlyArray<{ row_no: number; cells: Cells }>,
  currency: Currency,
  columns: readonly BankColumn[],
): BankFile {
  const texts = columns.find((column) => column === 'words' || column === 'party') ?? 'words';
  const file: BankFile = { lines: [], faults: [], balances: [] };
  for (const { row_no, cells } of rows) {
    const read = readRow(row_no, cells, currency, texts);
    if ('fault' in read) file.faults.push(read);
    else file.lines.push(read);
  }
  return file;
}

function readRow(
  row: number,
  cells: Cells,
  currency: Currency,
  texts: 'words' | 'party',
): BankLine | LineFault {
  const outcome = cells.outcome === undefined ? null : folded(cells.outcome);
  if (outcome !== null && !PAID.has(outcome) && !REFUSED.has(outcome)) return { row, fault: 'outcome' };
  const day = cells.day === undefined ? null : dayOf(cells.day);
  if (day === null && (cells.day !== undefined || outcome === null)) return { row, fault: 'day' };
  if (cells.currency !== undefined && currencyNamed(cells.currency) !== currency)
    return { row, fault: 'currency' };
  const signed = changeOf(cells, currency);
  if (signed === null) return { row, fault: 'amount' };
  const reference = (cells.reference ?? '').trim();
  if (outcome !== null && reference === '') return { row, fault: 'reference' };
  return {
    row,
    day,
    // The result of a payment is for money that left, whatever sign its amount has.
    isOut: outcome !== null || signed < 0,
    amount: Math.abs(signed),
    reference,
    words: (cells[texts] ?? '').trim(),
    party: (cells.party ?? '').trim(),
    isRefused: outcome !== null && REFUSED.has(outcome),
  };
}

/** What the account gained, in minor units; null where the row has no amount, or both. */
function changeOf(cells: Cells, currency: Currency): number | null {
  const [came, left, moved] = [cells.in, cells.out, cells.amount].map((text) =>
    text === undefined ? 0 : minorOf(text, currency),
  );
  if (came == null || left == null || moved == null) return null;
  if (came < 0 || left < 0 || [came, left, moved].filter((sum) => sum !== 0).length !== 1) return null;
  const change = came - left + moved;
  return isAmount(Math.abs(change)) ? change : null;
}

/** An amount as banks write it in a sheet of this currency; 0 for an empty cell, null for whatever is no amount of it. */
export function minorOf(text: string, currency: Currency): number | null {
  if (/^\s*-?\s*$/.test(text.normalize('NFKC'))) return 0;
  const amount = writtenAmount(text, currency);
  return amount === null ? null : minorIn(amount, currency);
}

/** Of a plain decimal string; null where it has more decimals than the currency, or is beyond all amounts. */
export function minorIn(decimal: string, currency: Currency): number | null {
  try {
    return fromWire(decimal, currency);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** With both separators, or as eight digits: "2026115" may be one of two days. A time of day may follow. */
const DAY =
  /^(?:(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?|(\d{4})(\d{2})(\d{2}))(?:(?:T|\s+)\d{1,2}[:時时点]\d{1,2}分?(?::?\d{1,2}秒?(?:\.\d+)?)?\s*(?:Z|[+-]\d{2}:?\d{2})?)?$/;

/** A day as banks write it; null where it is none, or anything but a time of day follows it. */
export function dayOf(text: string): string | null {
  const [, ...parts] = DAY.exec(text.normalize('NFKC').trim()) ?? [];
  const [year = '', month = '', day = ''] = parts.filter((part) => part !== undefined);
  const normalized = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const at = Date.parse(`${normalized}T00:00:00Z`);
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(normalized) ? normalized : null;
}
