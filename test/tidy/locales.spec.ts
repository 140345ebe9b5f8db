import fs from 'node:fs';
import path from 'node:path';

const root = path.join(import.meta.dirname, '../..');
const languages = ['zh', 'en', 'ja'] as const;

type Texts = { [key: string]: string | Texts };

/** Keys down to each text. Languages differ in how many plural forms they have, so those count as one. */
function keysOf(texts: Texts, above = ''): string[] {
  const keys = Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object'
      ? keysOf(value, `${above}${key}.`)
      : [above + key.replace(/_(zero|one|two|few|many|other)$/, '')],
  );
  return [...new Set(keys)].sort();
}

function emptyTexts(texts: Texts, above = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'object'
      ? emptyTexts(value, `${above}${key}.`)
      : value.trim() === ''
        ? [above + key]
        : [],
  );
}

/** The `{{values}}` a text wants filled in: a translation that forgets one loses a fact. */
function valuesOf(texts: Texts, above = ''): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [key, value] of Object.entries(texts)) {
    if (typeof value === 'object') Object.assign(found, valuesOf(value, `${above}${key}.`));
    else
      found[above + key] = (value.match(/\{\{\s*\w+/g) ?? [])
        .map((name) => name.replace(/\W/g, ''))
        .sort()
        .join(' ');
  }
  return found;
}

describe('texts of the web', () => {
  const folder = path.join(root, 'web/src/locales');
  const files = [
    ...new Set(languages.flatMap((language) => fs.readdirSync(path.join(folder, language)))),
  ].sort();
  const read = (language: string, file: string): Texts =>
    JSON.parse(fs.readFileSync(path.join(folder, language, file), 'utf8'));

  it('are there', () => expect(files.length).toBeGreaterThan(0));

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
    for (const language of ['zh', 'ja']) {
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
