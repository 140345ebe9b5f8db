import type { Language } from '@fovea/shared-types/language';
import { editDistance } from './edit-distance.js';
import { isAscii, type SearchTerm } from './search-terms.js';
import { elementAt } from '../../platform/kernel/element-at.js';

/** A word in the lexicon: folded, and as people write it. */
export interface KnownWord {
  folded: string;
  written: string;
  /** The languages of this spelling; none where the lexicon has none. */
  languages: readonly Language[];
  /** The group of the lexicon that it belongs to. */
  groupId: number | null;
}

const WORD_MAX = 60;
const CANDIDATES_MAX = 20_000;

/**
 * How many wrong letters a word of this length may have; a character of Chinese or Japanese carries more than
 * a letter.
 */
function mistakesIn(word: string): number {
  const length = isAscii(word) ? word.length : word.length * 2;
  if (length < 4) return 0;
  if (length < 6) return 1;
  return length < 10 ? 2 : 3;
}

/** The known word nearest to a misspelt one; of equally near ones the first. */
export function nearestWord(word: string, known: readonly KnownWord[]): KnownWord | null {
  // A character more is a whole mistake of the few that a short word may have.
  let allowed = isAscii(word)
    ? mistakesIn(word)
    : Math.floor(mistakesIn(word) / 2) || (word.length > 2 ? 1 : 0);
  if (word.length > WORD_MAX) return null;
  let nearest: KnownWord | null = null;
  for (const candidate of known.slice(0, CANDIDATES_MAX)) {
    if (allowed < 1) break;
    const distance = editDistance(word, candidate.folded, allowed);
    if (distance > allowed || distance === 0) continue;
    nearest = candidate;
    allowed = distance - 1;
  }
  return nearest;
}

/**
 * What somebody may have meant: the whole of it first, then unknown words beside each other as one phrase, then each.
 * @returns the whole search put right, or null when nothing known is near
 */
export function putRight(terms: readonly SearchTerm[], known: readonly KnownWord[]): string | null {
  if (terms.every(({ entry }) => entry !== null)) return null;
  const whole = terms.length > 1 ? nearestWord(togetherOf(terms), known) : null;
  if (whole) return whole.written;
  const parts: string[] = [];
  let isPutRight = false;
  for (let at = 0; at < terms.length;) {
    const unknown = unknownFrom(terms, at);
    const phrase = unknown.length > 1 ? nearestWord(unknown.join(' '), known) : null;
    if (phrase) parts.push(phrase.written);
    else if (unknown.length === 0) parts.push(elementAt(terms, at).text);
    else for (const word of unknown) parts.push(nearestWord(word, known)?.written ?? word);
    const taken = parts.slice(-Math.max(1, unknown.length)).join(' ');
    if (unknown.length > 0 && taken !== unknown.join(' ')) isPutRight = true;
    at += Math.max(1, unknown.length);
  }
  return isPutRight ? parts.join(' ') : null;
}

/** Chinese and Japanese that the lexicon took apart are one text again. */
const togetherOf = (terms: readonly SearchTerm[]): string =>
  terms
    .reduce((text, { text: next }) => text + (isAscii(text) || isAscii(next) ? ' ' : '') + next, '')
    .trim();

function unknownFrom(terms: readonly SearchTerm[], at: number): string[] {
  const words: string[] = [];
  for (const { text, entry } of terms.slice(at)) {
    if (entry) break;
    words.push(text);
  }
  return words;
}

const trigramsOf = (word: string): Set<string> => {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
};

const ALIKE_ABOVE = 0.25;

/** Known words that look like these words, the most alike first. */
export function alikeWords(terms: readonly SearchTerm[], known: readonly KnownWord[], max: number): string[] {
  const own = terms.map(({ text }) => trigramsOf(text.slice(0, WORD_MAX)));
  const ranked = known.slice(0, CANDIDATES_MAX).flatMap(({ folded, written }) => {
    const theirs = trigramsOf(folded);
    const alike = Math.max(...own.map((mine) => likeness(mine, theirs)));
    return alike >= ALIKE_ABOVE && !terms.some(({ text }) => text === folded) ? [{ written, alike }] : [];
  });
  ranked.sort((a, b) => b.alike - a.alike);
  return [...new Set(ranked.map(({ written }) => written))].slice(0, max);
}

function likeness(mine: ReadonlySet<string>, theirs: ReadonlySet<string>): number {
  let shared = 0;
  for (const trigram of mine) if (theirs.has(trigram)) shared++;
  return shared / (mine.size + theirs.size - shared);
}
