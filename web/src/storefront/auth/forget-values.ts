import type { Language } from '@fovea/shared-types/language';
import type { ForgetPasswordRequest } from '@fovea/shared-types/member/password.dto';
import { type FieldProblems, plainText } from '../../kit/form/use-form';
import { HOME_AREA_CODE } from './area-codes';
import { passwordProblems, type PasswordProblem } from './password-pair';
import { codeProblem, codeText, emailProblem, numberProblems, type NumberProblem } from './send-code';

/** Where the code goes. */
export type ForgetWay = 'mail' | 'phone';

export interface ForgetValues {
  email: string;
  area_code: string;
  phone: string;
  code: string;
  password: string;
  password_confirm: string;
}

export const firstForgetValues = (language: Language, email = ''): ForgetValues => ({
  email,
  area_code: HOME_AREA_CODE[language],
  phone: '',
  code: '',
  password: '',
  password_confirm: '',
});

type Problem =
  | NonNullable<ReturnType<typeof emailProblem> | ReturnType<typeof codeProblem>>
  | NumberProblem
  | PasswordProblem;

export const forgetProblems = (
  way: ForgetWay,
  values: ForgetValues,
): FieldProblems<ForgetValues, Problem> => ({
  ...(way === 'mail' ? { email: emailProblem(values.email) } : numberProblems(values)),
  code: codeProblem(values.code),
  ...passwordProblems(values),
});

/** Only what belongs to the way: of the other nothing is sent, even if it was typed. */
export const forgetRequest = (way: ForgetWay, values: ForgetValues): ForgetPasswordRequest => ({
  ...(way === 'mail'
    ? { email: plainText(values.email) }
    : { area_code: values.area_code, phone: plainText(values.phone) }),
  code: codeText(values.code),
  password: values.password,
  password_confirm: values.password_confirm,
});
