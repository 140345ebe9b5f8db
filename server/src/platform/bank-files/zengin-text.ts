const HALF_WIDTH_FIRST = 0xff61;
const HALF_WIDTH_LAST = 0xff9f;
/** Of a half-width kana in a byte of JIS X 0201: its place after the first one. */
const JIS_FIRST = 0xa1;

/** What combining marks and full-width kana are in half width. */
const HALF_OF: ReadonlyMap<string, string> = new Map(
  Array.from({ length: HALF_WIDTH_LAST - HALF_WIDTH_FIRST + 1 }, (_, place) => {
    const half = String.fromCharCode(HALF_WIDTH_FIRST + place);
    return [half.normalize('NFKC'), half];
  }),
);

/** Small kana have no place in the names of bank accounts: banks write them large. */
const LARGE_OF: Readonly<Record<string, string>> = {
  ァ: 'ア',
  ィ: 'イ',
  ゥ: 'ウ',
  ェ: 'エ',
  ォ: 'オ',
  ッ: 'ツ',
  ャ: 'ヤ',
  ュ: 'ユ',
  ョ: 'ヨ',
  ヵ: 'カ',
  ヶ: 'ケ',
  ヮ: 'ワ',
};

/** All that the banks of Japan take in a name. */
const TAKEN = /^[ 0-9A-Z()\-./,\\｢｣ｦｱ-ﾟ]*$/;

/**
 * A name as the banks of Japan write it: half-width kana, capitals, figures and a few marks. Hiragana, full-width and
 * small kana are taken.
 * @returns null where something has no such writing, a Chinese character above all
 */
export function zenginText(text: string): string | null {
  const large = [...text.normalize('NFKC').toUpperCase()]
    .map((letter) => katakanaOf(letter))
    .map((letter) => LARGE_OF[letter] ?? letter)
    .join('')
    .replace(/[ー‐‑–—―−]/g, '-')
    .replace(/[¥￥]/g, '\\');
  const half = [...large.normalize('NFD')].map((letter) => HALF_OF.get(letter) ?? letter).join('');
  return TAKEN.test(half) ? half.trim().replace(/ +/g, ' ') : null;
}

function katakanaOf(letter: string): string {
  const code = letter.charCodeAt(0);
  return code >= 0x3041 && code <= 0x3096 ? String.fromCharCode(code + 0x60) : letter;
}

/** One byte for each letter (JIS X 0201). @throws RangeError for a letter that has none */
export function jisBytes(text: string): Buffer {
  return Buffer.from(
    Array.from(text, (letter) => {
      const code = letter.charCodeAt(0);
      if (code >= HALF_WIDTH_FIRST && code <= HALF_WIDTH_LAST) return code - HALF_WIDTH_FIRST + JIS_FIRST;
      if (code >= 0x20 && code < 0x7f) return code;
      throw new RangeError('not a letter of a bank of Japan');
    }),
  );
}

/** Bytes of JIS X 0201 as text; what is no letter there becomes a question mark. */
export const jisText = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => {
    if (byte >= JIS_FIRST && byte <= 0xdf) return String.fromCharCode(byte - JIS_FIRST + HALF_WIDTH_FIRST);
    return byte >= 0x20 && byte < 0x7f ? String.fromCharCode(byte) : '?';
  }).join('');
