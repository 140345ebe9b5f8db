import type { Language } from '@fovea/shared-types/language';
import type { MenuDetail, MenuTreeItem, MenuType, MyMenuItem } from '@fovea/shared-types/rbac/menu.dto';
import { mayBeHeldInCompany } from '@fovea/shared-types/permissions';
import { versionOf } from '../../platform/database/row-version.js';
import { inLanguage } from '../../platform/database/localized.js';
import { toTree, treeId } from '../../platform/tree/tree.js';

export interface MenuRow {
  id: number;
  pid: number | null;
  key: string | null;
  menu_type: MenuType;
  menu_name: string;
  menu_name_e: string;
  menu_name_j: string;
  path: string | null;
  icon: string | null;
  perms: string | null;
  badge_key: string | null;
  affix: number;
  link: string | null;
  hidden: number;
  is_admin: number;
  sort: number;
  status: number;
}

export const titleIn = (row: MenuRow, language: Language): string =>
  inLanguage({ c: row.menu_name, e: row.menu_name_e, j: row.menu_name_j }, language);

/**
 * The menu for a set of permissions: a page or button by its permission, a page without one for everybody who
 * holds a role, a directory by its contents; a hidden page without one is there for the sake of its buttons.
 * What is switched off is hidden with all below it.
 */
export const toMyMenu = (
  rows: readonly MenuRow[],
  language: Language,
  holds: (permission: string) => boolean,
): MyMenuItem[] =>
  toTree<MenuRow, MyMenuItem | null>(
    rows.filter(({ status, perms }) => status === 1 && (perms === null || holds(perms))),
    (row, mapped) => {
      const children = mapped.filter((child) => child !== null);
      const isFrame = row.menu_type === 'M' || (row.hidden === 1 && row.perms === null);
      return isFrame && children.length === 0 ? null : toMyMenuItem(row, language, children);
    },
  ).filter((item) => item !== null);

const toMyMenuItem = (row: MenuRow, language: Language, children: MyMenuItem[]): MyMenuItem => ({
  id: treeId(row.id),
  pid: treeId(row.pid),
  path: row.path,
  menu_name: row.menu_name,
  menu_name_e: row.menu_name_e,
  menu_name_j: row.menu_name_j,
  menu_type: row.menu_type,
  icon: row.icon,
  perms: row.perms,
  is_admin: row.is_admin,
  hidden: row.hidden,
  meta: {
    title: titleIn(row, language),
    icon: row.icon,
    badgeKey: row.badge_key,
    affix: row.affix === 1,
    link: row.link,
  },
  children,
});

/** What the form of a menu edits. */
export const menuFieldsOf = ({ id: _, key: __, ...fields }: MenuRow) => fields;

export const toMenuDetail = (row: MenuRow): MenuDetail => ({
  id: treeId(row.id),
  pid: treeId(row.pid),
  path: row.path,
  menu_name: row.menu_name,
  menu_name_e: row.menu_name_e,
  menu_name_j: row.menu_name_j,
  menu_type: row.menu_type,
  icon: row.icon,
  perms: row.perms,
  badge_key: row.badge_key,
  affix: row.affix,
  link: row.link,
  sort: row.sort,
  hidden: row.hidden,
  status: row.status,
  is_admin: row.is_admin,
  is_built_in: row.key !== null,
  version: versionOf(menuFieldsOf(row)),
  is_for_companies: row.perms === null || mayBeHeldInCompany(row.perms),
});

export const toMenuTree = (rows: readonly MenuRow[]): MenuTreeItem[] =>
  toTree<MenuRow, MenuTreeItem>(rows, (row, children) => ({ ...toMenuDetail(row), children }));
