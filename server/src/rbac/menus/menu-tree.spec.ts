import { toMyMenu, type MenuRow } from './menu-tree.js';

const aRow = (id: number, pid: number | null, changes: Partial<MenuRow> = {}): MenuRow => ({
  id,
  pid,
  key: null,
  menu_type: 'C',
  menu_name: `菜单${id}`,
  menu_name_e: `Menu ${id}`,
  menu_name_j: `メニュー${id}`,
  path: `/${id}`,
  icon: null,
  perms: null,
  badge_key: null,
  affix: 0,
  link: null,
  hidden: 0,
  is_admin: 0,
  sort: 0,
  status: 1,
  ...changes,
});

const seen = (rows: MenuRow[], ...held: string[]): string[] => {
  const ids = (items: ReturnType<typeof toMyMenu>): string[] =>
    items.flatMap(({ id, children }) => [id, ...ids(children)]);
  return ids(toMyMenu(rows, 'en', (permission) => held.includes(permission)));
};

describe('what somebody sees of the menu', () => {
  const rows = [
    aRow(1, null, { menu_type: 'M' }),
    aRow(2, 1, { perms: 'a:b:list' }),
    aRow(3, 2, { menu_type: 'F', path: null, perms: 'a:b:add' }),
    aRow(4, null, { menu_type: 'M' }),
    aRow(5, 4, { hidden: 1 }),
    aRow(6, 5, { menu_type: 'F', path: null, perms: 'c:d:add' }),
    aRow(7, null),
  ];

  it('is a page by its permission, a directory by its pages, a button by its own permission', () => {
    expect(seen(rows, 'a:b:list')).toEqual(['1', '2', '7']);
    expect(seen(rows, 'a:b:list', 'a:b:add')).toEqual(['1', '2', '3', '7']);
  });

  it('contains no page without its permission, nor its buttons', () => {
    expect(seen(rows, 'a:b:add')).toEqual(['7']);
  });

  it('contains a page without a permission; a hidden one only with a button of it', () => {
    expect(seen(rows)).toEqual(['7']);
    expect(seen(rows, 'c:d:add')).toEqual(['4', '5', '6', '7']);
  });

  it('is nothing below what is switched off', () => {
    const off = rows.map((row) => (row.id === 1 ? { ...row, status: 0 } : row));
    expect(seen(off, 'a:b:list', 'a:b:add')).toEqual(['7']);
  });
});
