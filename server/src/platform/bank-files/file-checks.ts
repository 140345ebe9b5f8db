import type { BankFault, BankFile } from './bank-line.js';

const DAY_MS = 86_400_000;
/** A movement of two years ago is a slip of a date, and so is one of next week; a value day may be tomorrow. */
const OLDEST_DAYS = 731;
const AHEAD_DAYS = 1;

/** Whether a bank may report a movement of this day today. */
export function isPlausibleDay(day: string, today: string): boolean {
  const ahead = (Date.parse(day) - Date.parse(today)) / DAY_MS;
  return ahead >= -OLDEST_DAYS && ahead <= AHEAD_DAYS;
}

/** The same file without lines and balances of days that no bank reports today. */
export function withPlausibleDays({ lines, faults, balances }: BankFile, today: string): BankFile {
  const isPlausible = (day: string | null): boolean => day === null || isPlausibleDay(day, today);
  const dated = [
    ...lines.filter(({ day }) => !isPlausible(day)),
    ...balances.filter(({ from, to }) => !isPlausible(from) || !isPlausible(to)),
  ];
  return {
    lines: lines.filter(({ day }) => isPlausible(day)),
    faults: [...faults, ...dated.map(({ row }) => ({ row, fault: 'implausible' as const }))].sort(
      (a, b) => a.row - b.row,
    ),
    balances: balances.filter(({ from, to }) => isPlausible(from) && isPlausible(to)),
  };
}

/** What is wrong with a file as a whole: something is missing of it, or it is not what the bank wrote. */
const OF_ALL: ReadonlySet<BankFault> = new Set(['count', 'total', 'balance', 'gap']);

/** Nothing of such a file is taken over. */
export const isRefused = ({ lines, faults, balances }: BankFile): boolean =>
  faults.some(({ fault }) => OF_ALL.has(fault)) || lines.length + balances.length === 0;
