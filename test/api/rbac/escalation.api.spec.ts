import { PERMISSIONS, WILDCARD, type Permission } from '@fovea/shared-types/permissions';
import {
  addMenu,
  addRole,
  addUser,
  delMenu,
  delRole,
  delUser,
  endSession,
  menuList,
  resetUserPassword,
  resetUserSecondFactor,
  roleList,
  roleMenuPreview,
  updateDept,
  updateMenu,
  updateRole,
  updateUser,
  userInfo,
  userPermissions,
  userStatus,
} from '@fovea/shared-types/rbac/rbac.calls';
import { uniqueText } from '../../fixtures/rows.js';
import { type Person, startApi, type TestApi } from '../../support/api.js';
import { aMember, aSeller, aStaff } from '../../support/people.js';
import { plant } from '../../support/planting.js';
import { aDept, aHolder, aMenu, aRole, menuIdsOf } from '../../support/roles.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());

/** A keeper of roles and people, without any other permission. */
const KEEPER = PERMISSIONS.filter((permission) => /^rbac:(role|user|dept):/.test(permission));
const aKeeper = (companyId: number | null = null, more: readonly Permission[] = []): Promise<Person> =>
  aStaff(api, [...KEEPER, ...more], companyId);

const permissionsOf = async (accountId: number): Promise<string[]> =>
  (await api.ok(userPermissions, {}, { as: await api.signIn(accountId) })).permissions;
const newUser = (role_ids: number[], more: object = {}) => ({
  username: 'New Person',
  email: `${uniqueText()}@test.example`,
  password: 'a long enough secret',
  role_ids,
  ...more,
});
const newRole = (menu_ids: string[], more: object = {}) => ({
  role_name: `Role ${uniqueText()}`,
  menu_ids,
  ...more,
});

describe('a role', () => {
  it('is not made of more than its maker holds', async () => {
    const keeper = await aKeeper();
    const menus = await menuIdsOf(api.db, ['auction:bid:void']);
    expect((await api.refused(addRole, newRole(menus), { as: keeper })).error).toBe('FORBIDDEN');
    const own = await api.ok(addRole, newRole(await menuIdsOf(api.db, ['rbac:role:list'])), { as: keeper });
    expect((await api.refused(updateRole, { id: own.id, menu_ids: menus }, { as: keeper })).error).toBe(
      'FORBIDDEN',
    );
  });

  it.each([
    ['by its name', () => newRole([], { role_name: WILDCARD }), 'done'],
    ['by its flag', () => newRole([], { is_wildcard: 1 }), 'FORBIDDEN'],
    ['by a field of the table', () => newRole([], { kind: 'owner', permissions: [WILDCARD] }), 'done'],
  ])('does not become the wildcard %s', async (_, request, outcome) => {
    const keeper = await aKeeper();
    const answer = await api.envelope(addRole.path, request(), { as: keeper });
    expect(answer.error ?? 'done').toBe(outcome);
    if (outcome !== 'done') return;
    const { id } = answer.data as { id: number };
    expect(await permissionsOf(await aHolder(api.db, id, null))).toEqual([]);
  });

  it('of their own, or one above them, cannot be changed or deleted', async () => {
    const keeper = await aKeeper();
    const { rows } = await api.db.query<{ role_id: number }>(
      'SELECT role_id FROM account_role WHERE account_id = $1',
      [keeper.accountId],
    );
    const above = await aRole(api.db, null, ['auction:bid:void']);
    const admin = await aRole(api.db, null, [], { is_wildcard: true });
    for (const id of [rows[0]?.role_id ?? 0, above, admin]) {
      expect((await api.refused(updateRole, { id, remark: 'mine' }, { as: keeper })).error).toBe('FORBIDDEN');
      expect((await api.refused(delRole, { id }, { as: keeper })).error).toBe('FORBIDDEN');
    }
  });

  it('of a company never carries what is the platform’s, even made by the platform’s administrator', async () => {
    const { companyId } = await aSeller(api);
    const admin = await aStaff(api, [WILDCARD]);
    const menu_ids = await menuIdsOf(api.db, ['rbac:menu:update']);
    expect(
      (await api.refused(addRole, newRole(menu_ids, { company_id: companyId }), { as: admin })).error,
    ).toBe('FORBIDDEN');
  });

  it('of a wider reach than its maker’s cannot be created', async () => {
    const { companyId } = await aSeller(api);
    const role = await aRole(api.db, companyId, KEEPER, { data_scope: 3 });
    const keeper = await api.signIn(await aHolder(api.db, role, companyId));
    const menu_ids = await menuIdsOf(api.db, ['rbac:user:list']);
    for (const data_scope of [1, 2, 3])
      expect((await api.refused(addRole, newRole(menu_ids, { data_scope }), { as: keeper })).error).toBe(
        'FORBIDDEN',
      );
    await api.ok(addRole, newRole(menu_ids, { data_scope: 4 }), { as: keeper });
  });

  it('of another company is as if it were not there', async () => {
    const [mine, theirs] = [await aSeller(api), await aSeller(api)];
    const keeper = await aKeeper(mine.companyId);
    const id = await aRole(api.db, theirs.companyId);
    for (const request of [
      api.refused(updateRole, { id, remark: 'ours' }, { as: keeper }),
      api.refused(delRole, { id }, { as: keeper }),
      api.refused(roleMenuPreview, { id }, { as: keeper }),
      api.refused(addRole, newRole([], { company_id: theirs.companyId }), { as: keeper }),
    ])
      expect((await request).error).toBe('NOT_FOUND');
    const list = await api.ok(roleList, { company_id: theirs.companyId }, { as: keeper });
    expect(list.total).toBe(0);
  });
});

