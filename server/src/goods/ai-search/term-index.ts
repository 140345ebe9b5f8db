/** The meaning of a word in the vocabulary. */
export interface Term<Meaning> {
  words: string;
  meaning: Meaning;
}

export interface FoundTerm<Meaning> {
  meaning: Meaning;
  start: number;
  end: number;
}

/** No word of the vocabulary is longer, without its spaces. */
const LENGTH_MAX = 60;
const SKIPPED = /[\s\-‐‑–・·_/]/;
const LATIN = /[\p{Script=Latin}\p{Nd}]/u;
const LONG = 4;

/**
 * Finds words of a vocabulary in a sentence by looking up its pieces, so that the time does not grow with the number of
 * words. Spaces and hyphens do not count: slit-lamp, slit lamp and slitlamp are one; neither does an English plural.
 */
export class TermIndex<Meaning> {
  private readonly meanings = new Map<string, Meaning>();

  /** Of two meanings of the same words the first wins. */
  constructor(terms: readonly Term<Meaning>[]) {
    for (const { words, meaning } of terms) {
      const key = keyOf(fold(words));
      if (key !== '' && key.length <= LENGTH_MAX && !this.meanings.has(key)) this.meanings.set(key, meaning);
    }
  }

  get(words: string): Meaning | undefined {
    return this.meanings.get(keyOf(fold(words)));
  }

  /** Every occurrence in a lower-case text, the long ones first; they may overlap. */
  findAll(text: string): FoundTerm<Meaning>[] {
    const places = lettersOf(text);
    const found: FoundTerm<Meaning>[] = [];
    for (let from = 0; from < places.length; from++) {
      let key = '';
      for (let to = from; to < places.length && key.length < LENGTH_MAX; to++) {
        const place = places[to] ?? 0;
        key += text[place];
        const meaning = this.meanings.get(singular(key));
        if (meaning === undefined) continue;
        const [start, end] = [places[from] ?? 0, place + 1];
        if (isWhole(text, start, end)) found.push({ meaning, start, end });
      }
    }
    return found.sort((a, b) => b.end - b.start - (a.end - a.start) || a.start - b.start);
  }
}

const fold = (words: string): string => words.normalize('NFKC').toLowerCase();
const keyOf = (words: string): string => singular(words.split(SKIPPED).join(''));

/** Lenses, cameras: without the s of an English plural, on both sides of a comparison. */
function singular(key: string): string {
  if (key.length < LONG || !/[a-z]s$/.test(key)) return key;
  if (/(?:ss|us|is)$/.test(key)) return key;
  if (/(?:ses|xes|ches|shes)$/.test(key)) return key.slice(0, -2);
  return key.slice(0, -1);
}

function lettersOf(text: string): number[] {
  const places: number[] = [];
  for (let at = 0; at < text.length; at++) if (!SKIPPED.test(text[at] ?? '')) places.push(at);
  return places;
}

/**
 * Letters and digits next to it would make it part of another word; Chinese and Japanese have no such border.
 */
function isWhole(text: string, start: number, end: number): boolean {
  const clash = (inner: string | undefined, outer: string | undefined): boolean =>
    inner !== undefined && outer !== undefined && LATIN.test(inner) && LATIN.test(outer);
  return !clash(text[start], text[start - 1]) && !clash(text[end - 1], text[end]);
}
