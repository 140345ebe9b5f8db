import { randomBytes } from 'node:crypto';
import { aBankAccount, YEN_ACCOUNT } from '../../fixtures/payouts.js';
import { anyTime } from '../database.js';
import { broken, twice } from '../faults.js';
import { thing } from '../thing.js';

declare module '../database.js' {
  interface World {
    /** Of `buyer`, in yen. */
    bankAccount: number;
  }
}

/** A wrong password is refused: that the right one works is tested separately. */
const ACCOUNT = {
  ...YEN_ACCOUNT,
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
        ...YEN_ACCOUNT,
        number_sealed: randomBytes(36),
        number_end: '567',
      }),
    },
    world: {
      bankAccount: 'bank_account',
    },
    breaks: [
      twice('bank_account', 'bank_account_default_uq', 'two defaults of one owner in one currency', {
        is_default: true,
      }),
      broken('bank_account', 'bank_account_default_ck', 'a deleted bank account as the default', {
        is_default: true,
        deleted_at: new Date(),
      }),
      broken('bank_account', 'bank_account_country_ck', 'a country that is no code of one', {
        country: 'jp',
        bank_code: 'COBADEFF',
        branch_code: '',
        account_type: null,
      }),
      broken('bank_account', 'bank_account_currency_ck', 'an unsupported currency', { currency: 'EUR' }),
      broken('bank_account', 'bank_account_name_ck', 'a bank without a name', { bank_name: '' }),
      broken('bank_account', 'bank_account_payee_ck', 'an account of nobody', { payee: '' }),
      broken('bank_account', 'bank_account_end_ck', 'more of a number in clear than its end', {
        number_end: '12345',
      }),
      broken('bank_account', 'bank_account_codes_ck', 'an account in Japan without its branch', {
        branch_code: '',
      }),
      broken('bank_account', 'bank_account_codes_ck', 'a BIC for an account in China', {
        country: 'CN',
        bank_code: 'COBADEFF',
        branch_code: '',
        account_type: null,
      }),
    ],
    appendOnly: {
      bank_account: anyTime('members and companies'),
    },
    forbidden: ['DELETE FROM bank_account', `UPDATE bank_account SET number_end = '0'`],
    unbreakable: ['bank_account_owner_uq'],
    unmapped: [
      [
        /^bank_account_(account_fk|company_fk|owner_uq|end_ck|default_ck)$/,
        'the owner is the caller or a company in the caller’s scope; the rest is set by the code under the owner’s lock',
      ],
    ],
  },
});
