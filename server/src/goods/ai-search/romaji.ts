const ROWS: ReadonlyArray<readonly [string, string]> = [
  ['アイウエオ', 'a i u e o'],
  ['カキクケコ', 'ka ki ku ke ko'],
  ['サシスセソ', 'sa shi su se so'],
  ['タチツテト', 'ta chi tsu te to'],
  ['ナニヌネノ', 'na ni nu ne no'],
  ['ハヒフヘホ', 'ha hi fu he ho'],
  ['マミムメモ', 'ma mi mu me mo'],
  ['ヤユヨ', 'ya yu yo'],
  ['ラリルレロ', 'ra ri ru re ro'],
  ['ワヲンヴ', 'wa o n vu'],
  ['ガギグゲゴ', 'ga gi gu ge go'],
  ['ザジズゼゾ', 'za ji zu ze zo'],
  ['ダヂヅデド', 'da ji zu de do'],
  ['バビブベボ', 'ba bi bu be bo'],
  ['パピプペポ', 'pa pi pu pe po'],
];
const SYLLABLES = new Map(
  ROWS.flatMap(([kana, latin]) => {
    const sounds = latin.split(' ');
    return [...kana].map((sign, at): [string, string] => [sign, sounds[at] ?? '']);
  }),
);
const SMALL_Y: Readonly<Record<string, string>> = { ャ: 'ya', ュ: 'yu', ョ: 'yo' };
const SMALL_VOWELS: Readonly<Record<string, string>> = { ァ: 'a', ィ: 'i', ゥ: 'u', ェ: 'e', ォ: 'o' };
const DOUBLING = 'ッ';
const LONG = 'ー';

/**
 * A katakana name as Japanese makers spell it in Latin letters: カスミ is kasumi. A long vowel is written once.
 * Null where a sign is not known.
 */
export function romajiOf(katakana: string): string | null {
  let latin = '';
  let isDoubled = false;
  for (const sign of katakana) {
    if (sign === LONG) continue;
    if (sign === DOUBLING) {
      isDoubled = true;
      continue;
    }
    const small = SMALL_Y[sign] ?? SMALL_VOWELS[sign];
    if (small !== undefined) {
      const isSoft = /(?:sh|ch|j)i$/.test(latin);
      latin = latin.replace(/[a-z]$/, '') + (isSoft ? small.replace('y', '') : small);
      continue;
    }
    const sound = SYLLABLES.get(sign);
    if (sound === undefined) return null;
    latin += isDoubled ? (sound[0] ?? '') + sound : sound;
    isDoubled = false;
  }
  return latin;
}