describe('a menu', () => {
  const keeper = () =>
    aStaff(api, ['rbac:menu:add', 'rbac:menu:update', 'rbac:menu:delete', 'rbac:menu:list']);
  const aLink = {
    pid: '0',
    menu_type: 'C' as const,
    menu_name: '链接',
    menu_name_e: 'Link',
    menu_name_j: 'リンク',
    link: 'https://test.example',
  };

  it('takes no permission that its editor lacks, nor one that does not exist', async () => {
    const as = await keeper();
    expect((await api.refused(addMenu, { ...aLink, perms: 'rbac:role:update' }, { as })).error).toBe(
      'FORBIDDEN',
    );
    for (const perms of [WILDCARD, 'rbac:role:*', 'no:such:thing'])
      expect((await api.refused(addMenu, { ...aLink, perms }, { as })).fields).toHaveProperty('perms');
    const id = String(await aMenu(api.db));
    expect((await api.refused(updateMenu, { id, perms: 'rbac:role:update' }, { as })).error).toBe(
      'FORBIDDEN',
    );
    await api.ok(updateMenu, { id, perms: 'rbac:menu:list' }, { as });
  });

  it('grants its holders nothing that the editor could not grant', async () => {
    const as = await keeper();
    const menu = await aMenu(api.db, { perms: 'auction:bid:void', status: 0 });
    const role = await aRole(api.db, null);
    await api.db.query('INSERT INTO role_menu VALUES ($1, $2)', [role, menu]);
    const holder = await aHolder(api.db, role, null);
    expect((await api.refused(updateMenu, { id: String(menu), status: 1 }, { as })).error).toBe('FORBIDDEN');
    expect((await api.refused(updateMenu, { id: String(menu), perms: 'rbac:menu:add' }, { as })).error).toBe(
      'FORBIDDEN',
    );
    expect(await permissionsOf(holder)).toEqual([]);
  });

  it('that came with the program keeps what it permits', async () => {
    const admin = await aStaff(api, [WILDCARD]);
    const [id = ''] = await menuIdsOf(api.db, ['content:feedback:list']);
    for (const change of [{ perms: 'rbac:role:update' }, { perms: null }, { path: '/elsewhere' }])
      expect((await api.refused(updateMenu, { id, ...change }, { as: admin })).error).toBe('STATE_CONFLICT');
    expect((await api.refused(delMenu, { id }, { as: admin })).error).toBe('IN_USE');
  });

  it('is not for a merchant’s staff, even the owner', async () => {
    const { companyId } = await aSeller(api);
    const owner = await aStaff(api, [WILDCARD], companyId);
    expect((await api.refused(menuList, {}, { as: owner })).error).toBe('FORBIDDEN');
    expect((await api.refused(addMenu, aLink, { as: owner })).error).toBe('FORBIDDEN');
  });
});

