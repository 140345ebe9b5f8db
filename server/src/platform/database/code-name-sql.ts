import type { Language } from '@fovea/shared-types/language';
import { dictionaryItems, type NumericDictionary } from '../../i18n/dictionary-text.js';

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** SQL for the name of a dictionary code in the reader's language. */
export const codeNameSql =
  (column: string, dictionary: NumericDictionary): (({ language }: { language: Language }) => string) =>
  ({ language }) =>
    `CASE ${column} ${dictionaryItems(language, dictionary)
      .map(({ code, name }) => `WHEN ${code} THEN ${literal(name)}`)
      .join(' ')} END`;
