import { inLanguage, localized } from './localized.js';

describe('names in three languages', () => {
  it("uses the reader's own first, then English, Chinese, Japanese", () => {
    expect(localized('g.name', 'ja')).toBe(
      "coalesce(nullif(g.name_j, ''), nullif(g.name_e, ''), nullif(g.name_c, ''))",
    );
    expect(localized('name', 'en')).toBe(
      "coalesce(nullif(name_e, ''), nullif(name_c, ''), nullif(name_j, ''))",
    );
  });

  it('falls back the same way for a text already read', () => {
    const text = { c: '裂隙灯', e: '', j: '細隙灯' };
    expect(inLanguage(text, 'ja')).toBe('細隙灯');
    expect(inLanguage(text, 'en')).toBe('裂隙灯');
    expect(inLanguage({ c: '', e: 'Slit lamp', j: '' }, 'zh')).toBe('Slit lamp');
    expect(inLanguage({ c: '', e: '', j: '' }, 'zh')).toBe('');
  });
});
