import type { AddAddressRequest } from '@fovea/shared-types/member/address.dto';
import { AppError } from '../../platform/kernel/app-error.js';
import { readAddress } from './address-rules.js';
import { japanesePostalDigits, placesOfPostalCode } from './postal-codes.js';

const written = (changes: Partial<AddAddressRequest> = {}): AddAddressRequest => ({
  name: '見本 花子',
  country: 'JP',
  city: '千代田区',
  street: '1-2-3',
  postal_code: '100-0001',
  mobile: '090-1234-5678',
  ...changes,
});

function faultsOf(changes: Partial<AddAddressRequest>): Record<string, string> {
  try {
    readAddress(written(changes));
    return {};
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return Object.fromEntries(Object.entries(error.fields ?? {}).map(([field, { key }]) => [field, key]));
  }
}

describe('an address', () => {
  it.each([
    ['JP', '見本', '花子', '見本 花子'],
    ['CN', '示', '例生', '示例生'],
    ['CN', 'Shi', 'Lisheng', 'Shi Lisheng'],
    ['DE', 'Muster', 'Erika', 'Erika Muster'],
  ])('names a person in %s as people there do', (country, family_name, given_name, name) => {
    const request = written({
      country,
      family_name,
      given_name,
      postal_code: '100000',
      mobile: '+819012345678',
    });
    expect(readAddress(country === 'JP' ? { ...request, postal_code: '1000001' } : request).name).toBe(name);
  });

  it('takes full-width digits, long dashes and half-width kana', () => {
    expect(
      readAddress(
        written({
          postal_code: '〒１００ー０００１',
          mobile: '０９０ー１２３４ー５６７８',
          given_name_reading: 'ﾊﾅｺ',
        }),
      ),
    ).toMatchObject({ postal_code: '100-0001', mobile: '+819012345678', given_name_reading: 'ハナコ' });
  });

  it('accepts a number of another country when its prefix is given', () => {
    expect(readAddress(written({ mobile: undefined, telephone: '+86 21 5550 1234' }))).toMatchObject({
      mobile: null,
      telephone: '+862155501234',
    });
  });

  it('keeps nothing of what is blank', () => {
    expect(readAddress(written({ building: '  ', province: ' 東京都 ' }))).toMatchObject({
      building: null,
      province: '東京都',
    });
  });

  it.each<[string, Partial<AddAddressRequest>, Record<string, string>]>([
    ['no name at all', { name: ' ' }, { name: 'required' }],
    ['half a name', { name: '', family_name: '見本' }, { given_name: 'required' }],
    ['a country that is none', { country: 'XX' }, { country: 'choice' }],
    ['blank lines', { city: ' ', street: ' ' }, { city: 'required', street: 'required' }],
    ['no postal code in Japan', { postal_code: undefined }, { postal_code: 'required' }],
    ['six digits in Japan', { postal_code: '100-000' }, { postal_code: 'format' }],
    ['seven digits in China', { country: 'CN', postal_code: '1000001' }, { postal_code: 'format' }],
    ['no number', { mobile: undefined }, { mobile: 'required' }],
    ['a number that can be none', { mobile: '12' }, { mobile: 'format' }],
    ['a reading in Latin letters', { given_name_reading: 'Hanako' }, { given_name_reading: 'format' }],
  ])('with %s is refused, field by field', (_what, changes, faults) => {
    expect(faultsOf(changes)).toEqual(faults);
  });
});

describe('a postal code of Japan', () => {
  it('finds the place', () => {
    expect(placesOfPostalCode('1500001')).toEqual([{ prefecture: '東京都', city: '渋谷区', town: '神宮前' }]);
  });

  it('finds every place where it covers several, even in two prefectures', () => {
    expect(placesOfPostalCode('4980000').map(({ prefecture }) => prefecture)).toEqual(['愛知県', '三重県']);
    expect(placesOfPostalCode('9896712').length).toBeGreaterThan(20);
  });

  it('that is not in use has none', () => {
    expect(placesOfPostalCode('0000000')).toEqual([]);
  });

  it.each(['100-00011', 'abc', '', '１００ー０００', '１００ー０００１ー１'])('is not %s', (text) => {
    expect(japanesePostalDigits(text)).toBeNull();
  });
});
