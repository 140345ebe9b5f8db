import type { DictionaryItem } from '@fovea/shared-types/common.dto';
import { AUDIT_ACTIONS, type OwnAuditAction } from '@fovea/shared-types/rbac/audit-actions';
import { AUDIT_SUBJECTS, type OwnAuditSubject } from '@fovea/shared-types/rbac/audit-subjects';
import type { Language } from '@fovea/shared-types/language';
import { auditActionsOf, subjectOf } from '@fovea/shared-types/record/record';
import { thingIn, textIn } from '@fovea/shared-types/record/translations';
import { records } from '@fovea/shared-types/records';
import { dictionaries as en } from './en/dictionaries.js';
import { dictionaries as ja } from './ja/dictionaries.js';
import { dictionaries as zh } from './zh/dictionaries.js';

/** Codes that are on the wire with their names: what the contract calls dictionaries. */
export const DICTIONARY_CODES = {
  sale_type: [1, 2, 3, 4],
  item_condition: [1, 2, 3, 4],
  shipping_time: [1, 2, 3, 4],
  pay_type: [1, 2, 3, 4],
  delivery_type: [1, 2, 3],
  order_status: [10, 11, 12, 20, 30, 40, 50, 60, 70, 71],
  balance_type: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17],
  stock_type: [11, 21, 22, 23, 24, 25, 26, 29, 31, 32],
  message_type: [
    1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 30, 31, 32, 33, 34, 40,
    41, 42, 50, 51, 52, 60, 61, 62, 63, 64, 65, 66, 68, 70, 71, 75, 80, 85, 86, 87, 88, 90, 91, 92, 93, 94,
    95, 96, 97, 98,
  ],
  merchant_type: [1, 2, 3, 4],
  yes_no: [1, 0],
  'states:certification': [0, 1, 2, -1, 3],
  'states:licence': [0, 1, -1, 2],
  'states:merchant': [0, 1, 2],
  'states:member': [0, 1],
  'states:enquiry': [0, 1, 2, 3],
  'states:warehouse': [1, 0, 9],
  'states:arrival': [0, 1, 2, 9],
  'states:remittance': [0, 1, -1, 2],
  'states:refund': [10, 20, 30, 40, 41, 50, 51, 60, 70],
  'states:send': [0, 1, 2, 3, 9],
  'states:recall': [0, 1, 2],
  'states:recall_party': [0, 1, 2],
  stock_in_kind: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  'states:stock_in': [0, 1, -1, 9],
  'states:stock_out': [0, 1, -1, 9],
  'states:exchange': [0, 1, -1, -2],
  'states:journal_voucher': [0, 1, -1, -2],
  'states:write_off': [0, 1, -1, -2],
  'states:transfer': [0, 1, -1, 2],
  'states:withdrawal': [0, 1, -1, 2, 3, -2, -3],
  'states:stock_check': [0, 1, 9],
  'states:allocation': [0, 1, 2, 4, 3, 5, -1, 9],
  'states:stock_approval': [0, 1, -1, -2],
  'states:goods_question': [1, 2, 3],
  message_board_source: [1, 2],
  search_mode: [1, 2],
  menu_type: ['M', 'C', 'F'],
  enabled: [1, 0],
  shopper_role: ['buyer', 'seller', 'engineer'],
  language: [1, 2, 3],
  'states:session': [0, 1],
  'states:message': [0, 1],
  'states:goods': [0, 10, 11, 20, 30, 90],
  'states:goods_sale_state': [1, 2, 3, 4, 5],
  'states:goods_approval': [0, 1, -1, -2],
  'states:auction': [10, 20, 30, 40, 41, 42],
  'states:auction_order': [20, 30, 40, 41, 50, 60, 42],
  'states:auction_bidder': [0, 1, -1, 2],
  'states:auction_deposit': [0, 1, -1, 2, 3, 4],
  'states:auction_offer': [0, 1, -1, 2],
  'states:evaluation': [1, 0],
  'states:bargaining': [10, 20, 30, 40, 50, 51, 60, 61],
  'states:monthly_bill': [0, 10, 20, 30, 40],
  'states:reservation': [10, 15, 20, 30, 40, 50, 60, 70, 71],
  second_factor: [0, 1],
  'states:export': [0, 10, 20, -1, -2],
  'states:goods_import': [0, 10, 20, 30, -1, -2],
  'states:goods_import_row': [0, 1, 2, 3, -1, -2],
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

const NAMES: Record<Language, Names> = {
  zh: withRecords(zh, 'zh'),
  en: withRecords(en, 'en'),
  ja: withRecords(ja, 'ja'),
};

export const isDictionary = (name: string): name is Dictionary => Object.hasOwn(DICTIONARY_CODES, name);

/** The name of a code; '' for a code of another version. */
export const codeName = (language: Language, dictionary: Dictionary, code: DictionaryCode): string =>
  NAMES[language][dictionary][code] ?? '';

export type NumericDictionary = {
  [Name in Dictionary]: (typeof DICTIONARY_CODES)[Name][number] extends number ? Name : never;
}[Dictionary];

export const dictionaryItems = (language: Language, dictionary: NumericDictionary): DictionaryItem[] =>
  DICTIONARY_CODES[dictionary].map((code) => ({ code, name: codeName(language, dictionary, code) }));
