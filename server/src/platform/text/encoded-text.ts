import iconv from 'iconv-lite';

/** An encoding of files that a program of China or Japan reads; Shift_JIS as Windows has it. */
export type LegacyEncoding = 'shift_jis' | 'gb18030';

/** What another vendor's table of the same encoding calls the letter: both look the same. */
const TWINS: ReadonlyMap<string, string> = new Map([
  ['〜', '～'],
  ['−', '－'],
  ['—', '―'],
  ['‖', '∥'],
  ['¢', '￠'],
  ['£', '￡'],
  ['¬', '￢'],
  ['¥', '￥'],
]);
/** What Japanese print has where a letter is missing. */
const MISSING = '〓';

export const encodedIn = (encoding: LegacyEncoding, text: string): Buffer => iconv.encode(text, encoding);

const hasLetter = (encoding: LegacyEncoding, letter: string): boolean =>
  iconv.decode(encodedIn(encoding, letter), encoding) === letter;

/** The letter as the encoding has it; null where it has none. */
const letterOf = (encoding: LegacyEncoding, letter: string): string | null =>
  [letter, TWINS.get(letter)].find((one) => one !== undefined && hasLetter(encoding, one)) ?? null;

/** Whether all of a text can be written. */
export const isWritable = (encoding: LegacyEncoding, text: string): boolean =>
  Array.from(text).every((letter) => letterOf(encoding, letter) !== null);

/** The text with a mark, which a reader sees, for each letter that the encoding does not have. */
export const writable = (encoding: LegacyEncoding, text: string): string =>
  Array.from(text, (letter) => letterOf(encoding, letter) ?? MISSING).join('');

const ELLIPSIS = '…';

/** As much of a text as fits, with a mark where the rest is left out. */
export function within(encoding: LegacyEncoding, text: string, bytes: number): string {
  if (encodedIn(encoding, text).length <= bytes) return text;
  let kept = '';
  let left = bytes - encodedIn(encoding, ELLIPSIS).length;
  for (const letter of text) {
    left -= encodedIn(encoding, letter).length;
    if (left < 0) break;
    kept += letter;
  }
  return kept + ELLIPSIS;
}
