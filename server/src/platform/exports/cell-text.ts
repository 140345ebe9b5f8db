import { DateTime } from 'luxon';
import type { Cell } from './export-resource.js';

/** What a spreadsheet could take for a formula, or Excel for a cell of its own. */
const RISKY = /^[=+\-@\t\r]/;

export const isRisky = (text: string): boolean => RISKY.test(text);

/** Text of a CSV file, which has no types, that no program takes for more than text. */
const neutral = (text: string): string => (isRisky(text) ? `'${text}` : text);

/**
 * A cell of a CSV file. An instant has its offset: the file goes to people elsewhere, and an hour of a clock
 * that is set back occurs twice.
 */
export function csvText(cell: Cell, timeZone: string): string | number {
  if (cell === null) return '';
  if (typeof cell === 'string') return neutral(cell);
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : '';
  if (cell instanceof Date)
    return DateTime.fromJSDate(cell, { zone: timeZone }).toFormat('yyyy-MM-dd HH:mm:ssZZ');
  return 'day' in cell ? cell.day : cell.decimal;
}

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;
/** Days from 30 December 1899, day 0 of spreadsheets, to 1 January 1970. */
const EPOCH_DAYS = 25_569;

/** An instant as spreadsheets count time: in days, by the clock on the reader's wall; to the second, as it is shown. */
export function serialOf(instant: Date, timeZone: string): number {
  const { offset } = DateTime.fromJSDate(instant, { zone: timeZone });
  const wallMs = Math.floor(instant.getTime() / 1000) * 1000 + offset * MINUTE_MS;
  return wallMs / DAY_MS + EPOCH_DAYS;
}

/** A day of the calendar as spreadsheets count time. */
export const serialOfDay = (day: string): number => Date.parse(`${day}T00:00:00Z`) / DAY_MS + EPOCH_DAYS;
