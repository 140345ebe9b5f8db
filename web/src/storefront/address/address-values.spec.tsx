import type { Address } from '@fovea/shared-types/member/address.dto';
import { describe, expect, it } from 'vitest';
import {
  addressLines,
  addressProblems,
  addressRequest,
  addressValues,
  type AddressValues,
  asDefault,
  emptyAddress,
  splitPhone,
} from './address-values';

const japan: AddressValues = {
  ...emptyAddress('ja', true),
  postal_code: '１００－０００１',
  province: '東京都',
  city: '千代田区',
  district: '千代田',
  street: '1-2-3',
  family_name: '見本',
  given_name: '彩',
  phone: '９０-0000-0000',
};
const codes = [
  { label_code: '+1', name: 'United States', country_code: 'US' },
  { label_code: '+1242', name: 'Bahamas', country_code: 'BS' },
  { label_code: '+81', name: 'Japan', country_code: 'JP' },
];

describe('an address', () => {
  it('of Japan needs the postal code, the place and both names', () => {
    expect(addressProblems(japan)).toEqual({});
    expect(addressProblems({ ...emptyAddress('ja', true) })).toEqual({
      postal_code: 'empty',
      province: 'empty',
      city: 'empty',
      street: 'empty',
      family_name: 'empty',
      given_name: 'empty',
      phone: 'phone_empty',
    });
    expect(addressProblems({ ...japan, postal_code: '100-000' }).postal_code).toBe('postal_jp');
  });

  it('of China has one name and may have no postal code', () => {
    const china = {
      ...emptyAddress('zh', false),
      province: '上海市',
      city: '上海市',
      district: '虚构区',
      street: '虚构路 100 号',
      name: '虚构 人',
      telephone: '021-0000-0000',
    };
    expect(addressProblems(china)).toEqual({});
    expect(addressProblems({ ...china, postal_code: '20000' }).postal_code).toBe('postal_cn');
  });

  it('without a country is reported', () => {
    expect(addressProblems(emptyAddress('en', false))).toMatchObject({ country: 'country_empty' });
  });

  it('is sent in plain digits, with what its country writes and nothing else', () => {
    expect(addressRequest({ ...japan, house_number: '7', name: 'typed before' })).toEqual({
      country: 'JP',
      postal_code: '100-0001',
      province: '東京都',
      city: '千代田区',
      district: '千代田',
      street: '1-2-3',
      family_name: '見本',
      given_name: '彩',
      mobile: '+81 90-0000-0000',
      is_default: 1,
    });
  });

  it('returns into the fields it was typed in', () => {
    const stored: Address = {
      id: 1,
      name: '見本 彩',
      family_name: '見本',
      given_name: '彩',
      family_name_reading: null,
      given_name_reading: null,
      country: 'JP',
      province: '東京都',
      city: '千代田区',
      district: '千代田',
      street: '1-2-3',
      house_number: null,
      building: null,
      postal_code: '100-0001',
      mobile: '+819000000000',
      telephone: null,
      is_default: 0,
    };
    expect(addressValues(stored, codes)).toMatchObject({
      area_code: '+81',
      phone: '9000000000',
      city: '千代田区',
      building: '',
      isDefault: false,
    });
    expect(addressLines(stored)).toEqual(['〒100-0001', '東京都千代田区千代田1-2-3']);
    expect(asDefault(stored)).toMatchObject({ id: 1, family_name: '見本', is_default: 1 });
    expect(asDefault(stored)).not.toHaveProperty('building');
  });
});

describe('an address to read', () => {
  it('of a city that is a province of its own names it once', () => {
    const china = {
      ...Object.fromEntries(Object.keys(japan).map((name) => [name, null])),
      id: 2,
      name: '虚构 人',
      country: 'CN',
      province: '上海市',
      city: '上海市',
      district: '虚构区',
      street: '虚构路 100 号',
      postal_code: '200000',
      is_default: 0,
    } as unknown as Address;
    expect(addressLines(china)).toEqual(['上海市 虚构区 虚构路 100 号', '200000']);
  });
});

describe('a stored number', () => {
  it('is split at the longest area code that fits', () => {
    expect(splitPhone('+12425550100', codes)).toEqual({ area_code: '+1242', phone: '5550100' });
    expect(splitPhone('+12125550100', codes)).toEqual({ area_code: '+1', phone: '2125550100' });
    expect(splitPhone('+9990', codes)).toEqual({ area_code: '', phone: '+9990' });
    expect(splitPhone(null, codes)).toEqual({ area_code: '', phone: '' });
  });
});
