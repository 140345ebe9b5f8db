import { uniqueText } from '../../fixtures/rows.js';
import type { TestApi } from '../../support/api.js';
import { aHolder, aRole } from '../../support/roles.js';
import { type Cast, OTHERS_NOTHING } from '../matrix-row.js';
import { thing } from '../thing.js';

const roleOf = async (api: TestApi, { seller }: Cast): Promise<{ id: number }> => ({
  id: await aRole(api.db, seller.companyId),
});

async function userOf(api: TestApi, cast: Cast): Promise<{ id: number }> {
  const { id } = await roleOf(api, cast);
  return { id: await aHolder(api.db, id, cast.seller.companyId) };
}

const PASSWORD = 'a long enough secret';

export default thing({
  calls: {
    '/index/user-permissions': {},
    '/auth/user-info': {},
    '/auth/user-list': {
      request: async (api, cast) => {
        await userOf(api, cast);
        return { company_id: cast.seller.companyId };
      },
      others: 'empty',
    },
    '/auth/user-detail': { request: userOf, ...OTHERS_NOTHING },
    '/auth/add-user': {
      request: async (api, cast) => ({
        username: 'New Person',
        email: `${uniqueText()}@test.example`,
        password: PASSWORD,
        role_ids: [(await roleOf(api, cast)).id],
        company_id: cast.seller.companyId,
      }),
      ...OTHERS_NOTHING,
    },
    '/auth/update-user': {
      request: async (api, cast) => ({ ...(await userOf(api, cast)), username: 'New Name' }),
      ...OTHERS_NOTHING,
    },
    '/auth/del-user': { request: userOf, ...OTHERS_NOTHING },
    '/auth/user-status': {
      request: async (api, cast) => ({ ...(await userOf(api, cast)), status: 0 }),
      ...OTHERS_NOTHING,
    },
    '/auth/reset-user-password': {
      request: async (api, cast) => ({ ...(await userOf(api, cast)), password: PASSWORD }),
      ...OTHERS_NOTHING,
    },
    '/auth/reset-user-second-factor': {
      request: async (api, cast) => {
        const user = await userOf(api, cast);
        await api.db.query(
          `INSERT INTO second_factor (account_id, secret, confirmed_at) VALUES ($1, decode(repeat('00', 64), 'hex'), clock_timestamp())`,
          [user.id],
        );
        return user;
      },
      ...OTHERS_NOTHING,
    },
    '/auth/user-options': {},
  },
  reach: {
    shared: {
      '/auth/add-user': 'who adds names the role of the new one, not a person',
      '/auth/user-list': 'shows at least the reader; data-scope.api.spec counts the others',
    },
    madeByNobody: [
      '/auth/user-list',
      '/auth/user-detail',
      '/auth/add-user',
      '/auth/update-user',
      '/auth/del-user',
      '/auth/user-status',
      '/auth/reset-user-password',
      '/auth/reset-user-second-factor',
      '/auth/user-options',
      '/auth/user-info',
    ],
  },
});
