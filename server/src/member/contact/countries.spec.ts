import { areaCodesIn, countriesIn, isCountry } from './countries.js';
import { phoneAsTyped, toE164 } from './phone-number.js';

describe('countries and telephone codes', () => {
  it("names every country in the reader's language", () => {
    const names = (['zh', 'en', 'ja'] as const).map(
      (language) => countriesIn(language).find(({ code }) => code === 'DE')?.name,
    );
    expect(names).toEqual(['德国', 'Germany', 'ドイツ']);
    expect(countriesIn('en').length).toBeGreaterThan(200);
  });

  it('puts the countries of most readers first', () => {
    expect(areaCodesIn('zh')[0]).toEqual({ label_code: '+86', name: '中国', country_code: 'CN' });
    expect(areaCodesIn('ja')[0]).toEqual({ label_code: '+81', name: '日本', country_code: 'JP' });
  });

  it('knows which codes are countries', () => {
    expect(isCountry('JP')).toBe(true);
    expect(isCountry('XX')).toBe(false);
  });
});

describe('telephone numbers', () => {
  it.each([
    ['+81', '090-1234-5678', '+819012345678'],
    ['86', '138 0013 8000', '+8613800138000'],
    ['+1', '(202) 555-0123', '+12025550123'],
  ])('reads %s %s', (areaCode, phone, e164) => {
    expect(toE164(areaCode, phone)).toBe(e164);
  });

  it.each([
    ['+999', '12345678'],
    ['+81', '12'],
    ['+81', '-- --'],
  ])('refuses %s %s', (areaCode, phone) => {
    expect(toE164(areaCode, phone)).toBeNull();
  });

  it('takes a number in the sign-in field, with its code or from home', () => {
    expect(phoneAsTyped('+819012345678', 'zh')).toBe('+819012345678');
    expect(phoneAsTyped('13800138000', 'zh')).toBe('+8613800138000');
    expect(phoneAsTyped('somebody', 'zh')).toBeNull();
  });
});
