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
  // 1a ends a file of older systems.
  const bare = bytes.filter((byte) => byte !== 0x0d && byte !== 0x0a && byte !== 0x1a);
  if (bare.length === 0 || bare.length % width !== 0 || bare.length / width > BANK_LINES_MAX) return null;
  return Array.from({ length: bare.length / width }, (_, at) =>
    jisText(bare.subarray(at * width, (at + 1) * width)),
  );
}
