import { fieldError } from '../../platform/kernel/app-error.js';
import { callingCodes } from './countries.js';
import { toE164 } from './phone-number.js';

/** Where a person is reached, and by which their account is found. */
export interface ContactPoint {
  kind: 'email' | 'phone';
  /** A folded e-mail address, or a number as E.164. */
  address: string;
}

/** One spelling per address (I1): NFC and lower case, as the unique index keeps it. */
export const foldEmail = (email: string): string => email.normalize('NFC').toLowerCase().normalize('NFC');

export const emailPoint = (email: string): ContactPoint => ({ kind: 'email', address: foldEmail(email) });

/** @param areaCode "+81" or "81"; refused with its field when it is not on the list (I4) */
export function phonePoint(areaCode: string, phone: string): ContactPoint {
  if (!callingCodes().has(digitsOf(areaCode))) throw fieldError({ area_code: { key: 'choice' } });
  const address = toE164(areaCode, phone);
  if (address === null) throw fieldError({ phone: { key: 'format' } });
  return { kind: 'phone', address };
}

/** "+81", as accounts keep it. */
export const areaCodeOf = (areaCode: string): string => `+${digitsOf(areaCode)}`;

const digitsOf = (areaCode: string): string => areaCode.replace(/^\+/, '');
