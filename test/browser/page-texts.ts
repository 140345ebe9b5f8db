import fs from 'node:fs';
import path from 'node:path';
import type { Language } from '@fovea/shared-types/language';
import type { RecordField } from '@fovea/shared-types/record/field';
import { textIn, type Translations as RecordWords } from '@fovea/shared-types/record/translations';
import i18next from 'i18next';
import { textsIn, type Translated } from '../../web/scripts/translated.js';

const locales = path.join(import.meta.dirname, '../../web/src/locales');

/** The words a person reads in one language, by the keys of web/src/locales: `t('auction:form.submit')`. */
export interface PageTexts {
  (key: string, values?: Record<string, string | number>): string;
  /** A text of a record. */
  of(translations: RecordWords): string;
  /** What a record calls one of the codes of a field. */
  ofCode(field: Pick<RecordField, 'names'>, code: number): string;
  /** The same with anything in the place of its values. */
  like(key: string): RegExp;
  /** Every key there is, without its namespace: none of them may ever be read on a page. */
  keys: readonly string[];
}

export async function pageTextsIn(language: Language): Promise<PageTexts> {
  const texts = new Map<string, Record<string, string>>();
  for (const file of fs.readdirSync(locales)) {
    // Their form is checked by test/tidy/locales.spec.ts.
    const translated = JSON.parse(fs.readFileSync(path.join(locales, file), 'utf8')) as Translated;
    texts.set(path.basename(file, '.json'), textsIn(translated, language));
  }
  const instance = i18next.createInstance();
  await instance.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: Object.fromEntries(texts) },
    ns: [...texts.keys()],
    keySeparator: false,
    interpolation: { escapeValue: false },
    parseMissingKeyHandler: (key) => {
      throw new Error(`no text "${key}" in ${language}`);
    },
  });
  const like = (key: string): RegExp => {
    const [namespace = '', name = ''] = key.split(':');
    const text = texts.get(namespace)?.[name];
    if (text === undefined) throw new Error(`no text "${key}" in ${language}`);
    return new RegExp(
      text
        .split(/\{\{\w+\}\}/)
        .map(escaped)
        .join('.+'),
    );
  };
  return Object.assign((key: string, values = {}) => instance.t(key, values), {
    like,
    of: (translations: RecordWords) => textIn(translations, language),
    ofCode: ({ names }: Pick<RecordField, 'names'>, code: number) => {
      const name = names?.[code];
      if (name === undefined) throw new Error(`no name for code ${code}`);
      return textIn(name, language);
    },
    keys: [...texts.values()].flatMap((namespace) => Object.keys(namespace)),
  });
}

export const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
