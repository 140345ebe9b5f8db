import type { DictionaryItem } from '@fovea/shared-types/common.dto';
import type { Language } from '@fovea/shared-types/language';
import { dictionaries as en } from './en/dictionaries.js';
import { dictionaries as ja } from './ja/dictionaries.js';
import { dictionaries as zh } from './zh/dictionaries.js';

/** Codes that stand on the wire with their names: what the contract calls dictionaries. */
export const DICTIONARY_CODES = {
  sale_type: [1, 2, 3, 4],
  item_condition: [1, 2, 3, 4],
  shipping_time: [1, 2, 3, 4],
  pay_type: [1, 2, 3, 4],
  order_status: [10, 11, 12, 20, 30, 40, 50, 60, 70, 71],
  message_type: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23],
  merchant_type: [1, 2, 3, 4],
  yes_no: [1, 0],
  'states:certification': [0, 1, 2, -1, 3],
  'states:merchant': [0, 1, 2],
  'states:member': [0, 1],
  'states:enquiry': [0, 1, 2, 3],
  message_board_source: [1, 2],
} as const;

export type Dictionary = keyof typeof DICTIONARY_CODES;

/** Every code of every dictionary has its name, or it does not compile. */
export type Dictionaries = {
  [Name in Dictionary]: Record<(typeof DICTIONARY_CODES)[Name][number], string>;
};

const NAMES: Record<Language, Record<Dictionary, Record<number, string>>> = { zh, en, ja };

/** The name of a code; '' for a code this version does not know. */
export const codeName = (language: Language, dictionary: Dictionary, code: number): string =>
  NAMES[language][dictionary][code] ?? '';

export const dictionaryItems = (language: Language, dictionary: Dictionary): DictionaryItem[] =>
  DICTIONARY_CODES[dictionary].map((code) => ({ code, name: codeName(language, dictionary, code) }));
