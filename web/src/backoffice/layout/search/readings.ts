import { pinyin } from 'pinyin-pro';
import { isJapanese, toRomaji } from 'wanakana';

const HAN = /\p{Script=Han}/u;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** How a title can be typed on a Latin keyboard: whole pinyin, its initials, and kana as romaji. */
export function readingsOf({ zh, ja }: { zh: string; ja: string }): string[] {
  const readings: string[] = [];
  if (HAN.test(zh)) {
    const options = { toneType: 'none', type: 'array', nonZh: 'consecutive' } as const;
    readings.push(pinyin(zh, options).join(''), pinyin(zh, { ...options, pattern: 'first' }).join(''));
  }
  if (KANA.test(ja)) readings.push(toRomaji(ja).toLowerCase());
  return readings;
}

/** What was typed, and when it is kana also its romaji: ろぐいん finds ログイン. */
export function spellingsOf(typed: string): string[] {
  const query = typed.trim().normalize('NFKC');
  return KANA.test(query) && isJapanese(query) ? [query, toRomaji(query).toLowerCase()] : [query];
}
