import type { Language } from '@fovea/shared-types/language';
import { type FieldProblems, plainText } from '../../kit/form/use-form';
import { HOME_AREA_CODE } from './area-codes';

export type LoginMode = 'password' | 'sms';

export interface LoginValues {
  /** E-mail, or a phone number with its area code. */
  email: string;
  password: string;
  area_code: string;
  phone: string;
  code: string;
  checked: boolean;
}

/** The agreement is ticked beforehand except in Chinese. */
export const firstLoginValues = (language: Language): LoginValues => ({
  email: '',
  password: '',
  area_code: HOME_AREA_CODE[language],
  phone: '',
  code: '',
  checked: language !== 'zh',
});

export type LoginProblem = 'email_empty' | 'password_empty' | 'phone_empty' | 'code_empty' | 'agreement';

/** Only empty fields: the server alone checks the rest, and with the same answer for all accounts. */
export function loginProblems(
  mode: LoginMode,
  values: LoginValues,
): FieldProblems<LoginValues, LoginProblem> {
  const checked = values.checked ? undefined : 'agreement';
  if (mode === 'password')
    return {
      email: values.email.trim() === '' ? 'email_empty' : undefined,
      password: values.password === '' ? 'password_empty' : undefined,
      checked,
    };
  return {
    phone: values.phone.trim() === '' ? 'phone_empty' : undefined,
    code: values.code.trim() === '' ? 'code_empty' : undefined,
    checked,
  };
}

const NUMBER = /^\+?[\d\s()-]{4,24}$/;

/**
 * What was typed goes along into the other mode: each keeps its own, and a phone number typed as the one account is
 * the phone of the other.
 */
export function valuesFor(mode: LoginMode, values: LoginValues): LoginValues {
  if (mode === 'password')
    return values.email.trim() === '' && values.phone.trim() !== ''
      ? { ...values, email: `${values.area_code}${plainText(values.phone).replace(/^0|\D/g, '')}` }
      : values;
  const typed = plainText(values.email);
  if (values.phone.trim() !== '' || !NUMBER.test(typed)) return values;
  const isInternational = typed.startsWith('+');
  const belongsHere = values.area_code !== '' && typed.startsWith(values.area_code);
  if (isInternational && !belongsHere) return values;
  return { ...values, phone: isInternational ? typed.slice(values.area_code.length).trim() : typed };
}
