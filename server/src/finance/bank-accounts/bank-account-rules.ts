import type { BankAccountFields } from '@fovea/shared-types/finance/bank-account.dto';
import { BANK_ACCOUNT_TYPE } from '@fovea/shared-types/finance/payout-bounds';
import type { FieldFault } from '../../i18n/texts.js';
import { zenginText } from '../../platform/bank-files/zengin-text.js';
import { fieldError } from '../../platform/kernel/app-error.js';

/** An account as it is kept: what its country does not have is empty. */
export interface ReadBankAccount {
  country: string;
  currency: BankAccountFields['currency'];
  bank_name: string;
  bank_code: string;
  branch_name: string;
  branch_code: string;
  account_type: number | null;
  payee: string;
  number: string;
  isDefault: boolean;
}

/** The letters of a name that a transfer of Japan carries. */
const ZENGIN_NAME_MAX = 30;
const NUMBER_OF_JAPAN = 7;

const line = (text: string | undefined): string => (text ?? '').normalize('NFKC').trim().replace(/\s+/g, ' ');
/** Codes and numbers, without separators. */
const bare = (text: string | undefined): string =>
  (text ?? '').normalize('NFKC').replace(/[\s-]/g, '').toUpperCase();

/** @throws VALIDATION with every field that the banks of the country would not take */
export function readBankAccount(request: BankAccountFields): ReadBankAccount {
  const { country, currency } = request;
  const faults: Record<string, FieldFault> = {};
  const found = {
    country,
    currency,
    bank_name: line(request.bank_name),
    bank_code: bare(request.bank_code),
    branch_name: line(request.branch_name),
    branch_code: '',
    account_type: null,
    payee: line(request.payee),
    number: bare(request.account_no),
    isDefault: request.is_default === 1,
  };
  for (const name of ['bank_name', 'payee'] as const)
    if (found[name] === '') faults[name] = { key: 'required' };
  const read = country === 'JP' ? ofJapan(request, found, faults) : found;
  if (country !== 'JP') checkAbroad(found, faults);
  if (Object.keys(faults).length > 0) throw fieldError(faults);
  return read;
}

function ofJapan(
  request: BankAccountFields,
  found: ReadBankAccount,
  faults: Record<string, FieldFault>,
): ReadBankAccount {
  const branchCode = bare(request.branch_code);
  const payee = zenginText(found.payee);
  if (!/^\d{4}$/.test(found.bank_code)) faults.bank_code = { key: 'format' };
  if (found.branch_name === '') faults.branch_name = { key: 'required' };
  if (!/^\d{3}$/.test(branchCode)) faults.branch_code = { key: 'format' };
  if (!Object.values(BANK_ACCOUNT_TYPE).some((type) => type === request.account_type))
    faults.account_type = { key: 'required' };
  if (payee === null) faults.payee = { key: 'kana' };
  else if (payee.length > ZENGIN_NAME_MAX)
    faults.payee = { key: 'too_long', params: { limit: ZENGIN_NAME_MAX } };
  if (!/^\d{1,7}$/.test(found.number)) faults.account_no = { key: 'format' };
  return {
    ...found,
    branch_code: branchCode,
    account_type: request.account_type ?? null,
    payee: payee ?? '',
    number: found.number.padStart(NUMBER_OF_JAPAN, '0'),
  };
}

function checkAbroad(
  { country, bank_code, number }: ReadBankAccount,
  faults: Record<string, FieldFault>,
): void {
  if (country === 'CN') {
    if (!/^\d{12}$/.test(bank_code)) faults.bank_code = { key: 'format' };
    if (!/^\d{8,30}$/.test(number)) faults.account_no = { key: 'format' };
    return;
  }
  if (!/^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(bank_code)) faults.bank_code = { key: 'format' };
  if (/^[A-Z]{2}\d{2}/.test(number)) {
    if (!number.startsWith(country) || !isIban(number)) faults.account_no = { key: 'iban' };
  } else if (!/^[A-Z0-9]{4,34}$/.test(number)) faults.account_no = { key: 'format' };
}

/** ISO 13616: the first four letters behind the rest, letters as 10 to 35, and 1 is left of 97. */
function isIban(number: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(number)) return false;
  const figures = [...(number.slice(4) + number.slice(0, 4))].map((letter) => parseInt(letter, 36)).join('');
  return BigInt(figures) % 97n === 1n;
}

/** The end of a number by which its owner recognises it: never more than half of it. */
export const endOf = (number: string): string => number.slice(-Math.min(4, Math.floor(number.length / 2)));
