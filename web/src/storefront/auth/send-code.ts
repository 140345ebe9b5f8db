import { isEmail } from '@fovea/shared-types/email';
import { sendEmailCode, sendPhoneCode } from '@fovea/shared-types/member/member.calls';
import type { CODE_TYPE, PHONE_CODE_TYPE } from '@fovea/shared-types/member/code.dto';
import { type FieldProblems, plainText } from '../../kit/form/use-form';
import { api } from '../../lib/api-client';

// On the wire; the classes of shared-types are values of the server and never loaded here.
export const FOR_MAIL = { register: 1, retrieve: 2, bind: 3 } as const satisfies typeof CODE_TYPE;
export const FOR_PHONE = { login: 1, retrieve: 2, bind: 3 } as const satisfies typeof PHONE_CODE_TYPE;

/** A national number as people type it: digits with spaces, hyphens and brackets. */
export const PHONE = /^[\d\s()-]{4,20}$/;
const CODE = /^\d{6}$/;
export const POSTAL_CODE = /^[0-9A-Za-z -]{3,10}$/;

export const emailProblem = (email: string): 'email_empty' | 'email_wrong' | undefined => {
  const plain = plainText(email);
  if (plain === '') return 'email_empty';
  return isEmail(plain) ? undefined : 'email_wrong';
};

const phoneProblem = (phone: string): 'phone_empty' | 'phone_wrong' | undefined => {
  const plain = plainText(phone);
  if (plain === '') return 'phone_empty';
  return PHONE.test(plain) ? undefined : 'phone_wrong';
};

export type NumberProblem = NonNullable<ReturnType<typeof phoneProblem>> | 'area_code_empty';

/** Area code and national number. */
export const numberProblems = (values: {
  area_code: string;
  phone: string;
}): FieldProblems<typeof values, NumberProblem> => ({
  area_code: values.area_code === '' ? 'area_code_empty' : undefined,
  phone: phoneProblem(values.phone),
});

/** A code as the server wants it: people paste "123 456" and "123-456" as well. */
export const codeText = (typed: string): string => plainText(typed).replace(/[\s-]/g, '');

/** Six digits of an authenticator, however they are grouped, or a recovery code, to which its hyphens belong. */
export const factorCodeText = (typed: string): string => {
  const digits = codeText(typed);
  return CODE.test(digits) ? digits : plainText(typed);
};

export const codeProblem = (code: string): 'code_empty' | 'code_wrong' | undefined => {
  const plain = codeText(code);
  if (plain === '') return 'code_empty';
  return CODE.test(plain) ? undefined : 'code_wrong';
};

/** @returns the server's message about it; may be empty */
export async function mailCode(email: string, type: number): Promise<string> {
  let message = '';
  await api(
    sendEmailCode,
    { email: plainText(email), type },
    { quiet: true, onMessage: (msg) => (message = msg) },
  );
  return message;
}

/** @returns the server's message about it; may be empty */
export async function textCode(areaCode: string, phone: string, type: number): Promise<string> {
  let message = '';
  await api(
    sendPhoneCode,
    { phone: plainText(phone), area_code: areaCode, type },
    { quiet: true, onMessage: (msg) => (message = msg) },
  );
  return message;
}
