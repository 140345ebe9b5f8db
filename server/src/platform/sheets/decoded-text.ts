import { isNativeError } from 'node:util/types';
import type { Language } from '@fovea/shared-types/language';
import { AppError } from '../kernel/app-error.js';

/** An encoding of CSV files as Excel writes them in China or Japan. */
interface EastAsian {
  encoding: string;
  /** Whether a byte and the next one form one character. */
  isPair: (lead: number, trail: number) => boolean;
  /** Whether that character is rare: most bytes are something in either encoding, but then of the rarest. */
  isOdd: (lead: number, trail: number) => boolean;
}

const GB18030: EastAsian = {
  encoding: 'gb18030',
  isPair: (lead) => lead >= 0x81,
  // The characters of everyday life have both bytes above.
  isOdd: (lead, trail) => lead < 0xa1 || trail < 0xa1,
};
const SHIFT_JIS: EastAsian = {
  encoding: 'shift_jis',
  isPair: (lead) => (lead >= 0x81 && lead <= 0x9f) || (lead >= 0xe0 && lead <= 0xfc),
  // Half-width kana.
  isOdd: (lead) => lead >= 0xa1 && lead <= 0xdf,
};
/** The likelier one first. */
const EAST_ASIAN: Record<Language, readonly EastAsian[]> = {
  zh: [GB18030, SHIFT_JIS],
  ja: [SHIFT_JIS, GB18030],
  en: [SHIFT_JIS, GB18030],
};
/** Control characters that no text file has. */
const BINARY = /[\u0000-\u0008\u000e-\u001f]/;
/**
 * The text of a file in UTF-8, UTF-16 with its mark, Shift_JIS or GB18030.
 * @param language of its sender, where two encodings are equally likely
 * @throws FILE_TYPE for what is no text in any of them
 */
export function decodedText(bytes: Buffer, language: Language): string {
  const marked = markOf(bytes);
  if (marked) return textIn(marked, bytes) ?? refuse();
  const utf8 = textIn('utf-8', bytes);
  if (utf8 !== null) return utf8;
  const likely = [...EAST_ASIAN[language]].sort((a, b) => oddnessOf(a, bytes) - oddnessOf(b, bytes));
  for (const { encoding } of likely) {
    const text = textIn(encoding, bytes);
    if (text !== null) return text;
  }
  return refuse();
}

const refuse = (): never => {
  throw new AppError('FILE_TYPE');
};

function markOf(bytes: Buffer): string | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  return bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
}

/** null where the bytes are no text in this encoding. */
function textIn(encoding: string, bytes: Buffer): string | null {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    return BINARY.test(text) ? null : text;
  } catch (error) {
    if (isNativeError(error) && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
      return null;
    throw error;
  }
}

const SAMPLE_BYTES = 200_000;

function oddnessOf({ isPair, isOdd }: EastAsian, bytes: Buffer): number {
  let odd = 0;
  for (let at = 0; at < Math.min(bytes.length, SAMPLE_BYTES); at += 1) {
    const [lead = 0, trail = 0] = [bytes[at], bytes[at + 1]];
    if (lead < 0x80) continue;
    if (isOdd(lead, trail)) odd += 1;
    if (isPair(lead, trail)) at += 1;
  }
  return odd;
}
