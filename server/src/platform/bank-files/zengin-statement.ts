import type { BankFile, LineFault } from './bank-line.js';
import { figuresIn, isIllegible, readRecords } from './fixed-width.js';

const WIDTH = 200;
/** Of the header: movements of an account, reported one by one. */
const MOVEMENTS = '03';
const IN = '1';
const OUT = '2';

/**
 * Movements of an account of Japan (入出金取引明細), of 200 bytes each. Years are the emperor's or ours, in two
 * figures: what is nearest to today is meant.
 * @returns null where it is no such file
 */
export function readZenginStatement(bytes: Uint8Array, today: Date): BankFile | null {
  const records = readRecords(bytes, WIDTH);
  if (!records?.[0]?.startsWith(`1${MOVEMENTS}`)) return null;
  const file: BankFile = { lines: [], faults: [] };
  const sums = { [IN]: 0, [OUT]: 0 };
  for (const [at, record] of records.entries()) {
    const row = at + 1;
    if (record.startsWith('2')) readMovement(record, row, today, file, sums);
    else if (record.startsWith('8')) {
      const fault = faultOfTrailer(record, file, sums);
      if (fault) file.faults.push({ row, fault });
    } else if (!/^[19]/.test(record)) file.faults.push({ row, fault: 'kind' });
  }
  return file;
}

type Sums = Record<typeof IN | typeof OUT, number>;

function readMovement(record: string, row: number, today: Date, file: BankFile, sums: Sums): void {
  const way = record[21];
  const amount = figuresIn(record.slice(24, 36)) ?? 0;
  const reference = record.slice(179, 199).trim();
  const day = dayOf(record.slice(15, 21), today) ?? dayOf(record.slice(9, 15), today);
  if (way !== IN && way !== OUT) {
    file.faults.push({ row, fault: 'kind' });
    return;
  }
  sums[way] += amount;
  if (amount === 0) file.faults.push({ row, fault: 'amount' });
  else if (day === null) file.faults.push({ row, fault: 'day' });
  else if (isIllegible(reference)) file.faults.push({ row, fault: 'reference' });
  else
    file.lines.push({
      row,
      day,
      isOut: way === OUT,
      amount,
      reference,
      words: [record.slice(81, 129), record.slice(159, 179)]
        .map((part) => part.trim())
        .filter((part) => part !== '')
        .join(' '),
      isRefused: false,
    });
}

function faultOfTrailer(record: string, { lines, faults }: BankFile, sums: Sums): LineFault['fault'] | null {
  const [came, cameSum, left, leftSum] = [
    [1, 7],
    [7, 20],
    [20, 26],
    [26, 39],
  ].map(([from, to]) => figuresIn(record.slice(from, to)));
  if (came == null || left == null || came + left !== lines.length + faults.length) return 'count';
  return cameSum === sums[IN] && leftSum === sums[OUT] ? null : 'total';
}

/** The first year of Reiwa is 2019. */
const BEFORE_REIWA = 2018;
const CENTURY = 2000;

function dayOf(figures: string, today: Date): string | null {
  const [, year = '', month = '', day = ''] = /^(\d\d)(\d\d)(\d\d)$/.exec(figures) ?? [];
  const days = [BEFORE_REIWA, CENTURY]
    .map((before) => `${before + Number(year)}-${month}-${day}`)
    .filter((one) => isDay(one))
    .sort((a, b) => distance(a, today) - distance(b, today));
  return days[0] ?? null;
}

const isDay = (text: string): boolean => {
  const at = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(at) && new Date(at).toISOString().startsWith(text);
};
const distance = (day: string, today: Date): number => Math.abs(Date.parse(day) - today.getTime());
