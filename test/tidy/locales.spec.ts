import fs from 'node:fs';
import path from 'node:path';
import type { Language } from '@fovea/shared-types/language';
import { auditFields } from '../../server/src/i18n/audit-fields.js';
import { dictionaries } from '../../server/src/i18n/dictionaries.js';
import { documents } from '../../server/src/i18n/documents.js';
import { errors, fields, retry } from '../../server/src/i18n/errors.js';
import { mails } from '../../server/src/i18n/mails.js';
import { sms } from '../../server/src/i18n/sms.js';
import { textsIn, type Translated } from '../../web/scripts/translated.js';

const root = path.join(import.meta.dirname, '../..');
const languages = ['zh', 'en', 'ja'] as const;

/** Languages differ in how many plural forms they have, so those count as one. */
const keysOf = (texts: Record<string, string>): string[] =>
  [...new Set(Object.keys(texts).map((key) => key.replace(/_(zero|one|two|few|many|other)$/, '')))].sort();

const emptyTexts = (texts: Record<string, string>): string[] =>
  Object.keys(texts).filter((key) => texts[key]?.trim() === '');

/**
 * The `{{values}}` a text wants filled in: a translation that forgets one loses a fact. Names of rules and the like have a
 * value for each language (`rule_e`).
 */
const valuesOf = (texts: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      (text.match(/\{\{\s*\w+/g) ?? [])
        .map((name) => name.replace(/\W/g, '').replace(/_[cej]$/, ''))
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

/** Every text below a translated one, by where it is. */
function translationsIn(part: object, above: string): [where: string, texts: Record<Language, string>][] {
  if (languages.every((language) => language in part)) return [[above, part as Record<Language, string>]];
  return Object.entries(part).flatMap(([key, inner]) => translationsIn(inner as object, `${above}.${key}`));
}

describe('texts of the server', () => {
  const translations = translationsIn(
    { auditFields, dictionaries, documents, errors, fields, mails, retry, sms },
    'texts',
  );

  it('are there', () => expect(translations.length).toBeGreaterThan(500));

  it('are not empty, and fill in the same values in all languages', () => {
    const faulty = translations.filter(
      ([, texts]) => emptyTexts(texts).length > 0 || new Set(Object.values(valuesOf(texts))).size > 1,
    );
    expect(faulty.map(([where]) => where)).toEqual([]);
  });
});
