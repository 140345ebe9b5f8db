import type { Language } from '@fovea/shared-types/language';

/** By language and file of `locales`; a page loads its own, as it declares them. */
export type TextFiles = Readonly<
  Record<Language, Readonly<Record<string, () => Promise<Record<string, string>>>>>
>;

/**
 * The texts of all other pages: a table that grows with every page, and which the first page does without. Vite reads the
 * arguments of a glob from the source, so each language is written out.
 */
export const moreTexts: TextFiles = {
  zh: import.meta.glob<Record<string, string>>(
    ['../locales/*.json', '!../locales/{auction,common,evaluation,goods,home,questions}.json'],
    { import: 'default', query: '?zh' },
  ),
  en: import.meta.glob<Record<string, string>>(
    ['../locales/*.json', '!../locales/{auction,common,evaluation,goods,home,questions}.json'],
    { import: 'default', query: '?en' },
  ),
  ja: import.meta.glob<Record<string, string>>(
    ['../locales/*.json', '!../locales/{auction,common,evaluation,goods,home,questions}.json'],
    { import: 'default', query: '?ja' },
  ),
};
