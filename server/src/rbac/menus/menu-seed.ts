import { contentMenu } from './menu-seed/content.menu.js';
import { financeMenu } from './menu-seed/finance.menu.js';
import { goodsMenu } from './menu-seed/goods.menu.js';
import { maintenanceMenu } from './menu-seed/maintenance.menu.js';
import { memberMenu } from './menu-seed/member.menu.js';
import { button, page, type MenuSeed } from './menu-seed/menu-row.js';
import { orderMenu } from './menu-seed/order.menu.js';
import { systemMenu } from './menu-seed/system.menu.js';
import { warehouseMenu } from './menu-seed/warehouse.menu.js';

/**
 * The menu that comes with the program: every directory, page and permission, in the order in which it is
 * shown. Each permission string is on exactly one row (a test proves it). The key of a row is its name for
 * ever: staff's own titles, order and icons refer to it. Removing a row or renaming its key needs a migration
 * that removes the old row.
 */
export const menuSeed: readonly MenuSeed[] = [
  page('dashboard', '/dashboard', 'dashboard', ['工作台', 'Dashboard', 'ダッシュボード'], { affix: true }, [
    button('message:badge:read', ['待办数量', 'Counts of waiting work', '未処理件数']),
    button('platform:export:add', ['导出表格', 'Export tables', '一覧の書き出し']),
    button('platform:table-view:share', ['共享表格视图', 'Share table views', '表示設定の共有']),
  ]),
  ...memberMenu,
  ...goodsMenu,
  ...warehouseMenu,
  ...orderMenu,
  ...maintenanceMenu,
  ...financeMenu,
  ...contentMenu,
  ...systemMenu,
];

/** All rows, parents before their children. */
export function flatten(rows: readonly MenuSeed[], parent: string | null = null): FlatMenu[] {
  return rows.flatMap(({ children, ...row }, index) => [
    { ...row, parent, sort: (index + 1) * 10 },
    ...flatten(children, row.key),
  ]);
}

export type FlatMenu = Omit<MenuSeed, 'children'> & { parent: string | null; sort: number };
