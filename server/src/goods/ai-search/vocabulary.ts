import type { Language } from '@fovea/shared-types/language';
import type { LocalizedText } from '../../platform/database/localized.js';
import { COUNTRY_WORDS, CONDITION_WORDS, SALE_TYPE_WORDS } from './common-words.js';
import { DEVICES, FEATURES, type Concept } from './concepts.js';
import { TermIndex, type Term } from './term-index.js';
import type { Criterion } from './understanding.js';

/** A maker as the shop shows it. */
export interface NamedRow {
  id: number;
  name: LocalizedText;
}

export interface CategoryWords extends NamedRow {
  pid: number | null;
}

/** A group of the lexicon: 1 things, 2 makers, 3 conditions. */
export interface LexiconWords {
  id: number;
  kind: number;
  conditions: readonly number[];
  label: LocalizedText;
  terms: readonly string[];
}

/** The terms in the shop's own tables; the rest of the vocabulary is general language. */
export interface ShopWords {
  categories: readonly CategoryWords[];
  brands: readonly NamedRow[];
  lexicon: readonly LexiconWords[];
  /** Names of countries as [code, name], in every language. */
  countries: ReadonlyArray<readonly [string, string]>;
}

/** A country's direction follows from the words around it. */
export type Meaning = Criterion | { kind: 'country'; code: string; isAdjective: boolean };

export interface Vocabulary {
  shop: ShopWords;
  index: TermIndex<Meaning>;
}

const DOMESTIC: Partial<Record<Language, readonly string[]>> = {
  zh: ['国产', '国内产'],
  ja: ['国産', '国内産'],
};
const HOME: Partial<Record<Language, string>> = { zh: 'CN', ja: 'JP' };

/** The vocabulary in the language of a sentence; of words with two meanings the shop's own come first. */
export function vocabularyOf(shop: ShopWords, language: Language): Vocabulary {
  const terms: Term<Meaning>[] = [
    ...shop.categories.flatMap((category) => {
      const terms = categoryNames(category.name);
      return termsOf(terms, { kind: 'category', categoryId: category.id, terms });
    }),
    ...brandTerms(shop.brands),
  ];
  const known = new TermIndex(terms);
  for (const concept of DEVICES) terms.push(...termsOf(concept.terms, deviceCriterion(concept, known)));
  for (const { code, label, terms: words } of FEATURES)
    terms.push(...termsOf(words, { kind: 'feature', code, label, terms: words }));
  terms.push(...conditionTerms(), ...saleTypeTerms(), ...countryTerms(shop, language));
  terms.push(...lexiconTerms(shop.lexicon, new TermIndex(terms)));
  return { shop, index: new TermIndex(terms) };
}

const termsOf = (words: readonly string[], meaning: Meaning): Term<Meaning>[] =>
  words.map((word) => ({ words: word, meaning }));

/** A kind of device that a category is named after is that category. */
function deviceCriterion({ code, label, terms }: Concept, known: TermIndex<Meaning>): Meaning {
  const category = terms.map((term) => known.get(term)).find((meaning) => meaning?.kind === 'category');
  return category?.kind === 'category' ? { ...category, terms } : { kind: 'device', code, label, terms };
}

/** What the lexicon has beside the rest: other words for what is known, and things that are known to it alone. */
function lexiconTerms(lexicon: readonly LexiconWords[], known: TermIndex<Meaning>): Term<Meaning>[] {
  return lexicon.flatMap((group) => {
    const meaning = lexiconMeaning(group, known);
    const terms = group.terms.filter((term) => !isComposed(term, known));
    return meaning === null ? [] : termsOf(terms, meaning);
  });
}

/** `swept source OCT` is covered by the words it consists of. */
function isComposed(term: string, known: TermIndex<Meaning>): boolean {
  const text = term.normalize('NFKC').toLowerCase();
  let rest = text;
  for (const { start, end } of known.findAll(text)) {
    if (start === 0 && end === text.length) return false;
    rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end);
  }
  return rest.trim() === '';
}

const MAKERS = 2;
const CONDITIONS = 3;

function lexiconMeaning(group: LexiconWords, known: TermIndex<Meaning>): Meaning | null {
  const { id, kind, conditions, label, terms } = group;
  const same = terms.map((term) => known.get(term)).find((meaning) => meaning !== undefined);
  if (kind === MAKERS) return same?.kind === 'brand' ? same : null;
  if (kind === CONDITIONS) return { kind: 'condition', conditions };
  if (same?.kind === 'category' || same?.kind === 'device' || same?.kind === 'feature') return same;
  return { kind: 'feature', code: `lexicon-${id}`, label, terms };
}

const conditionTerms = (): Term<Meaning>[] =>
  CONDITION_WORDS.flatMap(([conditions, words]) =>
    termsOf(words.split('|'), { kind: 'condition', conditions }),
  );

const saleTypeTerms = (): Term<Meaning>[] =>
  SALE_TYPE_WORDS.flatMap(([saleType, words]) => termsOf(words.split('|'), { kind: 'sale_type', saleType }));

function countryTerms(shop: ShopWords, language: Language): Term<Meaning>[] {
  const country = (code: string, word: string): Term<Meaning> => ({
    words: word,
    meaning: { kind: 'country', code, isAdjective: ADJECTIVE.test(word) },
  });
  const home = HOME[language];
  const domestic = home === undefined ? [] : (DOMESTIC[language] ?? []);
  return [
    ...domestic.map((word): Term<Meaning> => ({
      words: word,
      meaning: { kind: 'made_in', country: home ?? '' },
    })),
    ...COUNTRY_WORDS.flatMap(([code, words]) => words.split('|').map((word) => country(code, word))),
    ...shop.countries.map(([code, name]) => country(code, name)),
  ];
}

/** Japanese, German, Swiss: used for goods made there. */
const ADJECTIVE = /^(?:[a-z]+(?:ese|man|ican|iss|ish|ian|ean|ench|utch)|english made)$/;

/** A name, and the parts of it in brackets or in another script: `OCT（光干渉断層計）`. */
const partsOf = (name: string): string[] =>
  [name, ...name.split(/[（()）]/), ...name.split(SCRIPT_BORDER)].map((part) => part.trim());
const SCRIPT_BORDER =
  /\s+(?=[\p{Script=Han}\p{Script=Katakana}])|(?<=[\p{Script=Han}\p{Script=Katakana}])\s+/u;

const categoryNames = ({ c, e, j }: LocalizedText): string[] => [...new Set([c, e, j].flatMap(partsOf))];

const FIRST_WORD_MIN = 4;

/** Makers by their names and by the first word of those, as people call them, unless two makers share it. */
function brandTerms(brands: readonly NamedRow[]): Term<Meaning>[] {
  const shared = new Map<string, number>();
  const shortNames = brands.map(({ name }) => {
    const parts = [name.c, name.e, name.j].flatMap((text) => [...partsOf(text), firstWord(text)]);
    return [...new Set(parts.map((part) => part.toLowerCase()).filter((part) => part !== ''))];
  });
  for (const names of shortNames) for (const name of names) shared.set(name, (shared.get(name) ?? 0) + 1);
  return brands.flatMap(({ id, name }, at) => {
    const short = (shortNames[at] ?? []).filter((word) => shared.get(word) === 1);
    return termsOf([name.c, name.e, name.j, ...short], { kind: 'brand', brandId: id });
  });
}

function firstWord(name: string): string {
  const word = name.split(/[\s・]+/)[0] ?? '';
  return word.length >= FIRST_WORD_MIN ? word : '';
}
