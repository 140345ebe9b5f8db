import type { Language } from '@fovea/shared-types/language';

/** A file of `src/locales`: by key the text in each language. One language may have more plural forms than another. */
export type Translated = Readonly<Record<string, Partial<Record<Language, string>>>>;

export const textsIn = (translated: Translated, language: Language): Record<string, string> =>
  Object.fromEntries(
    Object.entries(translated).flatMap(([key, { [language]: text }]) =>
      text === undefined ? [] : [[key, text]],
    ),
  );
