import { randomInt } from 'node:crypto';

export const RECOVERY_CODES = 10;
const GROUPS = 3;
const GROUP_LENGTH = 4;
/** Without 0, O, 1, I and L: they are written down and typed again. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';

const letters = (count: number): string =>
  Array.from({ length: count }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** "ABCD-2345-WXYZ": 59 random bits, so that a keyed hash of it reveals nothing. */
export const newRecoveryCode = (): string =>
  Array.from({ length: GROUPS }, () => letters(GROUP_LENGTH)).join('-');

/** Its one spelling, or null for a text that can be no recovery code. */
export function readRecoveryCode(text: string): string | null {
  const code = text.replaceAll('-', '').toUpperCase();
  return code.length === GROUPS * GROUP_LENGTH ? code : null;
}
