import { uniqueText } from '../../fixtures/rows.js';
import type { TestApi } from '../../support/api.js';
import { aRole } from '../../support/roles.js';
import { type Cast, OTHERS_NOTHING } from '../matrix-row.js';
import { thing } from '../thing.js';

const roleOf = async (api: TestApi, { seller }: Cast): Promise<{ id: number }> => ({
  id: await aRole(api.db, seller.companyId),
});

export default thing({
  calls: {
    '/auth/role-list': {
      request: async (api, cast) => {
        await roleOf(api, cast);
        return { company_id: cast.seller.companyId };
      },
      others: 'empty',
    },
    '/auth/role-detail': { request: roleOf, ...OTHERS_NOTHING },
    '/auth/add-role': {
      request: async (_, { seller }) => ({
        role_name: `Role ${uniqueText()}`,
        menu_ids: [],
        company_id: seller.companyId,
      }),
      ...OTHERS_NOTHING,
    },
    '/auth/update-role': {
      request: async (api, cast) => ({ ...(await roleOf(api, cast)), remark: 'for the counter' }),
      ...OTHERS_NOTHING,
    },
    '/auth/del-role': { request: roleOf, ...OTHERS_NOTHING },
    '/auth/role-options': {
      request: async (_, { seller }) => ({ company_id: seller.companyId }),
      ...OTHERS_NOTHING,
    },
    '/auth/role-menu-options': {
      request: async (_, { seller }) => ({ company_id: seller.companyId }),
      ...OTHERS_NOTHING,
    },
    '/auth/role-menu-preview': { request: roleOf, ...OTHERS_NOTHING },
  },
  reach: {
    shared: {
      '/auth/add-role': 'a role is of the place in which it is held',
      '/auth/del-role': 'a role is of the place in which it is held',
      '/auth/role-detail': 'a role is of the place in which it is held',
      '/auth/role-list': 'a role is of the place in which it is held',
      '/auth/role-menu-options': 'a role is of the place in which it is held',
      '/auth/role-menu-preview': 'a role is of the place in which it is held',
      '/auth/role-options': 'a role is of the place in which it is held',
      '/auth/update-role': 'a role is of the place in which it is held',
    },
  },
  ids: {
    hidden: {
      role_id: '/auth/role-detail',
      role_ids: '/auth/role-detail',
    },
  },
});
