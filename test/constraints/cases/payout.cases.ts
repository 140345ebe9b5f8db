import type { ConstraintCase } from '../proof.js';

export const payoutCases: ConstraintCase[] = [
  {
    refuses: 'bank_account_default_uq',
    says: 'two defaults of one owner in one currency',
    when: async ({ insert }) => {
      await insert('bank_account', { is_default: true });
      await insert('bank_account', { is_default: true });
    },
  },
  {
    refuses: 'bank_account_default_ck',
    says: 'a deleted bank account as the default',
    when: ({ insert }) => insert('bank_account', { is_default: true, deleted_at: new Date() }),
  },
  {
    refuses: 'bank_account_country_ck',
    says: 'a country that is no code of one',
    when: ({ insert }) =>
      insert('bank_account', { country: 'jp', bank_code: 'COBADEFF', branch_code: '', account_type: null }),
  },
  {
    refuses: 'bank_account_currency_ck',
    says: 'a currency that the house does not know',
    when: ({ insert }) => insert('bank_account', { currency: 'EUR' }),
  },
  {
    refuses: 'bank_account_name_ck',
    says: 'a bank without a name',
    when: ({ insert }) => insert('bank_account', { bank_name: '' }),
  },
  {
    refuses: 'bank_account_payee_ck',
    says: 'an account of nobody',
    when: ({ insert }) => insert('bank_account', { payee: '' }),
  },
  {
    refuses: 'bank_account_end_ck',
    says: 'more of a number in clear than its end',
    when: ({ insert }) => insert('bank_account', { number_end: '12345' }),
  },
  {
    refuses: 'bank_account_codes_ck',
    says: 'an account in Japan without its branch',
    when: ({ insert }) => insert('bank_account', { branch_code: '' }),
  },
  {
    refuses: 'bank_account_codes_ck',
    says: 'a BIC for an account in China',
    when: ({ insert }) =>
      insert('bank_account', { country: 'CN', bank_code: 'COBADEFF', branch_code: '', account_type: null }),
  },
];
