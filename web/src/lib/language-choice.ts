import { LANGUAGES, type Language } from '@fovea/shared-types/language';
import { readCookie } from './cookies';

export const LANGUAGE_COOKIE = 'fovea_language';

/** Cookie, then what the browser prefers, then English. */
export function detectLanguage(): Language {
  const wanted = [readCookie(LANGUAGE_COOKIE) ?? '', ...navigator.languages].map((tag) =>
    tag.slice(0, 2).toLowerCase(),
  );
  for (const tag of wanted) {
    const known = LANGUAGES.find((language) => language === tag);
    if (known !== undefined) return known;
  }
  return 'en';
}
