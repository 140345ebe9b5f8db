import { WILDCARD } from '@fovea/shared-types/permissions';
import type { MyMenuItem } from '@fovea/shared-types/rbac/menu.dto';
import { ROLE_MENUS_MAX } from '@fovea/shared-types/rbac/role.dto';
import { ROLES_MAX } from '../../../server/src/rbac/roles/role-query.service.js';
import {
  addDept,
  addMenu,
  addRole,
  delMenu,
  delRole,
  menuDetail,
  menuList,
  myMenu,
  roleDetail,
  roleList,
  roleMenuOptions,
  roleMenuPreview,
  roleOptions,
  routeMenu,
  updateMenu,
  updateRole,
  userPermissions,
} from '@fovea/shared-types/rbac/rbac.calls';
import { adminAuctionList } from '@fovea/shared-types/auction/auction.calls';
import { aCompany, uniqueText } from '../../fixtures/rows.js';
import { startApi, type TestApi } from '../../support/api.js';
import { aMember, aSeller, aStaff } from '../../support/people.js';
import { aHolder, aRole, menuIdsOf } from '../../support/roles.js';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api?.stop());

const pathsOf = (items: readonly MyMenuItem[]): (string | null)[] =>
  items.flatMap((item) => [...(item.menu_type === 'F' ? [] : [item.path]), ...pathsOf(item.children)]);
const find = (items: readonly MyMenuItem[], path: string): MyMenuItem | undefined =>
  items.flatMap((item) => [item, ...item.children]).find((item) => item.path === path);

describe('the menu of a person', () => {
  it('is empty without a role', async () => {
    expect(await api.ok(myMenu, {}, { as: await aMember(api) })).toEqual([]);
  });

  it('shows what the caller’s roles allow, and the pages without a permission', async () => {
    const staff = await aStaff(api, ['rbac:role:list', 'rbac:role:add']);
    const menu = await api.ok(myMenu, {}, { as: staff });
    expect(pathsOf(menu)).toEqual([
      '/dashboard',
      '/system',
      '/system/role',
      '/settings',
      '/settings/changePassword',
    ]);
    expect(find(menu, '/system/role')?.children.map(({ perms }) => perms)).toEqual(['rbac:role:add']);
    expect(await api.ok(routeMenu, {}, { as: staff })).toEqual(menu);
  });

  it('shows everything to the administrator, and to an owner all but what is the platform’s', async () => {
    const { companyId } = await aSeller(api);
    const all = pathsOf(await api.ok(myMenu, {}, { as: await aStaff(api, [WILDCARD]) }));
    expect(all).toEqual(
      expect.arrayContaining(['/system/menu', '/memberList', '/business/audit', '/content/feedback']),
    );
    const owners = pathsOf(await api.ok(myMenu, {}, { as: await aStaff(api, [WILDCARD], companyId) }));
    expect(owners).toEqual(expect.arrayContaining(['/system/user', '/system/role', '/settings/companyInfo']));
    expect(owners).not.toContain('/system/menu');
    expect(owners).not.toContain('/business/audit');
  });

  it('is in the reader’s language and contains what the shell needs', async () => {
    const staff = await aStaff(api, ['rbac:menu:list']);
    const titles = await Promise.all(
      (['zh', 'en', 'ja'] as const).map(async (language) =>
        find(await api.ok(myMenu, {}, { as: staff, language }), '/system/menu'),
      ),
    );
    expect(titles.map((item) => item?.meta.title)).toEqual(['菜单管理', 'Menus', 'メニュー管理']);
    expect(titles[0]).toMatchObject({ menu_name_e: 'Menus', is_admin: 1, hidden: 0, menu_type: 'C' });
    expect(find(await api.ok(myMenu, {}, { as: staff }), '/dashboard')?.meta).toMatchObject({
      affix: true,
      link: null,
    });
  });
});

