import { uniqueText } from '../fixtures/rows.js';
import type { TestApi } from '../support/api.js';
import { aDept, aHolder, aMenu, aRole } from '../support/roles.js';
import type { Cast, MatrixRow } from './authorization-rows.js';

const roleOf = async (api: TestApi, { seller }: Cast): Promise<{ id: number }> => ({
  id: await aRole(api.db, seller.companyId),
});
const deptOf = async (api: TestApi, { seller }: Cast): Promise<{ id: string }> => ({
  id: String(await aDept(api.db, seller.companyId)),
});
const menuOf = async (api: TestApi): Promise<{ id: string }> => ({ id: String(await aMenu(api.db)) });

async function userOf(api: TestApi, cast: Cast): Promise<{ id: number }> {
  const { id } = await roleOf(api, cast);
  return { id: await aHolder(api.db, id, cast.seller.companyId) };
}

async function sessionOf(api: TestApi, { seller }: Cast): Promise<{ id: number }> {
  const { rows } = await api.db.query<{ id: number }>('SELECT id FROM session WHERE account_id = $1', [
    seller.accountId,
  ]);
  return { id: rows[0]?.id ?? 0 };
}

async function lineOf(api: TestApi, { seller }: Cast): Promise<{ id: number }> {
  const { rows } = await api.db.query<{ id: number }>(
    `INSERT INTO audit_log (account_id, company_id, action, subject_type) VALUES ($1, $2, 'sample:thing:do', 'thing')
     RETURNING id`,
    [seller.accountId, seller.companyId],
  );
  return { id: rows[0]?.id ?? 0 };
}

const OTHERS_NOTHING: Pick<MatrixRow, 'others'> = { others: 'NOT_FOUND' };
const PASSWORD = 'a long enough secret';

export const rbacRows: Record<string, MatrixRow> = {
  '/auth/my-menu': {},
  '/auth/route-menu': {},
  '/auth/menu-list': {},
  '/auth/menu-detail': { request: menuOf },
  '/auth/add-menu': {
    request: async () => ({
      pid: '0',
      menu_type: 'C',
      menu_name: '说明书',
      menu_name_e: 'Manuals',
      menu_name_j: '説明書',
      link: 'https://manuals.test.example',
    }),
  },
  '/auth/update-menu': { request: async (api) => ({ ...(await menuOf(api)), sort: 3 }) },
  '/auth/del-menu': { request: menuOf },
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
  '/auth/dept-list': {},
  '/auth/dept-detail': { request: deptOf, ...OTHERS_NOTHING },
  '/auth/add-dept': {
    request: async (_, { seller }) => ({
      pid: '0',
      dept_name: `Dept ${uniqueText()}`,
      company_id: seller.companyId,
    }),
    ...OTHERS_NOTHING,
  },
  '/auth/update-dept': {
    request: async (api, cast) => ({ ...(await deptOf(api, cast)), leader: 'Somebody' }),
    ...OTHERS_NOTHING,
  },
  '/auth/del-dept': { request: deptOf, ...OTHERS_NOTHING },
  '/auth/dept-options': {
    request: async (_, { seller }) => ({ company_id: seller.companyId }),
    ...OTHERS_NOTHING,
  },
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
  '/auth/session-list': {
    request: async (_, { seller }) => ({ account_id: seller.accountId }),
    others: 'empty',
  },
  '/auth/end-session': { request: sessionOf, ...OTHERS_NOTHING },
  '/audit-logs/audit-log-list': {
    request: async (api, cast) => {
      await lineOf(api, cast);
      return { account_id: cast.seller.accountId };
    },
    others: 'empty',
  },
  '/audit-logs/audit-log-detail': { request: lineOf, ...OTHERS_NOTHING },
};
