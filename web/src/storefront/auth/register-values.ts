import { isEmail } from '@fovea/shared-types/email';
import type { Language } from '@fovea/shared-types/language';
import type { AreaCode, RegisterRequest } from '@fovea/shared-types/member/member.dto';
import { hasPasswordLength } from '@fovea/shared-types/password';
import { type FieldErrors, plainText } from '../../kit/form/use-form';

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

const HOME: Record<Language, { country: string; area_code: string }> = {
  zh: { country: 'CN', area_code: '+86' },
  ja: { country: 'JP', area_code: '+81' },
  en: { country: '', area_code: '' },
};

export const firstValues = (language: Language): RegisterRequest => ({
  username: '',
  email: '',
  password: '',
  password_confirm: '',
  area_code: HOME[language].area_code,
  phone: '',
  code: '',
  country: HOME[language].country,
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
  | 'password_empty'
  | 'password_short'
  | 'confirm_empty'
  | 'confirm_differs'
  | 'username_empty'
  | 'country_empty'
  | 'postal_empty'
  | 'postal_wrong'
  | 'address_empty'
  | 'area_code_empty'
  | 'phone_empty'
  | 'phone_wrong'
  | 'agreement';

const textOr = (
  text: string,
  pattern: RegExp,
  empty: RegisterProblem,
  wrong: RegisterProblem,
): RegisterProblem | undefined => {
  const plain = plainText(text);
  if (plain === '') return empty;
  return pattern.test(plain) ? undefined : wrong;
};

/** What is wrong, by name; the form puts it into words. */
export function registerProblems(values: RegisterRequest): FieldErrors<RegisterRequest> & {
  [Name in keyof RegisterRequest]?: RegisterProblem;
} {
  const email = plainText(values.email);
  return {
    email: email === '' ? 'email_empty' : isEmail(email) ? undefined : 'email_wrong',
    code: textOr(values.code, /^\d{6}$/, 'code_empty', 'code_wrong'),
    password:
      values.password === ''
        ? 'password_empty'
        : hasPasswordLength(values.password)
          ? undefined
          : 'password_short',
    password_confirm:
      values.password_confirm === ''
        ? 'confirm_empty'
        : values.password_confirm === values.password
          ? undefined
          : 'confirm_differs',
    username: values.username.trim() === '' ? 'username_empty' : undefined,
    country: values.country === '' ? 'country_empty' : undefined,
    postal_code: textOr(values.postal_code, /^[0-9A-Za-z -]{3,10}$/, 'postal_empty', 'postal_wrong'),
    address: values.address.trim() === '' ? 'address_empty' : undefined,
    area_code: values.area_code === '' ? 'area_code_empty' : undefined,
    phone: textOr(values.phone, /^[\d\s()-]{4,20}$/, 'phone_empty', 'phone_wrong'),
    checked: values.checked ? undefined : 'agreement',
  };
}
