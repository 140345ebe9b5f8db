/** The three languages of the product and their number in the `language` header (spec §7). */
export const LANGUAGES = ['zh', 'en', 'ja'] as const;
export type Language = (typeof LANGUAGES)[number];

const HEADER: Record<Language, string> = { zh: '1', en: '2', ja: '3' };

export const languageHeader = (language: Language): string => HEADER[language];

/** Anything but 1, 2 or 3 counts as English. */
export function languageFromHeader(header: string | undefined): Language {
  return LANGUAGES.find((language) => HEADER[language] === header) ?? 'en';
}
