import {
  aBankAccount,
  aBankImport,
  aBankLine,
  aBankLineAside,
  aPayoutFile,
  aWithdrawal,
  fundCompany,
} from '../fixtures/payouts.js';
import type { TestApi } from '../support/api.js';
import { aBankFile } from '../support/bank-files.js';
import { aMember, giveMoney } from '../support/people.js';
import type { Cast, MatrixRow } from './authorization-rows.js';

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

const ofCompany = ({ seller }: Cast) => ({ accountId: seller.accountId, companyId: seller.companyId });
const ofMember = ({ member }: Cast) => ({ accountId: member.accountId, companyId: null });
/** Of the company, in a state. */
const aRequested =
  (status: number, more: object = {}) =>
  async (api: TestApi, cast: Cast): Promise<object> => ({
    id: await aWithdrawal(api.db, ofCompany(cast), status),
    ...more,
  });

export const payoutRows: Record<string, MatrixRow> = {
  '/dashboard/dashboard-figures': { request: async () => ({ range: 'today' }) },
  '/dashboard/dashboard-chart': { request: async () => ({ range: 'today', name: 'sales' }) },
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
  '/withdrawals/add-withdrawal': {
    request: async (api, { member }) => {
      await giveMoney(api.db, member.accountId, 1_000);
      const bank_account_id = await aBankAccount(api.db, member.accountId);
      return { money: '1000', currency: 'JPY', bank_account_id };
    },
    others: 'VALIDATION',
  },
  '/withdrawals/my-withdrawal-list': {},
  '/withdrawals/cancel-withdrawal': {
    request: async (api, cast) => ({ id: await aWithdrawal(api.db, ofMember(cast)) }),
    others: 'NOT_FOUND',
  },
  '/withdrawals/withdrawal-params': { platform: 'NOT_FOUND' },
  '/withdrawals/add-company-withdrawal': {
    request: async (api, { seller }) => {
      await fundCompany(api.db, seller.companyId);
      const bank_account_id = await aBankAccount(api.db, seller.accountId, { company_id: seller.companyId });
      return { money: '1000', currency: 'JPY', bank_account_id };
    },
    others: 'VALIDATION',
    platform: 'NOT_FOUND',
  },
  '/withdrawals/cancel-company-withdrawal': {
    request: aRequested(0),
    others: 'NOT_FOUND',
    platform: 'NOT_FOUND',
  },
  '/withdrawals/withdrawal-detail': { request: aRequested(0), others: 'NOT_FOUND' },
  '/withdrawals/audit-withdrawal': {
    request: async (api, cast) => ({ ids: [await aWithdrawal(api.db, ofCompany(cast))], status: 1 }),
  },
  '/withdrawals/pay-withdrawal': { request: aRequested(1, { bank_reference: 'T-1' }) },
  '/withdrawals/fail-withdrawal': { request: aRequested(1, { reason: 'looked at' }) },
  '/withdrawals/retry-withdrawal': { request: aRequested(3) },
  '/withdrawals/payout-files': {},
  // Our own account is not written down here.
  '/withdrawals/add-payout-file': {
    request: async () => ({ format: 1, currency: 'JPY', pay_on: new Date().toISOString().slice(0, 10) }),
    platform: 'STATE_CONFLICT',
  },
  '/withdrawals/payout-file-content': {
    request: async (api, cast) => ({ id: await aPayoutFile(api.db, ofCompany(cast)) }),
  },
  '/bank-imports/bank-import-accounts': {},
  '/bank-imports/upload-bank-file': { file: (api) => aBankFile(api, 'Date,Amount\n2026-11-24,5') },
  // Only for its sender.
  '/bank-imports/add-bank-import': {
    request: async (api, { member }) => ({ id: await aBankImport(api.db, member.accountId) }),
    platform: 'NOT_FOUND',
  },
  '/bank-lines/bank-line-detail': {
    request: async (api, { member }) => ({ id: await aBankLine(api.db, member.accountId) }),
  },
  // Nothing quotes it.
  '/bank-lines/match-bank-line': {
    request: async (api, { member }) => ({
      id: await aBankLine(api.db, member.accountId),
      subject_type: 'withdrawal',
      subject_id: 999_999_999,
    }),
    platform: 'NOT_FOUND',
  },
  '/bank-lines/set-aside-bank-line': {
    request: async (api, { member }) => ({
      id: await aBankLine(api.db, member.accountId),
      reason: 'not ours',
    }),
  },
  '/bank-lines/credit-bank-line': {
    request: async (api, { member }) => ({
      id: await aBankLine(api.db, member.accountId, { kind: 1 }),
      member_id: (await aMember(api)).accountId,
      reason: 'his transfer of today',
    }),
  },
  '/bank-lines/reopen-bank-line': {
    request: async (api, { member }) => ({ id: await aBankLineAside(api.db, member.accountId) }),
  },
  '/withdrawals/return-withdrawal': { request: aRequested(3, { reason: 'looked at' }) },
};
