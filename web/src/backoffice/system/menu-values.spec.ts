import type { MenuTreeItem } from '@fovea/shared-types/rbac/menu.dto';
import { describe, expect, it } from 'vitest';
import { menuFields, menuTitle, menuValues, newMenu, parentChoices } from './menu-values';

const menu = (change: Partial<MenuTreeItem>): MenuTreeItem => ({
  id: '1',
  pid: '0',
  menu_name: '系统',
  menu_name_e: 'System',
  menu_name_j: 'システム',
  path: '/system',
  menu_type: 'M',
  icon: 'settings',
  perms: null,
  badge_key: null,
  affix: 0,
  link: null,
  sort: 10,
  hidden: 0,
  status: 1,
  is_admin: 0,
  is_built_in: true,
  is_for_companies: true,
  version: 'one',
  children: [],
  ...change,
});
const button = menu({ id: '3', pid: '2', menu_type: 'F', path: null, perms: 'rbac:role:add' });
const page = menu({ id: '2', pid: '1', menu_type: 'C', path: '/system/role', children: [button] });
const root = menu({ children: [page] });

describe('the form of a menu', () => {
  it('offers a page below a directory, a button below a page, and a directory at the root', () => {
    expect([null, root, page].map((parent) => newMenu(parent).menu_type)).toEqual(['M', 'C', 'F']);
  });

  it('returns what it was filled with', () => {
    const { menu_type, path, pid, status } = menuFields(menuValues(page));
    expect({ menu_type, path, pid, status }).toEqual({
      menu_type: 'C',
      path: '/system/role',
      pid: '1',
      status: 1,
    });
  });

  it('leaves out what the type does not have', () => {
    const typed = { ...menuValues(page), path: '/x', icon: 'x', affix: true, perms: 'rbac:role:add' };
    expect(menuFields({ ...typed, menu_type: 'F' })).toMatchObject({ path: null, icon: null, affix: 0 });
    expect(menuFields({ ...typed, menu_type: 'M' })).toMatchObject({ perms: null, path: '/x' });
  });

  it('hangs a menu neither below a button nor below itself', () => {
    const title = (one: MenuTreeItem) => menuTitle(one, 'ja');
    expect(parentChoices([root], title)).toEqual([
      { value: '1', label: 'システム', children: [{ value: '2', label: 'システム' }] },
    ]);
    expect(parentChoices([root], title, '2')).toEqual([{ value: '1', label: 'システム' }]);
  });
});
