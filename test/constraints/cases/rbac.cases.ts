import type { Attempt, ConstraintCase } from '../proof.js';

const broken = (
  refuses: string,
  table: string,
  changes: Record<string, string | number | boolean | null>,
  violation: string,
): ConstraintCase => ({
  refuses,
  violation,
  when: ({ insert }) => insert(table, changes),
});

const twice = (
  refuses: string,
  table: string,
  changes: Record<string, string | number | boolean | null>,
  violation: string,
): ConstraintCase => ({
  refuses,
  violation,
  when: async ({ insert }) => {
    await insert(table, changes);
    await insert(table, changes);
  },
});

const LONG = 'x'.repeat(101);

/** The platform's only administrator, in a world that has no other. */
async function anAdmin({ insert }: Attempt): Promise<{ account: number; role: number }> {
  const account = await insert('account');
  const role = await insert('role', { company_id: null, is_wildcard: true });
  await insert('account_role', { account_id: account, role_id: role });
  return { account, role };
}

export const rbacCases: ConstraintCase[] = [
  twice('role_name_uq', 'role', { role_name: 'Sales' }, 'two roles of one name in a company'),
  twice(
    'role_name_uq',
    'role',
    { role_name: 'Sales', company_id: null },
    'two roles of one name on the platform, where the company is null',
  ),
  broken('role_name_length_ck', 'role', { role_name: '' }, 'a role without a name'),
  broken('role_status_ck', 'role', { status: 2 }, 'an unknown state of a role'),
  broken('role_data_scope_ck', 'role', { data_scope: 5 }, 'an unknown data scope'),
  broken('role_kind_ck', 'role', { kind: 'owner' }, 'an owner who may not everything'),
  broken(
    'role_kind_ck',
    'role',
    { kind: 'owner', is_wildcard: true, company_id: null },
    'an owner of no company',
  ),
  broken(
    'role_kind_ck',
    'role',
    { kind: 'administrator', is_wildcard: true },
    'an administrator of a company',
  ),
  broken('role_kind_ck', 'role', { kind: 'clerk' }, 'a kind of role that nobody knows'),
  {
    refuses: 'role_owner_uq',
    violation: 'a second owner role of one company',
    when: async ({ insert }) => {
      await insert('role', { kind: 'owner', is_wildcard: true });
      await insert('role', { kind: 'owner', is_wildcard: true });
    },
  },
  twice('role_menu_pk', 'role_menu', {}, 'a menu twice in one role'),
  twice('account_role_once_uq', 'account_role', {}, 'a role held twice'),
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
  twice('menu_key_uq', 'menu', { key: 'sample' }, 'two rows of one name in the menu'),
  broken('menu_type_ck', 'menu', { menu_type: 'X', link: 'https://test.example' }, 'an unknown type of menu'),
  broken('menu_name_length_ck', 'menu', { menu_name: '' }, 'a menu without a Chinese title'),
  broken('menu_name_e_length_ck', 'menu', { menu_name_e: LONG }, 'an endless English title'),
  broken('menu_name_j_length_ck', 'menu', { menu_name_j: '' }, 'a menu without a Japanese title'),
  broken('menu_path_ck', 'menu', { path: 'javascript:x' }, 'a path that leads out of the product'),
  broken('menu_link_ck', 'menu', { link: 'javascript:x' }, 'a link that is no address'),
  broken('menu_perms_ck', 'menu', { perms: '*:*:*' }, 'the wildcard as the permission of a menu'),
  broken('menu_affix_ck', 'menu', { affix: 2 }, 'a switch that is neither on nor off'),
  broken('menu_hidden_ck', 'menu', { hidden: 2 }, 'a switch that is neither on nor off'),
  broken('menu_is_admin_ck', 'menu', { is_admin: 2 }, 'a switch that is neither on nor off'),
  broken('menu_status_ck', 'menu', { status: 2 }, 'an unknown state of a menu'),
  broken('menu_button_ck', 'menu', { menu_type: 'F' }, 'a button with a path and no permission'),
  broken('menu_button_ck', 'menu', { menu_type: 'M', perms: 'a:b:c' }, 'a directory with a permission'),
  broken('menu_button_ck', 'menu', { path: null }, 'a page that leads nowhere'),
  {
    refuses: 'menu_not_its_own_parent_ck',
    violation: 'a menu under itself',
    when: async ({ insert, sql }) => sql('UPDATE menu SET pid = id WHERE id = $1', [await insert('menu')]),
  },
  broken('dept_name_length_ck', 'dept', { dept_name: '' }, 'a department without a name'),
  broken('dept_status_ck', 'dept', { status: 2 }, 'an unknown state of a department'),
  twice('dept_name_uq', 'dept', { dept_name: 'Sales' }, 'two departments of one name in one place'),
  {
    refuses: 'dept_not_its_own_parent_ck',
    violation: 'a department under itself',
    when: async ({ insert, sql }) => sql('UPDATE dept SET pid = id WHERE id = $1', [await insert('dept')]),
  },
];
