import type { Language } from '@fovea/shared-types/language';

const SUFFIX: Record<Language, 'c' | 'e' | 'j'> = { zh: 'c', en: 'e', ja: 'j' };

/** A text kept in three languages, as the `c`, `e`, `j` of a JSON column or of three columns. */
export interface LocalizedText {
  c: string;
  e: string;
  j: string;
}

/**
 * SQL for a name in the reader's language, falling back to English, Chinese, Japanese.
 * @param column without its suffix, `g.name` for `g.name_c`, `g.name_e`, `g.name_j`; never a client's text
 */
export function localized(column: string, language: Language): string {
  const order = new Set([SUFFIX[language], 'e', 'c', 'j']);
  return `coalesce(${[...order].map((suffix) => `nullif(${column}_${suffix}, '')`).join(', ')})`;
}

/** The same choice for a text already read; '' when it is empty in every language. */
export function inLanguage(text: Readonly<LocalizedText>, language: Language): string {
  return text[SUFFIX[language]] || text.e || text.c || text.j;
}
