import {
  addWithdrawal,
  auditWithdrawal,
  cancelWithdrawal,
  failWithdrawal,
  payWithdrawal,
  retryWithdrawal,
  returnWithdrawal,
} from '@fovea/shared-types/finance/withdrawal.calls';
import { withdrawalMachine } from '@fovea/shared-types/states/withdrawal.states';
import { aBankAccount, aPayoutFile, aWithdrawal, fundCompany } from '../../fixtures/payouts.js';
import type { TestApi } from '../../support/api.js';
import { listed, numberOf, type Pending } from '../../support/approval-contract.js';
import { aPayDay } from '../../support/bank-files.js';
import { aMember, aStaff, giveMoney } from '../../support/people.js';
import type { Cast } from '../matrix-row.js';
import { reason } from '../moves.js';
import { thing } from '../thing.js';

const ownersOf = ({ seller }: Cast) => ({ accountId: seller.accountId, companyId: seller.companyId });

const ofMember = ({ member }: Cast) => ({ accountId: member.accountId, companyId: null });

/** Of the company, in a state. */
const aRequested =
  (status: number, more: object = {}) =>
  async (api: TestApi, cast: Cast): Promise<object> => ({
    id: await aWithdrawal(api.db, ownersOf(cast), status),
    ...more,
  });

/** The limit above which two people approve is a row of the schema: a million yen. */
async function drawn(api: TestApi, amount: string): Promise<Pending> {
  const initiator = await aStaff(api, []);
  await giveMoney(api.db, initiator.accountId, Number(amount));
  const bank_account_id = await aBankAccount(api.db, initiator.accountId);
  const request = { money: amount, currency: 'JPY' as const, bank_account_id };
  const { id } = await api.ok(addWithdrawal, request, { as: initiator });
  return { id, documentId: id, initiator };
}

export default thing({
  calls: {
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
        const bank_account_id = await aBankAccount(api.db, seller.accountId, {
          company_id: seller.companyId,
        });
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
      request: async (api, cast) => ({ ids: [await aWithdrawal(api.db, ownersOf(cast))], status: 1 }),
    },
    '/withdrawals/pay-withdrawal': { request: aRequested(1, { bank_reference: 'T-1' }) },
    '/withdrawals/fail-withdrawal': { request: aRequested(1, { reason: 'looked at' }) },
    '/withdrawals/retry-withdrawal': { request: aRequested(3) },
    '/withdrawals/payout-files': {},
    // Our own account is not written down here.
    '/withdrawals/add-payout-file': {
      request: async () => ({ format: 1, currency: 'JPY', pay_on: aPayDay(), expected_total: '1' }),
      platform: 'STATE_CONFLICT',
    },
    '/withdrawals/payout-payees': { request: async () => ({ format: 1, currency: 'JPY' }) },
    '/withdrawals/payout-file-payees': {
      request: async (api, cast) => ({ id: await aPayoutFile(api.db, ownersOf(cast)) }),
    },
    '/withdrawals/payout-list': {
      request: async (api, cast) => ({ id: await aPayoutFile(api.db, ownersOf(cast)) }),
    },
    '/withdrawals/payout-file-content': {
      request: async (api, cast) => ({ id: await aPayoutFile(api.db, ownersOf(cast)) }),
    },
    '/withdrawals/return-withdrawal': { request: aRequested(3, { reason: 'looked at' }) },
  },
  reach: {
    shared: {
      '/withdrawals/cancel-company-withdrawal': 'money of a company',
      '/withdrawals/withdrawal-detail': 'money of a company',
    },
  },
  ids: {
    hidden: {
      '/withdrawals/withdrawal-list#id': '/withdrawals/withdrawal-detail',
    },
  },
  records: {
    'finance:withdrawal': { aRow: ({ db }, owner) => aWithdrawal(db, owner) },
    'finance:withdrawal-review': { aRow: ({ db }, owner) => aWithdrawal(db, owner) },
    'finance:withdrawal-limit': {
      aRow: async ({ db }) => {
        const { rows } = await db.query<{ id: number }>(
          `SELECT id FROM withdrawal_limit WHERE currency = 'JPY'`,
        );
        return rows[0]?.id ?? 0;
      },
      isEverywhere: true,
    },
  },
  moves: [
    {
      machine: withdrawalMachine,
      table: 'withdrawal',
      column: 'status',
      aRow: async ({ api }, status) => {
        const owner = await aMember(api);
        const drawer = { accountId: owner.accountId, companyId: null };
        return { id: await aWithdrawal(api.db, drawer, status), owner };
      },
      actions: {
        approve: { path: auditWithdrawal.path, body: (id) => ({ ids: [id], status: 1 }) },
        'first of two approvals': { path: auditWithdrawal.path, body: (id) => ({ ids: [id], status: 1 }) },
        reject: {
          path: auditWithdrawal.path,
          body: (id) => ({ ids: [id], status: -1, audit_notes: reason }),
        },
        withdraw: { path: cancelWithdrawal.path, isOwners: true, body: (id) => ({ id }) },
        'record the payout': { path: payWithdrawal.path, body: (id) => ({ id, bank_reference: 'T-2' }) },
        'bank refused': { path: failWithdrawal.path, body: (id) => ({ id, reason }) },
        'try again': { path: retryWithdrawal.path, body: (id) => ({ id }) },
        'give up': { path: returnWithdrawal.path, body: (id) => ({ id, reason }) },
      },
    },
  ],
  approvals: {
    'the approval of withdrawals': {
      name: 'withdrawal',
      permission: 'finance:withdrawal:approve',
      reads: 'finance:withdrawal-review:list',
      path: auditWithdrawal.path,
      notesField: 'audit_notes',
      auditAction: 'finance:withdrawal:audit',
      isNeverOwn: true,
      aPending: (api) => drawn(api, '1000000'),
      aValuable: (api) => drawn(api, '1000001'),
      body: listed,
      statusOf: (api, { id }) => numberOf(api, 'SELECT status AS found FROM withdrawal WHERE id = $1', id),
    },
  },
});
