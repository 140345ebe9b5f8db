import { randomBytes } from 'node:crypto';
import { aBankAccount } from '../../fixtures/payouts.js';
import { anyTime } from '../database.js';
import { thing } from '../thing.js';

declare module '../database.js' {
  interface World {
    /** Of `buyer`, in yen. */
    bankAccount: number;
  }
}

/** A wrong password is refused: that the right one works is tested separately. */
const ACCOUNT = {
  country: 'JP',
  currency: 'JPY',
  bank_name: '見本銀行',
  bank_code: '0001',
  branch_name: '本店',
  branch_code: '001',
  account_type: 1,
  payee: 'ﾐﾎﾝ ﾊﾅｺ',
  account_no: '1234567',
  password: 'not the password',
};

export default thing({
  calls: {
    '/bank-accounts/bank-account-list': {},
    '/bank-accounts/add-bank-account': {
      request: async () => ACCOUNT,
      right: 'PASSWORD_WRONG',
      others: 'PASSWORD_WRONG',
    },
    '/bank-accounts/update-bank-account': {
      request: async (api, { member }) => ({ ...ACCOUNT, id: await aBankAccount(api.db, member.accountId) }),
      right: 'PASSWORD_WRONG',
      others: 'PASSWORD_WRONG',
    },
    '/bank-accounts/del-bank-account': {
      request: async (api, { member }) => ({ id: await aBankAccount(api.db, member.accountId) }),
      others: 'NOT_FOUND',
    },
    '/bank-accounts/add-company-bank-account': {
      request: async () => ACCOUNT,
      right: 'PASSWORD_WRONG',
      others: 'PASSWORD_WRONG',
      platform: 'NOT_FOUND',
    },
    '/bank-accounts/del-company-bank-account': {
      request: async (api, { seller }) => ({
        id: await aBankAccount(api.db, seller.accountId, { company_id: seller.companyId }),
      }),
      others: 'NOT_FOUND',
      platform: 'NOT_FOUND',
    },
  },
  reach: {
    shared: {
      '/bank-accounts/del-company-bank-account': 'money of a company',
    },
  },
  ids: {
    lookedAtLate: {
      '/bank-accounts/update-bank-account#id': 'the password is checked first',
    },
  },
  database: {
    rows: {
      bank_account: (world) => ({
        account_id: world.buyer,
        country: 'JP',
        currency: 'JPY',
        bank_name: '見本銀行',
        bank_code: '0001',
        branch_name: '本店',
        branch_code: '001',
        account_type: 1,
        payee: 'ﾐﾎﾝ ﾊﾅｺ',
        number_sealed: randomBytes(36),
        number_end: '567',
      }),
    },
    world: {
      bankAccount: 'bank_account',
    },
    breaks: [
      {
        refuses: 'bank_account_default_uq',
        violation: 'two defaults of one owner in one currency',
        when: async ({ insert }) => {
          await insert('bank_account', { is_default: true });
          await insert('bank_account', { is_default: true });
        },
      },
      {
        refuses: 'bank_account_default_ck',
        violation: 'a deleted bank account as the default',
        when: ({ insert }) => insert('bank_account', { is_default: true, deleted_at: new Date() }),
      },
      {
        refuses: 'bank_account_country_ck',
        violation: 'a country that is no code of one',
        when: ({ insert }) =>
          insert('bank_account', {
            country: 'jp',
            bank_code: 'COBADEFF',
            branch_code: '',
            account_type: null,
          }),
      },
      {
        refuses: 'bank_account_currency_ck',
        violation: 'an unsupported currency',
        when: ({ insert }) => insert('bank_account', { currency: 'EUR' }),
      },
      {
        refuses: 'bank_account_name_ck',
        violation: 'a bank without a name',
        when: ({ insert }) => insert('bank_account', { bank_name: '' }),
      },
      {
        refuses: 'bank_account_payee_ck',
        violation: 'an account of nobody',
        when: ({ insert }) => insert('bank_account', { payee: '' }),
      },
      {
        refuses: 'bank_account_end_ck',
        violation: 'more of a number in clear than its end',
        when: ({ insert }) => insert('bank_account', { number_end: '12345' }),
      },
      {
        refuses: 'bank_account_codes_ck',
        violation: 'an account in Japan without its branch',
        when: ({ insert }) => insert('bank_account', { branch_code: '' }),
      },
      {
        refuses: 'bank_account_codes_ck',
        violation: 'a BIC for an account in China',
        when: ({ insert }) =>
          insert('bank_account', {
            country: 'CN',
            bank_code: 'COBADEFF',
            branch_code: '',
            account_type: null,
          }),
      },
    ],
    appendOnly: {
      bank_account: anyTime('members and companies'),
    },
    forbidden: ['DELETE FROM bank_account', `UPDATE bank_account SET number_end = '0'`],
    unbreakable: ['bank_account_owner_uq'],
  },
});
