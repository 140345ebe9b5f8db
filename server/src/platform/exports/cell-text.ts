import { DateTime } from 'luxon';
import type { Cell } from './export-resource.js';

/** What a spreadsheet could take for a formula, or Excel for a cell of its own. */
const RISKY = /^[=+\-@\t\r]/;

export const isRisky = (text: string): boolean => RISKY.test(text);

/** Text of a CSV file, which knows no types, that no program takes for more than text. */
export const neutral = (text: string): string => (isRisky(text) ? `'${text}` : text);

/**
 * A cell as the writers take it: numbers stay numbers, each format makes texts neutral in its own way. An instant names
 * its offset: the file goes to people elsewhere, and an hour of a clock that is set back comes twice.
 */
export function cellValue(cell: Cell, timeZone: string): string | number {
  if (cell === null) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : '';
  if (cell instanceof Date)
    return DateTime.fromJSDate(cell, { zone: timeZone }).toFormat('yyyy-MM-dd HH:mm:ssZZ');
  return cell;
}
