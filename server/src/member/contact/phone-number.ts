import type { Language } from '@fovea/shared-types/language';
import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js';
import { callingCodes } from './countries.js';

/** Where a number without a country code is looked for when somebody signs in with it. */
const HOME: Record<Language, CountryCode> = { zh: 'CN', en: 'US', ja: 'JP' };

/**
 * A number as E.164, or null when it can be none: length and prefix are checked, not the ranges in use,
 * which change more often than this program.
 * @param areaCode "+81" or "81"; must be on the list
 */
export function toE164(areaCode: string, phone: string): string | null {
  const callingCode = areaCode.replace(/^\+/, '');
  if (!callingCodes().has(callingCode)) return null;
  const parsed = parsePhoneNumberFromString(phone, { defaultCallingCode: callingCode });
  return parsed?.isPossible() && parsed.countryCallingCode === callingCode ? parsed.number : null;
}

/** The E.164 form of a number typed without its country, which the language tells; null when it looks like none. */
export function phoneAsTyped(text: string, language: Language): string | null {
  const parsed = parsePhoneNumberFromString(text, HOME[language]);
  return parsed?.isPossible() ? parsed.number : null;
}

/** "+81" of an E.164 number; null of what is none. */
export function callingCodeOf(phone: string): string | null {
  const code = parsePhoneNumberFromString(phone)?.countryCallingCode;
  return code === undefined ? null : `+${code}`;
}

/** Full-width digits and signs are taken, and the long dash that Japanese keyboards give. */
const HYPHENS = /[‐‑‒–—―−ー]/g;

/** A number as E.164, read as somebody in `country` writes it unless it names its own; null when it can be none. */
export function phoneInCountry(text: string, country: CountryCode): string | null {
  const parsed = parsePhoneNumberFromString(text.normalize('NFKC').replace(HYPHENS, '-'), country);
  return parsed?.isPossible() ? parsed.number : null;
}

/** Digits as E.164 has them, for a search: of 090-1234-5678 what follows the zero, which is dialled only within the country. */
export function phonePart(text: string | undefined): string | undefined {
  const digits = text?.normalize('NFKC').replace(/[^\d+]/g, '');
  return digits?.startsWith('+') ? digits : digits?.replace(/^0/, '');
}
