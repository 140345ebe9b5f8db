import type { Currency } from '@fovea/shared-types/money';

/** Our account that a file is to be of, as staff wrote it down; empty is what they left out. */
export interface FileAccount {
  currency: Currency;
  number: string;
  bankCode: string;
  branchCode: string;
}

/** An account as a file names it; empty is what the file leaves out. */
export type StatedAccount = Omit<FileAccount, 'currency'>;

/** Of an IBAN: country and check figures before the bank's own number. */
const IBAN = /^[A-Z]{2}\d{2}[0-9A-Z]{11,30}$/;
/** The end of an IBAN names an account from so many letters on. */
const ENDING_MIN = 6;
/** The bank of a BIC, without the branch that may follow it. */
const BIC = /^([A-Z]{6}[0-9A-Z]{2})([0-9A-Z]{3})?$/;

/**
 * A file that names no account, or an account of ours whose number nobody wrote down, is of none: its movements would be
 * somebody else's. Bank and branch are compared where both sides name them.
 */
export const isSameAccount = (own: FileAccount, stated: StatedAccount): boolean =>
  isSameNumber(own, bare(stated.number)) &&
  isSameCode(own.bankCode, stated.bankCode) &&
  isSameCode(own.branchCode, stated.branchCode);

function isSameNumber({ number, bankCode, branchCode }: FileAccount, stated: string): boolean {
  const own = bare(number);
  if (own === '' || stated === '') return false;
  // Some banks write their own code and the branch's before the number.
  if ([own, branchCode + own, bankCode + branchCode + own].map(plain).includes(plain(stated))) return true;
  return endsIban(own, plain(stated)) || endsIban(stated, plain(own));
}

const endsIban = (iban: string, number: string): boolean =>
  IBAN.test(iban) && !IBAN.test(number) && number.length >= ENDING_MIN && iban.endsWith(number);

function isSameCode(own: string, stated: string): boolean {
  const [a, b] = [bare(own), bare(stated)];
  if (a === '' || b === '') return true;
  const [ofA, ofB] = [BIC.exec(a)?.[1], BIC.exec(b)?.[1]];
  // A BIC and a national code are not comparable.
  if (ofA === undefined || ofB === undefined) return ofA !== ofB || plain(a) === plain(b);
  return ofA === ofB;
}

const bare = (number: string): string => number.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
/** Zeros before a number only fill its column. */
const plain = (number: string): string => number.replace(/^0+(?=.)/, '');
