import type { Language } from '@fovea/shared-types/language';
import { compacted, searchFold } from './search-fold.js';

/** A group of spellings that mean the same, as it is searched by: all folded. */
export interface LexiconEntry {
  groupId: number;
  /** 1 things, 2 makers, 3 conditions. */
  kind: number;
  /** Codes of `item_condition` that a word for a condition means; else none. */
  conditions: readonly number[];
  spellings: readonly string[];
  /** The same as people write them, in the same order. */
  written: readonly string[];
  /** The languages that write each so, in the same order. */
  languages: readonly (readonly Language[])[];
}

/** The lexicon by folded spelling. */
export type Lexicon = ReadonlyMap<string, LexiconEntry>;

/** A maker by all its names, folded, between spaces. */
export interface BrandNames {
  id: number;
  text: string;
}

/** One condition on goods, in any of its spellings. */
export interface SearchTerm {
  /** As it was typed, folded. */
  text: string;
  /** Its entry in the lexicon; null for any other word or model number. */
  entry: LexiconEntry | null;
}

const TERMS_MAX = 8;
const PHRASE_MAX = 6;
const SPELLING_MAX = 24;
/** Words between Chinese and Japanese words that mean nothing to a search. */
const PARTICLES: ReadonlySet<string> = new Set([
  '的',
  '之',
  '和',
  '与',
  '用',
  'の',
  'と',
  'を',
  'が',
  'に',
  'は',
  'で',
]);

export const isAscii = (text: string): boolean => !/[\u0080-\uffff]/.test(text);

/**
 * A typed text, split into conditions on goods: phrases of the lexicon first, the longest one each time and
 * also inside Chinese and Japanese, which has no spaces; then model numbers and words. Bounded in every way.
 */
export function toSearchTerms(text: string, lexicon: Lexicon): SearchTerm[] {
  const tokens = searchFold(text.slice(0, 200)).split(' ');
  const terms: SearchTerm[] = [];
  for (let at = 0; at < tokens.length && terms.length < TERMS_MAX;) {
    const phrase = longestPhrase(tokens, at, lexicon);
    const length = phrase?.length ?? modelLength(tokens, at, lexicon);
    const taken = tokens.slice(at, at + length).join(' ');
    if (phrase || length > 1 || isAscii(taken)) terms.push({ text: taken, entry: phrase?.entry ?? null });
    else terms.push(...splitRun(taken, lexicon));
    at += length;
  }
  return withoutRepeats(terms.filter(({ text: term }) => term !== '')).slice(0, TERMS_MAX);
}

/** English plurals count as their singular where the lexicon has only that. */
export const entryOf = (phrase: string, lexicon: Lexicon): LexiconEntry | undefined =>
  lexicon.get(phrase) ?? (/[a-z]{3}s$/.test(phrase) ? lexicon.get(phrase.slice(0, -1)) : undefined);

function longestPhrase(
  tokens: readonly string[],
  at: number,
  lexicon: Lexicon,
): { length: number; entry: LexiconEntry } | null {
  for (let length = Math.min(PHRASE_MAX, tokens.length - at); length > 0; length--) {
    const entry = entryOf(tokens.slice(at, at + length).join(' '), lexicon);
    if (entry) return { length, entry };
  }
  return null;
}

/** Tokens that are one model number, because letters and digits meet: `cr`, `2`, `af`. */
function modelLength(tokens: readonly string[], at: number, lexicon: Lexicon): number {
  let length = 1;
  for (; at + length < tokens.length; length++) {
    const border = `${tokens[at + length - 1]?.at(-1)}${tokens[at + length]?.[0]}`;
    if (!/^([a-z][0-9]|[0-9][a-z])$/.test(border) || longestPhrase(tokens, at + length, lexicon)) break;
  }
  return length;
}

/**
 * Splits a run of Chinese or Japanese: entries of the lexicon, the longest each time, and the rest between
 * them.
 */
function splitRun(run: string, lexicon: Lexicon): SearchTerm[] {
  const terms: SearchTerm[] = [];
  let between = '';
  const close = (): void => {
    if (between !== '' && !(terms.length > 0 && PARTICLES.has(between)))
      terms.push({ text: between, entry: null });
    between = '';
  };
  for (let at = 0; at < run.length;) {
    const known = longestSpelling(run, at, lexicon);
    if (known) {
      if (PARTICLES.has(between)) between = '';
      close();
      terms.push(known);
      at += known.text.length;
    } else between += run.charAt(at++);
  }
  close();
  return terms;
}

function longestSpelling(run: string, at: number, lexicon: Lexicon): SearchTerm | null {
  for (let end = Math.min(run.length, at + SPELLING_MAX); end > at + 1; end--) {
    const text = run.slice(at, end);
    const entry = lexicon.get(text);
    if (entry) return { text, entry };
  }
  return null;
}

const withoutRepeats = (terms: readonly SearchTerm[]): SearchTerm[] =>
  terms.filter(
    (term, index) =>
      terms.findIndex((other) =>
        term.entry ? other.entry?.groupId === term.entry.groupId : other.text === term.text,
      ) === index,
  );

/** How a term is looked for: as parts of the text of goods, or among their grams when it is too short. */
export interface Spellings {
  /** Any of these is in a text that begins and ends with a space. */
  parts: string[];
  grams: string[];
}

const WHOLE_WORD_MAX = 4;
const literally = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** The LIKE pattern of a part. */
export const likePattern = (part: string): string => `%${literally(part)}%`;

/** The spellings of a term: `oct` must not be found in `doctor`. */
export function spellingsOf({ text, entry }: SearchTerm): Spellings {
  const found: Spellings = { parts: [], grams: [] };
  if (entry) for (const spelling of entry.spellings) addKnown(found, spelling);
  else addTyped(found, text);
  return found;
}

function addKnown(found: Spellings, spelling: string): void {
  if (!isAscii(spelling)) addTyped(found, spelling);
  else found.parts.push(spelling.length > WHOLE_WORD_MAX ? ` ${spelling}` : ` ${spelling} `);
}

/** A word that may be part of another: a single ASCII character only as its beginning. */
function addTyped(found: Spellings, word: string): void {
  if (word.length > 2) {
    found.parts.push(word);
    if (word.includes(' ')) found.parts.push(compacted(word));
  } else found.grams.push(word.length === 1 && isAscii(word) ? ` ${word}` : word);
}

/** The pattern by which a term occurs just as it was typed. */
export const typedPattern = ({ text, entry }: SearchTerm): string =>
  likePattern(entry && isAscii(text) && text.length <= WHOLE_WORD_MAX ? ` ${text} ` : text);

/** Everything as it was typed, in its order, with and without spaces. */
export const wholePatterns = (terms: readonly SearchTerm[]): { phrase: string; code: string } => {
  const whole = terms.map(({ text }) => text).join(' ');
  return { phrase: likePattern(whole), code: likePattern(` ${compacted(whole)} `) };
};

/** What the name of a maker may have in common with the terms, as LIKE patterns. */
export const brandPatterns = (terms: readonly SearchTerm[]): string[] =>
  terms
    .flatMap((term) => [
      term,
      ...(term.entry ? [] : term.text.split(' ').map((text): SearchTerm => ({ text, entry: null }))),
    ])
    .flatMap((term) => {
      const { parts, grams } = spellingsOf(term);
      return [...parts, ...grams].map(likePattern);
    });
