import type { UpdateStaticPageRequest } from '@fovea/shared-types/content/static-page.dto';
import type { staticPages } from '@fovea/shared-types/content/static-page.record';
import { LANGUAGES, type Language } from '@fovea/shared-types/language';
import type { RowOf } from '@fovea/shared-types/record/record';

const SUFFIX = { zh: 'c', en: 'e', ja: 'j' } as const satisfies Record<Language, string>;
type Suffix = (typeof SUFFIX)[Language];
export type StaticPageRow = RowOf<typeof staticPages.declared>;
export type TextField = `title_${Suffix}` | `content_${Suffix}`;
export type StaticPageValues = Record<TextField, string>;

export const titleField = (language: Language): `title_${Suffix}` => `title_${SUFFIX[language]}`;
export const contentField = (language: Language): `content_${Suffix}` => `content_${SUFFIX[language]}`;

export const fieldsOf = (language: Language): TextField[] => [titleField(language), contentField(language)];
const FIELDS = LANGUAGES.flatMap(fieldsOf);

export const isOwn = (page: StaticPageRow, language: Language): boolean => page[`is_own_${SUFFIX[language]}`];

export const valuesOf = (page: StaticPageRow): StaticPageValues => ({
  title_c: page.title_c,
  title_e: page.title_e,
  title_j: page.title_j,
  content_c: page.content_c,
  content_e: page.content_e,
  content_j: page.content_j,
});

/** A picture alone is no text: with a screen reader the page would be empty. */
const hasText = (html: string): boolean =>
  new DOMParser().parseFromString(html, 'text/html').body.textContent.trim() !== '';

export const isMissing = (values: StaticPageValues, field: TextField): boolean =>
  field.startsWith('title_') ? values[field].trim() === '' : !hasText(values[field]);

export const incompleteIn = (values: StaticPageValues): Set<Language> =>
  new Set(LANGUAGES.filter((language) => fieldsOf(language).some((field) => isMissing(values, field))));

type TextChanges = Omit<UpdateStaticPageRequest, 'id' | 'version'>;

/** A page as its form is filled, and the version to send when it is saved. */
export const savedStateOf = (page: StaticPageRow) => ({ values: valuesOf(page), version: page.version });

/** Only what was changed: a colleague may be writing in another language. */
export function changesOf(values: StaticPageValues, before: StaticPageValues): TextChanges {
  const changed = FIELDS.filter((field) => values[field] !== before[field]);
  return Object.fromEntries(changed.map((field) => [field, values[field]]));
}

/** Both texts of one language, as the program ships them. */
export const resetOf = (language: Language): TextChanges =>
  Object.fromEntries(fieldsOf(language).map((field) => [field, null]));

/** What was typed, but in this language what is now in force. */
export const withLanguageOf = (
  values: StaticPageValues,
  fresh: StaticPageValues,
  language: Language,
): StaticPageValues => ({
  ...values,
  ...Object.fromEntries(fieldsOf(language).map((field) => [field, fresh[field]])),
});
