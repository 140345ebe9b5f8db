import type { AddAddressRequest } from '@fovea/shared-types/member/address.dto';
import type { CountryCode } from 'libphonenumber-js';
import type { FieldFault } from '../../i18n/texts.js';
import { fieldError } from '../../platform/kernel/app-error.js';
import { isCountry } from '../contact/countries.js';
import { phoneInCountry } from '../contact/phone-number.js';
import type { AddressFields } from './address.repository.js';
import { japanesePostalDigits } from './postal-codes.js';

/** Where the family name comes first; among them those that write both names without a space. */
const FAMILY_FIRST = new Set(['CN', 'HK', 'JP', 'KR', 'MO', 'TW', 'VN']);
const WITHOUT_SPACE = new Set(['CN', 'HK', 'MO', 'TW']);
const HAN = /^\p{Script=Han}+$/u;
const KANA = /^[\p{Script=Hiragana}\p{Script=Katakana}ー・\s]+$/u;

type Faults = Record<string, FieldFault>;

/** An address as it is kept; a name is made of its parts, numbers and codes get their one form. */
export function readAddress(request: AddAddressRequest): AddressFields {
  const faults: Faults = {};
  const country = request.country;
  if (!isCountry(country)) throw fieldError({ country: { key: 'choice' } });
  const fields: AddressFields = {
    ...readNames(request, faults),
    country,
    province: text(request.province),
    city: required('city', request.city, faults),
    district: text(request.district),
    street: required('street', request.street, faults),
    house_number: text(request.house_number),
    building: text(request.building),
    postal_code: readPostalCode(country, request.postal_code, faults),
    mobile: readPhone('mobile', country, request.mobile, faults),
    telephone: readPhone('telephone', country, request.telephone, faults),
  };
  if (fields.mobile === null && fields.telephone === null && !faults.mobile && !faults.telephone)
    faults.mobile = { key: 'required' };
  if (Object.keys(faults).length > 0) throw fieldError(faults);
  return fields;
}

function readNames(request: AddAddressRequest, faults: Faults) {
  const family = text(request.family_name);
  const given = text(request.given_name);
  const whole = text(request.name);
  if (whole === null && family === null && given === null) faults.name = { key: 'required' };
  else if (whole === null && family === null) faults.family_name = { key: 'required' };
  else if (whole === null && given === null) faults.given_name = { key: 'required' };
  return {
    name: family !== null && given !== null ? wholeName(request.country, family, given) : (whole ?? ''),
    family_name: family,
    given_name: given,
    family_name_reading: readReading('family_name_reading', request.family_name_reading, faults),
    given_name_reading: readReading('given_name_reading', request.given_name_reading, faults),
  };
}

function wholeName(country: string, family: string, given: string): string {
  if (!FAMILY_FIRST.has(country)) return `${given} ${family}`;
  return WITHOUT_SPACE.has(country) && HAN.test(family + given) ? family + given : `${family} ${given}`;
}

/** Half-width kana become full-width ones. */
function readReading(field: string, value: string | undefined, faults: Faults): string | null {
  const reading = text(value?.normalize('NFKC'));
  if (reading !== null && !KANA.test(reading)) faults[field] = { key: 'format' };
  return reading;
}

function readPostalCode(country: string, value: string | undefined, faults: Faults): string | null {
  const code = text(value?.normalize('NFKC'))?.toUpperCase() ?? null;
  if (country === 'JP') return readJapanesePostalCode(code, faults);
  const form = country === 'CN' ? /^\d{6}$/ : /^[0-9A-Z](?:[0-9A-Z -]{0,8}[0-9A-Z])?$/;
  if (code !== null && !form.test(code)) faults.postal_code = { key: 'format' };
  return code;
}

function readJapanesePostalCode(code: string | null, faults: Faults): string | null {
  const digits = code === null ? null : japanesePostalDigits(code);
  if (digits === null) faults.postal_code = { key: code === null ? 'required' : 'format' };
  return digits === null ? null : `${digits.slice(0, 3)}-${digits.slice(3)}`;
}

/** A number without a country's code is taken for one of the address's country. */
function readPhone(
  field: string,
  country: CountryCode,
  value: string | undefined,
  faults: Faults,
): string | null {
  const number = text(value);
  const phone = number === null ? null : phoneInCountry(number, country);
  if (number !== null && phone === null) faults[field] = { key: 'format' };
  return phone;
}

function required(field: string, value: string, faults: Faults): string {
  const line = text(value);
  if (line === null) faults[field] = { key: 'required' };
  return line ?? '';
}

function text(value: string | undefined): string | null {
  const trimmed = value?.normalize('NFC').trim() ?? '';
  return trimmed === '' ? null : trimmed;
}
