import type { Language } from '@fovea/shared-types/language';
import { DateTime } from 'luxon';
import type { Cell } from './export-resource.js';

const ZONES: Record<Language, string> = { zh: 'Asia/Shanghai', en: 'UTC', ja: 'Asia/Tokyo' };

/** What a spreadsheet could take for a formula, or Excel for a cell of its own. */
const RISKY = /^[=+\-@\t\r]/;

/** Text for a cell that no program takes for more than text. */
export const neutral = (text: string): string => (RISKY.test(text) ? `'${text}` : text);

/** A cell as CSV and XLSX hold it: numbers stay numbers, texts are neutral, instants sort as they read. */
export function cellValue(cell: Cell, language: Language): string | number {
  if (cell === null) return '';
  if (typeof cell === 'number') return Number.isFinite(cell) ? cell : '';
  if (cell instanceof Date)
    return DateTime.fromJSDate(cell, { zone: ZONES[language] }).toFormat('yyyy-MM-dd HH:mm:ssZZ');
  return neutral(cell);
}
