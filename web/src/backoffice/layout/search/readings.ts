import { pinyin } from 'pinyin-pro';
import { isJapanese, toRomaji } from 'wanakana';
import { inKana } from './word-readings';

const HAN = /\p{Script=Han}/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** Without the mark between ん and a vowel, which nobody types. */
const romajiOf = (kana: string): string => toRomaji(kana).toLowerCase().replaceAll("'", '');

/** How a title can be typed on a Latin keyboard: whole pinyin, its initials, and the Japanese reading as romaji. */
export function readingsOf({ zh, ja }: { zh: string; ja: string }): string[] {
  const readings: string[] = [];
  if (HAN.test(zh)) {
    const options = { toneType: 'none', type: 'array', nonZh: 'consecutive' } as const;
    readings.push(pinyin(zh, options).join(''), pinyin(zh, { ...options, pattern: 'first' }).join(''));
  }
  const kana = inKana(ja);
  if (KANA.test(kana)) readings.push(romajiOf(kana));
  return readings;
}

/** What was typed, and when it is kana also its romaji: ろぐいん finds ログイン. */
export function spellingsOf(typed: string): string[] {
  const query = typed.trim().normalize('NFKC');
  return KANA.test(query) && isJapanese(query) ? [query, romajiOf(query)] : [query];
}
