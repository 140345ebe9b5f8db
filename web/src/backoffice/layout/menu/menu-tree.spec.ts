import type { MyMenuItem } from '@fovea/shared-types/rbac/menu.dto';
import {
  existing,
  holds,
  homeOf,
  menuOf,
  pageOfDirectory,
  pinnedOf,
  routesOf,
  sidebarOf,
  withDetails,
} from './menu-tree';

let id = 0;
function item(
  menu_type: MyMenuItem['menu_type'],
  path: string | null,
  changes: Partial<MyMenuItem> = {},
): MyMenuItem {
  const name = path ?? 'button';
  return {
    id: String(++id),
    pid: '0',
    path,
    menu_type,
    menu_name: `${name} zh`,
    menu_name_e: `${name} en`,
    menu_name_j: `${name} ja`,
    icon: null,
    perms: null,
    is_admin: 0,
    hidden: 0,
    meta: { title: name, icon: null, badgeKey: null, affix: false, link: null },
    children: [],
    ...changes,
  };
}
const page = (path: string, changes: Partial<MyMenuItem> = {}) => item('C', path, changes);
const directory = (path: string, children: MyMenuItem[], changes: Partial<MyMenuItem> = {}) =>
  item('M', path, { children, ...changes });

const items = [
  page('/dashboard', {
    meta: { title: 'Home', icon: null, badgeKey: null, affix: true, link: null },
    children: [item('F', null, { perms: 'message:badge:read' })],
  }),
  directory('/member', [page('/memberList')]),
  directory('/system', [page('/system/user'), page('/system/role'), page('/system/detail', { hidden: 1 })]),
  directory('/empty', []),
  directory('/orders', [page('/orders/auction', { hidden: 1 })], { hidden: 1 }),
  page('/help', {
    meta: { title: 'Help', icon: null, badgeKey: null, affix: true, link: 'https://help.example' },
  }),
];
const menu = menuOf(items);

describe('the menu', () => {
  it('has neither buttons nor directories in which nothing is left', () => {
    expect(menu.map(({ path }) => path)).toEqual(['/dashboard', '/member', '/system', '/orders', '/help']);
    expect(menu[0]?.children).toEqual([]);
  });

  it('becomes a route for every page, hidden ones too, and none for directories and addresses outside', () => {
    expect([...routesOf(menu).keys()]).toEqual([
      '/dashboard',
      '/memberList',
      '/system/user',
      '/system/role',
      '/system/detail',
      '/orders/auction',
    ]);
  });

  it('knows the directories above a page', () => {
    expect(
      routesOf(menu)
        .get('/system/role')
        ?.above.map(({ path }) => path),
    ).toEqual(['/system']);
    expect(routesOf(menu).get('/dashboard')?.above).toEqual([]);
  });

  it('adds the page of a single row with its list, below it, and not without', () => {
    const one = {
      path: '/system/role/view',
      list: '/system/role',
      title: ['角色', 'Role', 'ロール'] as const,
    };
    const routes = withDetails(routesOf(menu), [one, { ...one, path: '/other/view', list: '/other' }]);
    expect(routes.get('/other/view')).toBeUndefined();
    expect(routes.get('/system/role/view')).toMatchObject({ isHidden: true, titles: { en: 'Role' } });
    expect(routes.get('/system/role/view')?.above.map(({ path }) => path)).toEqual([
      '/system',
      '/system/role',
    ]);
  });

  it('shows a directory with a single page as that page, and nothing that is hidden', () => {
    const shown = sidebarOf(menu);
    expect(shown.map(({ path }) => path)).toEqual(['/dashboard', '/memberList', '/system', '/help']);
    expect(shown[2]?.children.map(({ path }) => path)).toEqual(['/system/user', '/system/role']);
  });

  it('leads from a directory to its first page that is shown', () => {
    expect(pageOfDirectory(menu, '/member')).toBe('/memberList');
    expect(pageOfDirectory(menu, '/system')).toBe('/system/user');
    expect(pageOfDirectory(menu, '/orders')).toBeUndefined();
    expect(pageOfDirectory(menu, '/nowhere')).toBeUndefined();
  });

  it('offers no page that this version of the program does not have', () => {
    const known = existing(menu, (path) => path === '/system/role');
    expect(known.map(({ path }) => path)).toEqual(['/system', '/help']);
    expect(known[0]?.children.map(({ path }) => path)).toEqual(['/system/role']);
  });

  it('begins at its first page', () => {
    expect(homeOf(menu)).toBe('/dashboard');
    expect(homeOf(menuOf(items.slice(1)))).toBe('/memberList');
    expect(homeOf([])).toBeUndefined();
  });

  it('pins pages, never addresses outside', () => expect(pinnedOf(menu)).toEqual(['/dashboard']));

  it('finds in which entry a page is', () => {
    expect(menu.filter((entry) => holds(entry, '/system/detail')).map(({ path }) => path)).toEqual([
      '/system',
    ]);
  });

  it('keeps the three titles and shows the reader’s', () => {
    expect(routesOf(menu).get('/memberList')).toMatchObject({
      title: '/memberList',
      titles: { zh: '/memberList zh', en: '/memberList en', ja: '/memberList ja' },
    });
  });
});
