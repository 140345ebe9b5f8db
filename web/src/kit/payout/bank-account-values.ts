import type { AddBankAccountRequest, BankAccount } from '@fovea/shared-types/finance/bank-account.dto';
import type { Currency } from '@fovea/shared-types/money';
import { plainText, type FieldProblems } from '../form/use-form';

export interface BankAccountValues {
  country: string | null;
  currency: Currency | null;
  bank_name: string;
  bank_code: string;
  branch_name: string;
  branch_code: string;
  account_type: string | null;
  payee: string;
  account_no: string;
  is_default: boolean;
  password: string;
  second_factor_code: string;
}

const CURRENCY_OF: Readonly<Record<string, Currency>> = { JP: 'JPY', CN: 'CNY' };
const currencyOf = (country: string | null): Currency => CURRENCY_OF[country ?? ''] ?? 'USD';

/** Everything of the one that is replaced but its number, which nobody is shown. */
export const bankAccountValues = (account: BankAccount | null, country: string): BankAccountValues => ({
  country: account?.country ?? country,
  currency: account?.currency ?? currencyOf(country),
  bank_name: account?.bank_name ?? '',
  bank_code: account?.bank_code ?? '',
  branch_name: account?.branch_name ?? '',
  branch_code: account?.branch_code ?? '',
  account_type: String(account?.account_type ?? 1),
  payee: account?.payee ?? '',
  account_no: '',
  is_default: account?.is_default === 1,
  password: '',
  second_factor_code: '',
});

const IN_JAPAN = ['branch_name', 'branch_code'] as const;

export function bankAccountProblems(values: BankAccountValues): FieldProblems<BankAccountValues, 'empty'> {
  const required = ['bank_name', 'bank_code', ...(values.country === 'JP' ? IN_JAPAN : []), 'payee'] as const;
  const problems: FieldProblems<BankAccountValues, 'empty'> = {};
  if (values.country === null) problems.country = 'empty';
  for (const name of [...required, 'account_no'] as const)
    if (values[name].trim() === '') problems[name] = 'empty';
  if (values.password === '') problems.password = 'empty';
  return problems;
}

/** Only what the country's banks have: what was typed for another one stays behind. */
export function bankAccountRequest(values: BankAccountValues): AddBankAccountRequest {
  const code = plainText(values.second_factor_code);
  const isJapan = values.country === 'JP';
  return {
    country: values.country ?? '',
    currency: values.currency ?? 'JPY',
    bank_name: values.bank_name.trim(),
    bank_code: plainText(values.bank_code),
    payee: values.payee.trim(),
    account_no: plainText(values.account_no),
    is_default: values.is_default ? 1 : 0,
    ...(isJapan
      ? {
          branch_name: values.branch_name.trim(),
          branch_code: plainText(values.branch_code),
          account_type: Number(values.account_type),
        }
      : {}),
    password: values.password,
    ...(code === '' ? {} : { second_factor_code: code }),
  };
}
