import type { Language } from '@fovea/shared-types/language';
import type { AreaCode, RegisterRequest } from '@fovea/shared-types/member/member.dto';
import { type FieldProblems, plainText } from '../../kit/form/use-form';
import { HOME_AREA_CODE } from './area-codes';
import { passwordProblems, type PasswordProblem } from './password-pair';
import {
  codeProblem,
  codeText,
  emailProblem,
  numberProblems,
  type NumberProblem,
  POSTAL_CODE,
} from './send-code';

const HOME_COUNTRY: Record<Language, string> = { zh: 'CN', ja: 'JP', en: '' };

export const firstValues = (language: Language): RegisterRequest => ({
  username: '',
  email: '',
  password: '',
  password_confirm: '',
  area_code: HOME_AREA_CODE[language],
  phone: '',
  code: '',
  country: HOME_COUNTRY[language],
  postal_code: '',
  address: '',
  checked: language !== 'zh',
});

const TYPED = ['email', 'code', 'password', 'username', 'postal_code', 'address', 'phone'] as const;

/** Something was typed that would be lost; what the form chose by itself is no loss. */
export const isBegun = (values: RegisterRequest): boolean => TYPED.some((name) => values[name] !== '');

/** Full-width input and surrounding spaces are sent plain. */
export const toRequest = (values: RegisterRequest): RegisterRequest => ({
  ...values,
  username: values.username.trim(),
  email: plainText(values.email),
  phone: plainText(values.phone),
  code: codeText(values.code),
  postal_code: plainText(values.postal_code).toUpperCase(),
  address: values.address.trim(),
});

export const codeOf = (country: string, codes: readonly AreaCode[]): string | undefined =>
  codes.find((code) => code.country_code === country)?.label_code;

export type RegisterProblem =
  | 'email_empty'
  | 'email_wrong'
  | 'code_empty'
  | 'code_wrong'
  | PasswordProblem
  | 'username_empty'
  | 'country_empty'
  | 'postal_empty'
  | 'postal_wrong'
  | 'address_empty'
  | NumberProblem
  | 'agreement';

/** What is wrong, by name and in the order of the fields; the form puts it into words. */
export function registerProblems(values: RegisterRequest): FieldProblems<RegisterRequest, RegisterProblem> {
  const postal = plainText(values.postal_code);
  return {
    email: emailProblem(values.email),
    code: codeProblem(values.code),
    ...passwordProblems(values),
    username: values.username.trim() === '' ? 'username_empty' : undefined,
    country: values.country === '' ? 'country_empty' : undefined,
    postal_code: postal === '' ? 'postal_empty' : POSTAL_CODE.test(postal) ? undefined : 'postal_wrong',
    address: values.address.trim() === '' ? 'address_empty' : undefined,
    ...numberProblems(values),
    checked: values.checked ? undefined : 'agreement',
  };
}