describe('a person', () => {
  it('is not given a role above its giver, nor one of another place', async () => {
    const [mine, theirs] = [await aSeller(api), await aSeller(api)];
    const keeper = await aKeeper(mine.companyId);
    const target = await aHolder(api.db, await aRole(api.db, mine.companyId), mine.companyId);
    for (const [role, error] of [
      [await aRole(api.db, mine.companyId, ['auction:auction:decide']), 'FORBIDDEN'],
      [await aRole(api.db, mine.companyId, [], { is_wildcard: true }), 'FORBIDDEN'],
      [await aRole(api.db, theirs.companyId), 'NOT_FOUND'],
      [await aRole(api.db, null), 'NOT_FOUND'],
      [999_999_999, 'NOT_FOUND'],
    ] as const) {
      expect((await api.refused(addUser, newUser([role]), { as: keeper })).error).toBe(error);
      expect((await api.refused(updateUser, { id: target, role_ids: [role] }, { as: keeper })).error).toBe(
        error,
      );
    }
  });

  it('of a company gets no role of the platform, nor one of another company, from the platform either', async () => {
    const [mine, theirs] = [await aSeller(api), await aSeller(api)];
    const admin = await aStaff(api, [WILDCARD]);
    for (const role of [await aRole(api.db, null), await aRole(api.db, theirs.companyId)])
      expect(
        (await api.refused(addUser, newUser([role], { company_id: mine.companyId }), { as: admin })).fields,
      ).toHaveProperty('role_ids');
  });

  it('cannot promote, disable, delete or rename themselves', async () => {
    const keeper = await aKeeper();
    const id = keeper.accountId;
    const role = await aRole(api.db, null, ['rbac:role:list']);
    for (const refused of [
      api.refused(updateUser, { id, role_ids: [role] }, { as: keeper }),
      api.refused(updateUser, { id, username: 'Somebody Else' }, { as: keeper }),
      api.refused(userStatus, { id, status: 0 }, { as: keeper }),
      api.refused(resetUserPassword, { id, password: 'a long enough secret' }, { as: keeper }),
      api.refused(delUser, { id }, { as: keeper }),
    ])
      expect((await refused).error).toBe('FORBIDDEN');
  });

  it('a superior is out of reach: password, state, roles, sessions', async () => {
    const keeper = await aKeeper(null, ['rbac:session:end', 'rbac:user:reset-second-factor']);
    const admin = await aStaff(api, [WILDCARD]);
    const id = admin.accountId;
    const { rows } = await api.db.query<{ id: number }>('SELECT id FROM session WHERE account_id = $1', [id]);
    for (const refused of [
      api.refused(resetUserPassword, { id, password: 'a long enough secret' }, { as: keeper }),
      api.refused(resetUserSecondFactor, { id }, { as: keeper }),
      api.refused(updateUser, { id, email: 'mine@test.example' }, { as: keeper }),
      api.refused(userStatus, { id, status: 0 }, { as: keeper }),
      api.refused(delUser, { id }, { as: keeper }),
      api.refused(endSession, { id: rows[0]?.id ?? 0 }, { as: keeper }),
    ])
      expect((await refused).error).toBe('FORBIDDEN');
  });

  it('of another company, or no user at all, is answered as absent', async () => {
    const [mine, theirs] = [await aSeller(api), await aSeller(api)];
    const keeper = await aKeeper(mine.companyId);
    const stranger = await aHolder(api.db, await aRole(api.db, theirs.companyId), theirs.companyId);
    const shopper = (await aMember(api)).accountId;
    for (const id of [stranger, shopper]) {
      expect((await api.refused(updateUser, { id, username: 'Mine' }, { as: keeper })).error).toBe(
        'NOT_FOUND',
      );
      expect((await api.refused(userStatus, { id, status: 0 }, { as: keeper })).error).toBe('NOT_FOUND');
      expect((await api.refused(delUser, { id }, { as: keeper })).error).toBe('NOT_FOUND');
    }
    const role = await aRole(api.db, theirs.companyId);
    const intoTheirs = newUser([role], { company_id: theirs.companyId });
    expect((await api.refused(addUser, intoTheirs, { as: keeper })).error).toBe('NOT_FOUND');
  });

  it('is not moved into another company by an undeclared field', async () => {
    const [mine, theirs] = [await aSeller(api), await aSeller(api)];
    const keeper = await aKeeper(mine.companyId);
    const id = await aHolder(api.db, await aRole(api.db, mine.companyId), mine.companyId);
    const injected = {
      company_id: theirs.companyId,
      is_add_good: 1,
      is_wildcard: 1,
      permissions: [WILDCARD],
    };
    await api.ok(updateUser, { id, username: 'Same Place', ...injected }, { as: keeper });
    const { rows } = await api.db.query('SELECT company_id, is_add_good FROM account WHERE id = $1', [id]);
    expect(rows).toEqual([{ company_id: mine.companyId, is_add_good: 0 }]);
    const dept_id = String(await aDept(api.db, theirs.companyId));
    expect(await api.refused(updateUser, { id, dept_id }, { as: keeper })).toMatchObject({
      error: 'NOT_FOUND',
      fields: { dept_id: 'Is not one of the choices' },
    });
    expect((await api.refused(updateDept, { id: dept_id, leader: 'Me' }, { as: keeper })).error).toBe(
      'NOT_FOUND',
    );
  });

  it('who must set up a second factor is granted nothing until it is set up', async () => {
    const role = await aRole(api.db, null, ['auction:auction:list'], { needs_second_factor: true });
    const person = await api.signIn(await aHolder(api.db, role, null));
    expect(await api.ok(userInfo, {}, { as: person })).toMatchObject({
      permissions: [],
      must_enrol_second_factor: true,
    });
    expect(await api.ok(userPermissions, {}, { as: person })).toMatchObject({ has_role: 1, permissions: [] });
    await api.db.query(
      `INSERT INTO second_factor (account_id, secret, confirmed_at) VALUES ($1, decode(repeat('00', 60), 'hex'), clock_timestamp())`,
      [person.accountId],
    );
    expect(await api.ok(userInfo, {}, { as: person })).toMatchObject({
      permissions: ['auction:auction:list'],
      must_enrol_second_factor: false,
    });
  });
});

