import fs from 'node:fs';
import path from 'node:path';
import type { Language } from '@fovea/shared-types/language';
import { textsIn, type Translated } from '../../web/scripts/translated.js';

const root = path.join(import.meta.dirname, '../..');
const languages = ['zh', 'en', 'ja'] as const;

/** Languages differ in how many plural forms they have, so those count as one. */
const keysOf = (texts: Record<string, string>): string[] =>
  [...new Set(Object.keys(texts).map((key) => key.replace(/_(zero|one|two|few|many|other)$/, '')))].sort();

const emptyTexts = (texts: Record<string, string>): string[] =>
  Object.keys(texts).filter((key) => texts[key]?.trim() === '');

/** The `{{values}}` a text wants filled in: a translation that forgets one loses a fact. */
const valuesOf = (texts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      (text.match(/\{\{\s*\w+/g) ?? [])
        .map((name) => name.replace(/\W/g, ''))
        .sort()
        .join(' '),
    ]),
  );

describe('texts of the web', () => {
  const folder = path.join(root, 'web/src/locales');
  const files = fs.readdirSync(folder);
  const translatedOf = (file: string): Record<string, unknown> =>
    JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8'));
  const read = (language: Language, file: string): Record<string, string> =>
    textsIn(translatedOf(file) as Translated, language);

  it('are there', () => expect(files.length).toBeGreaterThan(0));

  it.each(files)('%s is flat, and has nothing but texts in these languages', (file) => {
    for (const [key, texts] of Object.entries(translatedOf(file))) {
      expect([key, texts]).toEqual([key, expect.any(Object)]);
      for (const [language, text] of Object.entries(texts as object))
        expect([key, languages.includes(language as Language), typeof text]).toEqual([key, true, 'string']);
    }
  });

  it.each(files)('%s has the same keys in all languages', (file) => {
    const [zh, en, ja] = languages.map((language) => keysOf(read(language, file)));
    expect(zh).toEqual(en);
    expect(ja).toEqual(en);
  });

  it.each(files)('%s has no empty text', (file) => {
    for (const language of languages) expect(emptyTexts(read(language, file))).toEqual([]);
  });

  it.each(files)('%s fills in the same values in all languages', (file) => {
    const en = valuesOf(read('en', file));
    for (const language of ['zh', 'ja'] as const) {
      for (const [key, values] of Object.entries(valuesOf(read(language, file)))) {
        if (!/_(one|other|zero)$/.test(key))
          expect([language, key, values]).toEqual([language, key, en[key]]);
      }
    }
  });
});

describe('texts of the server', () => {
  const folder = path.join(root, 'server/src/i18n');
  const names = [
    ...new Set(languages.flatMap((language) => fs.readdirSync(path.join(folder, language)))),
  ].sort();

  it.each(names)('%s exists in all languages', (name) => {
    for (const language of languages) expect(fs.existsSync(path.join(folder, language, name))).toBe(true);
  });
});
