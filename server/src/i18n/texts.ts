import type { SuccessId } from '@fovea/shared-types/call';
import type { ErrorId } from '@fovea/shared-types/error-ids';
import type { Language } from '@fovea/shared-types/language';
import { errors, fields, retry } from './errors.js';
import { inEachLanguage, type Translated } from './translated.js';

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
  | 'implausible_day'
  | 'at_most_owed'
  | 'since_bill'
  | 'business_day'
  | 'month_over'
  | 'month_closed'
  | 'exchange_bounds'
  | 'total_differs'
  | 'duty_conflict'
  | 'other_pair_currency'
  | 'rate_unusual'
  | 'rate_without_reference'
  | 'freight_falls'
  | 'not_after_start'
  | 'not_in_future'
  | 'day_in_future'
  | 'in_future'
  | 'before_notice'
  | 'serial_not_known'
  | 'more_than_arrived'
  | 'less_than_stocked'
  | 'gtin_taken'
  | 'above_start_price'
  | 'characters'
  | 'unprintable'
  | 'ambiguous'
  | 'same_as_row'
  | 'serial_twice'
  | 'in_stock'
  | 'no_such_picture'
  | 'line_count'
  | 'no_price'
  | 'no_parcel'
  | 'legal_number_jp'
  | 'legal_number_cn'
  | 'kana'
  | 'iban'
  | 'rule'
  | 'rule_licence'
  | 'rule_seller'
  | 'rule_buyer'
  | 'rule_country'
  | 'rule_recall'
  | 'rule_customer'
  | 'rule_statement'
  | 'rule_notice';

export type ErrorTexts = Record<ErrorId, string>;
export type FieldTexts = Record<FieldFaultKey, string>;

const successes: Translated<Record<SuccessId, string>> = {
  code_sent: { zh: '验证码已发送。', en: 'Code sent.', ja: '認証コードを送信しました。' },
};

const ERRORS = inEachLanguage<ErrorTexts>(errors);
const FIELDS = inEachLanguage<FieldTexts>(fields);
const SUCCESSES = inEachLanguage<Record<SuccessId, string>>(successes);

/** Puts figures into `{{name}}`; a figure that is missing leaves nothing behind. */
export const fillText = (text: string, params: TextParams): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(params[name] ?? ''));

export function errorText(language: Language, id: ErrorId, details: TextParams): string {
  const { retry_after_s: seconds } = details;
  if (id === 'RATE_LIMITED' && typeof seconds === 'number')
    return fillText(retry[language], { wait: waitText(language, seconds) });
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