describe('the last administrator', () => {
  it('stays, whatever the request', async () => {
    const role = await aRole(api.db, null, [], { is_wildcard: true });
    await plant(
      api.db,
      `DELETE FROM account_role WHERE role_id <> $1
         AND role_id IN (SELECT id FROM role WHERE is_wildcard AND company_id IS NULL)
         AND EXISTS (SELECT FROM account_role WHERE role_id = $1)`,
      [role],
    );
    const one = await api.signIn(await aHolder(api.db, role, null));
    await plant(
      api.db,
      `DELETE FROM account_role WHERE account_id <> $1
         AND role_id IN (SELECT id FROM role WHERE is_wildcard AND company_id IS NULL)`,
      [one.accountId],
    );
    const other = await api.signIn(await aHolder(api.db, role, null));
    await api.ok(userStatus, { id: one.accountId, status: 0 }, { as: other });
    // The administrator may edit their own role, but not remove it from themselves.
    for (const refused of [
      api.refused(updateRole, { id: role, status: 0 }, { as: other }),
      api.refused(updateRole, { id: role, is_wildcard: 0 }, { as: other }),
    ])
      expect((await refused).error).toBe('LAST_ADMIN');
    await api.ok(updateRole, { id: role, remark: 'still here' }, { as: other });
  });
});
