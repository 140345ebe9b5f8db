import type { Language } from '@fovea/shared-types/language';
import type { AddAddressRequest, Address } from '@fovea/shared-types/member/address.dto';
import type { AreaCode } from '@fovea/shared-types/member/member.dto';
import { type FieldProblems, plainText } from '../../kit/form/use-form';
import { HOME_AREA_CODE } from '../auth/area-codes';
import { PHONE } from '../auth/send-code';
import { japaneseCode } from '../places/places';

/** What is written about a place and a person there; which of it, and in what order, the country decides. */
type PlaceField =
  | 'postal_code'
  | 'province'
  | 'city'
  | 'district'
  | 'street'
  | 'house_number'
  | 'building'
  | 'name'
  | 'family_name'
  | 'given_name'
  | 'family_name_reading'
  | 'given_name_reading';

export type AddressTexts = Record<PlaceField | 'country' | 'area_code' | 'phone' | 'telephone', string>;
export interface AddressValues extends AddressTexts {
  isDefault: boolean;
}

export type AddressKind = 'jp' | 'cn' | 'other';
export const kindOf = (country: string): AddressKind =>
  country === 'JP' ? 'jp' : country === 'CN' ? 'cn' : 'other';

export interface FieldPlan {
  name: PlaceField;
  /** What it is called there. */
  label: PlaceField | 'prefecture' | 'city_jp' | 'town' | 'block' | 'detail' | 'state';
  isRequired?: boolean;
  autoComplete?: string;
  /** Takes the whole width. */
  isWide?: boolean;
}

/** Japan starts with the postal code, which gives the rest; China from the large to the small; others as on a letter. */
export const ADDRESS_PLANS: Record<AddressKind, readonly FieldPlan[]> = {
  jp: [
    { name: 'postal_code', label: 'postal_code', isRequired: true, autoComplete: 'postal-code' },
    { name: 'province', label: 'prefecture', isRequired: true, autoComplete: 'address-level1' },
    { name: 'city', label: 'city_jp', isRequired: true, autoComplete: 'address-level2' },
    { name: 'district', label: 'town', autoComplete: 'address-level3' },
    { name: 'street', label: 'block', isRequired: true, autoComplete: 'address-line1' },
    { name: 'building', label: 'building', autoComplete: 'address-line2', isWide: true },
    { name: 'family_name', label: 'family_name', isRequired: true, autoComplete: 'family-name' },
    { name: 'given_name', label: 'given_name', isRequired: true, autoComplete: 'given-name' },
    { name: 'family_name_reading', label: 'family_name_reading' },
    { name: 'given_name_reading', label: 'given_name_reading' },
  ],
  cn: [
    { name: 'province', label: 'province', isRequired: true, autoComplete: 'address-level1' },
    { name: 'city', label: 'city', isRequired: true, autoComplete: 'address-level2' },
    { name: 'district', label: 'district', isRequired: true, autoComplete: 'address-level3' },
    { name: 'postal_code', label: 'postal_code', autoComplete: 'postal-code' },
    { name: 'street', label: 'detail', isRequired: true, autoComplete: 'street-address', isWide: true },
    { name: 'name', label: 'name', isRequired: true, autoComplete: 'name', isWide: true },
  ],
  other: [
    { name: 'given_name', label: 'given_name', isRequired: true, autoComplete: 'given-name' },
    { name: 'family_name', label: 'family_name', isRequired: true, autoComplete: 'family-name' },
    { name: 'street', label: 'street', isRequired: true, autoComplete: 'address-line1' },
    { name: 'house_number', label: 'house_number' },
    { name: 'city', label: 'city', isRequired: true, autoComplete: 'address-level2' },
    { name: 'province', label: 'state', autoComplete: 'address-level1' },
    { name: 'postal_code', label: 'postal_code', autoComplete: 'postal-code' },
  ],
};

const EMPTY: Record<PlaceField, string> = {
  postal_code: '',
  province: '',
  city: '',
  district: '',
  street: '',
  house_number: '',
  building: '',
  name: '',
  family_name: '',
  given_name: '',
  family_name_reading: '',
  given_name_reading: '',
};

export const emptyAddress = (language: Language, isFirst: boolean): AddressValues => ({
  ...EMPTY,
  country: { zh: 'CN', ja: 'JP', en: '' }[language],
  area_code: HOME_AREA_CODE[language],
  phone: '',
  telephone: '',
  isDefault: isFirst,
});

