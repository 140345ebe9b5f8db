import type { BankFile, LineFault } from './bank-line.js';
import { type FileAccount, isSameAccount } from './file-account.js';
import { figuresIn, isIllegible, readRecords } from './fixed-width.js';

const WIDTH = 200;
/** Of the header: movements of an account, reported one by one. */
const MOVEMENTS = '03';
const IN = '1';
const OUT = '2';
const OVERDRAWN = '2';

/**
 * Movements of accounts of Japan (入出金取引明細), of 200 bytes each. Every account has a header, its movements and a trailer
 * with their numbers and sums; both have a balance. What is of another account than this is not read. Years are the
 * emperor's or ours, in two figures: what is nearest to today is meant.
 * @returns null where it is no such file
 */
export function readZenginStatement(bytes: Uint8Array, today: Date, account: FileAccount): BankFile | null {
  const records = readRecords(bytes, WIDTH);
  if (!records?.[0]?.startsWith(`1${MOVEMENTS}`)) return null;
  const file: BankFile = { lines: [], faults: [], balances: [] };
  let part: Part | null = null;
  for (const [at, record] of records.entries()) {
    const row = at + 1;
    if (record.startsWith('1')) {
      if (part) file.faults.push({ row, fault: 'count' });
      part = partOf(record, account, today);
      if (!part.isOurs) file.faults.push({ row, fault: 'account' });
    } else if (record.startsWith('2')) readMovement(record, row, { today, file, part });
    else if (record.startsWith('8')) {
      if (part?.isOurs) readTrailer(record, row, { file, part });
      part = null;
    } else if (!record.startsWith('9')) file.faults.push({ row, fault: 'kind' });
  }
  // What was cut off has no trailer.
  if (part) file.faults.push({ row: records.length, fault: 'count' });
  return file;
}

/** What is read of one account, from its header on. */
interface Part {
  isOurs: boolean;
  from: string | null;
  to: string | null;
  opening: number | null;
  count: number;
  sums: Record<typeof IN | typeof OUT, number>;
}

const partOf = (header: string, account: FileAccount, today: Date): Part => ({
  isOurs: isSameAccount(account, {
    bankCode: header.slice(22, 26).trim(),
    branchCode: header.slice(41, 44).trim(),
    number: header.slice(63, 73).trim(),
  }),
  from: dayOf(header.slice(10, 16), today),
  to: dayOf(header.slice(16, 22), today),
  opening: balanceIn(header, 113, 115),
  count: 0,
  sums: { [IN]: 0, [OUT]: 0 },
});

function readMovement(
  record: string,
  row: number,
  { today, file, part }: { today: Date; file: BankFile; part: Part | null },
): void {
  if (!part) {
    file.faults.push({ row, fault: 'kind' });
    return;
  }
  if (!part.isOurs) return;
  part.count += 1;
  const way = record[21];
  const amount = figuresIn(record.slice(24, 36)) ?? 0;
  const reference = record.slice(179, 199).trim();
  const day = dayOf(record.slice(15, 21), today) ?? dayOf(record.slice(9, 15), today);
  if (way !== IN && way !== OUT) {
    file.faults.push({ row, fault: 'kind' });
    return;
  }
  part.sums[way] += amount;
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
        .map((column) => column.trim())
        .filter((column) => column !== '')
        .join(' '),
      party: record.slice(81, 129).trim(),
      isRefused: false,
    });
}

function readTrailer(record: string, row: number, { file, part }: { file: BankFile; part: Part }): void {
  const { from, to, opening, count, sums } = part;
  const closing = balanceIn(record, 39, 40);
  const fault = faultOfTrailer(record, count, sums);
  if (fault) file.faults.push({ row, fault });
  else if (opening !== null && closing !== null && opening + sums[IN] - sums[OUT] !== closing)
    file.faults.push({ row, fault: 'balance' });
  if (from !== null && to !== null && opening !== null && closing !== null)
    file.balances.push({ row, from, to, opening, closing });
}

function faultOfTrailer(record: string, count: number, sums: Part['sums']): LineFault['fault'] | null {
  const [came, cameSum, left, leftSum] = [
    [1, 7],
    [7, 20],
    [20, 26],
    [26, 39],
  ].map(([from, to]) => figuresIn(record.slice(from, to)));
  if (came == null || left == null || came + left !== count) return 'count';
  return cameSum === sums[IN] && leftSum === sums[OUT] ? null : 'total';
}

const BALANCE_WIDTH = 14;

/** A column for the sign and one for the figures, which some banks leave empty. */
function balanceIn(record: string, signAt: number, at: number): number | null {
  const amount = figuresIn(record.slice(at, at + BALANCE_WIDTH));
  return amount !== null && record[signAt] === OVERDRAWN ? -amount : amount;
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
