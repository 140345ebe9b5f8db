import type { MenuDetail, MenuTreeItem, MenuType } from '@fovea/shared-types/rbac/menu.dto';
import type { TreeChoice } from '../../kit/form/fields';

/** The values of a menu's form; the type determines which fields it shows. */
export interface MenuValues {
  pid: string | null;
  menu_type: string;
  menu_name: string;
  menu_name_e: string;
  menu_name_j: string;
  path: string;
  icon: string | null;
  perms: string | null;
  badge_key: string;
  link: string;
  sort: number | null;
  affix: boolean;
  hidden: boolean;
  is_admin: boolean;
  status: boolean;
}

const ROOT = '0';

export const newMenu = (parent: MenuTreeItem | null): MenuValues => ({
  pid: parent?.id ?? null,
  // Below a directory are pages, below a page its buttons.
  menu_type: parent === null ? 'M' : parent.menu_type === 'M' ? 'C' : 'F',
  menu_name: '',
  menu_name_e: '',
  menu_name_j: '',
  path: '',
  icon: null,
  perms: null,
  badge_key: '',
  link: '',
  sort: 0,
  affix: false,
  hidden: false,
  is_admin: false,
  status: true,
});

export const menuValues = (menu: MenuDetail): MenuValues => ({
  pid: menu.pid === ROOT ? null : menu.pid,
  menu_type: menu.menu_type,
  menu_name: menu.menu_name,
  menu_name_e: menu.menu_name_e,
  menu_name_j: menu.menu_name_j,
  path: menu.path ?? '',
  icon: menu.icon,
  perms: menu.perms,
  badge_key: menu.badge_key ?? '',
  link: menu.link ?? '',
  sort: menu.sort,
  affix: menu.affix === 1,
  hidden: menu.hidden === 1,
  is_admin: menu.is_admin === 1,
  status: menu.status === 1,
});

const MENU_TYPES: readonly MenuType[] = ['M', 'C', 'F'];
const menuTypeOf = (text: string): MenuType => MENU_TYPES.find((type) => type === text) ?? 'M';

const orNull = (text: string): string | null => (text.trim() === '' ? null : text.trim());
const flag = (isOn: boolean): number => (isOn ? 1 : 0);

/** The values as both calls accept them; what the type does not have is left empty. */
export function menuFields(values: MenuValues) {
  const type = menuTypeOf(values.menu_type);
  const isButton = type === 'F';
  return {
    pid: values.pid ?? ROOT,
    menu_type: type,
    menu_name: values.menu_name.trim(),
    menu_name_e: values.menu_name_e.trim(),
    menu_name_j: values.menu_name_j.trim(),
    path: isButton ? null : orNull(values.path),
    icon: isButton ? null : values.icon,
    perms: type === 'M' ? null : values.perms,
    badge_key: isButton ? null : orNull(values.badge_key),
    link: isButton ? null : orNull(values.link),
    sort: values.sort ?? 0,
    affix: flag(!isButton && values.affix),
    hidden: flag(!isButton && values.hidden),
    is_admin: flag(values.is_admin),
    status: flag(values.status),
  };
}

/** Where a menu may hang: directories and pages, without the branch it is itself. */
export const parentChoices = (
  menus: readonly MenuTreeItem[],
  titleOf: (menu: MenuTreeItem) => string,
  without?: string,
): TreeChoice[] =>
  menus
    .filter(({ id, menu_type }) => id !== without && menu_type !== 'F')
    .map((menu) => {
      const below = parentChoices(menu.children, titleOf, without);
      return { value: menu.id, label: titleOf(menu), ...(below.length > 0 ? { children: below } : {}) };
    });

const TITLES = { zh: 'menu_name', en: 'menu_name_e', ja: 'menu_name_j' } as const;

/** The title in the reader's language. */
export const menuTitle = (menu: MenuTreeItem, language: 'zh' | 'en' | 'ja'): string =>
  menu[TITLES[language]] || menu.menu_name_e;
