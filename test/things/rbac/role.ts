import { uniqueText } from '../../fixtures/rows.js';
import type { TestApi } from '../../support/api.js';
import { aRole } from '../../support/roles.js';
import type { Attempt } from '../database.js';
import { broken, text, twice } from '../faults.js';
import { type Cast, OTHERS_NOTHING } from '../matrix-row.js';
import { thing } from '../thing.js';

declare module '../database.js' {
  interface World {
    role: number;
  }
}

const PAY = 'finance:withdrawal:pay';

const roleOf = async (api: TestApi, { seller }: Cast): Promise<{ id: number }> => ({
  id: await aRole(api.db, seller.companyId),
});

/** The platform's only administrator, in a world that has no other. */
async function anAdmin({ insert, becomeOwner }: Attempt): Promise<{ account: number; role: number }> {
  await becomeOwner(); // the server gives it by an approved change
  const account = await insert('account');
  const role = await insert('role', { company_id: null, is_wildcard: true });
  await insert('account_role', { account_id: account, role_id: role });
  return { account, role };
}

/** Of the platform, giving nothing yet. */
async function aHeldRole({ insert }: Attempt): Promise<number> {
  const role = await insert('role', { company_id: null });
  await insert('account_role', { account_id: await insert('account'), role_id: role });
  return role;
}

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
  database: {
    rows: {
      role: (world) => ({ company_id: world.company, role_name: `role ${text()}` }),
      role_menu: (world) => ({ role_id: world.role, menu_id: world.menu }),
      account_role: (world) => ({ account_id: world.rival, role_id: world.role }),
    },
    world: {
      role: 'role',
    },
    breaks: [
      twice('role', 'role_name_uq', 'two roles of one name in a company', { role_name: 'Sales' }),
      twice('role', 'role_name_uq', 'two roles of one name on the platform, where the company is null', {
        role_name: 'Sales',
        company_id: null,
      }),
      broken('role', 'role_name_length_ck', 'a role without a name', { role_name: '' }),
      broken('role', 'role_status_ck', 'an unknown state of a role', { status: 2 }),
      broken('role', 'role_data_scope_ck', 'an unknown data scope', { data_scope: 5 }),
      broken('role', 'role_kind_ck', 'an owner who may not everything', { kind: 'owner' }),
      broken('role', 'role_kind_ck', 'an owner of no company', {
        kind: 'owner',
        is_wildcard: true,
        company_id: null,
      }),
      broken('role', 'role_kind_ck', 'an administrator of a company', {
        kind: 'administrator',
        is_wildcard: true,
      }),
      broken('role', 'role_kind_ck', 'a kind of role that nobody knows', { kind: 'clerk' }),
      twice('role', 'role_owner_uq', 'a second owner role of one company', {
        kind: 'owner',
        is_wildcard: true,
      }),
      twice('role_menu', 'role_menu_pk', 'a menu twice in one role', {}),
      twice('account_role', 'account_role_once_uq', 'a role held twice', {}),
      {
        refuses: 'account_role_approved',
        violation: 'to give money rights by no change',
        when: async (attempt) => {
          const role = await attempt.insert('role', { company_id: null, is_wildcard: true });
          await attempt.insert('account_role', {
            account_id: await attempt.insert('account'),
            role_id: role,
          });
        },
      },
      {
        refuses: 'role_menu_approved',
        violation: 'to give a held role a money right by no change',
        when: async (attempt) => {
          const menu = await attempt.insert('menu', { perms: PAY });
          await attempt.insert('role_menu', { role_id: await aHeldRole(attempt), menu_id: menu });
        },
      },
      {
        refuses: 'role_approved',
        violation: 'to let a held role give everything by no change',
        when: async (attempt) => {
          const role = await aHeldRole(attempt);
          await attempt.sql('UPDATE role SET is_wildcard = true WHERE id = $1', [role]);
        },
      },
      {
        refuses: 'menu_money_right',
        violation: 'to turn a menu of a held role into a money right',
        when: async (attempt) => {
          const menu = await attempt.insert('menu');
          await attempt.insert('role_menu', { role_id: await aHeldRole(attempt), menu_id: menu });
          await attempt.sql('UPDATE menu SET perms = $2 WHERE id = $1', [menu, PAY]);
        },
      },
      {
        refuses: 'account_last_admin',
        violation: 'to disable the last administrator',
        when: async (attempt) => {
          const { account } = await anAdmin(attempt);
          await attempt.sql('UPDATE account SET status = 0 WHERE id = $1', [account]);
        },
      },
      {
        refuses: 'account_last_admin',
        violation: 'to delete the last administrator',
        when: async (attempt) => {
          const { account } = await anAdmin(attempt);
          await attempt.sql('UPDATE account SET deleted_at = clock_timestamp() WHERE id = $1', [account]);
        },
      },
      {
        refuses: 'account_role_last_admin',
        violation: 'to take the role from the last administrator',
        when: async (attempt) => {
          const { account } = await anAdmin(attempt);
          await attempt.sql('DELETE FROM account_role WHERE account_id = $1', [account]);
        },
      },
      {
        refuses: 'role_last_admin',
        violation: 'to switch off the role of the last administrator',
        when: async (attempt) => {
          const { role } = await anAdmin(attempt);
          await attempt.sql('UPDATE role SET status = 0 WHERE id = $1', [role]);
        },
      },
      {
        refuses: 'role_last_admin',
        violation: 'to make the role of the last administrator an ordinary one',
        when: async (attempt) => {
          const { role } = await anAdmin(attempt);
          await attempt.sql('UPDATE role SET is_wildcard = false WHERE id = $1', [role]);
        },
      },
    ],
    answers: {
      role_menu_approved: 'role_approved_ck',
      role_approved: 'role_approved_ck',
      account_role_approved: 'account_role_approved_ck',
      menu_money_right: 'menu_money_right_ck',
      account_last_admin: 'account_role_last_admin_ck',
      account_role_last_admin: 'account_role_last_admin_ck',
      role_last_admin: 'account_role_last_admin_ck',
    },
    unmapped: [
      [
        /^(role|role_menu|account_role|menu|dept)_/,
        'bounded by the request’s schema, or ids the code has read under the lock of the same transaction',
      ],
    ],
  },
});
