import { LANGUAGES, languageFromHeader, languageHeader } from './language.js';

describe('the language header', () => {
  it('is 1 for Chinese, 2 for English, 3 for Japanese', () => {
    expect(LANGUAGES.map((language) => [language, languageHeader(language)])).toEqual([
      ['zh', '1'],
      ['en', '2'],
      ['ja', '3'],
    ]);
  });

  it('counts as English where it is none of these', () => {
    expect(['0', '1', '2', '3', '4', undefined].map(languageFromHeader)).toEqual([
      'en',
      'zh',
      'en',
      'ja',
      'en',
      'en',
    ]);
  });
});
