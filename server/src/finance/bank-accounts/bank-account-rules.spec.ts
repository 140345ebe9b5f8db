import type { BankAccountFields } from '@fovea/shared-types/finance/bank-account.dto';
import { AppError } from '../../platform/kernel/app-error.js';
import { endOf, readBankAccount } from './bank-account-rules.js';

const OF_JAPAN: BankAccountFields = {
  country: 'JP',
  currency: 'JPY',
  bank_name: '見本銀行',
  bank_code: '００01',
  branch_name: '本店',
  branch_code: '001',
  account_type: 1,
  payee: 'ミホン　ハナコ',
  account_no: '12-345',
};
const OF_CHINA: BankAccountFields = {
  country: 'CN',
  currency: 'CNY',
  bank_name: '示例银行北京分行',
  bank_code: '102100099996',
  payee: '示例公司',
  account_no: '6222 0202 0011 2233 445',
};
const ABROAD: BankAccountFields = {
  country: 'DE',
  currency: 'USD',
  bank_name: 'Sample Bank',
  bank_code: 'cobadeff',
  payee: 'Sample GmbH',
  account_no: 'DE89 3704 0044 0532 0130 00',
};

function faultsOf(request: BankAccountFields): Record<string, string> {
  try {
    readBankAccount(request);
    return {};
  } catch (error) {
    if (!(error instanceof AppError) || !error.fields) throw error;
    return Object.fromEntries(Object.entries(error.fields).map(([name, { key }]) => [name, key]));
  }
}

describe('a bank account', () => {
  it('is kept as its banks write it', () => {
    expect(readBankAccount(OF_JAPAN)).toMatchObject({
      bank_code: '0001',
      payee: 'ﾐﾎﾝ ﾊﾅｺ',
      number: '0012345',
      account_type: 1,
    });
    expect(readBankAccount(OF_CHINA)).toMatchObject({ number: '6222020200112233445', branch_code: '' });
    expect(readBankAccount(ABROAD)).toMatchObject({
      bank_code: 'COBADEFF',
      number: 'DE89370400440532013000',
      account_type: null,
    });
    expect(readBankAccount({ ...ABROAD, country: 'US', account_no: '000123456789' }).number).toBe(
      '000123456789',
    );
  });

  it.each([
    [{ ...OF_JAPAN, bank_code: '12' }, { bank_code: 'format' }],
    [
      { ...OF_JAPAN, branch_code: '12', branch_name: ' ' },
      { branch_code: 'format', branch_name: 'required' },
    ],
    [{ ...OF_JAPAN, payee: '見本花子' }, { payee: 'kana' }],
    [{ ...OF_JAPAN, payee: 'ア'.repeat(31) }, { payee: 'too_long' }],
    [{ ...OF_JAPAN, account_no: '12345678' }, { account_no: 'format' }],
    [{ ...OF_JAPAN, account_type: undefined }, { account_type: 'required' }],
    [{ ...OF_CHINA, bank_code: '1021' }, { bank_code: 'format' }],
    [{ ...OF_CHINA, account_no: 'ABC12345678' }, { account_no: 'format' }],
    [{ ...ABROAD, bank_code: '1' }, { bank_code: 'format' }],
    [{ ...ABROAD, account_no: 'DE88 3704 0044 0532 0130 00' }, { account_no: 'iban' }],
    [{ ...ABROAD, country: 'FR' }, { account_no: 'iban' }],
    [{ ...ABROAD, payee: '  ' }, { payee: 'required' }],
  ])('is refused where its banks would not take it: %#', (request, faults) => {
    expect(faultsOf(request)).toEqual(faults);
  });

  it('shows never more than half of its number', () => {
    expect(endOf('0012345')).toBe('345');
    expect(endOf('DE89370400440532013000')).toBe('3000');
  });
});
