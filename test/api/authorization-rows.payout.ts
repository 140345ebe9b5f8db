import { aBankAccount } from '../fixtures/payouts.js';
import type { MatrixRow } from './authorization-rows.js';

/** Whoever does not know the password gets no further: that the right one does is told beside. */
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

export const payoutRows: Record<string, MatrixRow> = {
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
};
