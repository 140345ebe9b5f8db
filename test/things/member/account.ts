import { memberStatus } from '@fovea/shared-types/member/company.calls';
import { memberMachine } from '@fovea/shared-types/states/member.states';
import { anAccount } from '../../fixtures/rows.js';
import type { TestApi } from '../../support/api.js';
import { type Cast, type Hidden, PLATFORM_ONLY } from '../matrix-row.js';
import { reason } from '../moves.js';
import { thing } from '../thing.js';

const aColleague = async (api: TestApi, { seller, member }: Cast): Promise<{ id: number }> => {
  await api.db.query('UPDATE account SET company_id = $1 WHERE id = $2', [
    seller.companyId,
    member.accountId,
  ]);
  return { id: member.accountId };
};

const PERSON: Hidden = { another: async (_api, { member }) => member.accountId };

export default thing({
  calls: {
    '/member/my-profile': {},
    '/member/update-profile': { request: async () => ({ username: 'Another Name' }) },
    '/members/member-detail': { request: aColleague, others: 'NOT_FOUND' },
    '/members/member-status': {
      request: async (_api, { member }) => ({ id: member.accountId, status: 0, reason: 'fraud' }),
      ...PLATFORM_ONLY,
    },
    '/members/member-month-payment': {
      request: async (_api, { member }) => ({ id: member.accountId, is_month_payment: 1 }),
      ...PLATFORM_ONLY,
    },
    '/members/member-add-good': {
      request: async (_api, { member }) => ({ id: member.accountId, is_add_good: 1 }),
      ...PLATFORM_ONLY,
    },
  },
  reach: {
    madeByNobody: ['/members/'],
  },
  ids: {
    hidden: {
      account_id: PERSON,
    },
  },
  records: {
    'member:account': {
      aRow: (api, { companyId }) => anAccount(api.db, { company_id: companyId }),
      isEverywhere: true,
    },
  },
  moves: [
    {
      machine: memberMachine,
      table: 'account',
      column: 'status',
      aRow: async ({ api }, status) => ({ id: await anAccount(api.db, { status }) }),
      actions: {
        disable: { path: memberStatus.path, body: (id) => ({ id, status: 0, reason }) },
        enable: { path: memberStatus.path, body: (id) => ({ id, status: 1 }) },
      },
    },
  ],
});