describe('roles', () => {
  it('are made of menus, changed, given and taken away; each counts from the next call on', async () => {
    const admin = await aStaff(api, [WILDCARD]);
    const menu_ids = await menuIdsOf(api.db, ['auction:auction:list', 'rbac:user:list']);
    const request = {
      role_name: `Clerks ${uniqueText()}`,
      menu_ids,
      remark: 'at the counter',
      request_id: uniqueText(),
    };
    const { id } = await api.ok(addRole, request, { as: admin });
    expect(await api.ok(addRole, request, { as: admin })).toEqual({ id });
    expect(await api.ok(roleDetail, { id }, { as: admin })).toMatchObject({
      ...{
        role_name: request.role_name,
        remark: 'at the counter',
        company_id: null,
        status: 1,
        is_editable: true,
      },
      permissions: ['auction:auction:list', 'rbac:user:list'],
      menu_ids,
    });
    const person = await api.signIn(await aHolder(api.db, id, null));
    await api.ok(adminAuctionList, {}, { as: person });
    await api.ok(updateRole, { id, menu_ids: await menuIdsOf(api.db, ['rbac:user:list']) }, { as: admin });
    expect((await api.refused(adminAuctionList, {}, { as: person })).error).toBe('FORBIDDEN');
    expect(pathsOf(await api.ok(myMenu, {}, { as: person }))).toContain('/system/user');
    await api.ok(updateRole, { id, status: 0 }, { as: admin });
    expect(await api.ok(userPermissions, {}, { as: person })).toMatchObject({ has_role: 0, permissions: [] });
    expect(await api.refused(delRole, { id }, { as: admin })).toMatchObject({
      error: 'IN_USE',
      data: { by: 'users', count: 1, where: 'Test Person' },
    });
    await api.db.query('DELETE FROM account_role WHERE role_id = $1', [id]);
    const last = { id, request_id: uniqueText() };
    await api.ok(delRole, last, { as: admin });
    await api.ok(delRole, last, { as: admin });
    expect((await api.refused(roleDetail, { id }, { as: admin })).error).toBe('NOT_FOUND');
  });

  it('report how many people hold one that cannot be deleted, and the first of them', async () => {
    const admin = await aStaff(api, [WILDCARD]);
    const id = await aRole(api.db, null);
    for (let at = 1; at <= 7; at += 1) await aHolder(api.db, id, null, { username: `Holder ${at}` });
    const where = 'Holder 1, Holder 2, Holder 3, Holder 4, Holder 5, …';
    for (const [language, msg] of [
      ['zh', `仍有 7 项在使用：${where}。`],
      ['en', `This is still used by 7: ${where}.`],
      ['ja', `まだ 7 件で使用されています：${where}。`],
    ] as const)
      expect(await api.refused(delRole, { id }, { as: admin, language })).toMatchObject({
        error: 'IN_USE',
        msg,
      });
  });

  it('are for a company that exists, as departments and people are', async () => {
    const admin = await aStaff(api, [WILDCARD]);
    const company_id = 999_999_999;
    const role_name = `Nowhere ${uniqueText()}`;
    for (const refused of [
      api.refused(addRole, { role_name, menu_ids: [], company_id }, { as: admin }),
      api.refused(addDept, { pid: '0', dept_name: role_name, company_id }, { as: admin }),
    ])
      expect((await refused).error).toBe('NOT_FOUND');
  });

  it('are as many in one place as a select box shows', async () => {
    const { companyId } = await aSeller(api);
    const owner = await aStaff(api, [WILDCARD], companyId);
    await api.db.query(
      `INSERT INTO role (company_id, role_name) SELECT $1, 'filler ' || n
       FROM generate_series(1, $2 - (SELECT count(*)::int FROM role WHERE company_id = $1)) n`,
      [companyId, ROLES_MAX],
    );
    const role = { role_name: 'one more', menu_ids: [] };
    expect((await api.refused(addRole, role, { as: owner })).error).toBe('COUNT_LIMIT');
    expect(await api.ok(roleOptions, {}, { as: owner })).toHaveLength(ROLES_MAX);
    await api.ok(addRole, role, { as: await aStaff(api, [WILDCARD], (await aSeller(api)).companyId) });
  });

  it('leave what was and what became of them in the audit log', async () => {
    const admin = await aStaff(api, [WILDCARD]);
    const id = await aRole(api.db, null, ['rbac:user:list']);
    await api.ok(updateRole, { id, menu_ids: [], remark: 'nothing left' }, { as: admin });
    const { rows } = await api.db.query(
      `SELECT before -> 'permissions' AS before, after -> 'permissions' AS after, after ->> 'remark' AS remark
       FROM audit_log WHERE action = 'rbac:role:update' AND subject_id = $1 AND account_id = $2`,
      [id, admin.accountId],
    );
    expect(rows).toEqual([{ before: ['rbac:user:list'], after: [], remark: 'nothing left' }]);
  });

  it('have one name once in one place', async () => {
    const admin = await aStaff(api, [WILDCARD]);
    const role_name = `Sales ${uniqueText()}`;
    await api.ok(addRole, { role_name, menu_ids: [] }, { as: admin });
    expect((await api.refused(addRole, { role_name, menu_ids: [] }, { as: admin })).error).toBe('NAME_TAKEN');
    const { companyId } = await aSeller(api);
    await api.ok(addRole, { role_name, menu_ids: [], company_id: companyId }, { as: admin });
    const list = await api.ok(roleList, { role_name }, { as: admin });
    expect(list.data.map(({ company_id }) => company_id)).toEqual([null, companyId]);
  });

  it('list which of them, and which menus, a user may grant', async () => {
    const { companyId } = await aSeller(api);
    const small = await aRole(api.db, companyId, ['rbac:role:list']);
    const big = await aRole(api.db, companyId, ['auction:auction:decide']);
    const keeper = await aStaff(api, ['rbac:role:list', 'rbac:user:list'], companyId);
    const options = await api.ok(roleOptions, {}, { as: keeper });
    const grantable = new Map(options.map((option) => [option.id, option.is_grantable]));
    expect([grantable.get(small), grantable.get(big)]).toEqual([true, false]);
    const flat = (await api.ok(roleMenuOptions, {}, { as: keeper })).flatMap((root) =>
      root.children.flatMap((page) => [page, ...page.children]),
    );
    const byPerms = new Map(flat.map((option) => [option.perms, option.is_grantable]));
    expect([byPerms.get('rbac:role:list'), byPerms.get('auction:auction:decide')]).toEqual([true, false]);
    expect(byPerms.has('rbac:menu:list')).toBe(false);
  });

  it('can be looked through before anybody holds them', async () => {
    const admin = await aStaff(api, [WILDCARD]);
    const id = await aRole(api.db, null, ['rbac:user:list']);
    expect(pathsOf(await api.ok(roleMenuPreview, { id }, { as: admin }))).toContain('/system/user');
    const menu_ids = await menuIdsOf(api.db, ['rbac:audit-log:list']);
    const instead = pathsOf(await api.ok(roleMenuPreview, { id, menu_ids }, { as: admin }));
    expect(instead).toContain('/system/auditLog');
    expect(instead).not.toContain('/system/user');
  });
});

