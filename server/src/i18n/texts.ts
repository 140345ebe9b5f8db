import type { SuccessId } from '@fovea/shared-types/call';
import type { ErrorId } from '@fovea/shared-types/error-ids';
import type { Language } from '@fovea/shared-types/language';
import { errors as en, fields as fieldsEn, retry as retryEn } from './en/errors.js';
import { successes as successesEn } from './en/successes.js';
import { errors as ja, fields as fieldsJa, retry as retryJa } from './ja/errors.js';
import { successes as successesJa } from './ja/successes.js';
import { errors as zh, fields as fieldsZh, retry as retryZh } from './zh/errors.js';
import { successes as successesZh } from './zh/successes.js';

/** The figures that a text quotes by name. */
export type TextParams = Record<string, string | number | boolean | null>;

/** What is wrong with a field: a text key with its figures. */
export interface FieldFault {
  key: FieldFaultKey;
  params?: Record<string, string | number>;
}

export type FieldFaultKey =
  | 'required'
  | 'type'
  | 'format'
  | 'email'
  | 'known_customer'
  | 'too_short'
  | 'too_long'
  | 'too_small'
  | 'too_large'
  | 'too_few'
  | 'too_many'
  | 'choice'
  | 'password_mismatch'
  | 'money_digits'
  | 'whole_units'
  | 'exchange_rate'
  | 'other_currency'
  | 'amount_bounds'
  | 'exchange_bounds'
  | 'not_after_start'
  | 'not_in_future'
  | 'in_future'
  | 'above_start_price'
  | 'characters'
  | 'ambiguous'
  | 'same_as_row'
  | 'in_stock'
  | 'no_such_picture'
  | 'line_count'
  | 'no_price'
  | 'legal_number_jp'
  | 'legal_number_cn'
  | 'kana'
  | 'iban'
  | 'rule'
  | 'rule_licence';

export type ErrorTexts = Record<ErrorId, string>;
export type FieldTexts = Record<FieldFaultKey, string>;

export type SuccessTexts = Record<SuccessId, string>;

const ERRORS: Record<Language, ErrorTexts> = { zh, en, ja };
/** Of RATE_LIMITED where it is known how long to wait; `{{wait}}` is "in 45 seconds". */
const RETRY: Record<Language, string> = { zh: retryZh, en: retryEn, ja: retryJa };
const FIELDS: Record<Language, FieldTexts> = { zh: fieldsZh, en: fieldsEn, ja: fieldsJa };
const SUCCESSES: Record<Language, SuccessTexts> = { zh: successesZh, en: successesEn, ja: successesJa };

/** Puts figures into `{{name}}`; a figure that is missing leaves nothing behind. */
export const fillText = (text: string, params: TextParams): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ''));

export function errorText(language: Language, id: ErrorId, details: TextParams): string {
  const { retry_after_s: seconds } = details;
  if (id === 'RATE_LIMITED' && typeof seconds === 'number')
    return fillText(RETRY[language], { wait: waitText(language, seconds) });
  return fillText(ERRORS[language][id], details);
}

/** "in 45 seconds", "in 2 minutes": never less than it takes. */
function waitText(language: Language, seconds: number): string {
  const format = new Intl.RelativeTimeFormat(language);
  if (seconds < 120) return format.format(seconds, 'second');
  if (seconds < 7200) return format.format(Math.ceil(seconds / 60), 'minute');
  return format.format(Math.ceil(seconds / 3600), 'hour');
}

export const fieldText = (language: Language, fault: FieldFault): string =>
  fillText(FIELDS[language][fault.key], fault.params ?? {});

export const successText = (language: Language, id: SuccessId): string => SUCCESSES[language][id];
