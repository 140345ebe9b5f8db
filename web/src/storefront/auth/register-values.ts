import type { Language } from '@fovea/shared-types/language';
import type { AreaCode, RegisterRequest } from '@fovea/shared-types/member/member.dto';
import { type FieldErrors, plainText } from '../../kit/form/use-form';
import { HOME_AREA_CODE } from './area-codes';
import { passwordProblems, type PasswordProblem } from './password-pair';
import { codeProblem, emailProblem, phoneProblem, POSTAL_CODE } from './send-code';

/** The order of the fields: which error is "the first" follows from it. */
export const REGISTER_FIELDS = [
  'email',
  'code',
  'password',
  'password_confirm',
  'username',
  'country',
  'postal_code',
  'address',
  'area_code',
  'phone',
  'checked',
] as const satisfies ReadonlyArray<keyof RegisterRequest>;

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

/** What is typed in full width, or with spaces around it, goes out plain. */
export const toRequest = (values: RegisterRequest): RegisterRequest => ({
  ...values,
  username: values.username.trim(),
  email: plainText(values.email),
  phone: plainText(values.phone),
  code: plainText(values.code),
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
  | 'area_code_empty'
  | 'phone_empty'
  | 'phone_wrong'
  | 'agreement';

/** What is wrong, by name; the form puts it into words. */
export function registerProblems(values: RegisterRequest): FieldErrors<RegisterRequest> & {
  [Name in keyof RegisterRequest]?: RegisterProblem;
} {
  const postal = plainText(values.postal_code);
  return {
    email: emailProblem(values.email),
    code: codeProblem(values.code),
    ...passwordProblems(values),
    username: values.username.trim() === '' ? 'username_empty' : undefined,
    country: values.country === '' ? 'country_empty' : undefined,
    postal_code: postal === '' ? 'postal_empty' : POSTAL_CODE.test(postal) ? undefined : 'postal_wrong',
    address: values.address.trim() === '' ? 'address_empty' : undefined,
    area_code: values.area_code === '' ? 'area_code_empty' : undefined,
    phone: phoneProblem(values.phone),
    checked: values.checked ? undefined : 'agreement',
  };
}
