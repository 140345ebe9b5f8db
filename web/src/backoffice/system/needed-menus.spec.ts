import type { RoleMenuOption } from '@fovea/shared-types/rbac/role.dto';
import { describe, expect, it } from 'vitest';
import { withNeeded } from './needed-menus';

const option = (change: Partial<RoleMenuOption>): RoleMenuOption => ({
  id: '0',
  pid: '0',
  title: 'Menu',
  menu_type: 'C',
  icon: null,
  perms: null,
  is_grantable: true,
  children: [],
  ...change,
});
const menus = (isGrantable: boolean): RoleMenuOption[] => [
  option({
    id: '1',
    menu_type: 'M',
    children: [
      option({ id: '2', perms: 'member:company:approve' }),
      option({
        id: '3',
        perms: 'member:company:list',
        is_grantable: isGrantable,
        children: [option({ id: '4', menu_type: 'F', perms: 'member:company:update' })],
      }),
    ],
  }),
];
const none = new Set<string>();

describe('a page that reads by another permission', () => {
  it('takes the page with it along, without its buttons', () => {
    expect([...withNeeded(menus(true), none, new Set(['1', '2']))]).toEqual(['1', '2', '3']);
  });

  it('takes along nothing that the caller may not give', () => {
    expect([...withNeeded(menus(false), none, new Set(['1', '2']))]).toEqual(['1', '2']);
  });

  it('lets the other page be taken away', () => {
    const before = new Set(['1', '2', '3']);
    expect([...withNeeded(menus(true), before, new Set(['1', '2']))]).toEqual(['1', '2']);
  });
});