/** A stored number as its area code and the rest; the longest code that fits, since some begin alike. */
export function splitPhone(
  stored: string | null,
  codes: readonly Pick<AreaCode, 'label_code'>[],
): { area_code: string; phone: string } {
  const number = stored ?? '';
  const [code] = codes
    .map(({ label_code }) => label_code)
    .filter((label) => number.startsWith(label))
    .sort((a, b) => b.length - a.length);
  return code === undefined
    ? { area_code: '', phone: number }
    : { area_code: code, phone: number.slice(code.length) };
}

export function addressValues(address: Address, codes: readonly AreaCode[]): AddressValues {
  const texts = { ...EMPTY };
  for (const field of Object.keys(EMPTY) as PlaceField[]) texts[field] = address[field] ?? '';
  return {
    ...texts,
    country: address.country,
    ...splitPhone(address.mobile, codes),
    telephone: address.telephone ?? '',
    isDefault: address.is_default === 1,
  };
}

export type AddressProblem =
  | 'empty'
  | 'country_empty'
  | 'postal_jp'
  | 'postal_cn'
  | 'phone_empty'
  | 'phone_wrong'
  | 'area_code_empty';

/** What is wrong, by name. One of the two numbers is enough. */
export function addressProblems(values: AddressValues): FieldProblems<AddressTexts, AddressProblem> {
  const kind = kindOf(values.country);
  const problems: FieldProblems<AddressTexts, AddressProblem> = {};
  if (values.country === '') problems.country = 'country_empty';
  for (const { name, isRequired } of ADDRESS_PLANS[kind])
    if (isRequired === true && values[name].trim() === '') problems[name] = 'empty';
  const postal = plainText(values.postal_code);
  if (kind === 'jp' && postal !== '' && japaneseCode('JP', postal) === null)
    problems.postal_code = 'postal_jp';
  if (kind === 'cn' && postal !== '' && !/^\d{6}$/.test(postal)) problems.postal_code = 'postal_cn';
  const phone = plainText(values.phone);
  const telephone = plainText(values.telephone);
  if (phone === '' && telephone === '') problems.phone = 'phone_empty';
  if (phone !== '' && !PHONE.test(phone)) problems.phone = 'phone_wrong';
  if (phone !== '' && values.area_code === '') problems.area_code = 'area_code_empty';
  if (telephone !== '' && !/^\+?[\d\s()-]{4,24}$/.test(telephone)) problems.telephone = 'phone_wrong';
  return problems;
}

const NUMBERS: ReadonlySet<PlaceField> = new Set(['postal_code', 'house_number']);

/** Only what the country writes: what was typed for another one stays behind. */
export function addressRequest(values: AddressValues): AddAddressRequest {
  const written: Partial<Record<PlaceField, string>> = {};
  for (const { name } of ADDRESS_PLANS[kindOf(values.country)]) {
    const text = NUMBERS.has(name) ? plainText(values[name]) : values[name].trim();
    if (text !== '') written[name] = text;
  }
  const phone = plainText(values.phone);
  const telephone = plainText(values.telephone);
  return {
    ...written,
    city: written.city ?? '',
    street: written.street ?? '',
    country: values.country,
    ...(phone === '' ? {} : { mobile: `${values.area_code} ${phone}`.trim() }),
    ...(telephone === '' ? {} : { telephone }),
    is_default: values.isDefault ? 1 : 0,
  };
}

/** The same address, and from now on the default. */
export function asDefault({ id, ...address }: Address): AddAddressRequest & { id: number } {
  const written = Object.fromEntries(Object.entries(address).filter(([, value]) => value !== null));
  return {
    ...written,
    id,
    country: address.country,
    city: address.city,
    street: address.street,
    is_default: 1,
  };
}

/** An address as one writes it there: Japan and China from the large to the small, the rest the other way round. */
export function addressLines(address: Address): string[] {
  const has = (text: string | null): text is string => text !== null && text !== '';
  const join = (parts: Array<string | null>, between: string): string => parts.filter(has).join(between);
  const kind = kindOf(address.country);
  if (kind === 'jp')
    return [
      join([address.postal_code === null ? null : `〒${address.postal_code}`], ''),
      join([address.province, address.city, address.district, address.street], ''),
      join([address.building], ''),
    ].filter(has);
  if (kind === 'cn')
    return [
      // A city that is a province of its own is written once.
      join(
        [
          address.province,
          address.city === address.province ? null : address.city,
          address.district,
          address.street,
        ],
        ' ',
      ),
      join([address.postal_code], ''),
    ].filter(has);
  return [
    join([address.street, address.house_number], ' '),
    join([address.postal_code, address.city, address.province], ' '),
  ].filter(has);
}
