import { BANK_LINES_MAX } from './bank-line.js';
import { jisBytes, jisText, zenginText } from './zengin-text.js';

/** A column of figures, zeros before them. @throws RangeError where they do not fit */
export function figures(value: string | number, width: number): string {
  const text = String(value);
  if (!/^\d*$/.test(text) || text.length > width) throw new RangeError('figures do not fit their column');
  return text.padStart(width, '0');
}

/** A column of letters, blanks behind them; what is longer is cut, what banks do not write is left out. */
export const letters = (text: string, width: number): string =>
  (zenginText(text) ?? '').slice(0, width).padEnd(width, ' ');

/** Records of one width, one below the other. @throws RangeError for one of another width */
export function recordsOf(lines: readonly string[], width: number): Buffer {
  if (lines.some((line) => line.length !== width)) throw new RangeError(`a record has ${width} letters`);
  return Buffer.concat(lines.flatMap((line) => [jisBytes(line), CR_LF]));
}

const CR_LF = Buffer.from('\r\n');

/**
 * Records of a file of fixed width, with line breaks or without, as text.
 * @returns null where it has too many, or is of another width
 */
export function readRecords(bytes: Uint8Array, width: number): string[] | null {
  // A byte for a letter: what is none in JIS X 0201 is not looked at before its record is read. 1a ends files of older systems.
  const text = Buffer.from(bytes)
    .toString('latin1')
    .replace(/[\r\n\u001a]+$/, '');
  const records = /[\r\n]/.test(text)
    ? text.split(/\r\n|\r|\n/)
    : Array.from({ length: Math.ceil(text.length / width) }, (_, at) =>
        text.slice(at * width, (at + 1) * width),
      );
  // A break within a record would move all that follows it.
  if (records.length === 0 || records.length > BANK_LINES_MAX) return null;
  if (records.some((record) => record.length !== width)) return null;
  return records.map((record) => jisText(Buffer.from(record, 'latin1')));
}

/** The value of a column of digits; null where it contains anything else. */
export const figuresIn = (column: string): number | null => (/^\d+$/.test(column) ? Number(column) : null);

/** Whether a column has a byte that is no letter: what is read of it would be something else. */
export const isIllegible = (column: string): boolean => column.includes('?');
