import { FILLER_WORDS } from './common-words.js';
import type { Sentence } from './sentence.js';

const WORDS_MAX = 8;
const LATIN_WORD = /[a-z0-9][a-z0-9.+-]*[a-z0-9]|[a-z0-9]/g;
const HAN = /\p{Script=Han}{2,12}/gu;
const KATAKANA = /[\u30a1-\u30fa\u30fc]{2,20}/g;
const FILLERS_ZH = new RegExp(
  [...FILLER_WORDS.zh]
    .sort((a, b) => b.length - a.length)
    .map((word) => word)
    .join('|'),
  'g',
);

/** Words of a sentence that nobody understood and that may be names: of models, parts, makers not known by them. */
export function leftoverWords(sentence: Sentence): string[] {
  const words = new Set<string>();
  for (const run of sentence.rest()) {
    for (const [word] of run.matchAll(LATIN_WORD)) if (isName(word)) words.add(word);
    for (const word of sentence.language === 'ja' ? japaneseWords(run) : chineseWords(run)) words.add(word);
  }
  return [...words].slice(0, WORDS_MAX);
}

/** Digits alone mean nothing once prices and years are read; model numbers have three digits and more. */
function isName(word: string): boolean {
  if (/^[\d.+-]+$/.test(word)) return /^\d{3,6}$/.test(word);
  return word.length >= 2 && !FILLER_WORDS.en.has(word);
}

const chineseWords = (run: string): string[] =>
  [...run.replace(FILLERS_ZH, ' ').matchAll(HAN)].map(([word]) => word);

/** Hiragana carry the grammar; what is written in other letters are the words. */
const japaneseWords = (run: string): string[] =>
  [...run.matchAll(KATAKANA), ...run.matchAll(HAN)]
    .map(([word]) => word)
    .filter((word) => !FILLER_WORDS.ja.has(word));
