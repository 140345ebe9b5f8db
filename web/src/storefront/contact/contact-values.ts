import type { Language } from '@fovea/shared-types/language';
import type { AddMessageBoardRequest } from '@fovea/shared-types/content/enquiry.dto';
import { type FieldProblems, plainText } from '../../kit/form/use-form';
import { emailProblem } from '../auth/send-code';

export type ContactValues = Omit<Required<AddMessageBoardRequest>, 'request_id'>;

export const EMPTY_CONTACT: ContactValues = {
  first_name: '',
  last_name: '',
  email: '',
  phone: '',
  message: '',
};

/** Family name first in Chinese and Japanese. */
export const nameOrder = (
  language: Language,
): readonly ['last_name' | 'first_name', 'last_name' | 'first_name'] =>
  language === 'en' ? ['first_name', 'last_name'] : ['last_name', 'first_name'];

export type ContactProblem =
  | 'first_name'
  | 'last_name'
  | 'email_empty'
  | 'email_wrong'
  | 'phone_empty'
  | 'phone_wrong'
  | 'message';

/** All five are required. */
export function contactProblems(values: ContactValues): FieldProblems<ContactValues, ContactProblem> {
  const isEmpty = (name: keyof ContactValues): boolean => plainText(values[name]) === '';
  return {
    last_name: isEmpty('last_name') ? 'last_name' : undefined,
    first_name: isEmpty('first_name') ? 'first_name' : undefined,
    email: emailProblem(values.email),
    phone: isEmpty('phone')
      ? 'phone_empty'
      : /^\+?[\d\s()-]{4,30}$/.test(plainText(values.phone))
        ? undefined
        : 'phone_wrong',
    message: isEmpty('message') ? 'message' : undefined,
  };
}

export const contactRequest = (values: ContactValues): ContactValues => ({
  first_name: values.first_name.trim(),
  last_name: values.last_name.trim(),
  email: plainText(values.email),
  phone: plainText(values.phone),
  message: values.message.trim(),
});
