import { aBankAccount } from '../../fixtures/payouts.js';
import { thing } from '../thing.js';

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
});
