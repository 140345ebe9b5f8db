import type { Language } from '@fovea/shared-types/language';
import { LANGUAGES } from '@fovea/shared-types/language';
import type { AreaCode, Country } from '@fovea/shared-types/member/member.dto';
import { getCountries, getCountryCallingCode, type CountryCode } from 'libphonenumber-js';

const LOCALE: Record<Language, string> = { zh: 'zh-CN', en: 'en', ja: 'ja' };
/** Countries of most readers, on top of both lists. */
const FIRST: Record<Language, CountryCode[]> = { zh: ['CN', 'JP'], en: ['JP', 'CN'], ja: ['JP', 'CN'] };

interface Named {
  code: CountryCode;
  name: string;
}

const byLanguage = new Map<Language, Named[]>();
let codes: Set<string> | undefined;
let calling: Set<string> | undefined;

/** Countries by their names in a language, in the order its readers expect; names come from the runtime's CLDR. */
function named(language: Language): Named[] {
  let list = byLanguage.get(language);
  if (!list) {
    const names = new Intl.DisplayNames([LOCALE[language]], { type: 'region' });
    const collator = new Intl.Collator(LOCALE[language]);
    const first = FIRST[language];
    const rank = (code: CountryCode) => (first.includes(code) ? first.indexOf(code) : first.length);
    list = getCountries()
      .map((code) => ({ code, name: names.of(code) ?? code }))
      .sort((a, b) => rank(a.code) - rank(b.code) || collator.compare(a.name, b.name));
    byLanguage.set(language, list);
  }
  return list;
}

export const countriesIn = (language: Language): Country[] =>
  named(language).map(({ code, name }) => ({ id: code, name, code }));

export const areaCodesIn = (language: Language): AreaCode[] =>
  named(language).map(({ code, name }) => ({
    label_code: `+${getCountryCallingCode(code)}`,
    name,
    country_code: code,
  }));

export function isCountry(code: string): code is CountryCode {
  codes ??= new Set<string>(getCountries());
  return codes.has(code);
}

/** Calling codes on the list, without the plus sign. */
export function callingCodes(): ReadonlySet<string> {
  calling ??= new Set(getCountries().map((code) => String(getCountryCallingCode(code))));
  return calling;
}

/** Forms both lists once, so that no caller waits for the collation. */
export function prepareCountries(): void {
  for (const language of LANGUAGES) named(language);
}
