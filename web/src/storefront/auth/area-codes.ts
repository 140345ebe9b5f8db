import type { Language } from '@fovea/shared-types/language';
import type { AreaCode } from '@fovea/shared-types/member/member.dto';

/** The first choice of those who read these; everybody else starts with the first of the list. */
export const HOME_AREA_CODE: Record<Language, string> = { zh: '+86', ja: '+81', en: '' };

/** Where several countries share a code, the one that is meant when only the code is known. */
const MAIN_COUNTRY: Readonly<Record<string, string>> = {
  '+1': 'US',
  '+7': 'RU',
  '+39': 'IT',
  '+44': 'GB',
  '+47': 'NO',
  '+61': 'AU',
  '+64': 'NZ',
  '+212': 'MA',
  '+262': 'RE',
  '+358': 'FI',
  '+590': 'GP',
  '+599': 'CW',
};

/** The country shown for a code: the one chosen before if it has that code. */
export function countryOfCode(
  code: string,
  codes: readonly AreaCode[],
  chosen: string | null,
): string | undefined {
  const having = codes.filter(({ label_code }) => label_code === code);
  const isThere = (country: string | null | undefined): boolean =>
    having.some(({ country_code }) => country_code === country);
  if (isThere(chosen)) return chosen ?? undefined;
  return isThere(MAIN_COUNTRY[code]) ? MAIN_COUNTRY[code] : having[0]?.country_code;
}

/** By name or by number, with or without the plus, in full or half width. */
export function matchesAreaCode({ label_code, name, country_code }: AreaCode, typed: string): boolean {
  const wanted = typed.normalize('NFKC').trim().toLowerCase();
  if (wanted === '') return true;
  const digits = wanted.replace(/^\+/, '');
  if (/^\d+$/.test(digits)) return label_code.slice(1).startsWith(digits);
  return `${label_code} ${name}`.toLowerCase().includes(wanted) || country_code.toLowerCase() === wanted;
}
