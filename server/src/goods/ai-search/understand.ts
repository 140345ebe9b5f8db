import type { Language } from '@fovea/shared-types/language';
import { placeOf } from './countries-in-text.js';
import { leftoverWords } from './leftover-words.js';
import { isAlternative, isEnumeration, polarityLength, polarityOf, type Polarity } from './polarity.js';
import { readPrice, withCurrency } from './prices.js';
import { romajiOf } from './romaji.js';
import { Sentence } from './sentence.js';
import type { FoundTerm } from './term-index.js';
import {
  filterOf,
  type SearchFilter,
  type Understanding,
  type Criterion,
  type CriterionKind,
} from './understanding.js';
import type { Meaning, Vocabulary } from './vocabulary.js';
import { readYears } from './years.js';

const FILTERS_MAX = 16;

/** A criterion at its place in the sentence. */
interface Placed {
  criterion: Criterion;
  start: number;
  end: number;
  polarity: Polarity;
}

/**
 * Reads a sentence in Chinese, English or Japanese. Pure: the same sentence, vocabulary and year give the same filters.
 * @param vocabularyIn the vocabulary for the language the sentence turns out to be in
 * @param reader language of the reader
 * @param year the current one, for `the last five years`
 */
export function understand(
  given: string,
  vocabularyIn: (language: Language) => Vocabulary,
  reader: Language,
  year: number,
): Understanding {
  const sentence = new Sentence(given, reader);
  const years = readYears(sentence, year);
  const price = readPrice(sentence);
  const placed = readTerms(sentence, vocabularyIn(sentence.language));
  const filters = new Map<string, SearchFilter>();
  const add = (filter: SearchFilter): void => {
    if (!filters.has(filter.id) && filters.size < FILTERS_MAX) filters.set(filter.id, filter);
  };
  for (const filter of toFilters(placed, sentence)) add(filter);
  if (price) {
    const { source, ...range } = withCurrency(price, sentence.language);
    add(filterOf({ kind: 'price', ...range }, source));
  }
  if (years) add(filterOf({ kind: 'year', min: years.min, max: years.max }, years.source));
  return { filters: [...filters.values()], unknownWords: leftoverWords(sentence) };
}

function readTerms(sentence: Sentence, { index }: Vocabulary): Placed[] {
  const chosen = choose([...index.findAll(sentence.text), ...brandsInKatakana(sentence, index)], sentence);
  const claims = chosen.map((term) => toPlaced(term, sentence));
  for (const { start, end } of claims) sentence.claim(start, end);
  for (const [at, one] of claims.entries()) one.polarity = polarityAt(sentence, claims, at);
  spreadNegation(claims, sentence);
  for (const { end } of claims) {
    const reach = polarityLength(freeAfter(sentence, end));
    sentence.claim(end, end + reach);
  }
  return claims;
}

const KATAKANA_NAME = /[\u30a1-\u30fa\u30fc]{3,20}/g;

/** Japanese makers are known by names in Latin letters and written in katakana. */
function brandsInKatakana({ text }: Sentence, index: Vocabulary['index']): FoundTerm<Meaning>[] {
  return [...text.matchAll(KATAKANA_NAME)].flatMap(({ 0: name, index: start }) => {
    const meaning = index.get(romajiOf(name) ?? '');
    return meaning?.kind === 'brand' ? [{ meaning, start, end: start + name.length }] : [];
  });
}

/** The longest words first; within a feature a kind of device counts too: 黄激光 is a laser. */
function choose(found: readonly FoundTerm<Meaning>[], sentence: Sentence): FoundTerm<Meaning>[] {
  const chosen: FoundTerm<Meaning>[] = [];
  for (const term of found) {
    if (!sentence.isFree(term.start, term.end)) continue;
    const overlapping = chosen.filter((other) => term.start < other.end && other.start < term.end);
    const isWithin = overlapping.every(
      (other) =>
        other.meaning.kind === 'feature' &&
        (term.meaning.kind === 'category' || term.meaning.kind === 'device') &&
        other.start <= term.start &&
        term.end <= other.end &&
        term.end - term.start < other.end - other.start,
    );
    if (isWithin) chosen.push(term);
  }
  return chosen.sort((a, b) => a.start - b.start || b.end - a.end);
}

function toPlaced({ meaning, start, end }: FoundTerm<Meaning>, sentence: Sentence): Placed {
  if (meaning.kind !== 'country') return { criterion: meaning, start, end, polarity: 'wanted' };
  const place = placeOf(sentence.before(start), sentence.after(end), meaning.isAdjective);
  return {
    criterion: { kind: place.kind, country: meaning.code },
    start: start - place.before,
    end: end + place.after,
    polarity: 'wanted',
  };
}

/** The unclaimed text directly before a place. */
function freeBefore(sentence: Sentence, start: number): string {
  let from = start;
  while (from > 0 && start - from < 30 && sentence.isFree(from - 1, from)) from -= 1;
  return sentence.text.slice(from, start);
}

function freeAfter(sentence: Sentence, end: number): string {
  let to = end;
  while (to < sentence.text.length && to - end < 24 && sentence.isFree(to, to + 1)) to += 1;
  return sentence.text.slice(end, to);
}

function polarityAt(sentence: Sentence, claims: readonly Placed[], at: number): Polarity {
  const own = claims[at];
  if (!own) return 'wanted';
  // Inside a feature: as that.
  const outer = claims.find((other, place) => place < at && other.start <= own.start && own.end <= other.end);
  return outer ? outer.polarity : polarityOf(freeBefore(sentence, own.start), freeAfter(sentence, own.end));
}

/** `except Kasumi and Veltmar`, `KasumiとVeltmar以外`: one negation for a whole list. */
function spreadNegation(claims: Placed[], sentence: Sentence): void {
  const joins = (one: Placed, other: Placed): boolean =>
    one.criterion.kind === other.criterion.kind && isEnumeration(sentence.text.slice(one.end, other.start));
  for (let at = 1; at < claims.length; at++) {
    const [before, own] = [claims[at - 1], claims[at]];
    if (before && own && before.polarity === 'excluded' && joins(before, own)) own.polarity = 'excluded';
  }
  for (let at = claims.length - 1; at > 0; at--) {
    const [before, own] = [claims[at - 1], claims[at]];
    if (before && own && own.polarity === 'excluded' && joins(before, own)) before.polarity = 'excluded';
  }
}

function toFilters(placed: readonly Placed[], sentence: Sentence): SearchFilter[] {
  const filters: SearchFilter[] = [];
  const last = new Map<CriterionKind, { end: number; group: string }>();
  for (const { criterion, start, end, polarity } of placed) {
    if (polarity === 'indifferent') continue;
    const isExcluded = polarity === 'excluded';
    const before = last.get(criterion.kind);
    const isOr = !isExcluded && before !== undefined && isAlternative(sentence.text.slice(before.end, start));
    const filter = filterOf(criterion, sentence.piece(start, end), {
      isExcluded,
      ...(isOr ? { group: before.group } : {}),
    });
    filters.push(filter);
    if (!isExcluded) last.set(criterion.kind, { end, group: filter.group });
  }
  return filters;
}