describe('the list of roles', () => {
  it('is found by the name of the company they belong to, in any language, and only among one’s own', async () => {
    const admin = await aStaff(api, [WILDCARD]);
    const mark = uniqueText();
    const company = await aCompany(api.db, { name_e: `Lens ${mark}`, name_c: `镜片 ${mark}` });
    const role = await aRole(api.db, company);
    for (const company_name of [`lens ${mark}`, `镜片 ${mark}`]) {
      const { data } = await api.ok(roleList, { company_name }, { as: admin });
      expect(data.map(({ id }) => id)).toEqual([role]);
    }
    expect((await api.ok(roleList, { company_name: `${mark} nobody` }, { as: admin })).total).toBe(0);
    const other = await aStaff(api, ['rbac:role:list'], await aCompany(api.db));
    expect((await api.ok(roleList, { company_name: mark }, { as: other })).total).toBe(0);
  });
});

describe('the menu as staff keep it', () => {
  const aLink = {
    pid: '0',
    menu_type: 'C' as const,
    menu_name: '说明书',
    menu_name_e: 'Manuals',
    menu_name_j: '説明書',
    link: 'https://manuals.test.example',
  };

  it('takes links of its own, which everybody with a role sees', async () => {
    const admin = await aStaff(api, [WILDCARD]);
    const { id } = await api.ok(addMenu, aLink, { as: admin });
    expect(await api.ok(menuDetail, { id }, { as: admin })).toMatchObject({
      pid: '0',
      link: aLink.link,
      is_built_in: false,
    });
    const seen = await api.ok(myMenu, {}, { as: await aStaff(api, ['rbac:user:list']) });
    expect(seen.map(({ meta }) => meta.link)).toContain(aLink.link);
    await api.ok(delMenu, { id }, { as: admin });
    expect((await api.refused(menuDetail, { id }, { as: admin })).error).toBe('NOT_FOUND');
  });

  it('is full at as many rows as one role may hold', async () => {
    const admin = await aStaff(api, [WILDCARD]);
    await api.db.query(
      `INSERT INTO menu (menu_type, menu_name, menu_name_e, menu_name_j, link)
       SELECT 'C', 'filler', 'filler', 'filler', 'https://filler.test.example'
       FROM generate_series(1, $1 - (SELECT count(*)::int FROM menu))`,
      [ROLE_MENUS_MAX],
    );
    expect((await api.refused(addMenu, aLink, { as: admin })).error).toBe('COUNT_LIMIT');
    await api.db.query(`DELETE FROM menu WHERE menu_name = 'filler'`);
    const { id } = await api.ok(addMenu, aLink, { as: admin });
    await api.ok(delMenu, { id }, { as: admin });
  });

  it('dresses and moves what came with the program', async () => {
    const admin = await aStaff(api, [WILDCARD]);
    const tree = await api.ok(menuList, { menu_name: 'Audit log' }, { as: admin });
    expect(tree.every(({ pid }) => pid === '0')).toBe(true);
    const page = tree[0]?.children[0];
    expect(page).toMatchObject({ menu_name_e: 'Audit log', is_built_in: true, pid: tree[0]?.id });
    const id = page?.id ?? '';
    await api.ok(updateMenu, { id, menu_name_e: 'What was done', sort: 1 }, { as: admin });
    expect(await api.ok(menuDetail, { id }, { as: admin })).toMatchObject({
      menu_name_e: 'What was done',
      sort: 1,
    });
  });

  it('puts nothing under itself, under a button or under nothing', async () => {
    const admin = await aStaff(api, [WILDCARD]);
    const [root] = await api.ok(menuList, { menu_name: '系统管理' }, { as: admin });
    const [button = ''] = await menuIdsOf(api.db, ['rbac:role:add']);
    const [page = ''] = await menuIdsOf(api.db, ['rbac:role:list']);
    for (const [id, pid] of [
      [root?.id ?? '', page],
      [page, page],
      [page, button],
      [page, '999999999'],
    ] as const)
      expect((await api.refused(updateMenu, { id, pid }, { as: admin })).fields).toHaveProperty('pid');
    expect((await api.refused(delMenu, { id: root?.id ?? '' }, { as: admin })).error).toBe('IN_USE');
  });
});
