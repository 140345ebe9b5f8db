import type { Language } from '@fovea/shared-types/language';

/** The form of some texts, with each text in every language. */
export type Translated<Texts> = Texts extends string
  ? Readonly<Record<Language, string>>
  : { readonly [Key in keyof Texts]: Translated<Texts[Key]> };

/** The texts of each language in their form, ready to be read. */
export function inEachLanguage<Texts>(translated: Translated<Texts>): Record<Language, Texts> {
  const textsIn = (language: Language) => pick(translated, language) as Texts;
  return { zh: textsIn('zh'), en: textsIn('en'), ja: textsIn('ja') };
}

function pick(translated: unknown, language: Language): unknown {
  if (Array.isArray(translated)) return translated.map((part) => pick(part, language));
  const parts = Object.entries(translated as Record<string, unknown>);
  const text = parts.find(([key]) => key === language)?.[1];
  if (typeof text === 'string') return text;
  return Object.fromEntries(parts.map(([key, part]) => [key, pick(part, language)]));
}
