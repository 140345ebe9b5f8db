import type { DictionaryItem } from '@fovea/shared-types/common.dto';
import { AUDIT_ACTIONS, type OwnAuditAction } from '@fovea/shared-types/rbac/audit-actions';
import { AUDIT_SUBJECTS, type OwnAuditSubject } from '@fovea/shared-types/rbac/audit-subjects';
import type { Language } from '@fovea/shared-types/language';
import { STATE_CODES } from '@fovea/shared-types/machines';
import { auditActionsOf, subjectOf } from '@fovea/shared-types/record/record';
import { thingIn, textIn } from '@fovea/shared-types/record/translations';
import { records } from '@fovea/shared-types/records';
import { dictionaries } from './dictionaries.js';
import { inEachLanguage } from './translated.js';

/** Codes that are on the wire with their names: what the contract calls dictionaries. */
export const DICTIONARY_CODES = {
  sale_type: [1, 2, 3, 4],
  item_condition: [1, 2, 3, 4],
  shipping_time: [1, 2, 3, 4],
  tax_document_kind: [1, 2, 3, 4, 5, 6],
  pay_type: [1, 2, 3, 4],
  delivery_type: [1, 2, 3],
  order_status: [10, 11, 12, 20, 30, 40, 50, 60, 70, 71],
  balance_type: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17],
  stock_type: [11, 21, 22, 23, 24, 25, 26, 29, 31, 32, 41],
  message_type: [
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 30, 31, 32, 33, 34, 40,
    41, 42, 50, 51, 52, 53, 54, 60, 61, 62, 63, 64, 65, 66, 68, 70, 71, 75, 80, 85, 86, 87, 88, 90, 91, 92,
    93, 94, 95, 96, 97, 98,
  ],
  merchant_type: [1, 2, 3, 4],
  yes_no: [1, 0],
  stock_in_kind: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  engineer_skill: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  message_board_source: [1, 2],
  search_mode: [1, 2],
  menu_type: ['M', 'C', 'F'],
  enabled: [1, 0],
  shopper_role: ['buyer', 'seller', 'engineer'],
  language: [1, 2, 3],
  second_factor: [0, 1],
  ...STATE_CODES,
  audit_action: AUDIT_ACTIONS,
  audit_subject: AUDIT_SUBJECTS,
} as const;

export type Dictionary = keyof typeof DICTIONARY_CODES;

/** What is named here; words about records come from their declarations. */
interface OwnCodes {
  audit_action: OwnAuditAction;
  audit_subject: OwnAuditSubject;
}

/** Every code of every dictionary has its name, or it does not compile. */
export type Dictionaries = {
  [Name in Dictionary]: Record<
    Name extends keyof OwnCodes ? OwnCodes[Name] : (typeof DICTIONARY_CODES)[Name][number],
    string
  >;
};

/** A number, but for codes that are letters or words. */
export type DictionaryCode = number | string;

const withRecords = (own: Dictionaries, language: Language): Names => ({
  ...own,
  audit_action: {
    ...own.audit_action,
    ...Object.fromEntries(
      records.flatMap((record) =>
        auditActionsOf(record).map(({ action, words: texts }) => [action, textIn(texts, language)]),
      ),
    ),
  },
  audit_subject: {
    ...own.audit_subject,
    ...Object.fromEntries(
      records.map((record) => [subjectOf(record), thingIn(record.declared.one, language)]),
    ),
  },
});

type Names = Record<Dictionary, Record<DictionaryCode, string>>;

const own = inEachLanguage<Dictionaries>(dictionaries);

const NAMES: Record<Language, Names> = {
  zh: withRecords(own.zh, 'zh'),
  en: withRecords(own.en, 'en'),
  ja: withRecords(own.ja, 'ja'),
};

export const isDictionary = (name: string): name is Dictionary => Object.hasOwn(DICTIONARY_CODES, name);

/** Names by which the web and the declarations of records call a dictionary as well. */
export const ALSO_CALLED: Partial<Record<Dictionary, string>> = { order_status: 'states:order' };

/** The dictionary that a declaration names; null for another one's. */
export function dictionaryCalled(name: string): Dictionary | null {
  if (isDictionary(name)) return name;
  const other = Object.entries(ALSO_CALLED).find(([, alias]) => alias === name)?.[0] ?? '';
  return isDictionary(other) ? other : null;
}

/** The name of a code; '' for a code of another version. */
export const codeName = (language: Language, dictionary: Dictionary, code: DictionaryCode): string =>
  NAMES[language][dictionary][code] ?? '';

export type NumericDictionary = {
  [Name in Dictionary]: (typeof DICTIONARY_CODES)[Name][number] extends number ? Name : never;
}[Dictionary];

export const dictionaryItems = (language: Language, dictionary: NumericDictionary): DictionaryItem[] =>
  DICTIONARY_CODES[dictionary].map((code) => ({ code, name: codeName(language, dictionary, code) }));
